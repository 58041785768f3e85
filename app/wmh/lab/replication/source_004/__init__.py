"""The Lingo pit."""
