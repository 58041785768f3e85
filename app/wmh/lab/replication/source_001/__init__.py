"""Experiments on Word Games, Hösch (2024)."""
