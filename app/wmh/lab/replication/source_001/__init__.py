"""Source 001: Word Games, Hösch (2024)."""
