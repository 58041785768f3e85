"""Panels beside the window: what the games come to, what a game was like, who is quicker."""
