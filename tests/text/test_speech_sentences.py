"""What the program says about its own speech."""

from __future__ import annotations

import pytest

from cardtable.kernel.message import Message, message
from cardtable.text.levels import Level
from cardtable.text.speak import Speaker


def both(said: Message) -> tuple[str, str]:
    """Say something in both languages."""
    return Speaker("en").say(said).spoken, Speaker("ar").say(said).spoken


@pytest.mark.parametrize(
    ("level", "english", "arabic"),
    [
        (Level.FULL, "Full speech.", "كلام كامل."),
        (Level.NORMAL, "Normal speech.", "كلام عادي."),
        (Level.BRIEF, "Brief speech.", "كلام موجز."),
        (Level.SILENT, "Silent: only what you ask for is spoken.", "صامت: لا يقال إلا الجواب عن سؤال."),
    ],
)
def test_each_level_has_its_name(level: Level, english: str, arabic: str) -> None:
    """It is said when the level is chosen."""
    assert both(message("speech-level", level=level.written)) == (english, arabic)


@pytest.mark.parametrize(
    ("count", "english", "arabic"),
    [
        (0, "No message found.", "لا رسالة بهذه الكلمات."),
        (1, "1 message found.", "رسالة واحدة."),
        (2, "2 messages found.", "رسالتان."),
        (5, "5 messages found.", "خمس رسائل."),
        (11, "11 messages found.", "إحدى عشرة رسالة."),
        (102, "102 messages found.", "مئة رسالة ورسالتان."),
    ],
)
def test_what_is_found_is_counted(count: int, english: str, arabic: str) -> None:
    """With the plural that the number asks for."""
    assert both(message("panel-found", count=count)) == (english, arabic)


@pytest.mark.parametrize(
    ("count", "english", "arabic"),
    [(1, "1 message copied.", "تم نسخ رسالة واحدة."), (3, "3 messages copied.", "تم نسخ ثلاث رسائل.")],
)
def test_what_is_copied_is_counted(count: int, english: str, arabic: str) -> None:
    """So that nobody wonders whether all of it was."""
    assert both(message("speech-log-copied", count=count)) == (english, arabic)


@pytest.mark.parametrize(
    "said",
    [
        message("speech-nothing-said"),
        message("speech-copied", sentence="دورك."),
        message("speech-key-hint", keys="Del", deed="رمي"),
        message("speech-hand-line", line="♠4 6"),
        message("speech-hand-empty"),
    ],
    ids=lambda said: said.id,
)
def test_every_sentence_can_be_said(said: Message) -> None:
    """In each language, with all that it names."""
    for spoken in both(said):
        assert spoken
        assert all(str(arg) in spoken for arg in said.args.values())
