"""Source 003: Scrabble solving with regular expressions (2015)."""
