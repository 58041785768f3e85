"""Experiments on Mastermind by depth-first search and backtracking, Astatin (2009)."""
