"""The small controls of the house, for every window."""

from __future__ import annotations

from cardtable.qt.widgets.avatar import Avatar, rimmed_portrait
from cardtable.qt.widgets.buttons import (
    Button,
    CallButton,
    IconButton,
    Kind,
    MainButton,
    OutlineButton,
    PlainButton,
    QuietButton,
)
from cardtable.qt.widgets.chips import Chips
from cardtable.qt.widgets.flow import FlowLayout, flow
from cardtable.qt.widgets.focus_ring import FocusRings
from cardtable.qt.widgets.label import Label, Tone
from cardtable.qt.widgets.lists import ItemList, Wrapping, tell_current
from cardtable.qt.widgets.meter import Meter
from cardtable.qt.widgets.panel import DialogPanel, Lift, Panel, Shadow, Tile, draw_shadow
from cardtable.qt.widgets.room import RoomBackground, star_pattern
from cardtable.qt.widgets.slider import PercentSlider, Slider
from cardtable.qt.widgets.stepper import NumberField, Stepper
from cardtable.qt.widgets.surface import Surface, lay_on, surface_of
from cardtable.qt.widgets.switch import Switch
from cardtable.qt.widgets.tip import set_tip, tip_of

__all__ = [
    "Avatar",
    "Button",
    "CallButton",
    "Chips",
    "DialogPanel",
    "FlowLayout",
    "FocusRings",
    "IconButton",
    "ItemList",
    "Kind",
    "Label",
    "Lift",
    "MainButton",
    "Meter",
    "NumberField",
    "OutlineButton",
    "Panel",
    "PercentSlider",
    "PlainButton",
    "QuietButton",
    "RoomBackground",
    "Shadow",
    "Slider",
    "Stepper",
    "Surface",
    "Switch",
    "Tile",
    "Tone",
    "Wrapping",
    "draw_shadow",
    "flow",
    "lay_on",
    "rimmed_portrait",
    "set_tip",
    "star_pattern",
    "surface_of",
    "tell_current",
    "tip_of",
]
