"""The helper: the window beside a game, the games, word lists, and the commands."""
