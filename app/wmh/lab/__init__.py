"""Measurements: replication of the sources, benchmarks, the Lingo pit."""
