"""What the window says, in the language chosen now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Arg, Message
from cardtable.kernel.seats import Cast, Seat
from cardtable.text.catalogue import isolated
from cardtable.text.levels import Level, Speech
from cardtable.text.speak import Speaker, Utterance

RIGHT_TO_LEFT = frozenset({"ar"})


class Words(QObject):
    """Speaks for the window; `changed` tells it to say everything anew."""

    changed = Signal()

    def __init__(self, language: str, cast: Cast = (), me: Seat | None = None) -> None:
        """Speak `language` to the person in seat `me` of `cast`, as much as is usual."""
        super().__init__()
        self._speech = Speech()
        self._cast, self._me = cast, me
        self._speaker = Speaker(language, cast, me)
        self._language = language

    @property
    def language(self) -> str:
        """The language spoken now, `en` or `ar`."""
        return self._language

    @property
    def rtl(self) -> bool:
        """Whether the language is written from right to left."""
        return self._language in RIGHT_TO_LEFT

    @property
    def direction(self) -> Qt.LayoutDirection:
        """The direction of windows in this language."""
        return Qt.LayoutDirection.RightToLeft if self.rtl else Qt.LayoutDirection.LeftToRight

    @property
    def cast(self) -> Cast:
        """The people who are spoken of."""
        return self._cast

    @property
    def speech(self) -> Speech:
        """How the person is spoken to."""
        return self._speech

    def set_speech(self, speech: Speech) -> None:
        """Speak more or less from now on."""
        if speech != self._speech:
            self._speech = speech
            self.changed.emit()

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        if language != self._language:
            self._language = language
            self._renew()

    def seat(self, cast: Cast, me: Seat | None) -> None:
        """Speak of the people of another table."""
        if (cast, me) != (self._cast, self._me):
            self._cast, self._me = cast, me
            self._renew()

    def say(self, message: Message) -> Utterance:
        """Say a message whole, for the eye and the ear: a line of a list, a name, a line of the log."""
        return self._speaker.say(message)

    def report(self, message: Message) -> Utterance:
        """Say what happens, as much of it as the person wants to hear."""
        return self._speaker.report(message, self._speech.level)

    def answer(self, message: Message) -> Utterance:
        """Say what the person has asked for or done, which is heard at the silent level too."""
        return self._speaker.report(message, max(self._speech.level, Level.BRIEF))

    def text(self, message_id: str, /, **args: Arg) -> str:
        """Write a label or a sentence."""
        return self._speaker.text(message_id, **args)

    def spoken(self, message_id: str, /, **args: Arg) -> str:
        """Give a label or a sentence as it is heard."""
        return self._speaker.spoken(message_id, **args)

    def hand_lines(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """Write a hand in short lines for a braille display."""
        return self._speaker.hand_lines(cards)

    def has(self, message_id: str) -> bool:
        """Tell whether there is such a sentence."""
        return self._speaker.has(message_id)

    def figure(self, written: str) -> str:
        """Write figures or a formula so that they keep their direction: +15, not 15+, in Arabic too."""
        return isolated(written, self._language)

    def _renew(self) -> None:
        self._speaker = Speaker(self._language, self._cast, self._me)
        self.changed.emit()
