"""Heavy runs: work done by one core, all cores or a cluster, with equal results."""
