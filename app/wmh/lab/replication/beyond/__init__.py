"""Beyond the sources: what others published, and tools that everybody has."""
