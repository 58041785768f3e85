"""What a game said, and what follows from it."""
