"""Make the sounds of the table.

Run it as `python packaging/art/draw_sounds.py`. A sound that comes from a seat is made three times, for the left,
the middle, the right: Qt's sound effects cannot be moved sideways. Left and right differ in strength alone, so that
nothing is lost where both reach the same ear.
"""

from __future__ import annotations

import argparse
import io
import struct
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sound_timbres import BELL, CHIME, MARIMBA, RATE, REED, WOOD, Samples, as_loud_as, slap, struck, swish, together

C4, E4, F4, G4, A4 = 261.63, 329.63, 349.23, 392.0, 440.0
C5, D5, E5, G5, A5 = 523.25, 587.33, 659.26, 783.99, 880.0
C6, E6, G6 = 1046.5, 1318.51, 1567.98
FAR: Final = 0.3
"""How much of a sound from one side reaches the ear on the other."""
FULL: Final = 32767


def your_turn() -> Samples:
    """Ring two soft bells upwards."""
    return as_loud_as(0.4, together((0, struck(BELL, E5)), (0.13, struck(BELL, A5, 0.9))))


def draw() -> Samples:
    """Slide a card off the stock."""
    return as_loud_as(0.3, together((0, swish(0.15, 900, 5200)), (0.11, slap(5200, 0.006, 0.35))))


def discard() -> Samples:
    """Throw a card flat on the pile."""
    return as_loud_as(0.4, together((0, swish(0.07, 1500, 3000, 0.3)), (0.05, slap(2600, 0.022))))


def lay() -> Samples:
    """Put one card down beside others."""
    return as_loud_as(0.36, together((0, slap(3600, 0.012, 0.8)), (0.02, struck(MARIMBA, C5, 0.4))))


def meld() -> Samples:
    """Put three cards down, one after the other, on warm wood."""
    taps = [(0.075 * nth, slap(3400, 0.01, 0.7)) for nth in range(3)]
    notes = [(0.075 * nth, struck(MARIMBA, pitch, 0.5)) for nth, pitch in enumerate((C5, E5, G5))]
    return as_loud_as(0.4, together(*taps, *notes))


def joker() -> Samples:
    """Run up a few small bells."""
    return as_loud_as(0.32, together(*((0.06 * nth, struck(CHIME, pitch)) for nth, pitch in enumerate((A5, C6, E6)))))


def pick() -> Samples:
    """Tick once on a small piece of wood."""
    return as_loud_as(0.26, struck(WOOD, 1180))


def knock() -> Samples:
    """Knock twice on the table."""
    blow = together((0, struck(WOOD, 290)), (0, struck(WOOD, 175, 0.8)), (0, slap(900, 0.012, 0.4)))
    return as_loud_as(0.5, together((0, blow), (0.17, blow)))


def refused() -> Samples:
    """Step down on two low, dull woods."""
    return as_loud_as(0.4, together((0, struck(MARIMBA, F4)), (0.1, struck(MARIMBA, E4, 0.9)), (0.1, struck(WOOD, E4))))


def owed() -> Samples:
    """Warn twice with a reed."""
    call = together((0, struck(REED, A4)), (0, struck(REED, A4 * 1.059, 0.7)))
    return as_loud_as(0.3, together((0, call), (0.14, call)))


def clock() -> Samples:
    """Tick and tock twice."""
    return as_loud_as(0.4, together(*((0.2 * nth, struck(WOOD, 900 if nth % 2 else 1250)) for nth in range(4))))


def few_cards() -> Samples:
    """Let three quick bells fall."""
    return as_loud_as(0.3, together(*((0.085 * nth, struck(CHIME, pitch)) for nth, pitch in enumerate((G5, E5, D5)))))


def trick() -> Samples:
    """Gather the cards of a trick and tap them even."""
    return as_loud_as(
        0.38, together((0, swish(0.2, 700, 3800)), (0.18, slap(2200, 0.014)), (0.26, struck(WOOD, 620, 0.4)))
    )


def bid() -> Samples:
    """Strike one warm note."""
    return as_loud_as(0.32, together((0, struck(MARIMBA, G4)), (0, struck(WOOD, 800, 0.2))))


def round_won() -> Samples:
    """Climb a chord on wood."""
    notes = [(0.1 * nth, struck(MARIMBA, pitch)) for nth, pitch in enumerate((C5, E5, G5, C6))]
    return as_loud_as(0.42, together(*notes, (0.3, struck(BELL, C6, 0.5))))


def round_lost() -> Samples:
    """Go down three steps on wood."""
    notes = [(0.15 * nth, struck(MARIMBA, pitch)) for nth, pitch in enumerate((E5, D5, A4))]
    return as_loud_as(0.34, together(*notes))


def game_won() -> Samples:
    """Climb a chord on bells, then let all of it ring."""
    climb = [(0.11 * nth, struck(BELL, pitch, 0.9)) for nth, pitch in enumerate((C5, E5, G5, C6, E6))]
    ring = [(0.66, struck(BELL, pitch, 0.6)) for pitch in (C5, G5, C6, E6, G6)]
    return as_loud_as(0.45, together(*climb, *ring))


def game_lost() -> Samples:
    """Go down slowly, and come to rest."""
    steps = [(0.2 * nth, struck(MARIMBA, pitch)) for nth, pitch in enumerate((G5, E5, D5))]
    return as_loud_as(0.36, together(*steps, (0.62, struck(BELL, C5, 0.7)), (0.62, struck(MARIMBA, C4, 0.8))))


FROM_A_SEAT: Final[dict[str, Callable[[], Samples]]] = {
    "draw": draw,
    "discard": discard,
    "lay": lay,
    "meld": meld,
    "joker": joker,
    "knock": knock,
    "few-cards": few_cards,
    "trick": trick,
    "bid": bid,
}
FROM_NOWHERE: Final[dict[str, Callable[[], Samples]]] = {
    "turn": your_turn,
    "pick": pick,
    "refused": refused,
    "owed": owed,
    "clock": clock,
    "round-won": round_won,
    "round-lost": round_lost,
    "game-won": game_won,
    "game-lost": game_lost,
}


def main() -> None:
    """Write every sound."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    root = Path(__file__).resolve().parents[2]
    parser.add_argument("--into", type=Path, default=root / "resources" / "sounds", help="folder to write to")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    for name, recording in recordings().items():
        (into / f"{name}.wav").write_bytes(recording)


def recordings() -> dict[str, bytes]:
    """Return the WAV file of every sound by its name; one from the side has the side after its name."""
    made = {name: _recorded(make(), ()) for name, make in FROM_NOWHERE.items()}
    for name, make in FROM_A_SEAT.items():
        samples = make()
        made[name] = _recorded(samples, ())
        made[f"{name}-left"] = _recorded(samples, (1.0, FAR))
        made[f"{name}-right"] = _recorded(samples, (FAR, 1.0))
    return made


def _recorded(samples: Samples, ears: tuple[float, ...]) -> bytes:
    """Write samples as a WAV file, each as strong as it reaches each of the `ears`; without ears, once."""
    strengths = ears or (1.0,)
    written = [round(FULL * sample * strength) for sample in samples for strength in strengths]
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(len(strengths))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(written)}h", *written))
    return file.getvalue()


if __name__ == "__main__":
    main()
