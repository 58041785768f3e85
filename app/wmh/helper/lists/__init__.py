"""The lexica the user imported, what is kept beside them, and words changed by hand."""
