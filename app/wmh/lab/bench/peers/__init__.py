"""Peer programs, measured beside this program."""
