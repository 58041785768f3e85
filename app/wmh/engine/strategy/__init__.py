"""Strategies beyond the paper's, which measure how guesses split the candidates."""
