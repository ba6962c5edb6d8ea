"""What the workbench says while a turn is being arranged."""

from __future__ import annotations

import pytest

from cardtable.games.carousel import wording
from cardtable.kernel.notation import read_card
from tests.games.carousel.turns import FREED, TABLE, after, bench
from tests.text.samples import both


@pytest.mark.parametrize(
    ("words", "english", "arabic"),
    [
        ("8S 8H JK=8D", "Set: 8 of spades, hearts and joker as diamonds", "طقم: 8 البستوني والقلوب وجوكر بدل الديناري"),
        ("5C 6C JK=7C", "Run: 5, 6 and joker as 7 of clubs", "سلسلة: 5 و6 وجوكر بدل 7 السباتي"),
        (
            "7S 8S",
            "Too few cards: 7 and 8 of spades. A combination needs at least 3.",
            "كروت قليلة: 7 و8 البستوني. المجموعة ثلاثة كروت على الأقل.",
        ),
        (
            "5C 6C JK",
            "Say which card the joker stands for: 5, 6 and joker of clubs.",
            "حدّدي الكرت الذي يحل الجوكر محله: 5 و6 وجوكر السباتي.",
        ),
        (
            "JK=5C JK=6C JK=7C",
            "A combination needs at least one real card: joker as 5, joker as 6, and joker as 7 of clubs.",
            "المجموعة فيها كرت حقيقي واحد على الأقل: جوكر بدل 5، وجوكر بدل 6، وجوكر بدل 7 السباتي.",
        ),
        (
            "8S 8H 8S",
            "A card is there twice: 8 of spades, hearts and spades. Take one of the two out.",
            "كرت مكرر: 8 البستوني والقلوب والبستوني. يلزم إبعاد أحد الاثنين.",
        ),
        (
            "5H 6H 8H",
            "There is a gap: 5, 6 and 8 of hearts. Fill it, or split the run there.",
            "كروت غير متتالية: 5 و6 و8 القلوب. يلزم سد الفراغ أو تقسيم السلسلة عنده.",
        ),
        (
            "KH AH 2H",
            "A run does not go on past the ace: king, ace and 2 of hearts. Split it there.",
            "السلسلة لا تتجاوز الآس: ملك وآس و2 القلوب. يلزم تقسيمها عنده.",
        ),
        (
            "5H 6D 7H",
            "No combination: 5 of hearts, 6 of diamonds and 7 of hearts. A run is of one suit, a set is of one rank.",
            "ليست مجموعة: 5 القلوب و6 الديناري و7 القلوب. السلسلة من نوع واحد، والطقم من رقم واحد.",
        ),
    ],
)
def test_a_combination_says_what_it_is_or_what_is_wrong(words: str, english: str, arabic: str) -> None:
    """CR-05, CR-06, CR-09: each fault has its reason, with what would do."""
    assert both(wording.combination_status(bench(words)[0])) == (english, arabic)


@pytest.mark.parametrize(
    ("words", "english", "arabic"),
    [
        (
            "8S 8H JK=8D | 4D 5D | 6D 7D",
            "Still missing: 2 combinations are not right yet, a card from your hand must come in.",
            "ما زال ينقص: تصحيح مجموعتين، لعب كرت من يدك.",
        ),
        (
            "8S 8H 8D | 4D 5D 6D 7D",
            "Still missing: cards of the table not laid again: joker.",
            "ما زال ينقص: إعادة جوكر إلى الطاولة.",
        ),
        (
            "8S 8H JK=8C | 4D 5D 6D 7D 8D",
            "Everything fits; confirm. 14 points would be left in hand.",
            "كل شيء في مكانه، أكّدي الترتيب. يبقى في يدك أربع عشرة نقطة.",
        ),
        (
            "8S 8H JK=8C | 4D 5D 6D 7D | 2S",
            "Still missing: 1 combination is not right yet.",
            "ما زال ينقص: تصحيح مجموعة واحدة.",
        ),
        (
            "8S 8H 8C | 4D 5D 6D 7D JK=8D",
            "You do not hold the 8 of clubs; you can only play cards from your hand.",
            "ليس في يدك 8 السباتي، ولا يُلعب إلا ما في اليد.",
        ),
    ],
)
def test_the_workbench_says_what_is_still_missing(words: str, english: str, arabic: str) -> None:
    """All that stands in the way of confirming, or what confirming would leave."""
    assert both(wording.still_missing(after(TABLE), bench(words))) == (english, arabic)


def test_the_workbench_says_that_a_confirmed_table_needs_nothing() -> None:
    """CR-Q13: more may follow, or the turn ends."""
    assert both(wording.still_missing(after(TABLE, FREED), bench(FREED.removeprefix("arrange ")))) == (
        "This is confirmed; go on, or end your turn.",
        "تم تأكيد هذا الترتيب، وبقيت متابعة الوضع أو إنهاء الدور.",
    )


def test_the_workbench_says_that_confirming_ends_the_round() -> None:
    """CR-Q09: an emptied hand ends it."""
    view = after({**TABLE, "hand Ann": "8D"})
    assert both(wording.still_missing(view, bench("8S 8H JK=8D | 4D 5D 6D 7D 8D"))) == (
        "Everything fits; confirm, and with your last card the round is over.",
        "كل شيء في مكانه، وبتأكيد الترتيب تخلو يدك وتنتهي الجولة.",
    )


def test_the_workbench_says_what_has_changed() -> None:
    """What came from the hand, what is new, what is gone; the order in which cards lie changes nothing."""
    view = after(TABLE)
    assert both(wording.changed(view, bench("8H 8S JK=8D | 7D 6D 5D 4D"))) == (
        "Nothing has changed since your turn began.",
        "لم يتغير شيء منذ بداية دورك.",
    )
    assert both(wording.changed(view, bench("8S 8H 8D | 4D 5D 6D 7D | 5C 6C JK"))) == (
        (
            "From your hand: 8 of diamonds, and 5 and 6 of clubs. "
            "New: Set: 8 of spades, hearts and diamonds; 5, 6 and joker of clubs. "
            "No longer there: Set: 8 of spades, hearts and joker as diamonds."
        ),
        (
            "من يدك: 8 الديناري، و5 و6 السباتي. "
            "جديد: طقم: 8 البستوني والقلوب والديناري؛ 5 و6 وجوكر السباتي. "
            "لم يعد موجودًا: طقم: 8 البستوني والقلوب وجوكر بدل الديناري."
        ),
    )


def test_a_joker_is_asked_for_with_its_readings() -> None:
    """CR-09: rank and suit are said."""
    assert both(wording.joker_asked()) == ("Which card does the joker stand for?", "بدل أي كرت هذا الجوكر؟")
    assert both(wording.joker_declared(read_card("8D"))) == ("joker as 8 of diamonds", "جوكر بدل 8 الديناري")
