"""Stored text: a piece of a dictionary's file, which may be packed.

dictzip (its manual page says how) is gzip whose pieces are packed one by one, so that a word far
down is read without what is before it.
"""

import gzip
import zlib
from collections.abc import Callable
from pathlib import Path
from struct import unpack_from

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt, translatable

MOST_TEXT = 60_000
"""Bytes of one entry that are read; the longest of WordNet has 5,000."""
MOST_INDEX = 64_000_000
"""Bytes of an index: the largest of Debian's has 13 million."""
_MOST_UNPACKED = 400_000_000
"""Up to where packed text without pieces is gone through."""

_PIECES = b"RA"

Entry = tuple[str, Callable[[], str]]
"""A word, and what reads its text. Raises DictionaryError."""


class DictionaryError(InputError):
    """A dictionary whose files do not hold what they should."""


def damage_error(path: Path) -> DictionaryError:
    return DictionaryError(
        translatable("The dictionary {0} is damaged: install its package again."),
        excerpt(path.name),
    )


def whole(path: Path) -> bytes:
    """A file, unpacked where it ends in gz. Raises DictionaryError for one that is too large."""
    try:
        with (gzip.open if path.suffix == ".gz" else open)(path, "rb") as file:
            raw = file.read(MOST_INDEX + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise damage_error(path) from error
    if len(raw) > MOST_INDEX:
        raise damage_error(path)
    return raw


def read_piece(path: Path, start: int, size: int) -> bytes:
    """The bytes from `start` on, MOST_TEXT at most. Raises DictionaryError where there are none."""
    size = min(size, MOST_TEXT)
    try:
        with path.open("rb") as file:
            if path.suffix != ".dz":
                file.seek(start)
                found = file.read(size)
            elif (head := _pieces(file.read(0x1_0100))) is not None:
                found = _from_pieces(path, *head, start, size)
            else:
                found = _from_stream(path, start, size)
    except (OSError, EOFError, zlib.error, IndexError, ValueError) as error:
        raise damage_error(path) from error
    if len(found) < size:
        raise damage_error(path)
    return found


def _pieces(head: bytes) -> tuple[int, list[int], int] | None:
    """Length of a piece when unpacked, packed lengths, where the first begins. None for others.

    The header of gzip is RFC 1952's; dictzip's own field in it has a version, the length of a
    piece, their number and their packed lengths, 16 bits each.
    """
    if len(head) < 12 or head[:3] != b"\x1f\x8b\x08" or not head[3] & 4:
        return None
    end = 12 + unpack_from("<H", head, 10)[0]
    if len(head) < end or head[12:14] != _PIECES:
        return None
    length, number = unpack_from("<HH", head, 18)
    if length == 0 or 22 + 2 * number > end:
        raise ValueError
    sizes = list(unpack_from(f"<{number}H", head, 22))
    for flag in (8, 16):  # A name and a comment, each to its zero.
        if head[3] & flag:
            end = head.index(b"\0", end) + 1
    return length, sizes, end + (2 if head[3] & 2 else 0)


def _from_pieces(
    path: Path, length: int, sizes: list[int], begin: int, start: int, size: int
) -> bytes:
    first, last = start // length, (start + max(size, 1) - 1) // length
    if last >= len(sizes):
        raise ValueError
    unpacked = bytearray()
    with path.open("rb") as file:
        file.seek(begin + sum(sizes[:first]))
        for each in sizes[first : last + 1]:
            unpacked += zlib.decompressobj(-zlib.MAX_WBITS).decompress(file.read(each), length)
    return bytes(unpacked[start - first * length :][:size])


def _from_stream(path: Path, start: int, size: int) -> bytes:
    if start + size > _MOST_UNPACKED:
        raise ValueError
    with gzip.open(path) as file:
        file.seek(start)
        return file.read(size)
