"""The notes of the teacher, beside the lesson or on another screen."""
