"""Replication: every published figure of the sources beside the program's own figure."""
