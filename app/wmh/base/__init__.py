"""Foundations without words or windows: files, texts, cancelling, heavy runs."""
