"""Games of the sources on the engine: no Qt, and no clock but the one passed in."""
