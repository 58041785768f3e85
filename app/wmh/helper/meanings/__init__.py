"""Meanings of words, from dictionaries installed on the system."""
