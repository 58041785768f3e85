"""TODO system."""
