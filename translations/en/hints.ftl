# What a hint says, bit by bit: a nudge, then the cards, then each step. See TRANSLATING.md for what comes with a card or player.

## How it is told

hint-answer-told = { $told }
hint-answer-step = Step { $number } of { $count }. { $told }
hint-answer-not-your-turn = It is { $who }’s turn: a hint can be had in your own.
hint-answer-round-over = The round is over: there is nothing to hint at.

## The nudge

hint-nudge-draw = Your turn begins with a card from the stock.
hint-nudge-draw-again = Nothing you hold can be laid yet: draw again.
hint-nudge-compare = It is time to draw: from the stock or from the discard pile?
hint-nudge-pile = Something in the discard pile is of use to you.
hint-nudge-back = Your first meld cannot be completed with this hand.
hint-nudge-out = You can go out in this turn.
hint-nudge-discard = No more of your cards can go down: it is time to discard.
hint-nudge-end = No more of your cards can go down: it is time to end the turn.
hint-nudge-open = You hold enough for a first meld of { POINTS($needed) }.
hint-nudge-owed = { $count ->
    [1] The card that must be played this turn has a place.
   *[other] The cards that must be played this turn have their places.
}
hint-nudge-owed-some = Not every card that must be played this turn has a place; play those that have.
hint-nudge-swap = A joker on the table can be yours.
hint-nudge-more = { $count ->
    [1] One more of your cards can go down.
    [2] Two more of your cards can go down.
    [3] Three more of your cards can go down.
   *[other] { $count } more of your cards can go down.
}
hint-nudge-rearrange = { $count ->
    [0] Cards on the table can be used better.
    [1] One more of your cards can go down if cards on the table move.
    [2] Two more of your cards can go down if cards on the table move.
    [3] Three more of your cards can go down if cards on the table move.
   *[other] { $count } more of your cards can go down if cards on the table move.
}
hint-nudge-knock = Your hand is light enough for a knock.

## The cards

hint-cards = These can go down: { $parts }.
hint-several = { $first }; { $rest }
hint-cards-stock = Draw from the stock.
hint-cards-pile = Take from the discard pile: { $cards }.
hint-cards-discard = The card to discard: { $card }.
hint-cards-arrange = You can play { $cards }. New on the table: { $table }.
hint-part-new = { $kind ->
    [run] new run
    [set] new set
   *[identity] new identity
}: { $cards }
hint-part-onto = { $card } onto { $cards }
hint-part-swap = { $card } for the joker in { $cards }

## The steps

hint-draw = Draw from the stock: { $reason }.
hint-take = Take from the discard pile { $cards-count ->
    [1] the { $cards }
   *[other] { CARDS($cards-count) }, { $cards }
}: { $reason }.
hint-lay = Lay { $cards } as a new { $kind ->
    [run] run
    [set] set
   *[identity] identity
}.
hint-lay-opens = { $told } That opens: { $reached } of { $needed } points.
hint-lay-short = { $told } That makes { $reached } of { $needed } points.
hint-extend = Add the { $card } to { $cards }{ $end ->
    [low] {" "}at the start
    [high] {" "}at the end
   *[either] {""}
}.
hint-swap = Put the { $card } in the joker’s place in { $cards }: the joker comes into your hand and must be played this turn.
hint-meld-back = Take { $cards } back into your hand.
hint-take-end = Take the { $card } from { $cards } into your hand.
hint-take-whole = Take the whole combination into your hand: { $cards }.
hint-merge = Merge { $cards } with { $others }.
hint-discard = Discard the { $card }: { $reason }.
hint-discard-out = Discard the { $card }: with that you go out.
hint-end-turn = End your turn.
hint-knock = Knock with { POINTS($points) }: your hand is probably the lowest.
hint-confirm = Confirm the table.
hint-declare = Declare the { $card }.
hint-carry-back = Take { $cards } back into your hand.
hint-carry-new = Begin a new combination from your hand: { $cards }.
hint-carry-onto = Add { $cards } from your hand to { $others }.
hint-carry-new-from = Begin a new combination with { $cards }, taken from { $source }.
hint-carry-onto-from = Move { $cards } from { $source } to { $others }.

## The reasons

hint-why-pile-closed = this table takes nothing from the discard pile
hint-why-not-opened = the discard pile is closed to you until you have opened
hint-why-pile-empty = nothing lies on the discard pile
hint-why-pile-useless = nothing in the discard pile can be put to use at once
hint-why-top-alone = the { $card } fits nothing you hold
hint-why-top-not-laid = the { $card } cannot be put to use at once
hint-why-begins = every turn begins so
hint-why-nothing-yet = nothing you hold can be laid yet, and this is draw { $number } of 3
hint-why-take-new = the { $card } makes a combination with { $cards }
hint-why-take-onto = the { $card } goes onto { $cards }
hint-why-take-later = it will be of use
hint-why-more = { $first }, { $rest }
hint-why-last = { $first }, and { $rest }
hint-why-alone = it fits nothing you hold
hint-why-only-with = it goes with nothing but { $cards }
hint-why-cost = it costs { POINTS($points) } in hand
hint-why-table = nothing on the table takes it

## In the window

bar-hint = Hint
hint-steps = The steps of this turn
hint-previous = Previous step
hint-next = Next step
hint-all = All steps
hint-hide = Hide the steps
hint-used = Hints used: { $count }
hint-used-in-all = Hints used: { $count } in this round, { $all } in all
