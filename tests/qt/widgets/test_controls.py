"""The controls of the house obey keys, pointer, screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt import theme
from cardtable.qt.theme import ThemeKeeper
from cardtable.qt.widgets import (
    Avatar,
    Chips,
    IconButton,
    Label,
    MainButton,
    Panel,
    PlainButton,
    Slider,
    Stepper,
    Surface,
    Switch,
    lay_on,
    surface_of,
    tip_of,
)
from cardtable.qt.widgets.chips import Chip

LTR = Qt.LayoutDirection.LeftToRight
RTL = Qt.LayoutDirection.RightToLeft
COLOURS = [("red", "Red"), ("green", "Green"), ("blue", "Blue")]


@pytest.fixture(autouse=True)
def keeper(qapp: QApplication) -> Iterator[ThemeKeeper]:
    """Dress the application in light, at 100 %."""
    keeper = ThemeKeeper(qapp, "light")
    yield keeper
    keeper.set_text_scale(1.0)


class Show(Protocol):
    """Shows widgets in a window of their own."""

    def __call__(self, *widgets: QWidget, direction: Qt.LayoutDirection = LTR) -> QWidget:
        """Return the window that shows the widgets under one another."""


@pytest.fixture
def shown(qtbot: QtBot) -> Show:
    """Keep the windows of a test alive as long as the test: qtbot does not."""
    kept = []

    def show(*widgets: QWidget, direction: Qt.LayoutDirection = LTR) -> QWidget:
        window = QWidget()
        window.setLayoutDirection(direction)
        column = QVBoxLayout(window)
        for widget in widgets:
            column.addWidget(widget)
        qtbot.addWidget(window)
        kept.append(window)
        with qtbot.waitActive(window):
            window.show()
        return window

    return show


def heard(widget: QWidget) -> tuple[QAccessible.Role, str, str]:
    """Return role, name, description as a screen reader gets them."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.role(), interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)


def test_a_button_is_pressed_by_space_and_by_the_pointer(shown: Show) -> None:
    """Space or a click does what the button says."""
    button = MainButton("Lay", "lay", key_hint="F")
    shown(button)
    pressed = QSignalSpy(button.pressed_now)
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert pressed.count() == 2


def test_a_button_that_is_not_possible_keeps_its_place_and_gives_its_reason(shown: Show) -> None:
    """It is found by key, says why, does nothing else."""
    button = PlainButton("Draw", "draw")
    button.set_available(False, "not your turn")
    shown(button)
    pressed, refused = QSignalSpy(button.pressed_now), QSignalSpy(button.refused)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert (pressed.count(), refused.count()) == (0, 1)
    assert refused.at(0) == ["not your turn"]
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert heard(button) == (QAccessible.Role.Button, "Draw", "not your turn")


def test_the_reason_makes_the_button_wider(qapp: QApplication) -> None:
    """The reason stands beside the words; nothing is cut."""
    button = PlainButton("Draw", "draw")
    before = button.sizeHint().width()
    button.set_available(False, "not your turn")
    assert button.minimumSizeHint().width() > before


def test_an_icon_button_is_told_by_name(shown: Show) -> None:
    """An icon alone has its name as accessible name, in the tool tip with its key."""
    button = IconButton("home", "Home")
    shown(button)
    button.set_name("Home", key_hint="Alt+H")
    assert heard(button) == (QAccessible.Role.Button, "Home", "")
    assert tip_of(button) == "Home (Alt+H)"


def test_a_switch_is_a_tick_box_to_key_and_ear(shown: Show) -> None:
    """Space turns it; a screen reader hears a check box with its name."""
    switch = Switch("Take-back", "On", "Off")
    shown(switch)
    QTest.keyClick(switch, Qt.Key.Key_Space)
    interface = QAccessible.queryAccessibleInterface(switch)
    assert switch.isChecked()
    assert interface.state().checked
    assert heard(switch)[:2] == (QAccessible.Role.CheckBox, "Take-back")


def test_a_switch_does_not_move_when_it_is_turned(qapp: QApplication) -> None:
    """The longer word keeps its room."""
    switch = Switch("Take-back", "On", "Switched off")
    before = switch.sizeHint()
    switch.setChecked(True)
    assert switch.sizeHint() == before


def test_chips_are_radio_buttons_to_the_ear(shown: Show) -> None:
    """The group has its name, each choice its role, name, state."""
    chips = Chips("Colour", COLOURS, "green")
    shown(chips)
    found = [QAccessible.queryAccessibleInterface(chip) for chip in chips.findChildren(Chip)]
    assert heard(chips)[:2] == (QAccessible.Role.Grouping, "Colour")
    assert {interface.role() for interface in found} == {QAccessible.Role.RadioButton}
    assert [(i.text(QAccessible.Text.Name), bool(i.state().checked)) for i in found] == [
        ("Red", False),
        ("Green", True),
        ("Blue", False),
    ]


@pytest.mark.parametrize(("direction", "key"), [(LTR, Qt.Key.Key_Right), (RTL, Qt.Key.Key_Left)])
def test_the_arrow_keys_choose_the_next_chip(shown: Show, direction: Qt.LayoutDirection, key: Qt.Key) -> None:
    """The arrow that points onwards in the language's direction moves the choice on."""
    chips = Chips("Colour", COLOURS, "red")
    shown(chips, direction=direction)
    told = QSignalSpy(chips.chosen)
    first = chips.findChildren(Chip)[0]
    first.setFocus()
    QTest.keyClick(first, key)
    assert chips.value() == "green"
    assert [told.at(n)[0] for n in range(told.count())] == ["green"]


def test_a_set_choice_stands_without_being_told(qapp: QApplication) -> None:
    """Only what the person chooses is signalled."""
    chips = Chips("Colour", COLOURS, "red")
    told = QSignalSpy(chips.chosen)
    chips.set_value("blue")
    assert (chips.value(), told.count()) == ("blue", 0)


def test_chips_go_on_in_a_second_line_where_one_is_too_narrow(qapp: QApplication) -> None:
    """No word is cut in a narrow window."""
    chips = Chips("Colour", COLOURS, "red")
    wide = chips.heightForWidth(chips.sizeHint().width())
    assert chips.heightForWidth(chips.sizeHint().width() // 2) > wide


def test_a_stepper_is_stepped_by_keys_by_its_buttons_and_typed(shown: Show) -> None:
    """Up, the plus button, or a typed number sets it; it stays within its limits."""
    stepper = Stepper("Players", (2, 8), 4, words=("Fewer", "More"))
    shown(stepper)
    told = QSignalSpy(stepper.changed)
    field = stepper.field
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.mouseClick(stepper.findChildren(IconButton)[1], Qt.MouseButton.LeftButton)
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, "3")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert [told.at(n)[0] for n in range(told.count())] == [5, 6, 3]
    stepper.set_value(99)
    assert stepper.value() == 8
    assert not stepper.findChildren(IconButton)[1].isEnabled()


def test_a_stepper_takes_arabic_figures(shown: Show) -> None:
    """A seven typed on an Arabic keyboard is 7."""
    stepper = Stepper("Players", (2, 8), 4, words=("Fewer", "More"))
    shown(stepper)
    field = stepper.field
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    # QTest's own typing aborts on figures beyond ASCII.
    QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "٧"))
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert stepper.value() == 7


def test_a_stepper_is_heard_as_one_field(shown: Show) -> None:
    """The field has the name; its two buttons have theirs, outside the focus order."""
    stepper = Stepper("Players", (2, 8), 4, words=("Fewer", "More"))
    shown(stepper)
    buttons = stepper.findChildren(IconButton)
    assert heard(stepper.field)[:2] == (QAccessible.Role.SpinBox, "Players")
    assert [heard(button)[1] for button in buttons] == ["Fewer", "More"]
    assert {button.focusPolicy() for button in buttons} == {Qt.FocusPolicy.NoFocus}


@pytest.mark.parametrize(
    ("direction", "key"),
    [(LTR, Qt.Key.Key_Right), (RTL, Qt.Key.Key_Left), (LTR, Qt.Key.Key_Up), (RTL, Qt.Key.Key_Up)],
)
def test_a_slider_is_moved_by_the_arrow_keys(shown: Show, direction: Qt.LayoutDirection, key: Qt.Key) -> None:
    """The arrow that points towards the end makes more of it."""
    slider = Slider("First meld", (15, 90), 30, step=5)
    shown(slider, direction=direction)
    QTest.keyClick(slider, key)
    assert slider.value() == 35


@pytest.mark.parametrize(("direction", "value"), [(LTR, 90), (RTL, 15)])
def test_a_slider_comes_under_the_pointer(shown: Show, direction: Qt.LayoutDirection, value: int) -> None:
    """A click at the right end is the most, in Arabic the least."""
    slider = Slider("First meld", (15, 90), 30, step=5)
    shown(slider, direction=direction)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, slider.height() // 2))
    assert slider.value() == value


def test_an_avatar_is_a_picture_with_a_name(shown: Show) -> None:
    """A screen reader hears who it is."""
    avatar = Avatar("layla", "Layla")
    shown(avatar)
    assert heard(avatar)[:2] == (QAccessible.Role.Graphic, "Layla")


def test_who_is_marked_gets_a_saffron_rim(qapp: QApplication) -> None:
    """The rim is there while the person is in turn, gone after."""
    avatar = Avatar("layla", "Layla", 48)
    rims = []
    for marked in (True, False):
        avatar.set_marked(marked)
        rims.append(avatar.pixmap().toImage().pixelColor(24, 1).name().upper() == theme.current().palette.saffron)
    assert rims == [True, False]


def test_words_are_shown_as_they_are(shown: Show) -> None:
    """A name with marks of a markup in it is no markup."""
    label = Label("<b>Ann</b> & co")
    shown(label)
    assert label.text() == "<b>Ann</b> & co"
    assert heard(label)[1] == "<b>Ann</b> & co"


def test_an_arabic_sentence_that_begins_with_a_latin_name_stands_at_the_right(shown: Show) -> None:
    """The window's direction rules, not the first letter."""
    label = Label("Ann سحبت كرتًا", wrap=False)
    shown(label, direction=RTL)
    label.resize(400, 40)
    image = label.grab().toImage()
    paper = image.pixelColor(0, 0)
    inked = [x for x in range(400) if any(image.pixelColor(x, y) != paper for y in range(40))]
    assert min(inked) > 200


def test_controls_grow_with_the_text(shown: Show, keeper: ThemeKeeper) -> None:
    """At 200 % each control asks for about twice the room."""
    controls = (
        MainButton("Lay", "lay"),
        Switch("x", "On", "Off"),
        Chips("Colour", COLOURS, "red"),
        Slider("y", (0, 9), 0),
        Label("words", wrap=False),
        Avatar("you", "You"),
    )
    shown(*controls)
    before = [control.sizeHint().height() for control in controls]
    keeper.set_text_scale(2.0)
    after = [control.sizeHint().height() for control in controls]
    assert [grown > 1.6 * small for small, grown in zip(before, after, strict=True)] == [True] * len(controls)


def test_a_surface_is_inherited_until_another_is_declared(qtbot: QtBot) -> None:
    """A button on the felt is dressed for felt, one on a panel upon it for the panel."""
    felt, panel = QWidget(), Panel("Sheet")
    lay_on(felt, Surface.FELT)
    lay_on(panel, Surface.PANEL)
    on_felt, on_panel = PlainButton("a"), PlainButton("b")
    on_felt.setParent(felt)
    panel.setParent(felt)
    panel.body.addWidget(on_panel)
    qtbot.addWidget(felt)
    assert [surface_of(on_felt), surface_of(on_panel)] == [Surface.FELT, Surface.PANEL]


@pytest.mark.parametrize("choice", ["light", "dark", "high-contrast"])
def test_all_controls_can_be_drawn_in_every_light(shown: Show, keeper: ThemeKeeper, choice: str) -> None:
    """Nothing fails to paint; the panel shows its own ground."""
    keeper.choose(choice)
    panel = Panel("Options")
    refused = PlainButton("Draw", "draw")
    refused.set_available(False, "no")
    for control in (MainButton("a", "lay"), refused, Chips("c", COLOURS, "red", pills=True), Switch("s", checked=True)):
        panel.body.addWidget(control)
    window = shown(panel)
    image = window.grab().toImage()
    ratio = image.devicePixelRatio()
    spot = panel.mapTo(window, (panel.panel_rect().topLeft() + QPointF(30, 8)).toPoint())
    assert image.pixelColor(round(spot.x() * ratio), round(spot.y() * ratio)).name().upper() == (
        theme.current().palette.panel
    )


def test_a_number_follows_the_size_of_text_while_it_is_shown(shown: Show, keeper: ThemeKeeper) -> None:
    """The figures grow with the field, not at the next start alone."""
    stepper = Stepper("Players", (2, 8), 4, words=("less", "more"))
    shown(stepper)
    keeper.set_text_scale(2.0)
    wanted = theme.current().font(theme.Role.FIGURE).pointSizeF()
    assert [part.font().pointSizeF() for part in (stepper.field, stepper.field.lineEdit())] == [wanted, wanted]


def test_tab_comes_to_the_choice_that_stands(shown: Show, qapp: QApplication) -> None:
    """A choice that does not stand would be heard as not chosen, though another one is."""
    before, chips, after = PlainButton("Before"), Chips("Colour", COLOURS, "green"), PlainButton("After")
    shown(before, chips, after)
    before.setFocus()
    for chosen in ("Green", "Blue"):
        QTest.keyClick(before, Qt.Key.Key_Tab)
        focused = qapp.focusWidget()
        assert isinstance(focused, Chip)
        assert focused.text() == chosen
        chips.set_value("blue")
        before.setFocus()
