# What the window says of French Tarot: the auction, the calls, the put-back, the handle, the score sheet.

tarot-hand = Your hand
tarot-hand-line = { CARDS($count) }: { $cards }
tarot-look = Look at my hand

## On cards that can be ticked

tarot-box-own = in your hand
tarot-box-kitty = from the kitty
tarot-box-kitty-short = kitty
tarot-box-shown = shown

## The auction

tarot-auction = The auction
tarot-auction-bid = { tarot-bid-name } ×{ $multiplier }
tarot-auction-pass = Pass
tarot-auction-list = All bids
tarot-auction-turn = Bid or pass.
tarot-auction-wait = { $who } is to bid.
tarot-auction-lower = too low
tarot-auction-not-here = not at this table

## The call

tarot-turn-opens = { $keys } opens the cards to choose from.
tarot-call = Call
tarot-call-title = { $rank ->
    [K] Call a king
   *[Q] Call a queen
}
tarot-call-rule = Who holds the called card is your partner, which nobody knows until the card is seen. With a card of your own, or one that lies in the kitty, you have no partner by it.
tarot-call-before = Called already: { $card }.
tarot-call-choose = Choose a card first, with the arrow keys or by a click.
tarot-call-more = More cards
tarot-call-fewer = { $rank ->
    [K] The kings alone
   *[Q] The queens alone
}
tarot-call-more-barred = { $rank ->
    [K] only with all four kings
   *[Q] only with all four queens
}

## The put-back

tarot-put-title = Put { CARDS($due) } back
tarot-put-kitty = The kitty was shown to all: { $cards }.
tarot-put-count = { $count } of { $due }
tarot-put-enough = { CARDS($due) } are chosen already; untick one before you tick another.
tarot-put-missing = { $count } more to choose
tarot-put-play = Put back and play
tarot-put-untick = Untick all
tarot-put-rule = Kings, trumps and the fool stay in your hand as long as you hold enough other cards.
tarot-put-rule-forced = All your other cards must go back, so they are ticked; any card but a called one may fill the gap.

## The handle

tarot-handle = Announce a handle
tarot-handle-size = Size of the handle
tarot-handle-trumps = Your trumps
tarot-handle-none = No handle
tarot-handle-held = You hold { $count ->
    [0] no trumps
    [1] 1 trump
   *[other] { $count } trumps
}{ $fool ->
    [0] {""}
   *[1] {" "}and the fool
}. A single handle takes { $single }, a double { $double }, a triple { $triple }.
tarot-handle-choice = { $size ->
    [single] Single
    [double] Double
   *[triple] Triple
}, { $count } trumps: { $points }
tarot-handle-shows = Shown: { $cards }.
tarot-handle-pick = Choose the trumps
tarot-handle-announce = { $size ->
    [single] Announce a single handle
    [double] Announce a double handle
    [triple] Announce a triple handle
   *[none] Announce
}
tarot-handle-decline = Announce none
tarot-handle-rule-ends = Your highest and your lowest trump must be among them; the others are your choice.
tarot-handle-rule-fool = The fool counts as a trump only if you show every trump you hold.
tarot-handle-rule-pays = Each player pays you its points if you make your contract; you pay them to each if you lose it.

## The score sheet

tarot-column-earlier = Earlier
tarot-column-contract = Contract
tarot-column-little-one = Little one
tarot-column-handle = Handle
tarot-column-misere = Misère
tarot-part-declarer = Declarer, { tarot-bid-name }
tarot-part-partner = Partner
tarot-part-defender = Defender
tarot-part-alone = Alone
tarot-part-none = Passed
tarot-account-kitty-attack = The kitty, for the attack
tarot-account-kitty-defence = The kitty, for the defence
tarot-account-kitty-last-trick = The kitty, with the last trick
