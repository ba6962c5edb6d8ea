"""The floor every game stands on, made of the standard library alone."""
