"""A lesson as a page of the web that needs nothing else."""
