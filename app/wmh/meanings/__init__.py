"""What words mean: dictionaries that the system has, read where they are."""
