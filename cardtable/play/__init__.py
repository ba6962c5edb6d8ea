"""The hall, where matches are played."""
