"""The search of the computer players, on cards coded as small numbers."""
