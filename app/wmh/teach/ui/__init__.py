"""The glass box: the window of lessons, and what shows and exports their steps."""
