"""Windows of help: the keys, the guide, and the window about the program."""
