# What a round of Playroom Rummy says. `$who` is a player; see TRANSLATING.md for what comes with it.

playroom-rummy = Playroom Rummy
playroom-rummy-about = Get rid of your cards in runs and sets. Anyone may extend what lies on the table.

## What happens

playroom-laid-provisional = { rummy-laid } { $reached } of { $needed } points.
    .brief = { rummy-laid.brief } { $reached } of { $needed }.
playroom-opened = { $who-kind ->
    [you] You have
   *[other] { $who } has
} opened with { POINTS($points) }.
    .brief = { $who-kind ->
        [you] Opened with { $points }.
       *[other] { $who } opens with { $points }.
    }
playroom-meld-taken-back = { $who-kind ->
    [you] You take { $cards } back into your
   *[other] { $who } takes { $cards } back into { $who-gender ->
        [f] her
       *[m] his
    }
} hand.
    .brief = { $who-kind ->
        [you] Back: { $cards }.
       *[other] { $who } takes back { $cards }.
    }
playroom-joker-swapped = { $who-kind ->
    [you] You swap
   *[other] { $who } swaps
} the joker for the { $card }: { $cards }.
    .brief = { $who-kind ->
        [you] Joker taken: { $cards }.
       *[other] { $who } takes the joker: { $cards }.
    }
playroom-end-taken = { $who-kind ->
    [you] You take the { $card } into your
   *[other] { $who } takes the { $card } into { $who-gender ->
        [f] her
       *[m] his
    }
} hand. What stays: { $cards }.
    .brief = { $who-kind ->
        [you] { $card }. What stays: { $cards }.
       *[other] { $who } takes { $card } off the table.
    }
playroom-whole-taken = { $who-kind ->
    [you] You take the combination { $cards } into your
   *[other] { $who } takes the combination { $cards } into { $who-gender ->
        [f] her
       *[m] his
    }
} hand.
    .brief = { $who-kind ->
        [you] { $cards }.
       *[other] { $who } takes { $cards } off the table.
    }
playroom-merged = { $who-kind ->
    [you] You merge
   *[other] { $who } merges
} two combinations: { $cards }.
    .brief = { $who-kind ->
        [you] Merged: { $cards }.
       *[other] { $who } merges: { $cards }.
    }
playroom-timed-out = { $who-kind ->
    [you] Your time is up. This costs you
   *[other] { $who }’s time is up. This costs { $who-gender ->
        [f] her
       *[m] him
    }
} { POINTS($points) }.
playroom-timed-out-returned = { playroom-timed-out } Back in { $who-kind ->
    [you] your
   *[other] { $who-gender ->
        [f] her
       *[m] his
    }
} hand: { $cards }.
playroom-owed-charged = { $who-kind ->
    [you] You had to play some of your cards before the end of your turn: { $cards }. This costs you
   *[other] { $who } had to play some cards before the end of the turn: { $cards }. This costs { $who-gender ->
        [f] her
       *[m] him
    }
} { POINTS($points) }.
playroom-round-won-elimination = { $who-kind ->
    [you] You win
   *[other] { $who } wins
} the round.
playroom-round-blocked = The round is blocked: nobody could go on, so nobody wins it.
playroom-player-out = { $who-kind ->
    [you] You reach { POINTS($points) } and are
   *[other] { $who } reaches { POINTS($points) } and is
} out of the game.

## What lies there

playroom-meld-provisional = first meld, { $reached } of { $needed }
playroom-card-owed = { $card }, must be played, { POINTS($points) }

## What a move would do

playroom-would-swap = Swaps the joker
playroom-would-take-meld-back = Back into your hand
playroom-would-take = Take the { $card } into your hand
playroom-would-take-whole = Take the whole combination into your hand
playroom-would-merge = Merge: { $cards }
playroom-would-time-out = Time runs out
playroom-joker-means = { $card }
playroom-joker-open = the joker’s suit stays open
playroom-would-score = { SIGNED($points) }
playroom-would-open = opens with { POINTS($reached) }
playroom-progress = { $reached } of { $needed }
playroom-would-owe = { $count ->
    [1] it must be played this turn
   *[other] they must be played this turn
}
playroom-would-cost = costs { POINTS($points) }: { $cards }

## Answers

playroom-answer-turn-progress = { rummy-turn } First meld: { $reached } of { $needed }.
playroom-answer-no-pile = There is no discard pile at this table.
playroom-answer-pile-all = { $cards-count ->
    [1] Discard pile: { $cards }.
   *[other] Discard pile, { CARDS($cards-count) }, newest first: { $cards }.
}

## Points

playroom-entry-meld = Combination: { $formula } for { $cards }
playroom-entry-extension = Extension: { $formula } for { $cards }
playroom-entry-swap = Joker swap: { $formula } for { $cards }
playroom-entry-taken = Taken from the table: { $formula } for { $cards }
playroom-entry-own-hand = Left in hand: { $formula } for { $cards }
playroom-entry-nobody-opened = Nobody else had opened: { SIGNED($points) }
playroom-entry-rummy = Rummy: { SIGNED($points) }
playroom-entry-pure-rummy = Rummy without extending: { SIGNED($points) }
playroom-entry-time = Time ran out: { $points } penalty points
playroom-entry-owed = Not played again: { $points } penalty points for { $cards }

## Refusals

playroom-refused-already-drawn = You have drawn in this turn; now lay, extend or end your turn.
playroom-refused-draw-first = Draw a card first.
playroom-refused-draw-comes-first = Drawing comes before everything else in a turn; you have already played without it.
playroom-refused-discard-due = A turn ends with a discard here; choose a card to throw.
playroom-refused-no-discards = Nothing is discarded at this table; end your turn instead.
playroom-refused-first-meld-short = The first combinations must be worth { $needed }; these are { $reached }. Lay more, or take them back.
playroom-refused-nothing-to-draw = There is no card left to draw; play without drawing.
playroom-refused-no-pile = There is no discard pile at this table; draw from the stock.
playroom-refused-pile-closed = Nobody draws from the discard pile at this table; draw from the stock.
playroom-refused-one-from-pile = Only the top card of the discard pile may be taken here.
playroom-refused-pile-before-opening = You may take from the discard pile once you have opened with { $needed } points; draw from the stock.
playroom-refused-pile-empty = The discard pile is empty; draw from the stock.
playroom-refused-pile-too-small = The discard pile has { $count ->
    [1] only 1 card
   *[other] only { CARDS($count) }
}; take no more than that.
playroom-refused-no-clock = There is no thinking time at this table, so no turn runs out.

playroom-refused-too-few = A combination needs at least 3 cards; { $count ->
    [1] this is 1
   *[other] these are { $count }
}.
playroom-refused-two-jokers = A combination holds one joker at most; replace the others.
playroom-refused-no-combination = These cards make no combination: a run is of one suit in ascending order, a set is of one rank in different suits.
playroom-refused-suit-twice = A set holds each suit only once; replace the card that is there twice.
playroom-refused-no-identities = Equal cards make a combination only where identities are played; a set needs different suits.
playroom-refused-set-too-big = A set holds 4 cards at most, one of each suit.
playroom-refused-identity-too-big = An identity holds 4 cards at most.
playroom-refused-run-suits = A run is of one suit; these are of several.
playroom-refused-run-order = A run goes up in order, from the lowest card to the highest; choose its cards in that order.
playroom-refused-run-gap = A run has no gaps; fill them, with the joker if need be.
playroom-refused-run-round-the-ace = A run does not go on past the ace: it may begin with it, before 2, or end with it, after the king.
playroom-refused-joker-beyond-ace = There is no card beyond the ace for the joker to stand for; place it elsewhere.
playroom-refused-joker-meaning = The joker cannot stand for the { $card } in this place.
playroom-refused-joker-same-card = This joker was just swapped for the { $card }; it must stand for another card.

playroom-refused-extend-before-opening = You may extend combinations once you have opened with { $needed } points; lay new ones from your hand.
playroom-refused-joker-extends = A joker does not extend a combination; use it in a new one.
playroom-refused-closed = This combination is complete; no card can be added.
playroom-refused-suit-there = The { $card } is already in this set; it needs another suit.
playroom-refused-set-needs = That card does not fit; this set takes: { $cards }.
playroom-refused-identity-needs = That card does not fit; this identity takes another { $card }.
playroom-refused-run-needs = That card does not fit; this run takes: { $cards }.
playroom-refused-not-provisional = Only combinations of a first meld that is not complete can be taken back into the hand.

playroom-refused-no-manipulation = Manipulation is off at this table; combinations can only be extended.
playroom-refused-manipulation-before-opening = You may move cards on the table once you have opened with { $needed } points.
playroom-refused-joker-taken = A joker cannot be taken from a combination; swap it for the card it stands for.
playroom-refused-joker-inside = A combination with a joker cannot be taken whole; swap the joker first.
playroom-refused-card-not-there = The { $card } is not in this combination.
playroom-refused-three-stay = Three cards must stay in a combination; take it whole, or leave it.
playroom-refused-ends-only = Only the ends of a run can be taken: { $cards }.
playroom-refused-merge-itself = A combination cannot be merged with itself; choose another one.
playroom-refused-merge-runs-only = Only runs of the same suit can be merged.
playroom-refused-merge-gap = One run must begin right where the other ends; these do not meet.
playroom-refused-merge-two-jokers = A combination holds one joker at most; together these would hold two.
playroom-refused-merge-too-long = A run holds 14 cards at most; together these would be longer.

playroom-refused-take-back-off = Take-back is off at this table.
playroom-refused-nothing-to-take-back = There is nothing to take back: only your own moves since you drew can be.
