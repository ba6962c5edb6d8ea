"""What is kept on disk between two evenings."""
