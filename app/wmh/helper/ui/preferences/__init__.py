"""Window of preferences: the settings that a user would change."""
