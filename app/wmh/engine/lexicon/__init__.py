"""The words: their letters, their graph, their files."""
