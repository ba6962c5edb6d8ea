"""The same table as in the scene's tests."""

from __future__ import annotations

from tests.qt.scenes.conftest import shown

__all__ = ["shown"]
