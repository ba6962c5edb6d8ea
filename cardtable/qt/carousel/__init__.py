"""The table of Carousel, which is a workbench during the own turn."""
