"""Pictures, pages and files of lessons. Works in any thread, with a window and without one."""
