"""Panels for statistics, the review of a game, and races."""
