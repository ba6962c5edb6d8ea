"""Cards that extend what lies on the table, as the computer sees them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardtable.bots.playroom.layoffs import lay_offs, single_lay_offs
from cardtable.bots.playroom.worth import worth_of
from cardtable.bots.search.faces import FACES, card_of, code_of, codes_of
from cardtable.games.playroom.moves import Extend
from cardtable.games.playroom.options import Options
from cardtable.games.playroom.view import TableMeld
from cardtable.games.registry import GAMES
from cardtable.kernel.notation import read_cards
from cardtable.kernel.refusal import Refusal
from cardtable.rummy.melds import Meld, recognise

GAME = GAMES["playroom-rummy"]
TABLES = (
    "7S 8S 9S",
    "2H 3H 4H",
    "QD KD AD",
    "AC 2C 3C JK",
    "JK 5D 6D",
    "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
    "9H 9D JK",
    "9H 9D 9C",
    "KS KH KD KC",
    "KS KH KD JK",
    "5C 5C 5C",
    "6D 6D JK",
)


@given(st.lists(st.sampled_from(TABLES), min_size=1, max_size=5, unique=True), st.booleans())
def test_the_rules_agree_with_every_single_lay_off(melds: list[str], rounded: bool) -> None:  # noqa: FBT001 - drawn
    """A face extends the table, for the points told, exactly where the rules accept it and call it no swap."""
    options = Options(identities=True, round_to_five=rounded)
    table = [TableMeld(nth, laid(cards)) for nth, cards in enumerate(melds, start=1)]
    fits = single_lay_offs(table, worth_of(options))
    seated = position(" | ".join(melds), rounded=rounded)
    for card in FACES:
        best = max((points(seated, Extend(each.number, card)) for each in table), default=-1)
        assert fits.get(code_of(card), -1) == best


def test_a_chain_extends_a_run_by_several_cards() -> None:
    """Each length of the chain is a choice of its own, the nearest card first."""
    hand = codes_of(read_cards("10S JS KS 6S"))
    found = lay_offs(hand, [TableMeld(1, laid("7S 8S 9S"))], worth_of(Options()))
    chains = {" ".join(str(card_of(code)) for code in piece.cards): piece.points for piece in found}
    assert chains == {"6S": 5, "10S": 10, "10S JS": 20}


def laid(cards: str) -> Meld:
    """Lay a combination."""
    meld = recognise(read_cards(cards), identities=True)
    assert isinstance(meld, Meld)
    return meld


def position(table: str, *, rounded: bool) -> object:
    """Give the view of a seat that has opened, has drawn, and holds one of each face."""
    hand = " ".join(map(str, FACES))
    head = {
        "options": f"identities=on round_to_five={'on' if rounded else 'off'}",
        "opened": "Ann",
        "drawn": "1",
        "table": table,
        "hand Ann": hand,
        "hand Bob": "*1",
    }
    return GAME.view(GAME.set_up(head, ("Ann", "Bob")), 0)


def points(view: object, move: Extend) -> int:
    """Give what an extension brings; -1 where it is refused or a swap."""
    preview = GAME.judge(view, move)
    return -1 if isinstance(preview, Refusal) or preview.swap else preview.points
