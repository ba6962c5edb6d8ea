# What a round of Basic Rummy says beside what every rummy says (rummy.ftl).

basic-rummy = Basic Rummy
basic-rummy-about = The traditional game with one pack: draw, lay runs and sets, throw a card. The first to get rid of all cards wins.

## What happens

basic-threw-last = { $who-kind ->
    [you] You throw your
   *[other] { $who } throws { $who-gender ->
        [f] her
       *[m] his
    }
} last card face down: the { $card }.
basic-threw-last-unseen = { $who-kind ->
    [you] You throw your
   *[other] { $who } throws { $who-gender ->
        [f] her
       *[m] his
    }
} last card face down.
basic-stalemate = A stalemate: nobody wins the round, and nobody scores.

## What lies there

basic-card-taken = { $card }, not to be thrown this turn

## What a move would do

basic-would-throw-last = Throw the { $card } face down
basic-would-stay = it may not be thrown this turn
basic-would-stalemate = ends the round, nobody scores

## Answers

basic-answer-turn-end = { rummy-turn } Only the { $card } is left, which may not be thrown now: end your turn.
basic-answer-pile-face-down = Discard pile: { CARDS($count) }, the top one face down.

## Refusals

basic-refused-already-drawn = You have drawn in this turn; now lay, extend or discard.
basic-refused-draw-first = Draw a card first.
basic-refused-pile-empty = The discard pile is empty; draw from the stock.
basic-refused-one-from-pile = Only the top card of the discard pile may be taken.
basic-refused-thrown-back = You have just taken the { $card } from the discard pile; throw another card.
basic-refused-discard-due = A turn ends with a discard; choose a card to throw.

basic-refused-too-few = A combination needs at least 3 cards; choose more.
basic-refused-no-combination = These cards make no combination: a run is of one suit in ascending order, a set is of one rank.
basic-refused-suit-twice = A set holds each suit only once; replace the card that is there twice.
basic-refused-set-too-big = A set holds 4 cards at most, one of each suit.
basic-refused-run-suits = A run is of one suit; these are of several.
basic-refused-run-order = A run goes up in order, from the lowest card to the highest; choose its cards in that order.
basic-refused-run-gap = A run has no gaps; fill them first.
basic-refused-ace-high = The ace is always low here: it stands before the 2, never after the king.
basic-refused-closed = This combination is complete; no card can be added.
basic-refused-needs = That card does not fit; this combination takes: { $cards }.

basic-refused-take-back-off = Take-back is off at this table.
basic-refused-nothing-to-take-back = There is nothing to take back: only your own moves since you drew can be.

## Keys

basic-verb-cancel-draft = cancel it
basic-verb-draw = draw; with only the card just taken from the pile left, end the turn
