"""The engine: a question in, an answer out. It uses no Qt, no clock and no globals."""
