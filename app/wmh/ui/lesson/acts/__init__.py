"""What a class does in a lesson: it predicts, and it judges edges."""
