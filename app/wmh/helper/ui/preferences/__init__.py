"""The window of preferences: what the settings hold, and a person would set."""
