"""The compiler, loaded without what no kernel needs.

Importing this module imports numba: see `strategy.kernels`.
"""

from importlib import import_module
from importlib.util import find_spec

from numba import njit
from numba.np import linalg

__all__ = ["njit"]


def _spare_algebra() -> None:
    """Have numba believe that scipy's algebra is there, which it would load to see.

    That takes as long as numba itself. Who uses the algebra has numba look again.
    """
    look = linalg.ensure_blas
    linalg.ensure_blas = lambda: None
    try:
        import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = look


if find_spec("scipy") is not None:
    _spare_algebra()
