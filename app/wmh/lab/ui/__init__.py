"""The replication bench in a window."""
