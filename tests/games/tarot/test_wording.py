"""What is said of a round of French Tarot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Final, get_args

import pytest

from cardtable.games.tarot import facts, judge, wording
from cardtable.games.tarot.bids import Bid, Contract
from cardtable.games.tarot.facts import Entry, Score, Seen
from cardtable.games.tarot.handles import Handle, Size
from cardtable.games.tarot.moves import Pass
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import Bidding, Played, RoundOver
from cardtable.games.tarot.preview import Preview
from cardtable.games.tarot.tally import MisereTally, Tally
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.options import option_fields
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.kernel.shuffle import Chance
from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.speak import Speaker
from tests.games.tarot.rounds import TAROT, finished
from tests.kit.walks import Stop, start, walk
from tests.text.samples import ANN, CAST, HASSAN, LAYLA, both, plain, scenarios, stops, unsaid

SEATS: Final = ("Ann", "Hassan", "Layla")
PUT_BACK: Final = "2S 3S 4S 5S 6S 7S"
GUARD: Final = {"contract": "Ann guard", "discarded": PUT_BACK}
PUSH: Final = {"contract": "Ann push", "discarded": PUT_BACK}


def after(head: dict[str, str], *moves: str) -> View:
    """Look at a position as Ann, after moves of whoever is in turn."""
    state = TAROT.set_up(head, SEATS)
    for words in moves:
        seat = TAROT.turn(state)
        assert seat is not None
        outcome = TAROT.play(state, seat, TAROT.read_move(words))
        assert not isinstance(outcome, Refusal), outcome
        state = outcome.state
    return TAROT.view(state, ANN)


def settled(head: dict[str, str], words: str) -> View:
    """Look at a contract of Ann's that was settled."""
    return TAROT.view(TAROT.direct(TAROT.set_up(head, SEATS), ANN, words, SEATS).state, ANN)


def would(view: View, words: str) -> tuple[str, str]:
    """Say what a move would do, in both languages."""
    move = TAROT.read_move(words)
    preview = TAROT.judge(view, move)
    assert isinstance(preview, Preview), preview
    return both(wording.describe_preview(view, move, preview))


def refused(view: View, words: str) -> tuple[str, str]:
    """Say why a move is forbidden, in both languages."""
    refusal = TAROT.judge(view, TAROT.read_move(words))
    assert isinstance(refusal, Refusal), refusal
    return both(refusal.message)


def happenings(seat: Seat) -> tuple[Seen, ...]:
    """Give each kind of thing that can be seen of a seat, with its variants."""
    trick = (Played(seat, read_card("T1")), Played((seat + 1) % 3, read_card("EX")))
    contract = Contract(seat, Bid.PUSH)
    lost = Tally(contract, 5, (seat, (seat + 1) % 3), Fraction(71, 2), 3)
    with_two = Tally(contract, 6, (seat, *((seat + nth) % 3 for nth in (1, 2))), Fraction(36), 3)
    return (
        facts.RoundBegan(1, seat, (seat + 1) % 3, 24, 6),
        facts.Passed(seat),
        facts.BidMade(seat, Bid.PUSH),
        facts.AllPassed(seat),
        facts.MisereBegan(seat),
        facts.AuctionWon(seat, Bid.GUARD_AGAINST),
        facts.CardCalled(seat, read_card("NH"), 1),
        facts.KittyShown(seat, read_cards("T3 T12 KH")),
        facts.CalledInKitty(seat, read_card("KH")),
        facts.YouPutBack(seat, read_cards("2S 3S 4S")),
        facts.OtherPutBack(seat, 6),
        facts.PlayBegan(seat),
        facts.HandleShown(seat, Handle(Size.SINGLE, read_cards("EX T1 T5 T21"))),
        facts.CardPlayed(seat, read_card("T1"), 1),
        facts.CardPlayed(seat, read_card("EX"), 2),
        facts.PartnerRevealed(seat, (seat + 1) % 3, read_card("KH")),
        facts.OwnCallRevealed(seat, read_card("KH")),
        facts.TrickWon(seat, trick, last=False),
        facts.TrickWon(seat, trick, last=True),
        facts.FinalKittyShown(read_cards("2S 3S"), facts.KittySide.ATTACK, seat),
        facts.FinalKittyShown(read_cards("2S 3S"), facts.KittySide.DEFENCE, seat),
        facts.FinalKittyShown(read_cards("2S 3S"), facts.KittySide.LAST_TRICK, seat),
        facts.RoundEnded(Tally(contract, 3, (seat,), Fraction(41), 2), (), (75, 75, 75), (75, 75, 75)),
        facts.RoundEnded(lost, (), (-77, -77, -77), (-77, -77, -77)),
        facts.RoundEnded(with_two, (), (75, 75, 75), (75, 75, 75)),
        facts.RoundEnded(MisereTally((Fraction(20), Fraction(61, 2), Fraction(81, 2))), (), (31, 0, -30), (31, 0, -30)),
        facts.GameEnded((seat,), (Fraction(157, 2),) * 3),
        facts.GameEnded((0, 1), (78, 78, -156)),
    )


ENGLISH: Final = (
    "Round 1. You deal 24 cards to each player. Hassan speaks first.",
    "You pass.",
    "You bid Push, × 1½.",
    "Everybody has passed. You deal anew.",
    "Nobody has taken a contract: misère. Everybody plays alone, for as few points as possible. You lead.",
    "You play Guard against.",
    "You call: knight of hearts.",
    "The kitty: trumps 3 and 12, and king of hearts. You take it.",
    "The called card lies in the kitty: king of hearts. You have no partner by it.",
    "You put back: 2, 3 and 4 of spades.",
    "You put back 6 cards.",
    "You lead to the first trick.",
    "You show a single handle: fool, trumps 1, 5 and 21.",
    "You lead: trump 1 (the little one).",
    "You: fool.",
    "You are Hassan’s partner.",
    "You had called your own card: king of hearts.",
    "You take the trick.",
    "You take the last trick.",
    "The kitty: 2 and 3 of spades. It counts for you.",
    "The kitty: 2 and 3 of spades. It counts against you.",
    "The kitty: 2 and 3 of spades. It goes with the last trick to you.",
    "You make Push: 41 card points, 41 needed with 2 oudlers, exactly enough. You score +75.",
    "You lose Push together with Hassan: 35½ card points, 36 needed with 3 oudlers, ½ short. You score −77.",
    (
        "You make Push together with Hassan and Layla: 36 card points, 36 needed with 3 oudlers, exactly enough. "
        "You score +75."
    ),
    ("The misère is over. You: +31 (20 card points), Hassan: 0 (30½ card points), Layla: −30 (40½ card points)."),
    "You win the game with 78½ points.",
    "A shared win with 78 points: you and Hassan.",
)
ARABIC: Final = (
    "الجولة 1: وزّعت ليلى أربعة وعشرين كرتًا لكل لاعب. أنتِ تتكلمين أولًا.",
    "مرّرت ليلى دورها.",
    "اختارت ليلى الدفع، × 1½.",
    "مرّر الجميع أدوارهم. ليلى توزّع من جديد.",
    "لم يأخذ أحد عقدًا: وضع ميزير. كل لاعب وحده، والمطلوب أقل عدد من النقاط. ليلى تبدأ.",
    "ليلى هي المهاجمة، والعقد الحراسة ضد الحزمة.",
    "نادت ليلى فارس القلوب.",
    "حزمة الكيتي: أتو 3 و12، وملك القلوب. أخذتها ليلى.",
    "الكرت المنادى في حزمة الكيتي: ملك القلوب. ليس مع ليلى حليف به.",
    "أعادت ليلى إلى الحزمة: 2 و3 و4 البستوني.",
    "أعادت ليلى إلى الحزمة ستة كروت.",
    "ليلى تبدأ الأكلة الأولى.",
    "أعلنت ليلى مقبضًا مفردًا: المهرّج وأتو 1 و5 و21.",
    "بدأت ليلى: أتو 1 (الصغير).",
    "ليلى: المهرّج.",
    "ليلى حليفة لك.",
    "كانت ليلى قد نادت كرتًا في يدها: ملك القلوب.",
    "الأكلة من نصيب ليلى.",
    "الأكلة الأخيرة من نصيب ليلى.",
    "حزمة الكيتي: 2 و3 البستوني. تُحسب في صالح ليلى.",
    "حزمة الكيتي: 2 و3 البستوني. تُحسب ضد ليلى.",
    "حزمة الكيتي: 2 و3 البستوني. تذهب مع الأكلة الأخيرة إلى ليلى.",
    "نجحت ليلى في عقد الدفع: نقاط الكروت 41 والمطلوب 41 مع كرتين أساسيين، دون زيادة. نقاط ليلى: +75.",
    "خسرت ليلى عقد الدفع معك: نقاط الكروت 35½ والمطلوب 36 مع الكروت الأساسية الثلاثة، بنقص ½. نقاط ليلى: −77.",
    (
        "نجحت ليلى في عقد الدفع، والحليفان أنتِ وحسن: نقاط الكروت 36 والمطلوب 36 مع الكروت الأساسية الثلاثة، "
        "دون زيادة. نقاط ليلى: +75."
    ),
    "انتهى وضع ميزير. أنتِ: +31 (نقاط الكروت 20)، حسن: 0 (نقاط الكروت 30½)، ليلى: −30 (نقاط الكروت 40½).",
    "فازت ليلى باللعبة بثمانٍ وسبعين نقطة ونصف.",
    "فوز مشترك بثمانٍ وسبعين نقطة: أنتِ وحسن.",
)


@pytest.mark.parametrize(("language", "seat", "told"), [("en", ANN, ENGLISH), ("ar", LAYLA, ARABIC)])
def test_what_happens_is_told(language: str, seat: Seat, told: tuple[str, ...]) -> None:
    """Each thing that happens has its sentence, trumps named by number, halves written ½."""
    speaker = Speaker(language, CAST, ANN)
    assert tuple(plain(speaker.say(wording.tell(seen)).visual) for seen in happenings(seat)) == told


@pytest.mark.parametrize("seat", [ANN, HASSAN, LAYLA])
def test_everything_seen_can_be_told(seat: Seat) -> None:
    """Each kind of thing that happens has its sentence in every language, person, gender."""
    assert {type(seen) for seen in happenings(seat)} == set(get_args(Seen))
    assert unsaid(wording.tell(seen) for seen in happenings(seat)) == []


def test_whatever_happens_in_the_scenarios_can_be_said() -> None:
    """Facts, refusals, previews, cards, entries, answers: in every language, person, gender."""
    told = [scenario for scenario in scenarios(TAROT) if len(scenario.seats) <= 2 * len(CAST)]
    assert len(told) >= 80
    assert unsaid(message for scenario in told for stop in stops(scenario) for message in of_a_stop(stop)) == []


def test_whatever_happens_on_a_walk_can_be_said() -> None:
    """Legal moves or not, in every phase, with three to six players."""
    walks = (walk(TAROT, start(TAROT, seed), seed, most=40) for seed in range(8))
    assert unsaid(message for steps in walks for stop in steps for message in of_a_stop(stop)) == []


def of_a_stop(stop: Stop) -> Iterator[Message]:
    """Give all that can be said before a move, of it, after it."""
    view = TAROT.view(stop.state, stop.seat)
    yield from of_a_position(view)
    verdict = TAROT.judge(view, stop.move)
    yield verdict.message if isinstance(verdict, Refusal) else wording.describe_preview(view, stop.move, verdict)
    step = TAROT.play(stop.state, stop.seat, stop.move)
    if isinstance(step, Refusal):
        return
    yield from (wording.tell(TAROT.see(fact, seat)) for fact in step.facts for seat in range(view.players))
    yield from of_a_position(TAROT.view(step.state, stop.seat))


def of_a_position(view: View) -> Iterator[Message]:
    """Give the answers of a position."""
    yield from (wording.whose_turn(view), wording.counts(view), wording.scores(view), wording.options_in_force(view))
    yield from (wording.trick(view), wording.suit_led(view), wording.last_trick(view), wording.kitty(view))
    yield from (wording.contract(view), wording.bids(view), *map(wording.describe_bid, Bid))
    yield from (wording.nth_card(view, nth) for nth in range(1, 7))
    yield from (wording.describe_card(view, card) for card in view.hand)
    yield from map(wording.score_line, view.entries)
    yield from wording.explained(view)
    if view.over:
        yield wording.round_result(view)
    if view.standing.over:
        yield wording.game_result(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_option_has_its_words(language: str) -> None:
    """What the referee of this game can say, every option with its help, every contract, the name of the game."""
    code = "".join(path.read_text(encoding="utf-8") for path in Path(judge.__file__).parent.glob("*.py"))
    wanted = set(re.findall(r'"((?:tarot-)?refused-[a-z-]+)"', code)) | {"french-tarot", "french-tarot-about"}
    wanted |= {f"tarot-bid-{bid}{ending}" for bid in Bid for ending in ("", "-help")}
    for field in option_fields(Options):
        option = f"tarot-{field.name.replace('_', '-')}"
        ids = {option, *(f"{option}-{value}" for value in field.values)}
        wanted |= ids | {f"{each}-help" for each in ids}
    assert {each for each in wanted if not Catalogue(language).has(each)} == set()


@pytest.mark.parametrize(
    ("head", "moves", "english", "arabic"),
    [
        ({}, (), "Your turn: bid or pass.", "دورك: اختيار عقد أو تمرير الدور."),
        ({}, ("pass",), "Hassan is to bid or pass.", "دور حسن في الرهان."),
        ({"contract": "Ann guard"}, (), "Your turn: put 6 cards back.", "دورك: إعادة ستة كروت إلى الحزمة."),
        (GUARD, (), "Your turn to lead.", "دورك في البدء."),
        (
            {**GUARD, "trick": "Hassan EX, Layla 5H"},
            (),
            "Your turn: hearts were led.",
            "دورك. النوع: القلوب.",
        ),
        ({**GUARD, "trick": "Ann T5"}, (), "Hassan’s turn: trumps were led.", "دور حسن. النوع: الأتو."),
    ],
)
def test_the_table_says_whose_turn_it_is(
    head: dict[str, str], moves: tuple[str, ...], english: str, arabic: str
) -> None:
    """With what is to be done in this phase of the round."""
    assert both(wording.whose_turn(after(head, *moves))) == (english, arabic)


TRICK: Final = {**GUARD, "hand Ann": "5H T12 T14 2D", "trick": "Hassan 9C, Layla T13"}


@pytest.mark.parametrize(
    ("card", "english", "arabic"),
    [
        ("T14", "trump 14", "أتو 14"),
        (
            "T12",
            "trump 12, not allowed: higher than trump 13",
            "أتو 12، غير مسموح: يجب القطع بأعلى من أتو 13",
        ),
        ("5H", "5 of hearts, not allowed: you must trump", "5 القلوب، غير مسموح: يجب القطع"),
    ],
)
def test_a_card_that_may_not_be_played_says_why(card: str, english: str, arabic: str) -> None:
    """FT-19, FT-20: the reason in short stands with the card."""
    view = after(TRICK)
    assert both(wording.describe_card(view, read_card(card))) == (english, arabic)


def test_a_card_that_may_not_go_back_says_so() -> None:
    """FT-17: kings stay."""
    view = after({"contract": "Ann guard", "hand Ann": "KH *23"})
    said = both(wording.describe_card(view, read_card("KH")))
    assert said == ("king of hearts, not allowed: never goes back", "ملك القلوب، غير مسموح: لا يعود إلى الحزمة")


@pytest.mark.parametrize(
    ("head", "move", "english", "arabic"),
    [
        ({}, "bid push", "Push, × 1½", "الدفع، × 1½"),
        ({}, "pass", "Pass", "تمرير الدور"),
        ({**GUARD, "hand Ann": "KH"}, "play KH", "Lead: king of hearts", "البدء: ملك القلوب"),
        (
            {**GUARD, "hand Ann": "KH", "trick": "Hassan 9H, Layla QH"},
            "play KH",
            "Play: king of hearts, takes the trick",
            "لعب ملك القلوب، الأكلة لك",
        ),
    ],
)
def test_a_move_says_in_a_few_words_what_it_would_do(
    head: dict[str, str], move: str, english: str, arabic: str
) -> None:
    """The deed, then what it leads to."""
    assert would(after(head), move) == (english, arabic)


@pytest.mark.parametrize(
    ("head", "move", "english", "arabic"),
    [
        (
            {"options": "simple_take=off"},
            "bid push",
            "Push is not played at this table; Guard is the lowest contract.",
            "لا يُلعب عقد الدفع في هذه الطاولة، وأقل عقد فيها الحراسة.",
        ),
        (
            {**GUARD, "hand Ann": "5H 2D", "trick": "Hassan 9H, Layla 4H"},
            "play 2D",
            "You must follow hearts: you hold some.",
            "يجب اتباع النوع، وفي يدك منه: القلوب.",
        ),
        (
            {"contract": "Ann guard"},
            "put-back 2H",
            "6 cards must go back; you have chosen 1.",
            "يجب إعادة ستة كروت، والمختار 1.",
        ),
        (GUARD, "call KH", "With 3 players no card is called.", "لا نداء مع ثلاثة لاعبين."),
    ],
)
def test_a_refusal_says_what_is_missing_and_what_would_do(
    head: dict[str, str], move: str, english: str, arabic: str
) -> None:
    """A refusal is a whole sentence without a rule's number."""
    assert refused(after(head), move) == (english, arabic)


def test_the_table_tells_who_played_what() -> None:
    """The trick, its n-th card, the suit to follow."""
    view = after({**GUARD, "trick": "Hassan 9H, Layla T1"})
    assert both(wording.trick(view)) == (
        "Hassan: 9 of hearts, Layla: trump 1 (the little one). So far Layla wins it.",
        "حسن: 9 القلوب، ليلى: أتو 1 (الصغير). الأكلة حتى الآن من نصيب ليلى.",
    )
    assert both(wording.nth_card(view, 2)) == ("Layla: trump 1 (the little one).", "ليلى: أتو 1 (الصغير).")
    assert both(wording.nth_card(view, 3)) == ("Only 2 cards lie in the trick.", "في الأكلة كرتان فقط.")
    assert both(wording.suit_led(view)) == ("To follow: hearts.", "النوع المطلوب: القلوب.")


def test_the_table_tells_contract_bids_and_tricks() -> None:
    """What was bid in its order, what is played, how many tricks each has."""
    view = after({"kitty": "T2 T3 2H 3H 4H 5H"}, "bid push", "pass", "bid guard", "pass")
    assert both(wording.bids(view)) == (
        "You: Push, Hassan: pass, Layla: Guard, You: pass.",
        "أنتِ: الدفع، حسن: تمرير، ليلى: الحراسة، أنتِ: تمرير.",
    )
    assert both(wording.contract(view)) == ("Layla plays Guard, × 2.", "ليلى المهاجمة بعقد الحراسة، × 2.")
    assert both(wording.counts(view)) == (
        "Tricks: You 0, Hassan 0, Layla 0. Still to come: 24.",
        "الأكلات: أنتِ 0، حسن 0، ليلى 0. الباقي: 24.",
    )
    assert both(wording.kitty(view)) == (
        "The kitty that was shown: trumps 2 and 3, and 2, 3, 4 and 5 of hearts.",
        "حزمة الكيتي كما كُشفت: أتو 2 و3، و2 و3 و4 و5 القلوب.",
    )


SHEET: Final = [
    "Push, played by you",
    "3 oudlers: 36 card points are needed",
    "35½ card points taken",
    "Lost: 36 − 35½ = ½ short",
    "Each defender: (25 + ½) × 1½ = 38 1/4 ≈ 38½",
    "Contract: −38½ × 2 = −77",
    "Contract: +38½",
    "Contract: +38½",
    "Little one to the end: +10 × 2 = +20",
    "Little one to the end: −10",
    "Little one to the end: −10",
    "Handle: −20 × 2 = −40",
    "Handle: +20",
    "Handle: +20",
]


def test_the_score_sheet_explains_itself_to_the_eye() -> None:
    """Oudlers, card points, what was needed, the difference, the base, the multiplier; then each player's part."""
    view = settled(
        {"contract": "Ann push", "discarded": PUT_BACK}, "settle points=35.5 oudlers=3 petit=Ann handle=single"
    )
    lines = [both(line)[0] for line in (*wording.explained(view), *map(wording.score_line, view.entries))]
    assert lines == SHEET
    assert sum(Fraction(entry.points) for entry in view.entries) == 0


def test_the_score_sheet_explains_itself_to_the_ear() -> None:
    """The same sentences are heard, with words for the signs, a half alone too."""
    view = settled(PUSH, "settle points=35.5 oudlers=3")
    heard = [Speaker(language, CAST, ANN).say(wording.explained(view)[-1]).spoken for language in LANGUAGES]
    assert heard == [
        "Each defender: (25 plus half) times 1 and a half equals 38 1/4 rounded to 38 and a half",
        "لكل مدافع: (25 زائد نصف) ضرب 1 ونصف يساوي 38 1/4 وبالتقريب 38 ونصف",
    ]


@pytest.mark.parametrize(
    ("entry", "english", "arabic"),
    [
        (Entry(ANN, Score.EARLIER, 12), "Earlier in this round: 12", "من قبل في هذه الجولة: 12"),
        (
            Entry(ANN, Score.CONTRACT, 104, 52, 3, Fraction(2, 3)),
            "Contract: +52 × 3 × 2/3 = +104",
            "العقد: +52 × 3 × 2/3 = +104",
        ),
        (
            Entry(ANN, Score.CONTRACT, Fraction(77, 2), 29, 4, Fraction(1, 3)),
            "Contract: +29 × 4 × 1/3 ≈ +38½",
            "العقد: +29 × 4 × 1/3 ≈ +38½",
        ),
        (
            Entry(ANN, Score.MISERE, 1, Fraction(45, 2), 4),
            "Misère: 91 − 22½ × 4 = +1",
            "وضع ميزير: 91 − 22½ × 4 = +1",
        ),
    ],
)
def test_an_entry_is_said_with_its_formula(entry: Entry, english: str, arabic: str) -> None:
    """Shares of partners, what was rounded (FT-Q21), a misère (FT-Q06)."""
    assert both(wording.score_line(entry)) == (english, arabic)


def test_a_round_is_summed_up_with_every_total() -> None:
    """The contract, then what each player gained or lost."""
    assert both(wording.round_result(settled(GUARD, "settle points=47.5 oudlers=2"))) == (
        (
            "You make Guard: 47½ card points, 41 needed with 2 oudlers, 6½ over. "
            "You +126 (total 126), Hassan −63 (total −63), Layla −63 (total −63)."
        ),
        (
            "نجحتِ في عقد الحراسة: نقاط الكروت 47½ والمطلوب 41 مع كرتين أساسيين، بزيادة 6½. "
            "أنتِ +126 (المجموع 126)، حسن −63 (المجموع −63)، ليلى −63 (المجموع −63)."
        ),
    )


def test_a_misere_is_summed_up_with_each_number_said_once() -> None:
    """FT-Q06: what each has taken stands beside the points it brought, not in a sentence before them."""
    state = TAROT.open_match(Options(misere=True), 3, 2).state
    while (seat := TAROT.turn(state)) is not None:
        view = TAROT.view(state, seat)
        move = Pass() if isinstance(view.phase, Bidding) else TAROT.offers(view)[0]
        step = TAROT.play(state, seat, move)
        assert not isinstance(step, Refusal)
        state = step.state
    assert both(wording.round_result(TAROT.view(state, ANN))) == (
        (
            "The misère is over. You +32½ (19½ card points, total 32½), "
            "Hassan −21½ (37½ card points, total −21½), Layla −11 (34 card points, total −11)."
        ),
        (
            "انتهى وضع ميزير. أنتِ +32½ (نقاط الكروت 19½، المجموع 32½)، "
            "حسن −21½ (نقاط الكروت 37½، المجموع −21½)، ليلى −11 (نقاط الكروت 34، المجموع −11)."
        ),
    )


def test_a_deal_that_all_passed_has_nothing_to_explain() -> None:
    """FT-08: no score, the next dealer deals."""
    view = after({}, "pass", "pass", "pass")
    assert wording.explained(view) == ()
    assert both(wording.round_result(view)) == (
        "Everybody passed: nobody scores, and the cards are dealt anew.",
        "مرّر الجميع أدوارهم: لا نقاط لأحد، ويعاد توزيع الكروت.",
    )


def test_a_finished_round_names_whoever_held_the_called_cards() -> None:
    """FT-11: at the end nothing about a call is secret any more."""
    state = finished(Options(rounds=1), 6, 7, Chance(7))
    view = TAROT.view(state, ANN)
    assert isinstance(view.phase, RoundOver)
    assert "not seen yet" not in Speaker("en", (*CAST, *CAST), ANN).say(wording.contract(view)).visual
