"""Strategies beyond the paper, which measure how guesses split the candidates."""
