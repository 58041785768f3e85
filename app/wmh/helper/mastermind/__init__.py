"""Mastermind as in Astatin (2009): four pegs of six colours, and methods to break the code."""
