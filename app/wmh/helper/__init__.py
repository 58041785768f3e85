"""The helper: the window used beside a game, the games, word lists, and the commands."""
