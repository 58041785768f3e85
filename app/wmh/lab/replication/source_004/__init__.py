"""Source 004: the Lingo pit."""
