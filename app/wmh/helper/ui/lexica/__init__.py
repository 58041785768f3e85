"""Window of the word lists: the installed lists, imports, and manual edits."""
