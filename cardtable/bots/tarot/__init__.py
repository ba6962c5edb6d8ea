"""The computer players of French Tarot."""
