"""Times as a clock shows them."""


def clock(seconds: int) -> str:
    """Minutes and seconds, as in 1:05."""
    minutes, rest = divmod(seconds, 60)
    return f"{minutes}:{rest:02}"
