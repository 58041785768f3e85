"""The system that the program runs on: display, libraries, optional packages."""
