"""French Tarot, for three to six players."""
