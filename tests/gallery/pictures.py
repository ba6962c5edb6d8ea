"""Which pictures hang in the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

from cardtable.qt.felts import FELTS
from cardtable.qt.palette import PALETTES
from cardtable.text.catalogue import LANGUAGES

Size = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = ((1024, 640), (1366, 768), (1920, 1080), (2560, 1440))
SCALES: Final = (1.0, 1.25, 1.5, 2.0)
SMALLEST, USUAL, LARGE, LARGEST = SIZES
DECKS: Final = ("standard", "four-colour", "large-print", "high-contrast")
SCRIPTS: Final = ("latin", "french", "arabic")
TABLES: Final = {
    "playroom-rummy": (2, 4, 8),
    "basic-rummy": (2, 3, 4),
    "carousel": (2, 3, 5),
    "french-tarot": (3, 4, 5, 6),
}
"""The games with the fewest players, the middle, the most."""
MOMENTS: Final = ("early", "crowded")
SHEETS: Final = (
    *("first", "home", "home-unfinished", "options-playroom-rummy", "options-french-tarot", "code"),
    *("settings-person", "settings-table", "settings-cards", "settings-speech", "settings-sounds"),
    *("scores-playroom-rummy-2", "scores-playroom-rummy-4", "scores-playroom-rummy-8", "scores-basic-rummy-4"),
    *("scores-carousel-4", "scores-french-tarot-3", "scores-french-tarot-5", "scores-french-tarot-6"),
    *("game-playroom-rummy", "help", "keys", "keymap", "rules", "guide", "about", "lesson", "question", "pile"),
    *("key-combinations-playroom-rummy", "key-combinations-carousel", "key-since_my_turn-playroom-rummy"),
    *("key-table_options-playroom-rummy", "key-counts-french-tarot", "key-options_in_force-french-tarot"),
    *("key-find_message-playroom-rummy", "menu-card", "menu-meld"),
    *("tarot-auction", "tarot-call", "tarot-put-back", "tarot-handle", "tarot-bids"),
)
"""The rooms beside the table, the sheets over it."""


@dataclass(frozen=True)
class Picture:
    """One picture: a room in a language, on a window of a size, at a scale of the screen, with settings."""

    room: str
    language: str = "en"
    size: Size = USUAL
    scale: float = 1.0
    settings: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its file, without the ending."""
        width, height = self.size
        scale = f"@{self.scale:g}" if self.scale != 1 else ""
        worn = [f"{name}-{value}" for name, value in self.settings.items()]
        return "_".join([self.room, self.language, f"{width}x{height}{scale}", *worn])


def table_rooms() -> Iterator[str]:
    """Name each game with each number of players, early and crowded."""
    for game, counts in TABLES.items():
        for seats, moment in product(counts, MOMENTS):
            yield f"table-{game}-{seats}-{moment}"


def usual() -> Iterator[Picture]:
    """Give the pictures that show each thing once: sizes, scales, lights, felts, decks are not multiplied."""
    for room, language in product((*table_rooms(), *SHEETS), LANGUAGES):
        yield Picture(room, language)
    fullest = [f"table-{game}-{counts[-1]}-crowded" for game, counts in TABLES.items()]
    for at, room in enumerate((*fullest, *SHEETS)):
        yield Picture(room, LANGUAGES[at % 2], SMALLEST)
    for room, size in product(fullest, (SMALLEST, LARGE, LARGEST)):
        yield Picture(room, "ar" if size == SMALLEST else "en", size)
    for room, scale in product(fullest, SCALES[1:]):
        yield Picture(room, scale=scale)
    shown = ("table-playroom-rummy-4-crowded", "table-french-tarot-4-crowded")
    for room, light, felt in product(shown[:1], PALETTES, FELTS):
        yield Picture(room, settings={"theme": light, "felt": felt})
    for room, deck in product(shown, DECKS[1:]):
        yield Picture(room, settings={"deck": deck})
        yield Picture(room, "ar", SMALLEST, settings={"deck": deck})
    for room, deck, script in product(shown, DECKS, SCRIPTS[1:]):
        yield Picture(room, "ar" if script == "arabic" else "en", settings={"deck": deck, "indices": script})
    for room, light in product((*shown, *SHEETS), ("dark", "high-contrast")):
        yield Picture(room, settings={"theme": light})
    for room in (*fullest, *(room.replace("crowded", "early") for room in fullest)):
        yield Picture(room, settings={"left_handed": True})
        yield Picture(room, settings={"card_size": 150})
        yield Picture(room, settings={"card_size": 75})
        yield Picture(room, "ar", settings={"text_scale": 200})
        yield Picture(room, "en", SMALLEST, settings={"text_scale": 150, "card_size": 150})


def every() -> Iterator[Picture]:
    """Give every combination of room, language, size, scale, then each light with each felt and deck."""
    rooms = (*table_rooms(), *SHEETS)
    for room, language, size, scale in product(rooms, LANGUAGES, SIZES, SCALES):
        yield Picture(room, language, size, scale)
    for room, language, light, felt, deck in product(table_rooms(), LANGUAGES, PALETTES, FELTS, DECKS):
        yield Picture(room, language, settings={"theme": light, "felt": felt, "deck": deck})
    for room, language, light in product(SHEETS, LANGUAGES, PALETTES):
        yield Picture(room, language, settings={"theme": light})


def chosen(*, everything: bool = False, only: str = "") -> tuple[Picture, ...]:
    """List the pictures to be made, each once; `only` keeps those whose name holds it."""
    wanted = every() if everything else usual()
    by_name = {picture.name: picture for picture in wanted if only in picture.name}
    return tuple(by_name.values())


def still(picture: Picture) -> Picture:
    """Give the picture with cards that lie where they belong."""
    return replace(picture, settings={"motion": "none", **picture.settings})
