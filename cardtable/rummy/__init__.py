"""What all rummies share without knowing any of them by name."""
