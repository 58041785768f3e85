"""The window of the replication."""
