"""What the window of French Tarot says, in both languages."""

from __future__ import annotations

import pytest

from cardtable.games.tarot.handles import Size
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.notation import read_card, read_cards
from cardtable.qt.tarot.handle_words import choice
from cardtable.qt.words import Words
from tests.qt.tarot.declared import CAST

ANN, LAYLA, HASSAN = range(3)

SENTENCES = [
    (
        message("tarot-turn-opens", keys="Space"),
        "Space opens the cards to choose from.",
        "لعرض الكروت: المفتاح Space.",
    ),
    (message("tarot-put-count", count=4, due=6), "4 of 6", "4 من 6"),
    (
        message("tarot-put-enough", due=3),
        "3 cards are chosen already; untick one before you tick another.",
        "اكتمل اختيار ثلاثة كروت، ولا يُختار غيرها قبل إلغاء واحد منها.",
    ),
    (message("tarot-put-title", due=6), "Put 6 cards back", "إعادة ستة كروت إلى الحزمة"),
    (
        message("tarot-hand-line", cards=read_cards("KS 5S"), count=2),
        "2 cards: king and 5 of spades",
        "كرتان: ملك و5 البستوني",
    ),
    (
        message("tarot-call-before", card=read_card("KH")),
        "Called already: king of hearts.",
        "الكرت المنادى من قبل: ملك القلوب.",
    ),
    (
        message("tarot-call-choose"),
        "Choose a card first, with the arrow keys or by a click.",
        "المطلوب أولًا اختيار كرت، بالأسهم أو بالنقر.",
    ),
    (
        message("tarot-handle-shows", cards=read_cards("T1 T7 T21")),
        "Shown: trumps 1, 7 and 21.",
        "المعروض: أتو 1 و7 و21.",
    ),
    (choice(Size.DOUBLE, 4), "Double, 13 trumps: 30", "مزدوج، 13 من الأتو: 30"),
    (message("tarot-auction-wait", who=Who(LAYLA)), "Layla is to bid.", "دور ليلى في الرهان."),
    (message("tarot-part-declarer", who=Who(HASSAN), bid="guard"), "Declarer, Guard", "المهاجم، الحراسة"),
    (message("tarot-part-partner", who=Who(LAYLA)), "Partner", "حليفة"),
    (message("tarot-part-defender", who=Who(HASSAN)), "Defender", "مدافع"),
    (message("tarot-part-alone", who=Who(ANN)), "Alone", "وحدكِ"),
    (message("tarot-part-none", who=Who(ANN)), "Passed", "تمرير"),
    (message("tarot-account-kitty-attack"), "The kitty, for the attack", "حزمة الكيتي للمهاجم وفريقه"),
    (message("tarot-account-kitty-defence"), "The kitty, for the defence", "حزمة الكيتي للمدافعين"),
    (message("tarot-account-kitty-last-trick"), "The kitty, with the last trick", "حزمة الكيتي مع الأكلة الأخيرة"),
]


@pytest.mark.parametrize(("told", "english", "arabic"), SENTENCES)
def test_the_window_says_it_in_both_languages(told: Message, english: str, arabic: str) -> None:
    """Counts, genders and lists are those of each language."""
    heard = tuple(Words(language, CAST, ANN).say(told).spoken for language in ("en", "ar"))
    assert heard == (english, arabic)
