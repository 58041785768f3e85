"""Windows of the replication."""
