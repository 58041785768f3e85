"""Cancelling, the thread pool, and limits of memory."""
