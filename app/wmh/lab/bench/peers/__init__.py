"""Other programs, measured beside this one."""
