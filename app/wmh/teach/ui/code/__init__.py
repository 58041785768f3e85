"""Code of a step beside or below its drawing."""
