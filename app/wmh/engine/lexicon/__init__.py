"""Lexicons: word lists with their letters, graphs and files."""
