"""What is said of a round of Basic Rummy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from cardtable.games.basic import judge, wording
from cardtable.games.basic.facts import (
    Entry,
    Extended,
    MeldLaid,
    OtherThrewLast,
    RoundEnded,
    Score,
    Seen,
    YouThrewLast,
)
from cardtable.games.basic.game import BasicRummy
from cardtable.games.basic.judge import Preview
from cardtable.games.basic.options import Options
from cardtable.games.basic.view import View
from cardtable.kernel.message import Message
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.options import option_fields
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.rummy.facts import Discarded, DiscardTaken, GameEnded, RoundBegan, StockRebuilt, TookBack
from cardtable.rummy.moves import End
from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.speak import Speaker
from tests.kit.walks import Stop
from tests.text.samples import ANN, CAST, HASSAN, LAYLA, both, lie, plain, scenarios, stops, unsaid

GAME: Final = BasicRummy()
SEATS: Final = ("Ann", "Hassan", "Layla")
TABLE: Final = {
    "drawn": "yes",
    "hand Ann": "8H 4H 9S 9D 9C KC",
    "table": "5H 6H 7H | QH QD QC QS",
    "discard": "2S",
}
"""Ann has drawn beside a run that grows, with a set that is full."""


def after(head: dict[str, str], *moves: str) -> View:
    """Look at a position as Ann, after moves of hers."""
    state = GAME.set_up(head, SEATS)
    for words in moves:
        outcome = GAME.play(state, ANN, GAME.read_move(words))
        assert not isinstance(outcome, Refusal), outcome
        state = outcome.state
    return GAME.view(state, ANN)


def would(view: View, words: str) -> tuple[str, str]:
    """Say what a move would do, in both languages."""
    move = GAME.read_move(words)
    preview = GAME.judge(view, move)
    assert isinstance(preview, Preview), preview
    return both(wording.describe_preview(view, move, preview))


def refused(view: View, words: str) -> tuple[str, str]:
    """Say why a move is forbidden, in both languages."""
    refusal = GAME.judge(view, GAME.read_move(words))
    assert isinstance(refusal, Refusal), refusal
    return both(refusal.message)


def happenings(seat: Seat) -> tuple[Seen, ...]:
    """Give each kind of thing that Basic Rummy has of its own, with one of each that it shares."""
    run = lie("5H 6H 7H 8H")
    return (
        RoundBegan(1, seat, seat, (0, 1, 2), 7),
        DiscardTaken(seat, read_cards("2S")),
        StockRebuilt(20),
        MeldLaid(seat, 1, lie("9S 9D 9C")),
        Extended(seat, 1, read_card("8H"), End.HIGH, run),
        Extended(seat, 1, read_card("5H"), End.LOW, run),
        Discarded(seat, read_card("KC")),
        YouThrewLast(seat, read_card("KC")),
        OtherThrewLast(seat),
        RoundEnded(seat, (), (23, 23, 23), (23, 23, 23), ((), (), ())),
        RoundEnded(None, (), (0, 0, 0), (0, 0, 0), ((), (), ())),
        GameEnded((seat,), (104, 104, 104)),
        TookBack(seat),
    )


ENGLISH: Final = (
    "Round 1. You deal 7 cards to each player.",
    "You take the 2 of spades from the discard pile.",
    "The discard pile is shuffled into a new stock: 20 cards.",
    "You lay a new combination: 9 of spades, diamonds and clubs.",
    "You extend 5, 6 and 7 of hearts with the 8 of hearts.",
    "You extend 6, 7 and 8 of hearts with the 5 of hearts.",
    "You discard the king of clubs.",
    "You throw your last card face down: the king of clubs.",
    "You throw your last card face down.",
    "You win the round: +23.",
    "A stalemate: nobody wins the round, and nobody scores.",
    "You win the game with 104 points.",
    "You take your last move back.",
)
ARABIC: Final = (
    "الجولة 1: وزّعت ليلى سبعة كروت لكل لاعب.",
    "أخذت ليلى 2 البستوني من الكروت المرمية.",
    "خُلطت الكروت المرمية فصارت مخزونًا جديدًا: عشرون كرتًا.",
    "وضعت ليلى مجموعة جديدة: 9 البستوني والديناري والسباتي.",
    "أضافت ليلى 8 القلوب إلى 5 و6 و7 القلوب.",
    "أضافت ليلى 5 القلوب إلى 6 و7 و8 القلوب.",
    "رمت ليلى ملك السباتي.",
    "رمت ليلى كرتها الأخير مقلوبًا: ملك السباتي.",
    "رمت ليلى كرتها الأخير مقلوبًا.",
    "فازت ليلى بالجولة: +23.",
    "انتهت الجولة بلا فائز، ولا نقاط لأحد.",
    "فازت ليلى باللعبة بمئة وأربع نقاط.",
    "تراجعت ليلى عن آخر حركة.",
)


@pytest.mark.parametrize(("language", "seat", "told"), [("en", ANN, ENGLISH), ("ar", LAYLA, ARABIC)])
def test_what_happens_is_told(language: str, seat: Seat, told: tuple[str, ...]) -> None:
    """Each thing that happens has its sentence, the shared ones in the words of all rummies."""
    speaker = Speaker(language, CAST, ANN)
    assert tuple(plain(speaker.say(wording.tell(seen)).visual) for seen in happenings(seat)) == told


@pytest.mark.parametrize(
    ("me", "heard"),
    [
        (ANN, "رميتِ كرتك الأخير مقلوبًا."),
        (HASSAN, "رميتَ كرتك الأخير مقلوبًا."),
        (LAYLA, "رميتِ كرتك الأخير مقلوبًا."),
    ],
)
def test_the_listener_is_spoken_to_in_the_own_gender(me: Seat, heard: str) -> None:
    """BR-09: whoever throws the last card hears it as "you"."""
    assert Speaker("ar", CAST, me).say(wording.tell(OtherThrewLast(me))).spoken == heard


def test_whatever_happens_in_the_scenarios_can_be_said() -> None:
    """Facts, refusals, previews, combinations, cards, entries, answers: in every language, person, gender."""
    told = [scenario for scenario in scenarios(GAME) if len(scenario.seats) <= len(CAST)]
    assert len(told) >= 5
    assert unsaid(message for scenario in told for stop in stops(scenario) for message in of_a_stop(stop)) == []


def of_a_stop(stop: Stop) -> Iterator[Message]:
    """Give all that can be said before a move, of it, after it."""
    view = GAME.view(stop.state, stop.seat)
    verdict = GAME.judge(view, stop.move)
    yield verdict.message if isinstance(verdict, Refusal) else wording.describe_preview(view, stop.move, verdict)
    if isinstance(stop.outcome, Refusal):
        return
    yield from (wording.tell(GAME.see(fact, seat)) for fact in stop.outcome for seat in range(len(view.counts)))
    yield from (wording.describe_meld(laid, view) for laid in view.table)
    yield from (wording.describe_card(view, card) for card in view.hand)
    step = GAME.play(stop.state, stop.seat, stop.move)
    assert not isinstance(step, Refusal)
    yield from of_a_position(GAME.view(step.state, stop.seat))


def of_a_position(view: View) -> Iterator[Message]:
    """Give the answers of a position."""
    yield from (wording.whose_turn(view), wording.counts(view), wording.pile(view), wording.scores(view))
    yield wording.options_in_force(view)
    yield from (wording.score_line(entry) for entry in view.entries)
    if view.over:
        yield wording.round_result(view)
    if view.standing.over:
        yield wording.game_result(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_option_has_its_words(language: str) -> None:
    """What the referee of this game can say, every option with its help, the name of the game."""
    code = Path(judge.__file__).read_text(encoding="utf-8") + Path(judge.__file__).with_name("game.py").read_text()
    wanted = set(re.findall(r'"((?:basic-)?refused-[a-z-]+)"', code)) | {"basic-rummy", "basic-rummy-about"}
    for field in option_fields(Options):
        option = f"basic-{field.name.replace('_', '-')}"
        wanted |= {option, f"{option}-help"}
    assert {each for each in wanted if not Catalogue(language).has(each)} == set()


@pytest.mark.parametrize(
    ("move", "english", "arabic"),
    [
        ("meld 9S 9D 9C", "New set", "طقم جديد"),
        ("extend 1 8H", "Extends the run", "تمديد السلسلة"),
        ("discard KC", "Discard the king of clubs", "رمي ملك السباتي"),
    ],
)
def test_a_move_says_in_a_few_words_what_it_would_do(move: str, english: str, arabic: str) -> None:
    """Drop marks, menus, drafts tell the deed alone: nothing scores before the end."""
    assert would(after(TABLE), move) == (english, arabic)


def test_a_card_from_the_pile_says_that_it_stays() -> None:
    """BR-08: what may not be thrown back is said before it is taken, then on the card itself."""
    head = {"hand Ann": "4S 4H KS", "discard": "7C 4D"}
    assert would(after(head), "take") == (
        "Take the 4 of diamonds, it may not be thrown this turn",
        "أخذ 4 الديناري، لا يجوز رمي الكرت في هذا الدور",
    )
    view = after(head, "take")
    assert both(wording.describe_card(view, read_card("4D"))) == (
        "4 of diamonds, not to be thrown this turn",
        "4 الديناري، لا يجوز رمي الكرت في هذا الدور",
    )
    assert both(wording.describe_card(view, read_card("KS"))) == ("king of spades", "ملك البستوني")


def test_a_last_card_is_thrown_face_down() -> None:
    """BR-09: it ends the round."""
    view = after({**TABLE, "hand Ann": "KC"})
    assert would(view, "discard KC") == (
        "Throw the king of clubs face down, ends the round",
        "رمي ملك السباتي مقلوبًا، نهاية الجولة",
    )


def test_a_draw_that_ends_the_round_says_so() -> None:
    """BR-11: nobody ends a round without knowing."""
    view = after({"hand Ann": "KC QS", "stock": "", "discard": "2S"})
    assert would(view, "draw") == (
        "Draw from the stock, ends the round, nobody scores",
        "سحب كرت من المخزون، نهاية الجولة بلا نقاط لأحد",
    )


@pytest.mark.parametrize(
    ("number", "english", "arabic"),
    [
        (1, "Run: 5, 6 and 7 of hearts", "سلسلة: 5 و6 و7 القلوب"),
        (
            2,
            "Set: queen of hearts, diamonds, clubs and spades, closed",
            "طقم: ملكة القلوب والديناري والسباتي والبستوني، مكتمل",
        ),
    ],
)
def test_a_combination_is_described_by_kind_and_cards(number: int, english: str, arabic: str) -> None:
    """A full one says that it is closed."""
    view = after(TABLE)
    assert both(wording.describe_meld(view.table[number - 1], view)) == (english, arabic)


def test_a_run_from_ace_to_king_is_closed() -> None:
    """BR-04: aces are low only, so nothing goes on top of a king."""
    view = after({**TABLE, "hand Ann": "KC", "table": "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"})
    assert both(wording.describe_meld(view.table[0], view))[0].endswith("king of hearts, closed")


@pytest.mark.parametrize(
    ("head", "english", "arabic"),
    [
        ({"turn": "Ann"}, "Your turn. Draw a card.", "دورك. اسحبي كرتًا."),
        ({"turn": "Ann", "drawn": "yes"}, "Your turn.", "دورك."),
        ({"turn": "Layla"}, "Layla’s turn.", "دور ليلى."),
        (
            {"took": "QH", "hand Ann": "QH"},
            "Your turn. Only the queen of hearts is left, which may not be thrown now: end your turn.",
            "دورك. لم يبق إلا ملكة القلوب، ولا يجوز رمي هذا الكرت الآن، أنهي دورك.",
        ),
    ],
)
def test_the_table_says_whose_turn_it_is(head: dict[str, str], english: str, arabic: str) -> None:
    """On the own turn it says what comes next, too."""
    assert both(wording.whose_turn(after(head))) == (english, arabic)


def test_the_table_counts_cards_and_reads_the_pile() -> None:
    """Players in the order of play, then the stock, then the pile."""
    view = after({"hand Ann": "2C 3C", "hand Hassan": "*3", "hand Layla": "*5", "stock": "4C 5C", "discard": "6C 9H"})
    assert both(wording.counts(view)) == (
        "You 2, Hassan 3, Layla 5, stock 2, discard pile 2.",
        "أنتِ 2، حسن 3، ليلى 5، المخزون 2، الكروت المرمية 2.",
    )
    assert both(wording.pile(view)) == (
        "Discard pile: 9 of hearts on top, 2 cards in all.",
        "آخر كرت مرمي: 9 القلوب، من أصل كرتين.",
    )


def test_a_last_card_stays_unread_on_the_pile() -> None:
    """BR-Q17: it lies face down."""
    view = after({**TABLE, "hand Ann": "KC", "hand Hassan": "2H", "hand Layla": "3H"}, "discard KC")
    assert both(wording.pile(view)) == (
        "Discard pile: 2 cards, the top one face down.",
        "الكروت المرمية كرتان، وآخرها مقلوب.",
    )


def test_the_table_tells_the_options_that_matter() -> None:
    """A number that says "no limit" is passed over."""
    assert both(wording.options_in_force(after({"options": "take_back=off"}))) == (
        "Target score: 100, Take-back: off.",
        "حد النقاط: 100، التراجع: معطّل.",
    )


OUT: Final = {
    "drawn": "yes",
    "hand Ann": "KC",
    "hand Hassan": "KD 5C",
    "hand Layla": "AS",
    "totals": "Ann 90, Hassan 40, Layla 95",
}


def test_a_win_is_told_with_its_formula_and_results() -> None:
    """BR-Q01: the winner scores what is left in the other hands; the best total stands first."""
    view = after(OUT, "discard KC")
    assert [both(wording.score_line(entry)) for entry in view.entries] == [
        (
            "Hassan’s hand: 10 + 5 = 15 for king of diamonds and 5 of clubs",
            "يد حسن: 10 + 5 = 15 عن ملك الديناري و5 السباتي",
        ),
        ("Layla’s hand: 1 for ace of spades", "يد ليلى: 1 عن آس البستوني"),
    ]
    assert both(wording.round_result(view)) == (
        "You win the round: +16. You +16 (total 106), Hassan 0 (total 40), Layla 0 (total 95).",
        "فزتِ بالجولة: +16. أنتِ +16 (المجموع 106)، حسن 0 (المجموع 40)، ليلى 0 (المجموع 95).",
    )
    assert both(wording.game_result(view)) == (
        "You win the game with 106 points. You 106, Layla 95, Hassan 40.",
        "فزتِ باللعبة بمئة وست نقاط. أنتِ 106، ليلى 95، حسن 40.",
    )


def test_an_earlier_score_has_its_words() -> None:
    """A position may begin with points."""
    assert both(wording.score_line(Entry(ANN, Score.EARLIER, 12))) == (
        "Earlier in this round: 12",
        "من قبل في هذه الجولة: 12",
    )


@pytest.mark.parametrize(
    ("move", "english", "arabic"),
    [
        (
            "extend 1 KC",
            "That card does not fit; this combination takes: 4 and 8 of hearts.",
            "هذا الكرت لا يناسب المجموعة. ما يناسبها: 4 و8 القلوب.",
        ),
        (
            "draw",
            "You have drawn in this turn; now lay, extend or discard.",
            "سبق السحب في هذا الدور، وبقي وضع المجموعات أو تمديدها أو الرمي.",
        ),
        ("end", "A turn ends with a discard; choose a card to throw.", "الدور ينتهي برمي كرت، اختاري كرتًا لرميه."),
    ],
)
def test_a_refusal_says_what_is_missing_and_what_would_do(move: str, english: str, arabic: str) -> None:
    """A refusal is a whole sentence without a rule's number."""
    assert refused(after(TABLE), move) == (english, arabic)


def test_a_card_thrown_back_is_refused_by_name() -> None:
    """BR-08: a queen is feminine in Arabic, which the sentence need not know."""
    view = after({"took": "QH", "hand Ann": "QH KC"})
    assert refused(view, "discard QH") == (
        "You have just taken the queen of hearts from the discard pile; throw another card.",
        "سبق أخذ ملكة القلوب من الكروت المرمية في هذا الدور، ارمي كرتًا آخر.",
    )


def test_an_ace_on_top_of_a_king_is_refused() -> None:
    """BR-04: it is always low."""
    view = after({"drawn": "yes", "hand Ann": "QH KH AH"})
    assert refused(view, "meld QH KH AH") == (
        "The ace is always low here: it stands before the 2, never after the king.",
        "الآس هنا أصغر الكروت دائمًا: مكانه قبل 2، لا بعد الملك.",
    )
