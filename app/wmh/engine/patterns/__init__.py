"""Free patterns: any pattern a person types, over all words of a lexicon."""
