# What every rummy says, whatever its rules. `$who` is a player; see TRANSLATING.md for what comes with it.

## What happens

rummy-round-began = Round { $number }. { $who-kind ->
    [you] You deal
   *[other] { $who } deals
} { CARDS($count) } to each player.
    .brief = Round { $number }.
rummy-turn = { $who-kind ->
    [you] Your turn.
   *[other] { $who }’s turn.
}
rummy-drew = { $who-kind ->
    [you] You draw
   *[other] { $who } draws
} the { $card }.
    .brief = { $card }.
rummy-drew-unseen = { $who-kind ->
    [you] You draw
   *[other] { $who } draws
} a card.
    .several = { $who-kind ->
        [you] You draw
       *[other] { $who } draws
    } { CARDS($count) }.
rummy-stock-rebuilt = The discard pile is shuffled into a new stock: { CARDS($count) }.
    .brief = New stock: { CARDS($count) }.
rummy-took-discards = { $who-kind ->
    [you] You take
   *[other] { $who } takes
} { $cards-count ->
    [1] the { $cards } from the discard pile.
   *[other] { CARDS($cards-count) } from the discard pile: { $cards }.
}
    .brief = { $who-kind ->
        [you] { $cards }.
       *[other] { $who } takes { $cards }.
    }
rummy-laid = { $who-kind ->
    [you] You lay
   *[other] { $who } lays
} a new combination: { $cards }.
    .brief = { $who-kind ->
        [you] { $cards }.
       *[other] { $who } lays { $cards }.
    }
rummy-extended = { $who-kind ->
    [you] You extend
   *[other] { $who } extends
} { $cards } with the { $card }.
    .brief = { $who-kind ->
        [you] { $card } to { $cards }.
       *[other] { $who }, { $card } to { $cards }.
    }
rummy-discarded = { $who-kind ->
    [you] You discard
   *[other] { $who } discards
} the { $card }.
    .brief = { $who-kind ->
        [you] { $card }.
       *[other] { $who }, { $card }.
    }
rummy-turn-ended = { $who-kind ->
    [you] You end your
   *[other] { $who } ends { $who-gender ->
        [f] her
       *[m] his
    }
} turn.
    .brief = End of turn.
rummy-few-cards = { $who-kind ->
    [you] You have
   *[other] { $who } has
} { CARDS($count) } left.
    .brief = { $who-kind ->
        [you] { CARDS($count) } left.
       *[other] { $who }, { CARDS($count) } left.
    }
rummy-took-back = { $who-kind ->
    [you] You take your
   *[other] { $who } takes the
} last move back.
    .brief = { $who-kind ->
        [you] Taken back.
       *[other] { $who } takes back.
    }
rummy-round-won = { $who-kind ->
    [you] You win
   *[other] { $who } wins
} the round: { SIGNED($points) }.
rummy-game-won = { $winners-kind ->
    [you] You win the game with { POINTS($points) }.
    [other] { $winners } wins the game with { POINTS($points) }.
   *[many] A shared win with { POINTS($points) }: { $winners }.
}

## What lies there

rummy-meld = { $kind ->
    [run] Run
    [set] Set
   *[identity] Identity
}: { $cards }
rummy-meld-closed = { rummy-meld }, closed
rummy-card = { $card }

## What a move would do

rummy-would-draw = Draw from the stock
rummy-would-take-discards = { $cards-count ->
    [1] Take the { $cards }
   *[other] Take { CARDS($cards-count) }: { $cards }
}
rummy-would-lay = { $kind ->
    [run] New run
    [set] New set
   *[identity] New identity
}
rummy-would-extend = Extends the { $kind ->
    [run] run
    [set] set
   *[identity] identity
}{ $end ->
    [low] {" "}at its start
    [high] {" "}at its end
   *[either] {""}
}
rummy-would-discard = Discard the { $card }
rummy-would-end-turn = End your turn
rummy-would-go-out = ends the round

## Answers

rummy-answer-turn = { rummy-turn }
rummy-answer-turn-draw = { rummy-turn } Draw a card.
rummy-answer-round-over = The round is over.
rummy-count-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { $count }
rummy-count-stock = stock { $count }
rummy-count-pile = discard pile { $count }
rummy-answer-counts = { $parts }.
rummy-answer-options = { $parts }.
rummy-answer-scores = { $parts }.
rummy-answer-pile-empty = The discard pile is empty.
rummy-answer-pile-top = Discard pile: { $card } on top{ $count ->
    [1] {""}
   *[other] , { CARDS($count) } in all
}.
rummy-option-on = { $label }
rummy-option-off = { $label }: off
rummy-option-number = { $label }: { $value }
rummy-option-choice = { $label }: { $value }

## Points

rummy-score-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { $total }{ $round ->
    [0] {""}
   *[other] {" "}({ SIGNED($round) } this round)
}
rummy-answer-result = { $headline } { $lines }.
rummy-result-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { SIGNED($points) } (total { $total })
rummy-total-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { $total }
rummy-entry-earlier = Earlier in this round: { $points }
rummy-entry-hands = { $who-kind ->
    [you] Your
   *[other] { $who }’s
} hand: { $formula } for { $cards }
