"""What is said of points: the scores so far, the lines of a score sheet, how a round or the game ended."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

from cardtable.games.tarot.cards import ALL_POINTS
from cardtable.games.tarot.facts import Entry, Score
from cardtable.games.tarot.phases import RoundOver
from cardtable.games.tarot.tally import BASE, MisereTally, Tally, plain
from cardtable.games.tarot.view import View
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.seats import Seat


def scores(view: View) -> Message:
    """Say each player's total, with what a finished round has brought."""
    totals = view.standing.totals
    added = tuple(view.points(seat) if view.over else 0 for seat in range(view.players))
    is_first = added == totals  # then the totals say what it has brought
    lines = tuple(
        message("tarot-score-line", who=Who(seat), total=total, round=0 if is_first else added[seat])
        for seat, total in enumerate(totals)
    )
    return message("tarot-answer-scores", parts=lines)


def explained(view: View) -> tuple[Message, ...]:
    """Say line by line how a finished round came to its points, before they are shared out (FT-05, FT-26).

    There are no lines while the round runs, or where all passed.
    """
    tally = view.phase.tally if isinstance(view.phase, RoundOver) else None
    if isinstance(tally, MisereTally):
        return tuple(
            message("tarot-tally-misere", who=Who(seat), card_points=plain(points))
            for seat, points in enumerate(tally.points)
        )
    return tuple(_steps(tally)) if tally is not None else ()


def _steps(tally: Tally) -> Iterator[Message]:
    contract, points, difference = tally.contract, plain(tally.points), plain(tally.difference)
    yield message("tarot-tally-attack", who=Who(contract.declarer), bid=contract.bid.value, partners=_partners(tally))
    yield message("tarot-tally-oudlers", oudlers=tally.oudlers, needed=tally.needed)
    yield message("tarot-tally-points", card_points=points)
    high, low = (points, tally.needed) if tally.made else (tally.needed, points)
    by = message("tarot-formula-minus", high=high, low=low, difference=difference)
    yield message("tarot-tally-made" if tally.made else "tarot-tally-lost", formula=by)
    yield message("tarot-tally-worth", formula=_worth(tally))


def _worth(tally: Tally) -> Message:
    """Write what each defender pays or gets: (25 + 6) × 2 = 62."""
    multiplier = tally.contract.bid.multiplier
    exact = (BASE + tally.difference) * multiplier
    return message(
        f"tarot-formula-worth{_rounded(exact, tally.worth)}",
        base=BASE,
        difference=plain(tally.difference),
        multiplier=plain(multiplier),
        exact=plain(exact),
        worth=plain(tally.worth),
    )


def _rounded(exact: Fraction, entered: Points) -> str:
    """Choose the sentence for a number that was rounded to the half (FT-Q21)."""
    return "" if exact == entered else "-rounded"


def score_line(entry: Entry) -> Message:
    """Say an entry of the score sheet with its formula."""
    match entry.score:
        case Score.EARLIER:
            return message("tarot-entry-earlier", points=entry.points)
        case Score.CONTRACT | Score.LITTLE_ONE | Score.HANDLE:
            return message(f"tarot-entry-{entry.score.value}", formula=_formula(entry))
        case Score.MISERE:
            return message("tarot-entry-misere", formula=_misere(entry))
        case _:
            assert_never(entry.score)


def _formula(entry: Entry) -> Message:
    """Write how an entry comes about: −62, or +62 × 3 = +186, or +52 × 3 × 2/3 = +104."""
    if entry.times == 1:
        return message("tarot-formula", points=entry.points)
    each = plain(Fraction(entry.each) * (1 if entry.points >= 0 else -1))
    if entry.share == 1:
        return message("tarot-formula-times", each=each, times=entry.times, points=entry.points)
    exact = Fraction(each) * entry.times * entry.share
    return message(
        f"tarot-formula-share{_rounded(exact, entry.points)}",
        each=each,
        times=entry.times,
        share=entry.share,
        points=entry.points,
    )


def _misere(entry: Entry) -> Message:
    return message("tarot-formula-misere", whole=ALL_POINTS, each=entry.each, times=entry.times, points=entry.points)


def round_ended(tally: Tally | MisereTally, added: tuple[Points, ...]) -> Message:
    """Say whether the contract is made, or what each has taken in a misère."""
    if isinstance(tally, MisereTally):
        lines = (
            message("tarot-misere-line", who=Who(seat), card_points=plain(points), points=added[seat])
            for seat, points in enumerate(tally.points)
        )
        winners = tuple(Who(seat) for seat, points in enumerate(added) if points > 0)
        return message("tarot-misere-ended", parts=tuple(lines), winners=winners)
    return _contract("tarot-contract", tally, added)


def _contract(sentence: str, tally: Tally, added: tuple[Points, ...]) -> Message:
    """Say how a contract ended; the sentence has one form for each end."""
    declarer = tally.contract.declarer
    return message(
        f"{sentence}-made" if tally.made else f"{sentence}-lost",
        who=Who(declarer),
        bid=tally.contract.bid.value,
        partners=_partners(tally),
        card_points=plain(tally.points),
        needed=tally.needed,
        oudlers=tally.oudlers,
        difference=plain(tally.difference),
        points=added[declarer],
    )


def _partners(tally: Tally) -> tuple[Who, ...]:
    return tuple(Who(seat) for seat in tally.attack[1:])


def round_result(view: View) -> Message:
    """Say how the round ended, then what it brought to each player."""
    tally = view.phase.tally if isinstance(view.phase, RoundOver) else None
    if tally is None:
        return message("tarot-answer-all-passed")
    added = tuple(view.points(seat) for seat in range(view.players))
    if isinstance(tally, MisereTally):
        headline = message("tarot-misere-over")
        lines = tuple(_misere_result(view, seat, points) for seat, points in enumerate(tally.points))
        return message("tarot-answer-result", headline=headline, lines=lines)
    lines = tuple(
        message("tarot-result-line", who=Who(seat), points=points, total=view.standing.totals[seat])
        for seat, points in enumerate(added)
    )
    return message("tarot-answer-result", headline=_contract("tarot-result", tally, added), lines=lines)


def _misere_result(view: View, seat: Seat, card_points: Fraction) -> Message:
    """Say a player's points with what was taken for them, so that both are said once."""
    return message(
        "tarot-misere-result-line",
        who=Who(seat),
        points=view.points(seat),
        card_points=plain(card_points),
        total=view.standing.totals[seat],
    )


def won(winners: tuple[Seat, ...], totals: tuple[Points, ...]) -> Message:
    """Say who won the game."""
    return message("tarot-game-won", winners=tuple(Who(seat) for seat in winners), points=totals[winners[0]])


def game_result(view: View) -> Message:
    """Say who won the game, then every total, the best first."""
    totals = view.standing.totals
    best_first = sorted(range(view.players), key=lambda seat: totals[seat], reverse=True)
    lines = tuple(message("tarot-total-line", who=Who(seat), total=totals[seat]) for seat in best_first)
    return message("tarot-answer-result", headline=won(view.standing.winners, totals), lines=lines)
