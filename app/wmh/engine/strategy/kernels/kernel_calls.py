"""Calls of the compiled kernels; no other module calls them.

An array with a wrong type, shape or memory layout is refused here, in Python; the kernel itself
checks numbers that it uses as indices.
"""

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from wmh.engine.strategy.kernels.library import load_library

_NO_MEMORY, _OUT_OF_BOUNDS = -2, -3
_LONGEST = 31
_MOST = 1 << 31
"""Limit of the length of each side of an array; the product of two sides fits 64 bits."""

Numbers = NDArray[Any]


class Table(ctypes.Structure):
    """Structure of fields that is passed to a kernel; `kept` are the arrays that it points to."""

    kept: tuple[Numbers, ...]


def pointer(
    array: Numbers | None, kind: DTypeLike, shape: Sequence[int], *, written: bool = False
) -> int | None:
    """Returns the address of a C-contiguous array of this type and shape; None gives NULL.

    Raises TypeError for another type, and ValueError for any other mismatch.
    """
    if array is None:
        return None
    if not isinstance(array, np.ndarray):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"an array is needed, not {type(array).__name__}")
    if array.dtype != np.dtype(kind) or not array.dtype.isnative:
        raise TypeError(f"an array of {np.dtype(kind)} is needed, not of {array.dtype}")
    if array.shape != tuple(shape):
        raise ValueError(f"an array of shape {tuple(shape)} is needed, not {array.shape}")
    if not (array.flags.c_contiguous and array.flags.aligned):
        raise ValueError("an array is needed that lies in memory row after row")
    if written and not array.flags.writeable:
        raise ValueError("an array is needed that may be written")
    return array.__array_interface__["data"][0]


def sides(array: Numbers, dimensions: int) -> tuple[int, ...]:
    """Returns the shape of an array.

    Raises ValueError for another number of dimensions or a side that is too long.
    """
    if array.ndim != dimensions or max(array.shape, default=0) >= _MOST:
        raise ValueError(f"an array of {dimensions} dimensions is needed, not of {array.shape}")
    return array.shape


def class_bytes(classes: Numbers) -> int:
    """Returns the bytes of a class number, 1 or 2. Raises TypeError for other array types."""
    if classes.dtype.str[1:] not in ("u1", "u2"):
        raise TypeError(f"classes are uint8 or uint16, not {classes.dtype}")
    return classes.itemsize


def word_length(length: int) -> int:
    """Returns the length unchanged; raises ValueError for a length that no word can have."""
    if not 1 <= length <= _LONGEST:
        raise ValueError(f"words have 1 to {_LONGEST} letters, not {length}")
    return length


def call(name: str, *arguments: int | ctypes.Structure | None) -> int:
    """Calls a kernel by its name and returns its result, which is -1 or not negative.

    Integers and addresses are passed as 64 bits. Raises ValueError if a number in one array is out
    of the range of another array, and MemoryError.
    """
    kernel = getattr(load_library(), name)
    kernel.restype = ctypes.c_int64
    passed = [
        ctypes.byref(each)
        if isinstance(each, ctypes.Structure)
        else ctypes.c_int64(each)
        if each is not None
        else ctypes.c_void_p(None)
        for each in arguments
    ]
    found: int = kernel(*passed)
    if found == _NO_MEMORY:
        raise MemoryError
    if found == _OUT_OF_BOUNDS:
        raise ValueError(f"{name}: a number is beyond what it counts")
    return found
