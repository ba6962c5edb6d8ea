"""Positions to look at, written as the heads of scenarios."""

from __future__ import annotations

from cardtable.games.registry import GAMES
from cardtable.kernel.seats import Cast, Person
from cardtable.play.running import RunningMatch
from cardtable.play.table import Table
from cardtable.play.terms import Terms

USUAL_GAME = "playroom-rummy"

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "HSD"
LONG_RUNS = [" ".join(rank + suit for rank in RANKS) for suit in SUITS for _ in range(2)]
SETS = [" ".join(rank + suit for suit in SUITS) for rank in RANKS[1:-1] for _ in range(2)]
KINGS = ["K" + suit for suit in SUITS for _ in range(3)]
CLUBS = [rank + "C" for rank in RANKS[:-1]]

PEOPLE: Cast = (
    Person("You", "f", None, "you"),
    Person("Layla", "f", "casual", "layla"),
    Person("Hassan", "m", "casual", "hassan"),
    Person("Omar", "m", "casual", "omar"),
    Person("Salma", "f", "casual", "salma"),
    Person("Yusuf", "m", "casual", "yusuf"),
    Person("Nadia", "f", "casual", "nadia"),
    Person("Karim", "m", "casual", "karim"),
)

NAMES = ("Me", "Layla", "Hassan", "Omar", "Salma", "Yusuf", "Nadia", "Karim")

POSITIONS: dict[str, dict[str, str]] = {
    "early": {"hand Me": "4H 5H QH 3S KS 6D 9D JD QD 2C 5C 6C JK 9S", "turn": "Me"},
    "mid": {
        "opened": "Me Hassan Omar",
        "options": "discard_mode=multi manipulation=on",
        "turn": "Me",
        "drawn": "1",
        "table": "9H 10H JK QH | QS QD QC | KS KH KD KC | 7H 7C 7D | AD 2D 3D 4D 5D | 8C 9C 10C JC QC"
        " | 4S 5S 6S 7S | 10S 10H 10D | 2H 2D JK",
        "hand Me": "4H 5H QH 3S 8S 9S KS 6D 9D JD QD 2C 5C 6C JK",
        "hand Layla": "*9",
        "hand Hassan": "*3",
        "hand Omar": "*11",
        "discard": "2S 3H 4C 9C 5S KD 3C 8D JS 2S 9S JH",
        "totals": "Me 300, Layla 310, Hassan 340, Omar 250",
        "round": "3",
    },
    "owed": {
        "opened": "Me Hassan",
        "options": "manipulation=on",
        "turn": "Me",
        "drawn": "1",
        "table": "3H 4H 5H | 9S 9H 9D 9C | JD QD KD AD",
        "hand Me": "7D 7H 2H 6H 8S 10C QC JK",
        "owed Me": "7D",
        "discard": "4D",
    },
    "crowded": {
        "opened": "Me Layla Hassan Omar Salma Nadia Karim",
        "options": "discard_mode=multi manipulation=on",
        "turn": "Omar",
        "table": "5S 6S 7S 8S | KS KH KC | AD 2D 3D 4D | 9S 9H 9D 9C | 10C JC QC KC | 3S 3H 3D | 2H 3H 4H 5H 6H | "
        "QS QH QD | 6C 7C JK 9C | JS JH JD | 8D 9D 10D JD | 5S 5C 5D 5H | 10S JS QS KS AS | 7D 7C 7H | 4S 4H 4C | "
        "3C 4C 5C 6C | 8H 8S 8C | 9H 10H JH QH KH | AS AH AC | 6D 7D 8D | 10H 10D 10S 10C | 2S 3S 4S | JC QC JK | "
        "KD KH KS",
        "hand Me": "2H 4H 7H 9H 10H QH KH 2S 6S 9S JS 2D 5D 8D 10D QD 2C 4C 7C 8C 10C JK",
        "hand Layla": "*12",
        "hand Hassan": "*8",
        "hand Omar": "*5",
        "hand Salma": "*17",
        "hand Yusuf": "*14",
        "hand Nadia": "*9",
        "hand Karim": "*2",
        "discard": "2D 6S 9S 2C 3D 4H",
    },
    # As much as four packs can bring to one table: 30 combinations, the runs of 14 cards, 45 cards in hand.
    "brim": {
        "opened": "Me Layla Hassan Omar Salma Nadia Karim",
        "options": "discard_mode=multi manipulation=on",
        "turn": "Me",
        "drawn": "1",
        "table": " | ".join(one for pair in zip(LONG_RUNS + SETS[:6], SETS[6:18], strict=True) for one in pair)
        + " | "
        + " | ".join(SETS[18:]),
        "hand Me": " ".join([*CLUBS * 3, *["JK"] * 6]),
        "discard": "JK JK 2C 3C",
        **{f"hand {name}": card for name, card in zip(NAMES[1:], CLUBS[3:], strict=False)},
    },
    "deep": {
        "opened": "Me Layla",
        "options": "discard_mode=multi manipulation=on",
        "turn": "Me",
        "drawn": "0",
        "table": "KS KH KD",
        "hand Me": "2C 3C 4C",
        "discard": " ".join(
            [*["JK"] * 8, *[rank + suit for suit in SUITS for rank in RANKS[:-2] for _ in range(4)], *KINGS, *CLUBS * 3]
        ),
        **{f"hand {name}": card for name, card in zip(NAMES[1:], CLUBS[4:], strict=False)},
    },
    # Small hands in which much fits, copies of one face among them, for input at random.
    "restless": {
        "opened": "Me Layla Hassan",
        "options": "discard_mode=multi manipulation=on",
        "turn": "Me",
        "drawn": "0",
        "table": "4S 5S 6S 7S | KS KH KD KC | 9H JK JH | 2H 2D 2C | 8H 9H 10H",
        "hand Me": "8S 8S 9S 10H QH 3H 3D 3C JK 7H",
        "hand Layla": "AS AH AD 5C",
        "hand Hassan": "*5",
        "discard": "2S 3H 4C 9C 5S",
    },
    "restless-first": {
        "opened": "Hassan",
        "options": "manipulation=on first_meld=30",
        "turn": "Me",
        "drawn": "1",
        "table": "4S 5S 6S 7S | KS KH KD",
        "hand Me": "8S 9H 10H JH 3H 3D 3C JK 8S KC",
        "discard": "2S 3H",
    },
    "first": {
        "turn": "Me",
        "drawn": "1",
        "opened": "Hassan",
        "table": "6H 7H 8H 9H | KS KD KC",
        "hand Me": "9C JC JK 3H 5H QH 4S 10S AS 8D JD KD 2C 5C 7C",
        "discard": "2H 3C 4D",
    },
    # Basic Rummy with a card just taken from the pile.
    "taken": {
        "game": "basic-rummy",
        "turn": "Me",
        "took": "QD",
        "table": "4S 5S 6S | KS KH KD KC | 10H JH QH",
        "hand Me": "7S 2H AH 9C QD QS QC",
        "discard": "2D 9H",
        "totals": "Me 24, Layla 61",
        "round": "3",
    },
}


def table(position: str, seats: int, **changes: str) -> Table:
    """Lay a table with a position; `changes` replace lines of its head, an underscore standing for a blank."""
    head = {key: value for key, value in POSITIONS[position].items() if not _of_nobody(key, seats)}
    head |= {key.replace("_", " "): value for key, value in changes.items()}
    game = GAMES[head.pop("game", USUAL_GAME)]
    names = NAMES[:seats]
    for line in ("opened", "totals"):
        if line in head:
            apart = ", " if "," in head[line] else " "
            head[line] = apart.join(part for part in head[line].split(apart) if part.split()[0] in names)
    if head.get("turn") not in names:
        head["turn"] = names[-1]
    cast = PEOPLE[:seats]
    state = game.set_up(head, names)
    terms = Terms(game, game.view(state, 0).options, 7, cast)
    return Table(terms, RunningMatch(game, state))


def _of_nobody(key: str, seats: int) -> bool:
    return key.startswith(("hand ", "owed ")) and key.split()[1] not in NAMES[:seats]
