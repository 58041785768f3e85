"""Panels of the statistics, of the review of a game, and of races."""
