"""How the table speaks."""
