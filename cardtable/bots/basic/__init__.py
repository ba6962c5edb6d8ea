"""The computer players of Basic Rummy."""
