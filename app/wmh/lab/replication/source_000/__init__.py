"""Experiments on Word Mastermind Helper, Bahinting et al. (2013)."""
