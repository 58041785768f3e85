"""Peers: programs of others, measured beside this program."""
