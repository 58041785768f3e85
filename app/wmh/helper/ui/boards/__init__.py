"""The window for games on several boards."""
