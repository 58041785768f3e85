"""Commands and files of lessons."""
