"""Search by a regular expression over all words of a lexicon."""
