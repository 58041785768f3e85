"""Windows of user studies: the office for the instructor and the session of a participant."""
