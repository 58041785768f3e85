"""Mastermind as source 002 has it: four pegs of six colours, and the ways to break their code."""
