# What a round of Carousel says beside what every rummy says (rummy.ftl).

carousel = Carousel
carousel-about = Rearrange the whole table to get rid of your cards, then knock. The lowest hand wins the round.

## What happens

# `$table` tells the combinations that do not lie as they did before.
carousel-arranged = { $who-kind ->
    [you] You play
   *[other] { $who } plays
} { $cards-count ->
    [1] the { $cards }
   *[other] { $cards }
}. { $table }.
    .brief = { $who-kind ->
        [you] { $cards } played.
       *[other] { $who } plays { $cards }.
    }
carousel-exchanged = { carousel-arranged } Back in { $who-kind ->
    [you] your
   *[other] { $who-gender ->
        [f] her
       *[m] his
    }
} hand: { $returned }.
    .brief = { carousel-arranged.brief } Back in hand: { $returned }.
carousel-returned = { $who-kind ->
    [you] You take back
   *[other] { $who } takes back
} { $cards-count ->
    [1] the { $cards }
   *[other] { $cards }
}.
carousel-returned-from = { carousel-returned } { $table }.
    .brief = { carousel-returned }
carousel-rearranged = { $who-kind ->
    [you] You rearrange the table.
   *[other] { $who } rearranges the table.
} { $table }.
    .brief = { $who-kind ->
        [you] Table rearranged.
       *[other] { $who } rearranges the table.
    }
carousel-unmoved = { $who-kind ->
    [you] You leave the table as it is.
   *[other] { $who } leaves the table as it is.
}
carousel-knocked = { $who-kind ->
    [you] You knock
   *[other] { $who } knocks
} with { POINTS($points) }.
carousel-stock-ended = The stock is used up. One last turn for each: { $turns }.
# `$headline` says who won, `$hands` the points that were left in each hand.
carousel-round-ended = { $headline } Points in hand: { $hands }.
carousel-round-out = { $who-kind ->
    [you] You play your last card and win
   *[other] { $who } plays the last card and wins
} the round: { SIGNED($points) }.
carousel-round-shared = A shared round, { SIGNED($points) } each: { $winners }.
carousel-undercut = The knock is undercut. { $headline }

## What lies there

carousel-several = { $first }; { $rest }
carousel-sentences = { $first } { $rest }

## What a move would do

carousel-would-draw = Draw card { $number } of 3
carousel-would-arrange = Play { $cards-count ->
    [1] the { $cards }
   *[other] { $cards }
}
carousel-would-leave = leaves { POINTS($points) } in hand
carousel-would-restore = Lay the table as it was when the turn began
carousel-would-knock = Knock with { POINTS($points) }

## The workbench

carousel-answer-ready = Everything fits; confirm. { POINTS($points) } would be left in hand.
carousel-answer-ready-to-win = Everything fits; confirm, and with your last card the round is over.
carousel-answer-confirmed = This is confirmed; go on, or end your turn.
carousel-answer-missing = Still missing: { $parts }.
carousel-missing-combinations = { $count ->
    [1] 1 combination is not right yet
   *[other] { $count } combinations are not right yet
}
carousel-missing-cards = cards of the table not laid again: { $cards }
carousel-missing-own-card = a card from your hand must come in
carousel-answer-changed = { $said }
carousel-answer-unchanged = Nothing has changed since your turn began.
carousel-changed-played = From your hand: { $cards }.
carousel-changed-new = New: { $table }.
carousel-changed-gone = No longer there: { $table }.
carousel-joker-asked = Which card does the joker stand for?
carousel-joker-declared = { $card }

## Answers

carousel-answer-turn-meld-or-draw = { rummy-turn } { $drawn ->
    [1] 1 card drawn
   *[other] { $drawn } cards drawn
}: meld, or draw another one.
carousel-answer-turn-meld-or-end = { rummy-turn } Meld, or end your turn.
carousel-answer-turn-end = { rummy-turn } Third card drawn: end your turn.
carousel-answer-last-turn = { $who-kind ->
    [you] Your last turn: meld, or end it.
   *[other] { $who }’s last turn.
}
carousel-answer-turn-knock = { $turn } { $knock }
carousel-answer-knock = You may knock with { POINTS($points) }.

## Points

carousel-entry-difference = Against { $who }: { $formula }
carousel-entry-undercut = Knock undercut: { SIGNED($points) }
carousel-entry-out = All cards played: { SIGNED($points) }
carousel-entry-target = Target score reached: { SIGNED($points) }
carousel-entry-rounds-won = Rounds won: { $formula }

## Refusals. What is wrong with a combination is said on the workbench, too.

carousel-refused-too-few = Too few cards: { $cards }. A combination needs at least 3.
carousel-refused-joker-undeclared = Say which card the joker stands for: { $cards }.
carousel-refused-only-jokers = A combination needs at least one real card: { $cards }.
carousel-refused-face-twice = A card is there twice: { $cards }. Take one of the two out.
carousel-refused-group-too-big = Too many cards: { $cards }. A set holds 4 at most.
carousel-refused-gap = There is a gap: { $cards }. Fill it, or split the run there.
carousel-refused-round-the-ace = A run does not go on past the ace: { $cards }. Split it there.
carousel-refused-too-long = Too many cards: { $cards }. A run holds 13 at most.
carousel-refused-no-combination = No combination: { $cards }. A run is of one suit, a set is of one rank.

carousel-refused-draw-first = Draw a card first.
carousel-refused-last-turn-draw = The stock is used up; meld in your last turn, or end it.
carousel-refused-nothing-to-draw = There is no card left to draw; meld, or end your turn.
carousel-refused-draw-after-meld = You have melded, so you draw no more in this turn; go on, or end it.
carousel-refused-three-draws = You have drawn three cards; end your turn.
carousel-refused-meld-after-three = After the third card nothing is melded; end your turn.
carousel-refused-end-early = { $drawn ->
    [0] A turn does not end without a draw; draw a card.
   *[other] A turn ends with a meld or the third card; you have drawn { CARDS($drawn) }. Meld, or draw another one.
}
carousel-refused-knock-before-draw = Nobody knocks before the draw; draw a card.
carousel-refused-knock-early = You may knock once you have melded or drawn the third card; so far you have drawn { CARDS($drawn) }.
carousel-refused-knock-points = You may knock with { POINTS($most) } in hand at most; you have { $points }.
carousel-refused-knock-in-last-turn = Nobody knocks in the last turns; end your turn, and the lowest hand wins.
carousel-refused-card-missing = Cards never leave the table; lay these again: { $cards }.
carousel-refused-nothing-played = At least one card from your hand must come in.
carousel-refused-joker-change = The joker stands for the { $card } until the real one lies on the table; put that there first.
carousel-refused-take-back = Nothing is taken back move by move here; rearrange the table, or lay it as it was when your turn began.
carousel-refused-into-hand = { $card } lies on the table for good: only a card that you have just played may go back to your hand.
carousel-refused-split = A combination is split before one of its cards, not before the first.
carousel-refused-not-a-joker = Only a joker on the table is declared as another card.
