"""The signs of the house as the files that each system asks for."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"
LINUX_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIDES = (16, 24, 32, 48, 64, 128, 256)
MAC_KINDS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""How macOS names a picture of each size."""


def png(name: str, side: int) -> bytes:
    """Draw an icon of the house as a picture."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ICONS / f"{name}.svg")).render(painter)
    painter.end()
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stub knows the format as bytes alone
    return bytes(written.data())


def ico(name: str) -> bytes:
    """Give an icon in all sizes of Windows: a list of pictures, then the pictures."""
    pictures = [(side, png(name, side)) for side in WINDOWS_SIDES]
    place = 6 + 16 * len(pictures)
    listed, drawn = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for side, picture in pictures:
        listed += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), place + len(drawn))
        drawn += picture
    return listed + drawn


def icns(name: str) -> bytes:
    """Give an icon in all sizes of macOS."""
    pictures = [(kind, png(name, side)) for kind, side in MAC_KINDS.items()]
    chunks = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures)
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks
