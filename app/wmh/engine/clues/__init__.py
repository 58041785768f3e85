"""The clues of a game, and the knowledge that follows from them."""
