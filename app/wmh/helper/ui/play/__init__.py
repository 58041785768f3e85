"""The game side of the window: a keeper to play against, beside the helper."""
