"""The commands and the files of lessons."""
