"""The pit of source 004: players that are processes, and the referee that cannot be held up."""
