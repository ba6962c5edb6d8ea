"""Options of a table, declared once for the form, the command line, the saves and the texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints


@dataclass(frozen=True, slots=True)
class Limits:
    """Bound a number option; with `none` a 0 is allowed too, to say "no limit"."""

    low: int
    high: int
    none: bool = False

    def admit(self, value: int) -> bool:
        """Tell whether the value may be chosen."""
        return self.low <= value <= self.high or (self.none and value == 0)


Value = bool | int | str


class OptionsError(ValueError):
    """Say in a sentence which option cannot be set, with what may be."""


class Declared(Protocol):
    """A frozen dataclass of options, in the order in which they stand on screen."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def check(self) -> None:
        """Raise OptionsError where two options do not go together."""
        ...

    @classmethod
    def default(cls, name: str, chosen: Mapping[str, Value]) -> Value:
        """Give an option's default where it depends on others already chosen."""
        ...


Options = TypeVar("Options", bound=Declared)


@dataclass(frozen=True, slots=True)
class OptionField:
    """Describe one option: a switch has no `limits` or `values`, a number has limits, a choice has values."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: Value
    limits: Limits | None = None
    values: tuple[str, ...] = ()

    def read(self, text: str) -> Value:
        """Read a written value; raise OptionsError that says what may stand there."""
        match self.kind:
            case "switch" if text in ("on", "off"):
                return text == "on"
            case "choice" if text in self.values:
                return text
            case "number" if self._admits(text):
                return int(text)
        message = f"{self.name}={text}: {self.allowed}"
        raise OptionsError(message)

    def _admits(self, text: str) -> bool:
        return self.limits is not None and text.isascii() and text.isdigit() and self.limits.admit(int(text))

    @property
    def allowed(self) -> str:
        """Say what may be chosen, for scripts and logs."""
        match self.kind:
            case "switch":
                return "on or off"
            case "choice":
                return "one of " + ", ".join(self.values)
        if self.limits is None:
            return "a number"
        return f"{'0 or ' if self.limits.none else ''}{self.limits.low} to {self.limits.high}"


def option_fields(options: type[Declared]) -> tuple[OptionField, ...]:
    """Read the declarations of an options class in their order."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_field(entry.name, hints[entry.name], entry.default) for entry in fields(options))


def declared_default(options: type[Declared], name: str) -> Value:
    """Give the default that an option is declared with."""
    return next(field.default for field in option_fields(options) if field.name == name)


def _field(name: str, hint: object, default: Any) -> OptionField:  # noqa: ANN401 # dataclasses type a default so
    if hint is bool:
        return OptionField(name, "switch", default)
    if get_origin(hint) is Annotated:
        (limits,) = (mark for mark in get_args(hint) if isinstance(mark, Limits))
        return OptionField(name, "number", default, limits=limits)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return OptionField(name, "choice", default, values=tuple(value.value for value in hint))
    message = f"the option {name} is declared as {hint}, which is no switch, number or choice"
    raise TypeError(message)


def read_options(options: type[Options], written: Mapping[str, str]) -> Options:
    """Make options from written values; what is left out takes its default.

    Raise OptionsError for an unknown name, a value out of range, or options that do not go together.
    """
    known = {field.name: field for field in option_fields(options)}
    unknown = [name for name in written if name not in known]
    if unknown:
        message = f"there is no option {unknown[0]} (there are: {', '.join(known)})"
        raise OptionsError(message)
    chosen = {name: known[name].read(text) for name, text in written.items()}
    hints = get_type_hints(options)
    everything = {name: chosen.get(name, options.default(name, chosen)) for name in known}
    made = options(**{name: _typed(hints[name], value) for name, value in everything.items()})
    made.check()
    return made


def _typed(hint: type, value: Value) -> Value:
    return hint(str(value)) if issubclass(hint, StrEnum) else value


def write_options(options: Declared) -> dict[str, str]:
    """Write every option as text, so that `read_options` gives the same options back."""
    return {entry.name: write_value(getattr(options, entry.name)) for entry in fields(options)}


def write_value(value: Value) -> str:
    """Write one value: on, off, a number or a word."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
