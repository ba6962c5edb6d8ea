"""The table as it lies before the player's eyes."""
