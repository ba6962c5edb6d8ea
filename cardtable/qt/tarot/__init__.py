"""The table of French Tarot in the window."""
