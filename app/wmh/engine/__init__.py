"""The engine: a question in, an answer out. It knows no Qt, no clock and no globals."""
