"""Games on several boards: guesses are shared, but each board has its own secret and clues."""
