"""The helper: the window used beside a game, the games, the word lists, and the commands."""
