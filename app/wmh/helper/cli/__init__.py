"""Command line: everything the window computes is available as a command."""
