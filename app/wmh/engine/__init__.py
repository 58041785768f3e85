"""The engine: it turns questions into answers, and uses no Qt, no clock and no globals."""
