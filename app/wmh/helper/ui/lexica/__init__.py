"""Window of the word lists: installed lists, imports, manual edits."""
