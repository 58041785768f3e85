"""Window in which a class guesses the teacher's secret."""
