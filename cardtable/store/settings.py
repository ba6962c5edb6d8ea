"""What a person has chosen, kept between two evenings."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from cardtable.kernel.message import Message, message
from cardtable.kernel.options import Limits
from cardtable.store.files import UnreadableError, read_text, reason, set_aside, write_whole

SCHEMA: Final = 1
"""The version of the file; it rises when an older program would misread a newer file."""

Deck = Literal["standard", "four-colour", "large-print", "high-contrast"]
Indices = Literal["latin", "french", "arabic"]
"""The script in which the corners of the cards name their ranks."""

Chosen = TypeVar("Chosen")


@dataclass(frozen=True, slots=True)
class TableChoice:
    """Keep what was last chosen for one game: its options as written, the seats, the opponents' level."""

    options: Mapping[str, str] = field(default_factory=dict)
    seats: Annotated[int, Limits(2, 8)] = 4
    level: str = "casual"


@dataclass(frozen=True, slots=True)
class VoiceChoice:
    """Keep how the program speaks one language: the voice by its name, else the usual one; the volume in per cent."""

    name: str = ""
    rate: Annotated[int, Limits(-10, 10)] = 0
    volume: Annotated[int, Limits(0, 100)] = 100


NamedTables = Mapping[str, TableChoice]
"""What a person keeps under names of their own, for one game."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Keep the person's choices; `language` is empty as long as the system's is followed.

    `text_scale`, `card_size` are in per cent, `window` is the window's geometry as its toolkit writes it (hexadecimal);
    `ask_cost` tells whether a turn that would cost penalty points is asked about, `strict_order` whether cards picked
    by mouse keep the order in which they were picked, `play_forced` whether the only card that may be played to a trick
    plays itself; `keys` has the person's own keys by what they ask for; `named` has the tables kept under a name, game
    by game; `voices` are kept language by language, `sounds_off` names the sounds that are switched off, with spaces
    between.
    """

    language: Literal["", "en", "ar"] = ""
    name: str = ""
    gender: Literal["f", "m"] = "m"
    picture: str = ""
    game: str = ""
    pace: Literal["fast", "normal", "slow"] = "normal"
    motion: Literal["system", "normal", "fast", "none"] = "system"
    theme: Literal["system", "light", "dark", "high-contrast"] = "system"
    felt: Literal["green", "blue", "burgundy", "charcoal"] = "green"
    deck: Deck = "standard"
    indices: Indices = "latin"
    card_size: Annotated[int, Limits(75, 200)] = 100
    text_scale: Annotated[int, Limits(100, 250)] = 100
    left_handed: bool = False
    touch: bool = False
    ask_cost: bool = True
    strict_order: bool = False
    sorting: Literal["suit", "rank", "trumps", "own"] = "suit"
    suit_order: Literal["hearts-first", "spades-first", "clubs-first"] = "hearts-first"
    trick_hold: Literal["none", "short", "normal", "long", "click"] = "normal"
    play_forced: bool = False
    messages_shown: bool = True
    scores_shown: bool = True
    speech_level: Literal["full", "normal", "brief", "silent"] = "normal"
    speak_key_hints: bool = True
    speak_positions: bool = True
    speak_option_help: bool = True
    self_voicing: bool = False
    voices: Mapping[str, VoiceChoice] = field(default_factory=dict)
    sound_volume: Annotated[int, Limits(0, 100)] = 60
    sounds_off: str = ""
    stereo: bool = True
    window: str = ""
    keys: Mapping[str, str] = field(default_factory=dict)
    tables: Mapping[str, TableChoice] = field(default_factory=dict)
    named: Mapping[str, NamedTables] = field(default_factory=dict)


def load_settings(path: Path) -> tuple[Settings, Message | None]:
    """Read the settings; what is missing takes its default.

    A file that cannot be read whole is kept aside, the defaults stand in for it, and the message names the
    file with the place; so a person loses nothing and the program starts.
    """
    try:
        return _read(read_text(path)), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), message("store-settings-unreadable", file=str(path), reason=reason(error))
    except UnreadableError as error:
        return Settings(), _kept_aside(path, error.message)


def save_settings(path: Path, settings: Settings) -> Message | None:
    """Write the settings; say what went wrong, if anything."""
    written = {"schema": SCHEMA, **asdict(settings)}
    return write_whole(path, json.dumps(written, ensure_ascii=False, indent=2) + "\n")


def _kept_aside(path: Path, place: Message) -> Message:
    try:
        aside = set_aside(path)
    except OSError:
        return message("store-settings-broken-in-place", file=str(path), place=place)
    return message("store-settings-broken", file=str(path), place=place, aside=aside.name)


def _read(text: str) -> Settings:
    if not text.strip():
        raise UnreadableError(message("store-place-empty"))
    try:
        written = json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableError(message("store-place-line", line=error.lineno, column=error.colno)) from error
    except RecursionError as error:
        raise UnreadableError(message("store-place-depth")) from error
    if not isinstance(written, dict):
        raise UnreadableError(message("store-place-line", line=1, column=1))
    _check_schema(written.pop("schema", None))
    tables = _choices(written.pop("tables", {}), "tables")
    kept = _section(written.pop("named", {}), "named")
    named = {game: _choices(choices, f"named.{game}") for game, choices in kept.items()}
    spoken = _section(written.pop("voices", {}), "voices")
    voices = {name: _made(VoiceChoice, VoiceChoice, choice, f"voices.{name}.") for name, choice in spoken.items()}
    return replace(_made(Settings, Settings, written, ""), tables=tables, named=named, voices=voices)


def _choices(written: object, key: str) -> dict[str, TableChoice]:
    """Read tables by their names, which are those of games or a person's own."""
    section = _section(written, key)
    return {name: _made(TableChoice, TableChoice, choice, f"{key}.{name}.") for name, choice in section.items()}


def _section(written: object, key: str) -> dict[str, object]:
    if not isinstance(written, dict) or not all(_is_text(name) for name in written):
        raise _wrong(key)
    return written


def _check_schema(schema: object) -> None:
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        raise _wrong("schema")
    if schema > SCHEMA:
        raise UnreadableError(message("store-place-newer", schema=schema, known=SCHEMA))


def _made(make: Callable[..., Chosen], declared: type[Chosen], written: object, prefix: str) -> Chosen:
    """Make what is declared from the values written; a name that the declaration does not know is passed over."""
    if not isinstance(written, dict):
        raise _wrong(prefix.rstrip("."))
    hints = get_type_hints(declared, include_extras=True)
    known = hints.keys() & written.keys()
    wrong = [name for name in sorted(known) if not _admits(hints[name], written[name])]
    if wrong:
        raise _wrong(prefix + wrong[0])
    return make(**{name: written[name] for name in known})


def _admits(hint: object, value: object) -> bool:
    """Tell whether a value read from the file may stand where the declaration says `hint`."""
    if hint is bool:
        return isinstance(value, bool)
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if hint is str:
        return _is_text(value)
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    if get_origin(hint) is Annotated:
        (limits,) = (mark for mark in get_args(hint) if isinstance(mark, Limits))
        return isinstance(value, int) and not isinstance(value, bool) and limits.admit(value)
    return isinstance(value, dict) and all(_is_text(part) for pair in value.items() for part in pair)


def _is_text(value: object) -> bool:
    """Tell whether it is text that can be shown on one line."""
    return isinstance(value, str) and value.isprintable()


def _wrong(key: str) -> UnreadableError:
    return UnreadableError(message("store-place-key", key=key))
