"""How Arabic counts things, joins lists, names cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Written
from cardtable.kernel.packs import FOOL, TRUMPS
from cardtable.text.factoring import (
    Name,
    Part,
    Shared,
    common_suit,
    face,
    item,
    number,
    of_tarot,
    rank,
    shared,
    stretches,
    suit,
)

SUBJECT, OBJECT = "subject", "object"

ALOUD = {"−": "ناقص", "×": "ضرب", "=": "يساوي", "+": "زائد", "≈": "وبالتقريب", "½": "ونصف"}
HALF = "نصف"


class _Noun(NamedTuple):
    """Keep the forms that counting asks for; the dual ends in ان as subject, in ين as object."""

    gender: Literal["f", "m"]
    singular: str
    after_ten: str
    dual: str
    plural: str


_NOUNS = {
    "card": _Noun("m", "كرت", "كرتًا", "كرت", "كروت"),
    "combination": _Noun("f", "مجموعة", "مجموعة", "مجموعت", "مجموعات"),
    "message": _Noun("f", "رسالة", "رسالة", "رسالت", "رسائل"),
    "point": _Noun("f", "نقطة", "نقطة", "نقطت", "نقاط"),
    "round": _Noun("f", "جولة", "جولة", "جولت", "جولات"),
    "second": _Noun("f", "ثانية", "ثانية", "ثانيت", "ثوانٍ"),
    "minute": _Noun("f", "دقيقة", "دقيقة", "دقيقت", "دقائق"),
    "player": _Noun("m", "لاعب", "لاعبًا", "لاعب", "لاعبين"),
}
_THOUSAND = _Noun("m", "ألف", "ألفًا", "ألف", "آلاف")

_UNITS = ("", "واحد", "اثن", "ثلاث", "أربع", "خمس", "ست", "سبع", "ثماني", "تسع", "عشر")
"""The stems: with ة they count masculine nouns from 3 to 10, without it feminine ones."""
_TENS = ("", "", "عشر", "ثلاث", "أربع", "خمس", "ست", "سبع", "ثمان", "تسع")
_HUNDREDS = ("", "مئة", "مئت", "ثلاثمئة", "أربعمئة", "خمسمئة", "ستمئة", "سبعمئة", "ثمانمئة", "تسعمئة")


def counted(count: Points, noun: str, case: str = SUBJECT) -> str:
    """Say a number with its noun: كرت واحد، كرتان، ثلاثة كروت، أحد عشر كرتًا، مئة كرت، أربعون نقطة ونصف.

    Numbers that count are words: beside a feminine noun a voice would give a digit the wrong gender.
    """
    forms = _NOUNS[noun]
    if count == 0:
        return f"لا {forms.plural}"
    if count < 0:
        return f"{ALOUD['−']} {counted(-count, noun, case)}"
    whole = int(count)
    if whole == count:
        return _counted(whole, forms, case)
    return f"{_counted(whole, forms, case)} {ALOUD['½']}" if whole else f"{HALF} {forms.singular}"


def _counted(count: int, noun: _Noun, case: str) -> str:
    big, rest = _big(count, case), count % 100
    if not big:
        return _below_hundred(rest, noun, case)
    if rest > 2:
        return f"{big} و{_below_hundred(rest, noun, case)}"
    bound = f"{big.removesuffix('ن').removesuffix('ًا')} {noun.singular}"
    return f"{bound} و{_below_hundred(rest, noun, case)}" if rest else bound


def _big(count: int, case: str) -> str:
    """Say the thousands with the hundreds, before the ن of the dual or the tanwin falls off."""
    thousands, hundreds = count // 1000, count // 100 % 10
    words = []
    if thousands:
        words.append(_THOUSAND.singular if thousands == 1 else _counted(thousands, _THOUSAND, case))
    if hundreds:
        words.append(_HUNDREDS[hundreds] + (_dual(case) if hundreds == 2 else ""))
    return " و".join(words)


def _below_hundred(count: int, noun: _Noun, case: str) -> str:
    if count == 1:
        return f"{noun.singular} {'واحدة' if _feminine(noun) else 'واحد'}"
    if count == 2:
        return noun.dual + _dual(case)
    if count <= 10:
        return f"{_unit(count, noun)} {noun.plural}"
    return f"{_teen(count, noun, case) if count < 20 else _tens(count, noun, case)} {noun.after_ten}"


def _unit(count: int, noun: _Noun) -> str:
    """Say 3 to 10, which take the gender that the noun has not."""
    return _UNITS[count] + ("" if _feminine(noun) else "ة")


def _teen(count: int, noun: _Noun, case: str) -> str:
    ten = "عشرة" if _feminine(noun) else "عشر"
    if count == 11:
        return f"{'إحدى' if _feminine(noun) else 'أحد'} {ten}"
    if count == 12:
        return f"{'اثنت' if _feminine(noun) else 'اثن'}{'ا' if case == SUBJECT else 'ي'} {ten}"
    return f"{_unit(count - 10, noun)} {ten}"


def _tens(count: int, noun: _Noun, case: str) -> str:
    tens, units = divmod(count, 10)
    ten = _TENS[tens] + ("ون" if case == SUBJECT else "ين")
    match units:
        case 0:
            return ten
        case 1:
            one = "إحدى" if _feminine(noun) else "واحدًا" if case == OBJECT else "واحد"
        case 2:
            one = ("اثنت" if _feminine(noun) else "اثن") + _dual(case)
        case 8 if _feminine(noun):
            one = "ثمانيًا" if case == OBJECT else "ثمانٍ"
        case _:
            one = _unit(units, noun)
    return f"{one} و{ten}"


def _feminine(noun: _Noun) -> bool:
    return noun.gender == "f"


def _dual(case: str) -> str:
    return "ان" if case == SUBJECT else "ين"


def listing(items: Sequence[str]) -> str:
    """Join items: every one but the first after و."""
    return " و".join(items)


def card(name: Name, card: Card) -> str:
    """Name one card: ملكة القلوب، أتو 21; a joker by itself is definite, as the others are."""
    if card == TRUMPS[0]:
        return name("little-one")
    return name("the-joker") if card == JOKER else _full(name, card)


def cards(name: Name, cards: tuple[Written, ...]) -> str:
    """Name cards in their order: 9 وجوكر وولد السباتي; ملكة القلوب والديناري والسباتي; أتو 3 و7 و21."""
    match shared(cards):
        case Shared.SUIT:
            return f"{_items(name, cards, rank)} {common_suit(name, cards)}"
        case Shared.RANK:
            return _by_rank(name, cards)
        case Shared.TRUMPS:
            return _trumps(name, cards)
        case Shared.NOTHING:
            return _mixed(name, cards)


def _mixed(name: Name, written: tuple[Written, ...]) -> str:
    """Name the suit of neighbours once: 5 و7 القلوب، وملك البستوني."""
    parts = stretches(written)
    if len(parts) == len(written):
        return _items(name, written, _full)
    return "، و".join(cards(name, part) for part in parts)


def _by_rank(name: Name, cards: tuple[Written, ...]) -> str:
    first = cards[0]
    if first.card == JOKER:
        return f"{item(name, first, _full)}، و{_by_rank(name, cards[1:])}"
    return f"{rank(name, face(first))} {_items(name, cards, suit)}"


def _trumps(name: Name, cards: tuple[Written, ...]) -> str:
    if face(cards[0]) == FOOL:
        return f"{name('fool')} و{_trumps(name, cards[1:])}"
    return f"{name('trump')} {_items(name, cards, number)}"


def _items(name: Name, cards: tuple[Written, ...], part: Part) -> str:
    """List the cards; a comma ends what a joker stands for: 9 وجوكر بدل 10، وولد."""
    words = [item(name, written, part) for written in cards]
    links = ["، و" if written.meaning is not None else " و" for written in cards[:-1]]
    return "".join(word + link for word, link in zip(words, [*links, ""], strict=True))


def _full(name: Name, card: Card) -> str:
    return of_tarot(name, card) or f"{rank(name, card)} {suit(name, card)}"
