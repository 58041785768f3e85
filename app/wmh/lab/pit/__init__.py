"""The Lingo pit: players as processes, and a referee that they cannot block."""
