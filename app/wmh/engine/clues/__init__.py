"""The clues of a game, and what follows from them."""
