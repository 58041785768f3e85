"""Command line: everything that the window computes is also computed by a command."""
