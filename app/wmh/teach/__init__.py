"""Lessons: scenarios, and the steps of a demonstration. No Qt and no clock."""
