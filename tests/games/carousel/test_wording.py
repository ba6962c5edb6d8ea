"""What is said of a round of Carousel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from cardtable.games.carousel import judge, wording
from cardtable.games.carousel.facts import Arranged, Entry, Knocked, RoundEnded, Score, Seen, StockEnded
from cardtable.games.carousel.groups import Combination, recognise
from cardtable.games.carousel.judge import Preview
from cardtable.games.carousel.moves import Arrange
from cardtable.games.carousel.options import Options
from cardtable.games.carousel.view import View
from cardtable.kernel.message import Message
from cardtable.kernel.notation import read_cards, read_written
from cardtable.kernel.options import option_fields
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.speak import Speaker
from tests.games.carousel.turns import FREED, GAME, TABLE, after
from tests.kit.walks import Stop
from tests.text.samples import ANN, CAST, HASSAN, LAYLA, both, plain, scenarios, stops, unsaid


def lie(words: str) -> Combination:
    """Lay a combination."""
    found = recognise(tuple(map(read_written, words.split())))
    assert isinstance(found, Combination)
    return found


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


def ended(winners: tuple[Seat, ...], *, knocker: Seat | None = None, out: Seat | None = None) -> RoundEnded:
    """End a round in which Ann holds 4 points, Hassan 15, Layla 4."""
    entries = tuple(Entry(seat, Score.DIFFERENCE, 11, HASSAN, 4, 15) for seat in winners)
    if knocker is not None and knocker not in winners:
        entries += tuple(Entry(seat, Score.UNDERCUT, 10) for seat in winners)
    return RoundEnded(winners, knocker, out, (4, 15, 4), entries, (0, 0, 0), (0, 0, 0), ((), (), ()))


def happenings(seat: Seat) -> tuple[Seen, ...]:
    """Give each kind of thing that Carousel has of its own, with its variants."""
    eights, clubs, run, longer = lie("8S 8H 8D"), lie("5C 6C JK=7C"), lie("4D 5D 6D 7D"), lie("4D 5D 6D 7D 8D")
    return (
        Arranged(seat, (run,), (eights, run), read_cards("8D"), ()),
        Arranged(seat, (run,), (eights, clubs, run), read_cards("8D 5C 6C"), ()),
        Arranged(seat, (run,), (run, eights), read_cards("8D 8H 8S"), ()),
        Arranged(seat, (longer,), (eights, run), read_cards("8S 8H"), ()),
        Arranged(seat, (run,), (eights, run), read_cards("8D"), read_cards("2S")),
        Arranged(seat, (eights, clubs), (clubs,), (), read_cards("2S 3S")),
        Arranged(seat, (longer,), (run,), (), read_cards("8D")),
        Arranged(seat, (longer, clubs), (run, clubs), (), ()),
        Arranged(seat, (run, clubs), (clubs, run), (), ()),
        Knocked(seat, 4),
        Knocked(seat, 0),
        StockEnded((1, 2, 0)),
        ended((seat,), knocker=seat),
        ended((seat,), knocker=(seat + 1) % 3),
        ended((seat,), out=seat),
        ended((0, 2), knocker=HASSAN),
        ended((0, 2)),
    )


ENGLISH: Final = (
    "You play the 8 of diamonds. Set: 8 of spades, hearts and diamonds.",
    (
        "You play 8 of diamonds, and 5 and 6 of clubs. "
        "Set: 8 of spades, hearts and diamonds; Run: 5, 6 and joker as 7 of clubs."
    ),
    "You lay a new combination: 8 of spades, hearts and diamonds.",
    "You play 8 of spades and hearts. Set: 8 of spades, hearts and diamonds; Run: 4, 5, 6 and 7 of diamonds.",
    "You play the 8 of diamonds. Set: 8 of spades, hearts and diamonds. Back in your hand: 2 of spades.",
    "You take back 2 and 3 of spades.",
    "You take back the 8 of diamonds. Run: 4, 5, 6 and 7 of diamonds.",
    "You rearrange the table. Run: 4, 5, 6 and 7 of diamonds.",
    "You leave the table as it is.",
    "You knock with 4 points.",
    "You knock with no points.",
    "The stock is used up. One last turn for each: Hassan, Layla and you.",
    "You win the round: +11. Points in hand: You 4, Hassan 15, Layla 4.",
    "The knock is undercut. You win the round: +21. Points in hand: You 4, Hassan 15, Layla 4.",
    "You play your last card and win the round: +11. Points in hand: You 4, Hassan 15, Layla 4.",
    "The knock is undercut. A shared round, +21 each: you and Layla. Points in hand: You 4, Hassan 15, Layla 4.",
    "A shared round, +11 each: you and Layla. Points in hand: You 4, Hassan 15, Layla 4.",
)
ARABIC: Final = (
    "لعب حسن 8 الديناري. طقم: 8 البستوني والقلوب والديناري.",
    "لعب حسن 8 الديناري، و5 و6 السباتي. طقم: 8 البستوني والقلوب والديناري؛ سلسلة: 5 و6 وجوكر بدل 7 السباتي.",
    "وضع حسن مجموعة جديدة: 8 البستوني والقلوب والديناري.",
    "لعب حسن 8 البستوني والقلوب. طقم: 8 البستوني والقلوب والديناري؛ سلسلة: 4 و5 و6 و7 الديناري.",
    "لعب حسن 8 الديناري. طقم: 8 البستوني والقلوب والديناري. عاد إلى يده: 2 البستوني.",
    "أعاد حسن 2 و3 البستوني إلى يده.",
    "أعاد حسن 8 الديناري إلى يده. سلسلة: 4 و5 و6 و7 الديناري.",
    "أعاد حسن ترتيب الطاولة. سلسلة: 4 و5 و6 و7 الديناري.",
    "ترك حسن الطاولة كما هي.",
    "طرق حسن بأربع نقاط.",
    "طرق حسن بلا نقاط.",
    "نفد المخزون، ولكل لاعب دور أخير: حسن وليلى وأنتِ.",
    "فاز حسن بالجولة: +11. نقاط الأيدي: أنتِ 4، حسن 15، ليلى 4.",
    "خسر الطرق. فاز حسن بالجولة: +21. نقاط الأيدي: أنتِ 4، حسن 15، ليلى 4.",
    "لعب حسن كرته الأخير وفاز بالجولة: +11. نقاط الأيدي: أنتِ 4، حسن 15، ليلى 4.",
    "خسر الطرق. فوز مشترك بالجولة، +21 لكل فائز: أنتِ وليلى. نقاط الأيدي: أنتِ 4، حسن 15، ليلى 4.",
    "فوز مشترك بالجولة، +11 لكل فائز: أنتِ وليلى. نقاط الأيدي: أنتِ 4، حسن 15، ليلى 4.",
)


@pytest.mark.parametrize(("language", "seat", "told"), [("en", ANN, ENGLISH), ("ar", HASSAN, ARABIC)])
def test_what_happens_is_told(language: str, seat: Seat, told: tuple[str, ...]) -> None:
    """What was played is told with the combinations it lies in now; a round with all hands."""
    speaker = Speaker(language, CAST, ANN)
    assert tuple(plain(speaker.say(wording.tell(seen)).visual) for seen in happenings(seat)) == told


@pytest.mark.parametrize("seat", [ANN, HASSAN, LAYLA])
def test_everything_seen_can_be_told(seat: Seat) -> None:
    """Each thing that happens has its sentence in every language, person, gender."""
    assert unsaid(wording.tell(seen) for seen in happenings(seat)) == []


def test_whatever_happens_in_the_scenarios_can_be_said() -> None:
    """Facts, refusals, previews, combinations, entries, answers, the workbench: in every language, person, gender."""
    told = [scenario for scenario in scenarios(GAME) if len(scenario.seats) <= len(CAST)]
    assert len(told) >= 7
    assert unsaid(message for scenario in told for stop in stops(scenario) for message in of_a_stop(stop)) == []


def of_a_stop(stop: Stop) -> Iterator[Message]:
    """Give all that can be said before a move, of it, after it."""
    view = GAME.view(stop.state, stop.seat)
    verdict = GAME.judge(view, stop.move)
    yield verdict.message if isinstance(verdict, Refusal) else wording.describe_preview(view, stop.move, verdict)
    if isinstance(stop.move, Arrange):
        yield from (wording.still_missing(view, stop.move.table), wording.changed(view, stop.move.table))
        yield from map(wording.combination_status, stop.move.table)
    if isinstance(stop.outcome, Refusal):
        return
    yield from (wording.tell(GAME.see(fact, seat)) for fact in stop.outcome for seat in range(len(view.counts)))
    yield from map(wording.describe_combination, view.table)
    step = GAME.play(stop.state, stop.seat, stop.move)
    assert not isinstance(step, Refusal)
    yield from of_a_position(GAME.view(step.state, stop.seat))


def of_a_position(view: View) -> Iterator[Message]:
    """Give the answers of a position."""
    yield from (wording.whose_turn(view), wording.counts(view), wording.scores(view), wording.options_in_force(view))
    yield from (wording.score_line(entry) for entry in view.entries)
    yield from (wording.describe_card(view, card) for card in view.hand)
    if view.over:
        yield wording.round_result(view)
    if view.standing.over:
        yield wording.game_result(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_option_has_its_words(language: str) -> None:
    """What the referee of this game can say, every option with its help, the name of the game."""
    code = Path(judge.__file__).read_text(encoding="utf-8") + Path(judge.__file__).with_name("game.py").read_text()
    wanted = set(re.findall(r'"((?:carousel-)?refused-[a-z-]+)"', code)) | {"carousel", "carousel-about"}
    for field in option_fields(Options):
        option = f"carousel-{field.name.replace('_', '-')}"
        wanted |= {option, f"{option}-help"}
    assert {each for each in wanted if not Catalogue(language).has(each)} == set()


@pytest.mark.parametrize(
    ("head", "moves", "english", "arabic"),
    [
        ({"turn": "Ann"}, (), "Your turn. Draw a card.", "دورك. اسحبي كرتًا."),
        (
            {"drawn": "1"},
            (),
            "Your turn. 1 card drawn: meld, or draw another one.",
            "دورك. بعد سحب كرت واحد يمكنك وضع كروت أو السحب مرة أخرى.",
        ),
        (
            {"drawn": "2"},
            (),
            "Your turn. 2 cards drawn: meld, or draw another one.",
            "دورك. بعد سحب كرتين يمكنك وضع كروت أو السحب مرة أخرى.",
        ),
        (
            {"drawn": "3"},
            (),
            "Your turn. Third card drawn: end your turn.",
            "دورك. سُحب الكرت الثالث، وبقي إنهاء الدور.",
        ),
        (
            TABLE,
            (FREED,),
            "Your turn. Meld, or end your turn. You may knock with 3 points.",
            "دورك. يمكنك وضع كروت أو إنهاء الدور. يمكنك الطرق بثلاث نقاط.",
        ),
        ({"turn": "Layla"}, (), "Layla’s turn.", "دور ليلى."),
        (
            {"stock": "", "extra-turns": "Ann Hassan"},
            (),
            "Your last turn: meld, or end it.",
            "دورك الأخير: يمكنك وضع كروت أو إنهاؤه.",
        ),
        ({"stock": "", "extra-turns": "Layla Ann"}, (), "Layla’s last turn.", "دور ليلى الأخير."),
    ],
)
def test_the_table_says_whose_turn_it_is(
    head: dict[str, str], moves: tuple[str, ...], english: str, arabic: str
) -> None:
    """On the own turn it says what comes next, too, with the knock where it is allowed."""
    assert both(wording.whose_turn(after(head, *moves))) == (english, arabic)


@pytest.mark.parametrize(
    ("moves", "move", "english", "arabic"),
    [
        ((), "draw", "Draw card 2 of 3", "سحب الكرت 2 من 3"),
        (
            (),
            FREED,
            "Play 8 of diamonds, and 5 and 6 of clubs, leaves 3 points in hand",
            "لعب 8 الديناري، و5 و6 السباتي، يبقى في اليد ثلاث نقاط",
        ),
        (
            (FREED,),
            "arrange 8S 8H JK=8D | 4D 5D 6D 7D",
            "Lay the table as it was when the turn began",
            "إعادة الطاولة كما كانت في بداية الدور",
        ),
        ((FREED,), "end", "End your turn", "إنهاء الدور"),
        ((FREED,), "knock", "Knock with 3 points, ends the round", "الطرق بثلاث نقاط، نهاية الجولة"),
    ],
)
def test_a_move_says_in_a_few_words_what_it_would_do(
    moves: tuple[str, ...], move: str, english: str, arabic: str
) -> None:
    """The deed, then what it leads to."""
    assert would(after(TABLE, *moves), move) == (english, arabic)


@pytest.mark.parametrize(
    ("head", "moves", "move", "english", "arabic"),
    [
        (
            TABLE,
            (),
            "end",
            "A turn ends with a meld or the third card; you have drawn 1 card. Meld, or draw another one.",
            "ينتهي الدور بالوضع أو بسحب الكرت الثالث، وقد سُحب حتى الآن كرت واحد. يمكنك الوضع أو السحب مرة أخرى.",
        ),
        (
            {},
            (),
            "end",
            "A turn does not end without a draw; draw a card.",
            "لا ينتهي الدور دون سحب، اسحبي كرتًا.",
        ),
        (
            {"drawn": "3", "hand Ann": "KC 2S"},
            (),
            "knock",
            "You may knock with 5 points in hand at most; you have 12.",
            "الطرق بخمس نقاط على الأكثر، وفي يدك اثنتا عشرة نقطة.",
        ),
        (
            TABLE,
            (FREED,),
            "draw",
            "You have melded, so you draw no more in this turn; go on, or end it.",
            "لا سحب بعد الوضع في الدور نفسه، ويمكنك متابعة الوضع أو إنهاء الدور.",
        ),
        (
            TABLE,
            (),
            "arrange 8S 8H 8D | 4D 5D 6D 7D",
            "Cards never leave the table; lay these again: joker.",
            "لا يغادر الطاولة كرت، ويجب أن يعود إليها: جوكر.",
        ),
        (
            {**TABLE, "hand Ann": "8C 2S"},
            (),
            "arrange 8S 8H 8C JK=8D | 4D 5D 6D | 7D",
            "Too few cards: 7 of diamonds. A combination needs at least 3.",
            "كروت قليلة: 7 الديناري. المجموعة ثلاثة كروت على الأقل.",
        ),
        (
            {**TABLE, "hand Ann": "8C 3D 2S"},
            (),
            "arrange 8S 8H 8C | JK=3D 4D 5D 6D 7D",
            "The joker stands for the 8 of diamonds until the real one lies on the table; put that there first.",
            "يبقى الجوكر بدل 8 الديناري حتى يوضع الكرت الحقيقي على الطاولة، ضعيه أولًا.",
        ),
    ],
)
def test_a_refusal_says_what_is_missing_and_what_would_do(
    head: dict[str, str], moves: tuple[str, ...], move: str, english: str, arabic: str
) -> None:
    """A refusal is a whole sentence without a rule's number."""
    assert refused(after(head, *moves), move) == (english, arabic)


def test_the_table_counts_cards() -> None:
    """Players in the order of play, then the stock; there is no discard pile (CR-02)."""
    view = after({"hand Ann": "2C 3C", "hand Hassan": "*3", "hand Layla": "*9", "stock": "4C 5C"})
    assert both(wording.counts(view)) == ("You 2, Hassan 3, Layla 9, stock 2.", "أنتِ 2، حسن 3، ليلى 9، المخزون 2.")


def test_the_table_tells_the_options_that_matter() -> None:
    """A number that says "no limit" is passed over."""
    assert both(wording.options_in_force(after({"options": "rounds=4"}))) == (
        "Target score: 150, Rounds to play: 4.",
        "حد النقاط: 150، عدد الجولات: 4.",
    )


LAST_KNOCK: Final = {
    "drawn": "3",
    "hand Ann": "4C",
    "hand Hassan": "KH 5C",
    "hand Layla": "AC 2C",
    "totals": "Ann 90, Hassan 40, Layla 130",
    "rounds-won": "Ann 3, Hassan 1, Layla 2",
}


def test_an_undercut_knock_is_told_with_its_formulas_and_results() -> None:
    """CR-15, CR-19: differences, the bonus of 10, then what the end of the game adds."""
    view = after(LAST_KNOCK, "knock")
    assert [both(wording.score_line(entry)) for entry in view.entries] == [
        ("Against you: 4 − 3 = 1", "الفرق مع يدك: 4 − 3 = 1"),
        ("Against Hassan: 15 − 3 = 12", "الفرق مع يد حسن: 15 − 3 = 12"),
        ("Knock undercut: +10", "خسر الطرق: +10"),
        ("Rounds won: 25 × 3 = 75", "جولات فائزة: 25 × 3 = 75"),
        ("Rounds won: 25", "جولات فائزة: 25"),
        ("Target score reached: +100", "بلوغ حد النقاط: +100"),
    ]
    assert both(wording.round_result(view)) == (
        (
            "The knock is undercut. Layla wins the round: +23. Points in hand: You 4, Hassan 15, Layla 3. "
            "You +75 (total 165), Hassan +25 (total 65), Layla +123 (total 253)."
        ),
        (
            "خسر الطرق. فازت ليلى بالجولة: +23. نقاط الأيدي: أنتِ 4، حسن 15، ليلى 3. "
            "أنتِ +75 (المجموع 165)، حسن +25 (المجموع 65)، ليلى +123 (المجموع 253)."
        ),
    )
    assert both(wording.game_result(view)) == (
        "Layla wins the game with 253 points. Layla 253, You 165, Hassan 65.",
        "فازت ليلى باللعبة بمئتين وثلاث وخمسين نقطة. ليلى 253، أنتِ 165، حسن 65.",
    )


@pytest.mark.parametrize("score", list(Score))
def test_every_reason_to_score_has_its_words(score: Score) -> None:
    """No line of a score sheet is left unsaid."""
    assert unsaid([wording.score_line(Entry(ANN, score, 25, HASSAN, 0, 25, 1))]) == []
