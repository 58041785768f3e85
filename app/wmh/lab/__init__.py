"""Measurements of the program: replication of the sources, benchmarks, the Lingo pit."""
