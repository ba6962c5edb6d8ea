"""The people who sit at the table, each by one clear attribute."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from avatars_parts import Skin, bust, cheeks, disc, dot, features, glasses, head, oval, shape, stroke

FAIR: Final = Skin("#F3C9A5", "#DDA47C")
WARM: Final = Skin("#E9B68D", "#CE9065")
OLIVE: Final = Skin("#DCA679", "#BD8153")
BROWN: Final = Skin("#B97D50", "#965D36")
DEEP: Final = Skin("#8A5636", "#6A3D24")
DARKEST: Final = Skin("#7A4F36", "#59371F")

BLACK: Final = "#231B18"
DARK_BROWN: Final = "#3A241B"
CHESTNUT: Final = "#6B3E26"
COPPER: Final = "#A4502E"
GREY: Final = "#A9A7A2"
SILVER: Final = "#D5D2CB"


def you() -> Iterable[str]:
    """Draw a woman with a dark bob."""
    yield disc("#F7E0A0")
    yield shape(
        "M51 142C46 84 54 36 100 36C146 36 154 84 149 142C138 147 126 146 120 142L80 142C74 146 62 147 51 142Z",
        DARK_BROWN,
    )
    yield bust("#A8432A", "#8C351F", WARM)
    yield head(WARM, ears=False)
    yield shape(
        "M62 98C60 62 76 47 100 47C124 47 140 62 138 98C136 84 128 72 114 63C104 74 80 80 68 80C65 85 63 91 62 98Z",
        DARK_BROWN,
    )
    yield stroke("M73 56C82 48 94 46 104 48", "#5A3B2C", 3)
    yield cheeks("#E08A6A")
    yield features(WARM, DARK_BROWN, lips="#A23B34")


def you_man() -> Iterable[str]:
    """Draw a man with a side parting."""
    yield disc("#F4D9B4")
    yield bust("#1F5D52", "#17473E", FAIR)
    yield head(FAIR)
    yield shape(
        "M63 92C54 46 84 34 106 37C132 38 144 58 137 92C136 80 132 73 127 69C112 71 98 66 88 58"
        "C84 68 72 72 68 76C65 81 64 86 63 92Z",
        CHESTNUT,
    )
    yield stroke("M88 57C92 50 100 46 110 46", "#8A5636", 3)
    yield features(FAIR, CHESTNUT, brow_width=4.2)


def hassan() -> Iterable[str]:
    """Draw a man with a full dark beard."""
    yield disc("#CFE3D6")
    yield bust("#A8432A", "#8C351F", OLIVE)
    yield head(OLIVE)
    yield shape(
        "M63 92C57 48 82 37 102 38C126 38 142 54 137 92C136 80 133 73 128 67C112 62 88 62 72 67C67 73 64 80 63 92Z",
        BLACK,
    )
    yield shape(
        "M64 92C67 104 74 110 84 110C90 107 95 107.5 100 110C105 107.5 110 107 116 110C126 110 133 104 136 92"
        "C138 126 124 149 100 149C76 149 62 126 64 92Z",
        BLACK,
    )
    yield features(OLIVE, BLACK, lips="#D98A78", brow_width=4.6)


def layla() -> Iterable[str]:
    """Draw a woman with a teal scarf."""
    yield disc("#F8D6BA")
    yield shape("M52 178C40 128 42 30 100 30C158 30 160 128 148 178Z", "#2B7078")
    yield shape("M28 169.4C34 153 48 148 60 147L140 147C152 148 166 153 172 169.4A100 100 0 0 1 28 169.4Z", "#1F555D")
    yield shape("M62 142C74 164 126 164 138 142L141 152C126 178 74 178 59 152Z", "#2B7078")
    yield head(WARM, ears=False)
    yield shape("M62 106C58 58 78 44 100 44C122 44 142 58 138 106C137 76 124 62 100 62C76 62 63 76 62 106Z", "#34838B")
    yield shape(
        "M63 104C66 132 84 145 100 145C116 145 134 132 137 104C140 138 122 155 100 155C78 155 60 138 63 104Z", "#34838B"
    )
    yield stroke("M70 150C82 162 104 166 126 158", "#1F555D", 3)
    yield cheeks("#E08A6A")
    yield features(WARM, DARK_BROWN, lips="#A23B34")


def omar() -> Iterable[str]:
    """Draw a man with round glasses."""
    yield disc("#E6D9F0")
    yield bust("#3D5A8C", "#2E4670", BROWN)
    yield head(BROWN)
    yield shape(
        "M64 88C57 46 82 36 100 36C120 36 143 46 136 88C135 78 132 71 127 66C112 61 88 61 73 66C68 71 65 78 64 88Z",
        BLACK,
    )
    yield features(BROWN, BLACK, lips="#6E2F22", brow_width=4)
    yield glasses(BLACK)


def salma() -> Iterable[str]:
    """Draw a woman with wide curls."""
    yield disc("#D3E2F4")
    curls = (
        (100, 46, 27),
        (70, 54, 25),
        (130, 54, 25),
        (54, 80, 24),
        (146, 80, 24),
        (52, 108, 22),
        (148, 108, 22),
        (62, 130, 17),
        (138, 130, 17),
    )
    yield from (dot(x, y, radius, DARK_BROWN) for x, y, radius in curls)
    yield bust("#D9952B", "#B87A1C", DEEP)
    yield head(DEEP, ears=False)
    fringe = ((74, 64, 12), (90, 58, 12.5), (108, 57, 13), (125, 63, 12), (65, 78, 8.5), (135, 78, 8.5))
    yield from (dot(x, y, radius, DARK_BROWN) for x, y, radius in fringe)
    glints = ("M88 36C94 31 104 31 110 35", "M48 72C50 66 54 62 60 60", "M140 62C146 64 150 68 152 74")
    yield from (stroke(path, "#5F4032", 3) for path in glints)
    yield features(DEEP, BLACK, lips="#5E2219")
    yield from (dot(x, 120, 4.5, "#F2B84B") for x in (65, 135))


def yusuf() -> Iterable[str]:
    """Draw a man with a cap."""
    yield disc("#E9DCC0")
    yield bust("#2F6690", "#24506F", FAIR)
    yield head(FAIR)
    yield shape(
        "M63 92C62 82 64 74 68 70L132 70C136 74 138 82 137 92C134 84 132 80 130 78L70 78C68 80 66 84 63 92Z", CHESTNUT
    )
    yield shape("M62 74C58 44 82 32 100 32C120 32 142 44 138 74C116 66 84 66 62 74Z", "#2F6690")
    yield shape("M60 75C84 62 116 62 140 75C150 77 158 80 161 85C146 85 128 78 100 76C84 75 68 77 60 75Z", "#24506F")
    yield dot(100, 33, 4, "#24506F")
    yield stroke("M100 36C99 46 99 56 100 64", "#24506F", 2.4)
    yield cheeks("#E79B78")
    yield features(FAIR, CHESTNUT)


def nadia() -> Iterable[str]:
    """Draw a woman with a bun."""
    yield disc("#F6D0CC")
    yield dot(100, 31, 19, COPPER)
    yield stroke("M90 26C94 20 104 19 110 25", "#C4714B", 3)
    yield bust("#6B2F5E", "#54234A", FAIR)
    yield head(FAIR)
    yield shape("M62 94C54 52 80 42 100 42C120 42 146 52 138 94C136 78 126 66 100 61C74 66 64 78 62 94Z", COPPER)
    yield stroke("M86 47C92 45 106 45 114 47", "#C4714B", 3)
    yield cheeks("#E79B78")
    yield features(FAIR, "#7E3B20", lips="#A8323C")
    yield from (dot(x, 112, 3.4, "#F2B84B") for x in (65, 135))


def karim() -> Iterable[str]:
    """Draw a boy with tousled hair."""
    yield disc("#DDE8C4")
    yield bust("#4B7F52", "#3A6640", OLIVE)
    yield head(OLIVE)
    yield shape(
        "M63 92C54 70 58 52 70 50C70 40 84 34 92 39C98 30 116 31 119 39C132 37 142 48 138 58C144 68 141 82 137 92"
        "C136 82 133 76 129 74C124 78 118 76 116 72C111 78 102 78 99 72C94 79 85 78 82 73"
        "C77 78 71 78 69 77C66 81 64 86 63 92Z",
        CHESTNUT,
    )
    freckles = ((75, 106), (80, 109), (74, 111.5), (125, 106), (120, 109), (126, 111.5))
    yield from (dot(x, y, 1.4, OLIVE.shade) for x, y in freckles)
    yield features(OLIVE, DARK_BROWN, lips="#8E3B2E")
    yield stroke("M88 158L86 175", "#DDE8C4", 3)
    yield stroke("M112 158L114 175", "#DDE8C4", 3)


def huda() -> Iterable[str]:
    """Draw an elderly woman with a grey bob."""
    yield disc("#D9E5D2")
    yield shape(
        "M54 126C44 76 62 36 100 36C138 36 156 76 146 126C140 133 128 133 122 127L78 127C72 133 60 133 54 126Z", GREY
    )
    yield bust("#5C6E35", "#48582A", FAIR)
    yield head(FAIR, ears=False)
    yield shape(
        "M63 100C58 66 76 46 104 47C128 48 142 70 137 100C135 84 124 70 104 61C94 72 78 78 70 81C66 86 64 92 63 100Z",
        SILVER,
    )
    yield shape("M72 52C84 40 114 38 128 52C116 45 88 45 72 52Z", SILVER)
    creases = (
        "M74 103C75.5 105.5 77 107 79 108",
        "M126 103C124.5 105.5 123 107 121 108",
        "M86 113C84 116 83.5 118 84 120",
        "M114 113C116 116 116.5 118 116 120",
    )
    yield from (stroke(path, FAIR.shade, 2) for path in creases)
    yield features(FAIR, "#8C8983", lips="#A8484A")
    yield from (dot(x, 146 + drop, 3.6, "#FFFDF8") for x, drop in ((82, 4), (91, 9), (100, 11), (109, 9), (118, 4)))


def samir() -> Iterable[str]:
    """Draw an old man with a white moustache."""
    yield disc("#F0DDB8")
    yield bust("#7A4A33", "#5E3625", OLIVE)
    yield oval(63, 88, 9, 17, SILVER)
    yield oval(137, 88, 9, 17, SILVER)
    yield head(OLIVE)
    yield shape("M66 84C64 52 84 44 100 44C116 44 136 52 134 84C128 66 116 58 100 58C84 58 72 66 66 84Z", OLIVE.light)
    yield from (
        stroke(path, OLIVE.shade, 2) for path in ("M86 68C94 65.5 106 65.5 114 68", "M84 75C93 72.5 107 72.5 116 75")
    )
    yield features(OLIVE, SILVER, lips="#8E3B2E", brow_width=5)
    yield shape(
        "M100 111C106 107.5 120 110 125 120C116 123 106 121.5 100 117C94 121.5 84 123 75 120C80 110 94 107.5 100 111Z",
        "#ECE9E2",
    )
    yield stroke("M93 125.5C97 128.5 103 128.5 107 125.5", "#8E3B2E", 3.4)


def rana() -> Iterable[str]:
    """Draw a woman with a braid over her shoulder."""
    yield disc("#F3D3DC")
    yield shape(
        "M58 120C50 74 62 36 100 36C138 36 150 74 142 120C138 132 128 136 122 132L78 132C70 136 62 130 58 120Z", BLACK
    )
    yield bust("#1F7A78", "#175F5D", DARKEST)
    yield head(DARKEST)
    yield shape("M62 96C56 58 78 44 100 44C122 44 144 58 138 96C136 80 124 66 100 58C76 66 64 80 62 96Z", BLACK)
    yield stroke("M100 45L100 57", "#4A3A33", 2.4)
    braid = ((137, 116, 10), (140, 130, 10.5), (139, 144, 10.5), (135, 157, 9.5), (130, 168, 7.5))
    yield from (dot(x, y, radius, BLACK) for x, y, radius in braid)
    yield from (
        stroke(f"M{x - 6:g} {y + 5:g}C{x - 2:g} {y + 8:g} {x + 2:g} {y + 8:g} {x + 6:g} {y + 5:g}", "#4A3A33", 2.4)
        for x, y, _ in braid[:4]
    )
    yield dot(127, 175, 4.5, "#F2B84B")
    yield features(DARKEST, BLACK, lips="#A8483C")
    yield dot(65, 112, 4.2, "#F2B84B")


PEOPLE: Final[dict[str, Callable[[], Iterable[str]]]] = {
    "you": you,
    "you-man": you_man,
    "hassan": hassan,
    "layla": layla,
    "omar": omar,
    "salma": salma,
    "yusuf": yusuf,
    "nadia": nadia,
    "karim": karim,
    "huda": huda,
    "samir": samir,
    "rana": rana,
}
