"""Lingo as the pit of source 004 plays it: masks, rounds, points, and a contestant."""
