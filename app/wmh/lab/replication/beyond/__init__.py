"""Experiments beyond the sources: published optima, and comparison with common tools."""
