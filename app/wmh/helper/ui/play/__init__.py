"""Game side of the window: games against the program, beside the helper."""
