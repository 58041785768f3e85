"""The Lingo pit: players as processes, and a referee that cannot be blocked."""
