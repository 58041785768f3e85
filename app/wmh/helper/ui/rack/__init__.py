"""The rack window: what can be made of letters, and a game of finding it."""
