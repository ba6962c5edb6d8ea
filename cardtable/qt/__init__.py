"""The table as it is seen, heard, touched."""
