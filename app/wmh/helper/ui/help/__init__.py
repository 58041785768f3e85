"""The windows of help: the keys, and what the program is."""
