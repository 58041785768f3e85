"""Experiments on the Lingo pit."""
