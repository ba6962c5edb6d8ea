"""Manipulation Rummy, called Carousel, from its options to its final score."""
