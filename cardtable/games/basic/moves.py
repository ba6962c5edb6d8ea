"""What a player of Basic Rummy may ask for."""

from __future__ import annotations

from cardtable.rummy.moves import Discard, DrawStock, EndTurn, Extend, LayMeld, TakeDiscard

__all__ = ["TABLE_ACTIONS", "Discard", "DrawStock", "EndTurn", "Extend", "LayMeld", "Move", "TakeDiscard"]

Move = DrawStock | TakeDiscard | LayMeld | Extend | Discard | EndTurn

TABLE_ACTIONS = (LayMeld, Extend)
"""The moves between the draw and the end of a turn: the ones that can be taken back (BR-Q18)."""
