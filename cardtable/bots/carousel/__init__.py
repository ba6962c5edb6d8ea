"""The computer players of Carousel."""
