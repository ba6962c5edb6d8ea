"""Basic Rummy, from its options to its final score."""
