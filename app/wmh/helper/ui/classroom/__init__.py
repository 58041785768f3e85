"""A window beside the main one, in which a class plays against the teacher's secret."""
