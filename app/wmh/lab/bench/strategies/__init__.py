"""Measurements of the strategies beyond the paper: what they cost, and how well they estimate."""
