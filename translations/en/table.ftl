# What is written on the table itself and heard of its places.

scene-joined = { $first }, { $rest }
scene-position = { $place } of { $count }

## Cards in hand

scene-newest = just drawn
scene-lifted = lifted
scene-owed-band = lay · −{ $points }
scene-kept-band = keep
scene-discard-one = Only one card can be discarded: put the others down first.

## Combinations

scene-new = New
scene-newest-meld = new
scene-closed = Closed
scene-new-combination = New combination
scene-drop-three = drop three or more cards
scene-more-above = ↑ { $count }
scene-more-below = ↓ { $count }
scene-first-meld = First meld: { $reached } of { $needed }
scene-first-meld-missing = { $missing ->
    [0] That is enough.
   *[other] { POINTS($missing) } more
}
scene-draft = New combination
scene-draft-empty = Choose its cards with Enter
scene-reading = { $card }: { POINTS($points) }
scene-either = { $first } or { $other }
scene-joker-open = The joker’s suit is still open: { $cards }.
scene-nothing-to-extend = No combination lies on the table.
scene-fits-nowhere = No combination takes the { $card }.

## Piles

scene-stock = Stock { $count }
scene-discard = Discards { $count }
scene-stock-name = Stock
scene-discard-name = Discard pile
scene-pile-holds = { $count ->
    [0] empty
   *[other] { CARDS($count) }
}
scene-pile-shows = { CARDS($count) }, { $card } on top

## Players

scene-seat = { $who }
scene-count = { $count }
scene-opened = Opened
scene-playing = playing
scene-out = out of the game
scene-seat-cards = { CARDS($count) }
scene-seat-opened = opened
scene-seat-playing = playing now
scene-seat-out = out of the game

## Menus

scene-menu-impossible = { $entry } – { $reason }
scene-menu-effect = { $entry } ({ $effect })
scene-menu-play = Play to a combination
scene-menu-play-to = Play to: { $meld }
scene-menu-discard = Discard
scene-menu-begin = Start a combination with it
scene-menu-take = Take the { $card }
scene-menu-take-first = Take the first card: { $card }
scene-menu-take-last = Take the last card: { $card }
scene-menu-take-whole = Take the whole combination
scene-menu-merge = Merge with
scene-menu-merge-with = { $meld }
scene-menu-swap = Swap the joker: { $cards }
scene-menu-take-back = Take back into the hand
scene-menu-describe = Describe
