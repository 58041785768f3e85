"""Word Games, Hösch (2024)."""
