"""Peers: other programs, measured beside this one."""
