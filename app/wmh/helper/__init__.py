"""TODO helper."""
