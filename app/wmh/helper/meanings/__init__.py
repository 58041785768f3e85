"""Meanings of words: dictionaries that the system has, read where they are."""
