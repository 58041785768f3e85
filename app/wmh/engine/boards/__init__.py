"""Several boards at once: the guesses are shared, each board has a secret and clues of its own."""
