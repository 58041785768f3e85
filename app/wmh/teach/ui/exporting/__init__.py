"""Pictures, pages and files of lessons; works in any thread, with and without a window."""
