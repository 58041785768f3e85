"""Search for the words of a lexicon that match a regular expression."""
