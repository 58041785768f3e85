"""Export of a lesson as one self-contained web page."""
