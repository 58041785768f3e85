"""Window of lessons, and everything that shows and exports their steps."""
