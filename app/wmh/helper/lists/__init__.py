"""Word lists: the user's imported ones, their additional files, and manual edits."""
