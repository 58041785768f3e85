"""Games that the program plays itself: no Qt, and no clock but the one passed in."""
