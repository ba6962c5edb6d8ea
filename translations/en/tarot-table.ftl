# What the table of French Tarot shows and says beside the cards.

## Plates

tarot-note-dealer = dealer
tarot-note-passed = passed
tarot-note-tricks = { $count ->
    [1] 1 trick
   *[other] { $count } tricks
}
tarot-tag-bid = { tarot-bid-name } × { $multiplier }
tarot-tag-declarer = Declarer · { tarot-bid-name } × { $multiplier }
tarot-tag-partner = Partner
tarot-heard-dealer = dealer
tarot-heard-passed = has passed
tarot-heard-declarer = declarer, { tarot-bid-line }
tarot-heard-partner = partner of the declarer
tarot-heard-handle = has shown a { tarot-handle-name }

## The felt

tarot-place-card = { $who-kind ->
    [you] You:
   *[other] { $who }:
} { $card }
tarot-place-wins = wins so far
tarot-place-took = takes the trick
tarot-place-kitty = Kitty
tarot-place-handle = Handle
tarot-place-won = { $who-kind ->
    [you] Your tricks
   *[other] { $who }’s tricks
}
tarot-place-won-last = the last one too
tarot-kitty-count = Kitty { $count }
tarot-kitty-open = Kitty
tarot-your-card = your card
tarot-trick-of = Trick { $number } of { $count }
tarot-trick-led = Suit led: { tarot-suit }
tarot-trick-no-suit = The next card sets the suit
tarot-trick-winning = { $who-kind ->
    [you] You are winning
   *[other] { $who } is winning
}
tarot-trick-taken = { $who-kind ->
    [you] You take it
   *[other] { $who } takes it
}
tarot-trick-last = Last trick
tarot-called-title = Called
tarot-called-open = not seen yet
tarot-called-seen = { $who-kind ->
    [you] with you
   *[other] with { $who }
}
tarot-called-kitty = in the kitty
tarot-misere-title = Misère

## The bar

bar-bid = Bid
bar-call = Call a card
bar-put-back = Put cards back
bar-handle = Handle
bar-last-trick = Last trick
bar-play = Play: { $card }
bar-play-none = Play
bar-go-on = Go on

## Keys

tarot-verb-choose = play the card; while a trick is shown, go on
tarot-verb-bid = choose a contract, call a card or put cards back; else go on
tarot-verb-counts = how many tricks everyone has taken
tarot-verb-sort-by-suit = sort by suit, trumps last
tarot-verb-sort-by-rank = trumps first, then the suits
tarot-verb-options-in-force = the contract, then the rules of this table
tarot-verb-last-turn = the last trick

## Answers

tarot-no-card = Move to a card of your hand first.
