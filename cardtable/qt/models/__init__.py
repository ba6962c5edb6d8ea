"""What lies on the table, in the shape that Qt's views read."""
