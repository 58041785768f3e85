"""Lingo as in the Lingo pit (a contest of programs): masks, rounds, points, and a contestant."""
