# What a round of French Tarot says. `$who` is a player; see TRANSLATING.md for what comes with it.

french-tarot = French Tarot
french-tarot-about = A game of tricks with 78 cards: bid what you dare, call for help, keep your little one safe.

## Suits and contracts

tarot-suit = { $suit ->
    [S] { suit-s }
    [H] { suit-h }
    [D] { suit-d }
    [C] { suit-c }
   *[T] { suit-t }
}
tarot-bid-little = Little
tarot-bid-little-help = The smallest contract: you take the kitty, and points count once. For a hand that cannot bear more.
tarot-bid-push = Push
tarot-bid-push-help = You take the kitty, and points count one and a half times.
tarot-bid-guard = Guard
tarot-bid-guard-help = You take the kitty, and points count twice. The usual contract for a good hand.
tarot-bid-guard-without = Guard without
tarot-bid-guard-without-help = Nobody sees the kitty, which counts for you. Points count four times.
tarot-bid-guard-against = Guard against
tarot-bid-guard-against-help = Nobody sees the kitty, which counts for the defence. Points count six times, and nobody can bid more.
tarot-bid-name = { $bid ->
    [little] { tarot-bid-little }
    [push] { tarot-bid-push }
    [guard] { tarot-bid-guard }
    [guard-without] { tarot-bid-guard-without }
   *[guard-against] { tarot-bid-guard-against }
}
tarot-bid-highest = { $highest ->
    [little] { tarot-bid-little }
    [push] { tarot-bid-push }
    [guard] { tarot-bid-guard }
    [guard-without] { tarot-bid-guard-without }
   *[guard-against] { tarot-bid-guard-against }
}
tarot-bid-line = { tarot-bid-name }, × { $multiplier }
tarot-handle-name = { $size ->
    [single] single handle
    [double] double handle
   *[triple] triple handle
}
tarot-with-oudlers = { $oudlers ->
    [0] without an oudler
    [1] with 1 oudler
   *[other] with { $oudlers } oudlers
}

## What happens

tarot-round-began = Round { $number }. { $who-kind ->
    [you] You deal
   *[other] { $who } deals
} { CARDS($count) } to each player. { $first-kind ->
    [you] You speak
   *[other] { $first } speaks
} first.
    .brief = Round { $number }. { $first-kind ->
        [you] You speak
       *[other] { $first } speaks
    } first.
tarot-passed = { $who-kind ->
    [you] You pass.
   *[other] { $who } passes.
}
tarot-bid = { $who-kind ->
    [you] You bid
   *[other] { $who } bids
} { tarot-bid-line }.
    .brief = { $who-kind ->
        [you] { tarot-bid-name }.
       *[other] { $who }, { tarot-bid-name }.
    }
tarot-all-passed = Everybody has passed. { $who-kind ->
    [you] You deal
   *[other] { $who } deals
} anew.
tarot-misere-began = Nobody has taken a contract: misère. Everybody plays alone, for as few points as possible. { $who-kind ->
    [you] You lead.
   *[other] { $who } leads.
}
tarot-auction-won = { $who-kind ->
    [you] You play
   *[other] { $who } plays
} { tarot-bid-name }.
tarot-called = { $who-kind ->
    [you] You call:
   *[other] { $who } calls:
} { $card }.
tarot-kitty-shown = The kitty: { $cards }. { $who-kind ->
    [you] You take it.
   *[other] { $who } takes it.
}
    .brief = The kitty: { $cards }.
tarot-called-in-kitty = The called card lies in the kitty: { $card }. { $who-kind ->
    [you] You have
   *[other] { $who } has
} no partner by it.
tarot-put-back = { $who-kind ->
    [you] You put back:
   *[other] { $who } puts back:
} { $cards }.
tarot-put-back-unseen = { $who-kind ->
    [you] You put back
   *[other] { $who } puts back
} { CARDS($count) }.
tarot-play-began = { $who-kind ->
    [you] You lead
   *[other] { $who } leads
} to the first trick.
tarot-handle-shown = { $who-kind ->
    [you] You show
   *[other] { $who } shows
} a { tarot-handle-name }: { $cards }.
tarot-led = { $who-kind ->
    [you] You lead:
   *[other] { $who } leads:
} { $card }.
    .brief = { tarot-played }
tarot-played = { $who-kind ->
    [you] You:
   *[other] { $who }:
} { $card }.
tarot-partner = { $who-kind ->
    [you] You are
   *[other] { $who } is
} { $declarer-kind ->
    [you] your
   *[other] { $declarer }’s
} partner.
tarot-own-call = { $who-kind ->
    [you] You had called your
   *[other] { $who } had called { $who-gender ->
        [f] her
       *[m] his
    }
} own card: { $card }.
tarot-trick-won = { $who-kind ->
    [you] You take
   *[other] { $who } takes
} the trick.
    .brief = { $who-kind ->
        [you] You take it.
       *[other] { $who } takes it.
    }
    .full = { $who-kind ->
        [you] You take
       *[other] { $who } takes
    } the trick: { $cards }.
tarot-last-trick-won = { $who-kind ->
    [you] You take
   *[other] { $who } takes
} the last trick.
    .full = { $who-kind ->
        [you] You take
       *[other] { $who } takes
    } the last trick: { $cards }.
tarot-final-kitty-attack = The kitty: { $cards }. It counts for { $who-kind ->
    [you] you.
   *[other] { $who }.
}
tarot-final-kitty-defence = The kitty: { $cards }. It counts against { $who-kind ->
    [you] you.
   *[other] { $who }.
}
tarot-final-kitty-last-trick = The kitty: { $cards }. It goes with the last trick to { $who-kind ->
    [you] you.
   *[other] { $who }.
}
tarot-with-partners = { $partners-count ->
    [0] {""}
   *[other] {" "}together with { $partners }
}
tarot-result-made = { $who-kind ->
    [you] You make
   *[other] { $who } makes
} { tarot-bid-name }{ tarot-with-partners }: { $card-points } card points, { $needed } needed { tarot-with-oudlers }, { $difference ->
    [0] exactly enough
   *[other] { $difference } over
}.
tarot-contract-made = { tarot-result-made } { $who-kind ->
    [you] You score
   *[other] { $who } scores
} { SIGNED($points) }.
    .brief = { $who-kind ->
        [you] You make
       *[other] { $who } makes
    } { tarot-bid-name }{ tarot-with-partners }: { $difference ->
        [0] exactly enough
       *[other] { $difference } over
    }, { SIGNED($points) }.
tarot-result-lost = { $who-kind ->
    [you] You lose
   *[other] { $who } loses
} { tarot-bid-name }{ tarot-with-partners }: { $card-points } card points, { $needed } needed { tarot-with-oudlers }, { $difference } short.
tarot-contract-lost = { tarot-result-lost } { $who-kind ->
    [you] You score
   *[other] { $who } scores
} { SIGNED($points) }.
    .brief = { $who-kind ->
        [you] You lose
       *[other] { $who } loses
    } { tarot-bid-name }{ tarot-with-partners }: { $difference } short, { SIGNED($points) }.
tarot-misere-ended = The misère is over. { $parts }.
tarot-misere-line = { $who-kind ->
    [you] You:
   *[other] { $who }:
} { SIGNED($points) } ({ $card-points } card points)
tarot-misere-over = The misère is over.
tarot-misere-result-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { SIGNED($points) } ({ $card-points } card points, total { $total })
tarot-game-won = { $winners-kind ->
    [you] You win the game with { POINTS($points) }.
    [other] { $winners } wins the game with { POINTS($points) }.
   *[many] A shared win with { POINTS($points) }: { $winners }.
}

## What is in the hand

tarot-card = { $card }
tarot-card-barred = { $card }, not allowed: { $reason }
tarot-short-follow-suit = follow { tarot-suit }
tarot-short-must-trump = you must trump
tarot-short-must-overtrump = higher than { $top }
tarot-short-called-suit = called suit
tarot-short-put-back-called = called
tarot-short-put-back-barred = never goes back

## What a move would do

tarot-would-pass = Pass
tarot-would-call = Call: { $card }
tarot-would-put-back = Put back: { $cards }
tarot-would-show = Show a { tarot-handle-name }: { $cards }
tarot-would-play = Play: { $card }
tarot-would-lead = Lead: { $card }
tarot-would-be-alone = your own card: you would play alone
tarot-would-call-own = your own card: no partner by it
tarot-would-bring = { $points } from each player if you make your contract
tarot-would-beat = beats what lies there
tarot-would-take = takes the trick

## Answers

tarot-turn-bid = Your turn: bid or pass.
tarot-turn-call = Your turn: call { $rank ->
    [K] a king
    [Q] a queen
   *[any] any card of a suit
}.
tarot-turn-put-back = Your turn: put { CARDS($count) } back.
tarot-turn-lead = Your turn to lead.
tarot-turn-follow = Your turn: { tarot-suit } were led.
tarot-answer-turn-bid = { $who } is to bid or pass.
tarot-answer-turn-call = { $who } is to call a card.
tarot-answer-turn-put-back = { $who } is to put { CARDS($count) } back.
tarot-answer-turn-lead = { $who }’s turn to lead.
tarot-answer-turn-follow = { $who }’s turn: { tarot-suit } were led.
tarot-answer-round-over = The round is over.
tarot-count-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { $count }
tarot-tricks-of-all = Everyone’s tricks
tarot-answer-counts = Tricks: { $parts }. Still to come: { $count }.
tarot-answer-no-suit = No suit has been led yet.
tarot-answer-suit = To follow: { tarot-suit }.
tarot-answer-no-trick = No card lies in the trick.
tarot-trick-line = { $who-kind ->
    [you] You:
   *[other] { $who }:
} { $card }
tarot-answer-trick-open = { $parts }.
tarot-answer-trick = { $parts }. So far { $who-kind ->
    [you] you win
   *[other] { $who } wins
} it.
tarot-answer-card = { $who-kind ->
    [you] You:
   *[other] { $who }:
} { $card }.
tarot-answer-no-card = { $count ->
    [0] No card lies in the trick.
    [1] Only 1 card lies in the trick.
   *[other] Only { $count } cards lie in the trick.
}
tarot-answer-last-trick = { $parts }. { $who-kind ->
    [you] You
   *[other] { $who }
} took it.
tarot-answer-no-last-trick = No trick has been taken yet.
tarot-contract = { $who-kind ->
    [you] You play
   *[other] { $who } plays
} { tarot-bid-line }
tarot-call-open = called card: { $card }, not seen yet
tarot-call-seen = called card: { $card }, { $who-kind ->
    [you] with you
   *[other] with { $who }
}
tarot-call-kitty = called card: { $card }, in the kitty
tarot-answer-contract = { $parts }.
tarot-answer-misere = Misère: everybody alone, for as few points as possible.
tarot-answer-no-contract = No contract has been taken yet.
tarot-bid-said = { $who-kind ->
    [you] You:
   *[other] { $who }:
} { tarot-bid-name }
tarot-pass-said = { $who-kind ->
    [you] You: pass
   *[other] { $who }: pass
}
tarot-answer-bids = { $parts }.
tarot-answer-no-bids = Nobody has bid yet.
tarot-answer-kitty = The kitty: { $cards }.
tarot-answer-kitty-shown = The kitty that was shown: { $cards }.
tarot-answer-kitty-own = The kitty that was shown: { $shown }. You have put back: { $cards }.
tarot-answer-no-kitty = The kitty lies face down; nobody has seen it.
tarot-answer-scores = { $parts }.

## Points

tarot-score-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { $total }{ $round ->
    [0] {""}
   *[other] {" "}({ SIGNED($round) } this round)
}
tarot-tally-attack = { tarot-bid-name }, played by { $who }{ tarot-with-partners }
tarot-tally-oudlers = { $oudlers ->
    [0] No oudler
    [1] 1 oudler
   *[other] { $oudlers } oudlers
}: { $needed } card points are needed
tarot-tally-points = { $card-points } card points taken
tarot-tally-made = Made: { $formula } over
tarot-tally-lost = Lost: { $formula } short
tarot-tally-worth = Each defender: { $formula }
tarot-tally-misere = { $who-kind ->
    [you] You:
   *[other] { $who }:
} { $card-points } card points
tarot-entry-earlier = Earlier in this round: { $points }
tarot-entry-contract = Contract: { $formula }
tarot-entry-little-one = Little one to the end: { $formula }
tarot-entry-handle = Handle: { $formula }
tarot-entry-misere = Misère: { $formula }
tarot-formula = { SIGNED($points) }
tarot-formula-times = { SIGNED($each) } × { $times } = { SIGNED($points) }
tarot-formula-share = { SIGNED($each) } × { $times } × { $share } = { SIGNED($points) }
tarot-formula-share-rounded = { SIGNED($each) } × { $times } × { $share } ≈ { SIGNED($points) }
tarot-formula-minus = { $high } − { $low } = { $difference }
tarot-formula-worth = ({ $base } + { $difference }) × { $multiplier } = { $worth }
tarot-formula-worth-rounded = ({ $base } + { $difference }) × { $multiplier } = { $exact } ≈ { $worth }
tarot-formula-misere = { $whole } − { $each } × { $times } = { SIGNED($points) }
tarot-answer-result = { $headline } { $lines }.
tarot-answer-all-passed = Everybody passed: nobody scores, and the cards are dealt anew.
tarot-result-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { SIGNED($points) } (total { $total })
tarot-total-line = { $who-kind ->
    [you] You
   *[other] { $who }
} { $total }

## Refusals

tarot-refused-auction-over = The auction is over.
tarot-refused-auction-running = The auction is not over yet; wait until somebody has taken a contract.
tarot-refused-bid-too-low = { tarot-bid-highest } is bid already; bid higher, or pass.
tarot-refused-no-simple-take = { tarot-bid-name } is not played at this table; Guard is the lowest contract.
tarot-refused-no-calls = With { PLAYERS($count) } no card is called.
tarot-refused-calls-over = The calls have been made.
tarot-refused-call-first = Call a card first.
tarot-refused-call-not-plain = Trumps and the fool cannot be called; choose a card of a suit.
tarot-refused-called-twice = You have called this card already; call another one.
tarot-refused-call-other-rank = { $rank ->
    [K] Call a king; another card may be called only with all four kings in your hand.
   *[Q] Call a queen; another card may be called only with all four queens in your hand.
}
tarot-refused-no-second-king = A second king may not be called; choose any other card of a suit.
tarot-refused-put-back-count = { CARDS($due) } must go back; you have chosen { $count }.
tarot-refused-put-back-first = First put { CARDS($due) } back into the kitty.
tarot-refused-exchange-over = The cards have been put back; the kitty stays as it is.
tarot-refused-put-back-barred = Kings, trumps and the fool may not go back as long as you hold enough other cards; keep this one: { $card }.
tarot-refused-put-back-called = A called card may not go back; keep this one: { $card }.
tarot-refused-put-back-free-first = First these must go back, then others may fill the gap: { $cards }.
tarot-refused-kitty-untouched = With { tarot-bid-name } nobody touches the kitty.
tarot-refused-exchange-misere = In a misère nobody takes the kitty.
tarot-refused-handle-misere = In a misère there are no handles.
tarot-refused-handle-declarer-only = Only the declarer may announce a handle.
tarot-refused-handle-once = You have announced a handle in this round already.
tarot-refused-handle-too-early = A handle is announced once the kitty is settled, before your first card.
tarot-refused-handle-too-late = A handle is announced before your first card; it is too late now.
tarot-refused-handle-not-trump = A handle shows only trumps; leave this card out: { $card }.
tarot-refused-handle-count = A handle shows { $single }, { $double } or { $triple } trumps here; you have chosen { $count }.
tarot-refused-handle-ends = Your highest and your lowest trump must be shown; add: { $cards }.
tarot-refused-handle-fool = The fool counts only if you hide no trump, but you hide: { $cards }.
tarot-refused-called-suit = { tarot-suit } are a called suit: for now only the called card itself may be led from it.
tarot-refused-follow-suit = You must follow { tarot-suit }: you hold some.
tarot-refused-must-trump = You hold no { tarot-suit }, so you must trump.
tarot-refused-must-overtrump = You must play a trump higher than { $top }.
tarot-refused-no-take-back = Nothing can be taken back at this table.
