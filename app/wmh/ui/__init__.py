"""Widgets: they show values and report wishes."""
