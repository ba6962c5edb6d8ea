"""What is said of a round of Playroom Rummy."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.games.playroom import wording
from cardtable.games.playroom.facts import Entry, Score
from cardtable.games.playroom.game import PlayroomRummy
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.view import View
from cardtable.games.registry import GAMES
from cardtable.kernel.message import Message
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.text.catalogue import LANGUAGES
from cardtable.text.speak import Speaker
from tests.kit.walks import Stop, start, walk
from tests.text.samples import ANN, CAST, HASSAN, LAYLA, both, everything_seen, said

GAME = PlayroomRummy()
SEATS = ("Ann", "Hassan", "Layla")
OPEN_TABLE = {
    "options": "manipulation=on",
    "opened": "Ann Hassan",
    "drawn": "yes",
    "hand Ann": "4H 4C 7S QS JK 2C",
    "table": "4D 5D 6D 7D | QH QD QC | 9C JK JC | 8D 9D 10D",
}
"""Ann has opened, drawn, and may do nearly anything."""
TO_OPEN = {"drawn": "yes", "hand Ann": "9C JK JC QH QD QC 4S 7H 7D", "options": "identities=on"}
"""Ann has drawn, but not opened."""


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [ANN, HASSAN, LAYLA, None])
@pytest.mark.parametrize("seat", [ANN, HASSAN, LAYLA])
def test_everything_seen_can_be_told(language: str, me: Seat | None, seat: Seat) -> None:
    """Each thing that happens has its sentence in every language, person, gender."""
    speaker = Speaker(language, CAST, me)
    sentences = [speaker.say(wording.tell(seen)).visual for seen in everything_seen(seat)]
    assert [sentence for sentence in sentences if not sentence.endswith(".")] == []


@settings(max_examples=20)
@given(seed=st.integers(0, 2**64 - 1))
def test_whatever_happens_on_a_walk_can_be_said(seed: int) -> None:
    """Facts, refusals, previews, combinations, entries, answers: none of them lacks its words."""
    cast = tuple(CAST[at % 3] for at in range(8))
    speakers = [Speaker(language, cast, ANN) for language in LANGUAGES]
    stops = list(walk(GAMES["playroom-rummy"], start(GAMES["playroom-rummy"], seed), seed))
    last = GAME.view(stops[-1].state, stops[-1].seat)
    messages = {repr(message): message for stop in stops for message in _of_a_move(stop)}
    for message in (*messages.values(), *_of_a_position(last)):
        assert all(speaker.say(message).visual for speaker in speakers)


def _of_a_move(stop: Stop) -> list[Message]:
    view = GAME.view(stop.state, stop.seat)
    verdict = GAME.judge(view, stop.move)
    if isinstance(verdict, Refusal):
        return [verdict.message]
    told = [wording.tell(GAME.see(fact, ANN)) for fact in stop.outcome.facts]
    return [wording.describe_preview(view, stop.move, verdict), *told]


def _of_a_position(view: View) -> list[Message]:
    return [
        *(wording.describe_meld(laid, view) for laid in view.table),
        *(wording.describe_card(view, card) for card in view.hand),
        *(wording.score_line(entry) for entry in view.entries),
        *(ask(view) for ask in (wording.whose_turn, wording.scores, wording.counts, wording.pile)),
        wording.options_in_force(view),
        wording.round_result(view),
    ]


@pytest.mark.parametrize(
    ("number", "english", "arabic"),
    [
        (1, "Run: 4, 5, 6 and 7 of diamonds", "سلسلة: 4 و5 و6 و7 الديناري"),
        (2, "Set: queen of hearts, diamonds and clubs", "طقم: ملكة القلوب والديناري والسباتي"),
        (3, "Run: 9, joker as 10, and jack of clubs", "سلسلة: 9 وجوكر بدل 10، وولد السباتي"),
    ],
)
def test_a_combination_is_described_by_kind_and_cards(number: int, english: str, arabic: str) -> None:
    """A joker says what it stands for where that is certain."""
    view = after(OPEN_TABLE)
    assert both(wording.describe_meld(view.table[number - 1], view)) == (english, arabic)


def test_a_full_set_is_described_as_closed() -> None:
    """PR-11: four cards are closed."""
    view = after(OPEN_TABLE, "extend 2 QS")
    expected = (
        "Set: queen of hearts, diamonds, clubs and spades, closed",
        "طقم: ملكة القلوب والديناري والسباتي والبستوني، مكتمل",
    )
    assert both(wording.describe_meld(view.table[1], view)) == expected


def test_a_provisional_combination_says_how_far_the_first_meld_is() -> None:
    """PR-Q60: below the threshold it is a first meld in the making."""
    view = after(TO_OPEN, "meld 9C JK JC")
    expected = (
        "Run: 9, joker as 10, and jack of clubs, first meld, 25 of 30",
        "سلسلة: 9 وجوكر بدل 10، وولد السباتي، أول مزج، 25 من 30",
    )
    assert both(wording.describe_meld(view.table[0], view)) == expected


def test_a_card_that_must_be_played_says_what_it_would_cost() -> None:
    """PR-49: an obligation is told with the card."""
    view = after(OPEN_TABLE, "take-end 1 4D")
    assert both(wording.describe_card(view, read_card("4D"))) == (
        "4 of diamonds, must be played, 300 points",
        "4 الديناري، يجب لعب الكرت، ثلاثمئة نقطة",
    )
    assert both(wording.describe_card(view, read_card("QS"))) == ("queen of spades", "ملكة البستوني")


@pytest.mark.parametrize(
    ("move", "english", "arabic"),
    [
        ("meld 4H 4C JK", "New set, the joker’s suit stays open, +15", "طقم جديد، نوع الجوكر يبقى مفتوحًا، +15"),
        ("extend 2 QS", "Extends the set, +10", "تمديد الطقم، +10"),
        (
            "take-end 1 4D",
            "Take the 4 of diamonds into your hand, −5, it must be played this turn",
            "أخذ 4 الديناري إلى اليد، −5، يجب لعب الكرت في هذا الدور",
        ),
        (
            "take-all 1",
            "Take the whole combination into your hand, −20, they must be played this turn",
            "أخذ المجموعة كلها إلى اليد، −20، يجب لعب الكروت في هذا الدور",
        ),
        (
            "merge 1 4",
            "Merge: 4, 5, 6, 7, 8, 9 and 10 of diamonds",
            "دمج: 4 و5 و6 و7 و8 و9 و10 الديناري",
        ),
        ("discard 2C", "Discard the 2 of clubs", "رمي 2 السباتي"),
    ],
)
def test_a_move_says_in_a_few_words_what_it_would_do(move: str, english: str, arabic: str) -> None:
    """Drop marks, menus, drafts tell the deed, its points, its consequence."""
    assert would(after(OPEN_TABLE), move) == (english, arabic)


def test_a_swap_says_that_the_joker_must_be_played() -> None:
    """PR-21: a swapped joker is owed at once."""
    view = after({**OPEN_TABLE, "hand Ann": "10C 2C"})
    expected = (
        "Swaps the joker, it must be played this turn",
        "استبدال الجوكر، يجب لعب الكرت في هذا الدور",
    )
    assert would(view, "extend 3 10C") == expected


def test_a_discard_with_a_card_owed_says_what_it_costs() -> None:
    """PR-47: the cost is told before it is paid."""
    view = after(OPEN_TABLE, "take-end 1 4D")
    expected = (
        "Discard the 2 of clubs, costs 300 points: 4 of diamonds",
        "رمي 2 السباتي، يكلف ثلاثمئة نقطة: 4 الديناري",
    )
    assert would(view, "discard 2C") == expected


def test_the_last_card_says_that_it_ends_the_round() -> None:
    """PR-08: an emptied hand ends the round."""
    view = after({**OPEN_TABLE, "hand Ann": "2C"})
    assert would(view, "discard 2C") == ("Discard the 2 of clubs, ends the round", "رمي 2 السباتي، نهاية الجولة")


@pytest.mark.parametrize(
    ("moves", "last", "english", "arabic"),
    [
        ((), "meld 9C JK JC", "New run, joker as 10 of clubs, 25 of 30", "سلسلة جديدة، جوكر بدل 10 السباتي، 25 من 30"),
        ((), "meld QH QD QC", "New set, opens with 30 points", "طقم جديد، دخول اللعبة بثلاثين نقطة"),
        (
            ("meld 9C JK JC",),
            "meld QH QD QC",
            "New set, opens with 55 points",
            "طقم جديد، دخول اللعبة بخمس وخمسين نقطة",
        ),
    ],
)
def test_a_first_meld_says_how_far_it_reaches(moves: tuple[str, ...], last: str, english: str, arabic: str) -> None:
    """PR-23: below the threshold the sum is told, above it that it opens."""
    assert would(after(TO_OPEN, *moves), last) == (english, arabic)


def test_an_elimination_table_tells_no_points_for_combinations() -> None:
    """PR-40: combinations score nothing there."""
    view = after({**OPEN_TABLE, "options": "elimination=on"})
    assert would(view, "extend 2 QS") == ("Extends the set", "تمديد الطقم")


@pytest.mark.parametrize(
    ("head", "moves", "english", "arabic"),
    [
        ({"turn": "Ann"}, (), "Your turn. Draw a card.", "دورك. اسحبي كرتًا."),
        ({"turn": "Ann", "drawn": "yes"}, (), "Your turn.", "دورك."),
        ({"turn": "Layla"}, (), "Layla’s turn.", "دور ليلى."),
        (TO_OPEN, ("meld 9C JK JC",), "Your turn. First meld: 25 of 30.", "دورك. أول مزج: 25 من 30."),
    ],
)
def test_the_table_says_whose_turn_it_is(
    head: dict[str, str], moves: tuple[str, ...], english: str, arabic: str
) -> None:
    """On the own turn it says what comes next, too."""
    assert both(wording.whose_turn(after(head, *moves))) == (english, arabic)


def test_the_table_counts_cards() -> None:
    """Players in the order of play, then the stock, then the pile."""
    view = after({"hand Ann": "2C 3C", "hand Hassan": "*3", "hand Layla": "*9", "stock": "4C 5C", "discard": "6C"})
    assert both(wording.counts(view)) == (
        "You 2, Hassan 3, Layla 9, stock 2, discard pile 1.",
        "أنتِ 2، حسن 3، ليلى 9، المخزون 2، الكروت المرمية 1.",
    )


@pytest.mark.parametrize(
    ("mode", "discard", "english", "arabic"),
    [
        (
            "single",
            "6C 9H",
            "Discard pile: 9 of hearts on top, 2 cards in all.",
            "آخر كرت مرمي: 9 القلوب، من أصل كرتين.",
        ),
        ("single", "9H", "Discard pile: 9 of hearts on top.", "آخر كرت مرمي: 9 القلوب."),
        (
            "multi",
            "6C JK 9C",
            "Discard pile, 3 cards, newest first: 9 of clubs, joker and 6 of clubs.",
            "الكروت المرمية، ثلاثة كروت من الأحدث إلى الأقدم: 9 السباتي وجوكر و6 السباتي.",
        ),
        ("single", "", "The discard pile is empty.", "لا كروت مرمية بعد."),
        ("none", "", "There is no discard pile at this table.", "هذه الطاولة بلا رمي، فلا كروت مرمية."),
    ],
)
def test_the_table_reads_the_discard_pile(mode: str, discard: str, english: str, arabic: str) -> None:
    """PR-Q56: the top card, in multi mode the whole pile from the newest on."""
    view = after({"options": f"discard_mode={mode}", "discard": discard})
    assert both(wording.pile(view)) == (english, arabic)


def test_the_table_tells_the_options_that_matter() -> None:
    """Switches that are off as usual are passed over."""
    view = after({"options": "manipulation=on round_to_five=off take_back=off rounds=3"})
    assert said(wording.options_in_force(view)) == (
        "Discard mode: Single discard, Rounding scores to 5 units: off, Combination manipulations, "
        "First meld score: 30, Score limit: 1000, Rounds to play: 3, Take-back: off."
    )


def test_the_table_tells_the_scores() -> None:
    """Each total is told with what this round has brought, penalties taken off."""
    view = after({"totals": "Ann 300, Hassan 340", "points": "Ann 85"})
    assert both(wording.scores(view)) == (
        "You 385 (+85 this round), Hassan 340, Layla 0.",
        "أنتِ 385 (+85 في هذه الجولة)، حسن 340، ليلى 0.",
    )


def test_in_the_first_round_a_score_is_said_once() -> None:
    """Each total is what this round has brought."""
    assert both(wording.scores(after({"points": "Ann 85"}))) == (
        "You 85, Hassan 0, Layla 0.",
        "أنتِ 85، حسن 0، ليلى 0.",
    )


@pytest.mark.parametrize(
    ("entry", "english", "arabic"),
    [
        (
            Entry(ANN, Score.MELD, 25, read_cards("9C JK JC"), (5, 10, 10)),
            "Combination: 5 + 10 + 10 = 25 for 9, joker and jack of clubs",
            "مجموعة: 5 + 10 + 10 = 25 عن 9 وجوكر وولد السباتي",
        ),
        (
            Entry(ANN, Score.EXTENSION, 10, read_cards("QS"), (10,)),
            "Extension: 10 for queen of spades",
            "تمديد: 10 عن ملكة البستوني",
        ),
        (
            Entry(ANN, Score.TAKEN, -10, read_cards("4D 5D"), (-5, -5)),
            "Taken from the table: −5 − 5 = −10 for 4 and 5 of diamonds",
            "مأخوذ من الطاولة: −5 − 5 = −10 عن 4 و5 الديناري",
        ),
        (
            Entry(ANN, Score.HANDS, 35, read_cards("AS JK"), (15, 20), 1, HASSAN),
            "Hassan’s hand: 15 + 20 = 35 for ace of spades and joker",
            "يد حسن: 15 + 20 = 35 عن آس البستوني وجوكر",
        ),
        (
            Entry(ANN, Score.OWN_HAND, 30, read_cards("2S KH"), (5, 10), 2, ANN),
            "Left in hand: (5 + 10) × 2 = 30 for 2 of spades and king of hearts",
            "الباقي في اليد: (5 + 10) × 2 = 30 عن 2 البستوني وملك القلوب",
        ),
        (
            Entry(ANN, Score.OWN_HAND, 30, read_cards("KH"), (10,), 3, ANN),
            "Left in hand: 10 × 3 = 30 for king of hearts",
            "الباقي في اليد: 10 × 3 = 30 عن ملك القلوب",
        ),
        (
            Entry(ANN, Score.NOBODY_OPENED, 100),
            "Nobody else had opened: +100",
            "قبل أن يدخل اللعبة لاعب آخر: +100",
        ),
        (Entry(ANN, Score.PURE_RUMMY, 300), "Rummy without extending: +300", "رامي بلا تمديد: +300"),
        (
            Entry(ANN, Score.TIME, 50),
            "Time ran out: 50 penalty points",
            "انتهى الوقت: خمسون نقطة عقوبة",
        ),
        (
            Entry(ANN, Score.OWED, 600, read_cards("3S 4S"), (300, 300)),
            "Not played again: 600 penalty points for 3 and 4 of spades",
            "كروت لم تُلعب من جديد: ستمئة نقطة عقوبة عن 3 و4 البستوني",
        ),
    ],
)
def test_a_score_shows_its_formula(entry: Entry, english: str, arabic: str) -> None:
    """Every number of the score sheet says how it comes about."""
    assert both(wording.score_line(entry)) == (english, arabic)


@pytest.mark.parametrize("score", list(Score))
def test_every_reason_to_score_has_its_words(score: Score) -> None:
    """No line of a score sheet is left unsaid."""
    entry = Entry(ANN, score, 10, read_cards("QS"), (10,))
    assert all(both(wording.score_line(entry)))


LAST_ROUND = {
    **OPEN_TABLE,
    "hand Ann": "2C",
    "hand Hassan": "KH 5C",
    "hand Layla": "JK",
    "totals": "Ann 980, Hassan 700, Layla 990",
}


def test_a_round_says_who_won_it_with_what_it_brought() -> None:
    """The winner first, then every player's gain with the total."""
    view = after(LAST_ROUND, "discard 2C")
    assert both(wording.round_result(view)) == (
        "You win the round: +35. You +35 (total 1015), Hassan 0 (total 700), Layla 0 (total 990).",
        "فزتِ بالجولة: +35. أنتِ +35 (المجموع 1015)، حسن 0 (المجموع 700)، ليلى 0 (المجموع 990).",
    )


def test_a_game_says_who_won_it_with_the_totals() -> None:
    """The best total stands first."""
    view = after(LAST_ROUND, "discard 2C")
    assert both(wording.game_result(view)) == (
        "You win the game with 1015 points. You 1015, Layla 990, Hassan 700.",
        "فزتِ باللعبة بألف وخمس عشرة نقطة. أنتِ 1015، ليلى 990، حسن 700.",
    )
