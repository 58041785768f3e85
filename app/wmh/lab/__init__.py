"""Measuring: the replication of the sources, benchmarks, the Lingo pit."""
