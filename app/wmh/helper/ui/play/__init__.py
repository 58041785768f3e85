"""Game side of the window: games that are played in it, beside the helper."""
