"""Experiment on Scrabble solving with regular expressions (2015)."""
