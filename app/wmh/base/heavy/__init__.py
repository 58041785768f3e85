"""Heavy runs: the same work on one core, on all of them, or on a cluster, with the same results."""
