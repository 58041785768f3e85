"""The windows of user studies: the office and the session."""
