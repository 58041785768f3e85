"""Memory in use by this process, as counted by the C library glibc."""

import ctypes
import platform

import pytest

glibc_only = pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="memory is kept another way here"
)

_COUNTS = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"


class _Mallinfo2(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in _COUNTS.split()]


def _told():
    told = ctypes.CDLL(None).mallinfo2
    told.restype = _Mallinfo2
    return told()


def in_heaps():
    """Returns the bytes in use within heaps."""
    return _told().uordblks


def beside_heaps():
    """Returns the bytes in blocks so large that each has its own mapping outside of heaps."""
    return _told().hblkhd
