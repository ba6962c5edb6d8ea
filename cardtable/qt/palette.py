"""The colours of the house in each of its lights."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour token of the house, as `#RRGGBB`.

    `flat` means no pattern, no shadow, no gradient: outlines of `outline` px carry the shapes instead.
    """

    name: str
    flat: bool
    dark: bool
    outline: int
    room: str
    room_line: str
    panel: str
    panel_2: str
    line: str
    ink: str
    ink_2: str
    edge: str
    felt_centre: str
    felt: str
    felt_rim: str
    felt_line: str
    table_rim: str
    table_rim_line: str
    on_felt: str
    on_felt_2: str
    action_bar: str
    saffron: str
    saffron_ink: str
    brick: str
    brick_ink: str
    good: str
    good_ground: str
    bad: str
    bad_ground: str
    bad_on_felt: str
    chosen: str
    chosen_ink: str
    switch_on: str
    switch_knob: str
    focus: str
    plum_edge: str
    paper_shade: float
    plum: str = "#3D2C6B"
    plum_ink: str = "#FFFFFF"
    focus_on_felt: str = "#FFFFFF"
    focus_edge_on_felt: str = "#0C2420"
    paper: str = "#FFFDF8"
    card_black: str = "#15202F"
    card_red: str = "#B3202C"
    card_joker: str = "#7A2F8F"
    four_colour_hearts: str = "#C1121F"
    four_colour_diamonds: str = "#1D5FA8"
    four_colour_clubs: str = "#1E7A3C"
    joker_tag: str = "#FFE7A8"


LIGHT: Final = Palette(
    name="light",
    flat=False,
    dark=False,
    outline=1,
    room="#F3E8D7",
    room_line="#E6D5BA",
    panel="#FFFAF2",
    panel_2="#F6ECDD",
    line="#E0CFB4",
    ink="#2A211B",
    ink_2="#665546",
    edge="#94806A",
    felt_centre="#266A5C",
    felt="#1F5D52",
    felt_rim="#17473E",
    felt_line="#397467",
    table_rim="#A4603F",
    table_rim_line="#C98A5E",
    on_felt="#FFF7E8",
    on_felt_2="#D6E8DF",
    action_bar="#163E35",
    saffron="#F2B84B",
    saffron_ink="#33230A",
    brick="#A8432A",
    brick_ink="#FFFFFF",
    good="#1C7048",
    good_ground="#E4F1E6",
    bad="#A8202E",
    bad_ground="#FBE9E4",
    bad_on_felt="#FFB9A8",
    chosen="#2A211B",
    chosen_ink="#FFFAF2",
    switch_on="#1F5D52",
    switch_knob="#FFF7E8",
    focus="#1F5D52",
    plum_edge="#3D2C6B",
    paper_shade=1.0,
)

DARK: Final = Palette(
    name="dark",
    flat=False,
    dark=True,
    outline=1,
    room="#1A1715",
    room_line="#26211D",
    panel="#2A2521",
    panel_2="#342E29",
    line="#463D35",
    ink="#F6EBDB",
    ink_2="#C7B7A3",
    edge="#8F7F6E",
    felt_centre="#1B5148",
    felt="#143F38",
    felt_rim="#0E2F2A",
    felt_line="#2A5A51",
    table_rim="#5A3A2A",
    table_rim_line="#7B5138",
    on_felt="#F8EFDF",
    on_felt_2="#BFD6CC",
    action_bar="#0C2420",
    saffron="#F4C064",
    saffron_ink="#2B1D06",
    brick="#E2815F",
    brick_ink="#24100A",
    good="#7CCB9C",
    good_ground="#20382B",
    bad="#FF9C8E",
    bad_ground="#46251F",
    bad_on_felt="#FFB9A8",
    chosen="#F6EBDB",
    chosen_ink="#2A2521",
    switch_on="#F4C064",
    switch_knob="#2B1D06",
    focus="#F4C064",
    plum_edge="#FFFFFF",
    paper_shade=0.93,
)

HIGH_CONTRAST: Final = replace(
    DARK,
    name="high-contrast",
    flat=True,
    outline=2,
    room="#000000",
    room_line="#000000",
    panel="#000000",
    panel_2="#141414",
    line="#FFFFFF",
    ink="#FFFFFF",
    ink_2="#FFFFFF",
    edge="#FFFFFF",
    felt_centre="#041A16",
    felt="#041A16",
    felt_rim="#041A16",
    felt_line="#041A16",
    table_rim="#FFFFFF",
    table_rim_line="#FFFFFF",
    on_felt="#FFFFFF",
    on_felt_2="#FFFFFF",
    action_bar="#000000",
    saffron="#FFE04D",
    saffron_ink="#000000",
    brick="#FFE04D",
    brick_ink="#000000",
    good="#6DFFB0",
    good_ground="#001A0D",
    bad="#FF9F94",
    bad_ground="#1A0000",
    bad_on_felt="#FFB0A6",
    chosen="#FFFFFF",
    chosen_ink="#000000",
    switch_on="#FFE04D",
    switch_knob="#000000",
    focus="#FFE04D",
    focus_edge_on_felt="#000000",
    paper_shade=1.0,
)

PALETTES: Final = {palette.name: palette for palette in (LIGHT, DARK, HIGH_CONTRAST)}
