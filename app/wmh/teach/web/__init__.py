"""Lesson as one self-contained web page."""
