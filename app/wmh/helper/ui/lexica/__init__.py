"""The window of the lexica: what there is, what is brought in, what is added by hand."""
