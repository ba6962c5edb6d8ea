# What a hint says at a table of French Tarot. See TRANSLATING.md for what comes with a card or player.

## The nudge

tarot-hint-nudge-bid = Bid by what you hold: count your oudlers, your trumps and your kings.
tarot-hint-nudge-call = Call the card whose holder will be of most help to you.
tarot-hint-nudge-put = { CARDS($due) } must go back: empty a suit, or bring high cards home.
tarot-hint-nudge-handle = You hold enough trumps for a handle.
tarot-hint-nudge-no-handle = Better not to show a handle: if you lose, you pay it to each player, and your hand does not make your contract safe. { $nudge }
tarot-hint-nudge-only = Only one card may be played.
tarot-hint-nudge-lead = You lead: think of what the others still hold.
tarot-hint-nudge-misere = Take as few points as you can.
tarot-hint-nudge-friend = { $sure ->
    [yes] Your side is winning the trick so far.
   *[no] Your side is probably winning the trick so far.
}
tarot-hint-nudge-enemy = { $sure ->
    [yes] The other side is winning the trick so far: { $who } has played { $card }.
   *[no] The other side is probably winning the trick so far: { $who } has played { $card }.
}

## The cards

tarot-hint-cards-bid = You hold: oudlers { $oudlers }, trumps { $trumps }, kings { $kings }.
tarot-hint-cards-call = The card to call: { $card }.
tarot-hint-cards-put = These can go back: { $cards }.
tarot-hint-cards-handle = The cards to show: { $cards }.
tarot-hint-cards-play = The card to play: { $card }.

## The steps

tarot-hint-bid = Bid { tarot-bid-name }: your hand is strong enough for it.
tarot-hint-pass-weak = Pass: your hand is too weak for a contract.
tarot-hint-pass-above = Pass: your hand is not strong enough to go above { tarot-bid-highest }.
tarot-hint-call = Call { $card }: { $reason }.
tarot-hint-put = Put back { $cards }: { $reason }.
tarot-hint-handle = Show a { tarot-handle-name } with { $cards }: your hand is strong, and it pays more if you win.
tarot-hint-play = Play { $card }: { $reason }.
tarot-box-hinted = advised by the hint

## The reasons

tarot-why-call-own = you hold all that can still be called
tarot-why-call-queen = you hold { $card }, which is safe beside it
tarot-why-call-single = you hold a single card of { tarot-suit } and can soon trump it
tarot-why-call-strong = of the cards that can be called, its holder helps you most
tarot-why-put-empty = you can then trump { tarot-suit }
tarot-why-put-points = { POINTS($points) } are safe with you
tarot-why-put-least = these cards are of least use
tarot-why-only = nothing else is allowed
tarot-why-fool-led = every other lead would cost you more
tarot-why-hunt = it may catch the little one, which is still out
tarot-why-draw = it draws the trumps of the defence
tarot-why-force = the declarer has no more { tarot-suit } and will probably have to trump
tarot-why-again = your side has led { tarot-suit } before
tarot-why-likely = your side will probably take the trick
tarot-why-cheapest-lead = of all leads it costs you least
tarot-why-fool = it stays yours, and you keep your other cards
tarot-why-cheapest = of the cards allowed it costs you least
tarot-why-takes = it takes the trick, and nobody plays after you
tarot-why-home = its points come home to your side
tarot-why-keep = your side needs no more here, and you keep better cards
tarot-why-partner = one of your side will probably take the trick
tarot-why-lost = the trick is probably lost, and it gives away least
tarot-why-misere-fool = it takes no trick
tarot-why-misere-rid = it will hardly take the trick, and you are rid of it
tarot-why-misere-unlikely = it will probably not take the trick
tarot-why-misere-least = of the cards allowed it costs you least
