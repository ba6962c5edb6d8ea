"""The signs of the house come in the forms that each system reads."""

from __future__ import annotations

import struct

import pytest
from PySide6.QtGui import QImage

import icon_files


@pytest.mark.parametrize("side", [16, 256])
def test_a_picture_has_the_size_asked_for(side: int) -> None:
    """It is drawn for that size, not scaled from another."""
    image = QImage.fromData(icon_files.png("cardtable", side))
    assert (image.width(), image.height()) == (side, side)
    assert image.pixelColor(side // 2, side // 2).alpha() == 255
    assert image.pixelColor(0, 0).alpha() == 0


def test_the_icon_for_windows_holds_every_size() -> None:
    """Each entry of its list leads to a picture."""
    data = icon_files.ico("cardtable")
    assert struct.unpack_from("<HHH", data) == (0, 1, len(icon_files.WINDOWS_SIDES))
    for nth, side in enumerate(icon_files.WINDOWS_SIDES):
        length, place = struct.unpack_from("<II", data, 6 + 16 * nth + 8)
        assert QImage.fromData(data[place : place + length]).width() == side


def test_the_icon_for_macos_holds_every_size() -> None:
    """Its length is told at its head."""
    data = icon_files.icns("cardtable")
    assert (data[:4], struct.unpack_from(">I", data, 4)) == (b"icns", (len(data),))
    assert all(kind in data for kind in icon_files.MAC_KINDS)
