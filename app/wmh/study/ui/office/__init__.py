"""The instructor's window of studies, with its pages."""
