"""The games of the sources, on the same engine: no Qt, no clock but the one they are given."""
