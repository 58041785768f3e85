"""Reading of parts of dictionary files, which may be compressed.

dictzip (described in its manual page) is gzip whose chunks are compressed one by one, so that any
part can be read without the text before it.
"""

import gzip
import zlib
from collections.abc import Callable
from pathlib import Path
from struct import unpack_from

from wmh.base.files.writing import open_regular
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt, translatable

MOST_TEXT = 60_000
"""Maximal number of bytes of one entry; the longest of WordNet has 5,000."""
MOST_INDEX = 64_000_000
"""Maximal number of bytes of an index: the largest of Debian's has 13 million."""
_MOST_UNPACKED = 400_000_000
"""Maximal number of bytes decompressed to reach an entry in a gzip file without chunks."""

_PIECES = b"RA"

Entry = tuple[str, Callable[[], str]]
"""A word, and a function that returns the word's text and may raise DictionaryError."""


class DictionaryError(InputError):
    """The error for a dictionary whose files are not valid."""


def damage_error(path: Path) -> DictionaryError:
    return DictionaryError(
        translatable("The dictionary {0} is damaged: install its package again."),
        excerpt(path.name),
    )


def whole(path: Path) -> bytes:
    """Returns the content of a file, decompressed if its name ends in gz.

    Raises DictionaryError.
    """
    try:
        with (gzip.open if path.suffix == ".gz" else open)(path, "rb") as file:
            raw = file.read(MOST_INDEX + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise damage_error(path) from error
    if len(raw) > MOST_INDEX:
        raise damage_error(path)
    return raw


def read_piece(path: Path, start: int, size: int) -> bytes:
    """Returns `size` bytes of a file from `start` on, at most MOST_TEXT.

    The file may be compressed. Raises DictionaryError if the file has fewer bytes there.
    """
    size = min(size, MOST_TEXT)
    try:
        with open_regular(path) as file:
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
    """Returns the chunks of a dictzip file, from its first bytes; None for another file.

    The result is the length of a chunk, the compressed lengths of all chunks, and the position of
    the first one. The header of gzip is RFC 1952's; dictzip's own field in it has a version, the
    length of a chunk, the number of chunks and their compressed lengths, 16 bits each.
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
    with open_regular(path) as file:
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
