"""Cancelling, the thread pool, and memory that is free again."""
