"""Notes for the teacher, beside the lesson or on another screen."""
