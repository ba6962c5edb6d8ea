"""What Qt finds on this computer."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Final

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QAccessible, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QStyleFactory

from cardtable.qt import theme

Findings = Mapping[str, str]
_PATIENCE: Final = 20
"""Seconds until a Qt that does not answer is given up."""


def look_at_window() -> Mapping[str, Findings]:
    """Look from a process of its own, for Qt ends its process where it finds no screen."""
    processes = multiprocessing.get_context("spawn")
    here, there = processes.Pipe(duplex=False)
    child = processes.Process(target=_report, args=(there,), daemon=True)
    child.start()
    there.close()
    try:
        if not here.poll(_PATIENCE):
            return {"window": {"trouble": f"Qt gave no answer within {_PATIENCE} seconds"}}
        report: Mapping[str, Findings] = here.recv()
    except EOFError:
        child.join()
        return {"window": {"trouble": f"Qt found no screen that it could use (exit code {child.exitcode})"}}
    finally:
        child.kill()
        child.join()
        here.close()
    return report


def _report(there: Connection) -> None:
    app = QApplication([])
    sections = {
        "window": _window(app),
        "fonts": _fonts(),
        "sound": _sound(),
        "voices": _voices(),
        "accessibility": _accessibility(),
    }
    there.send(sections)


def _window(app: QApplication) -> Findings:
    screens = [
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return {
        "Qt": qVersion(),
        "platform": QGuiApplication.platformName(),
        "screens": ", ".join(screens) or "none",
        "style": app.style().objectName(),
        "styles": ", ".join(QStyleFactory.keys()),
        "language": QLocale.system().bcp47Name(),
        "left to right": "yes" if app.layoutDirection().name == "LeftToRight" else "no",
    }


def _fonts() -> Findings:
    arabic = QFontDatabase.families(QFontDatabase.WritingSystem.Arabic)
    return {
        "ours": theme.family(),
        "families": str(len(QFontDatabase.families())),
        "with Arabic": str(len(arabic)),
    }


def _sound() -> Findings:
    try:
        from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415 - may lack a system library
    except ImportError as error:
        return {"trouble": str(error)}
    outputs = [device.description() for device in QMediaDevices.audioOutputs()]
    return {"outputs": ", ".join(outputs) or "none"}


def _voices() -> Findings:
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415 - may lack a system library
    except ImportError as error:
        return {"trouble": str(error)}
    engines = QTextToSpeech.availableEngines()
    findings = {"engines": ", ".join(engines) or "none"}
    for engine in engines:
        locales = QTextToSpeech(engine).availableLocales()
        spoken = [language for language in ("en", "ar") if any(_speaks(locale, language) for locale in locales)]
        findings[engine] = f"{len(locales)} languages, of ours: {', '.join(spoken) or 'none'}"
    return findings


def _speaks(locale: QLocale, language: str) -> bool:
    return locale.name().startswith(language)


def _accessibility() -> Findings:
    switches = ("QT_ACCESSIBILITY", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE")
    return {
        "active": "yes" if QAccessible.isActive() else "no",
        **{name: os.environ.get(name, "not set") for name in switches},
    }
