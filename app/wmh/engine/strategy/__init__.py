"""Strategies beyond the paper: how guesses split the candidates, and what to make of it."""
