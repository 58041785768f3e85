"""Acts of a class in a lesson: it predicts, and it judges edges."""
