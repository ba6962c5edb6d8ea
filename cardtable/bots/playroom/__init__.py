"""The computer players of Playroom Rummy."""
