"""The table as a screen reader finds it."""
