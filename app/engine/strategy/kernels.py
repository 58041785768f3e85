"""Whether the compiled kernels can be used here; cheap to ask, imports none of them."""

from importlib.util import find_spec


def unavailable() -> str | None:
    """One line, why only the strategies that do not split are available; None if all are."""
    if find_spec("numba") is not None:
        return None
    return "This strategy needs numba, which is not installed here: choose paper or positional."
