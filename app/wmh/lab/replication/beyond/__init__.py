"""Figures beyond the sources: published optima, and common tools."""
