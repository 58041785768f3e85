"""Window in which a class plays against the teacher's secret."""
