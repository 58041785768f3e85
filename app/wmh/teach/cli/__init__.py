"""`wmh lesson`, and the kinds of lesson files that `wmh check` examines."""
