"""Reduction of a Linux bundle's size with the tools of binutils; `wmh.spec` calls it."""

import os
import shutil
import struct
import subprocess
import tempfile
from collections import Counter
from collections.abc import Collection, Iterator
from hashlib import sha256
from pathlib import Path

from wmh.base.text.languages import LANGUAGES

KNOWN = {
    *("pool.res", "res_index.res", "root.res", "coll/ucadata.icu"),
    *(f"coll/{name}.res" for name in ("pool", "res_index", "root", *map(str, LANGUAGES))),
}
"""Items of ICU's data that Qt needs, which are for sorting words; Qt has all others itself."""
_PAGE = 4096
_LOADED = 1
"""Type of an ELF segment that is mapped into memory."""


def strip(folder: Path, checked: Collection[str] = ()) -> None:
    """Removes symbols that only debuggers need from every library in a folder.

    A library that was changed after linking would be broken by that, and stays as it is; so do
    libraries in folders with the names `checked`, whose checksums are verified when they are
    loaded.
    """
    for path in folder.rglob("*.so*"):
        if path.is_symlink() or path.parent.name in checked or not _is_library(path):
            continue
        with tempfile.TemporaryDirectory() as made:
            smaller = Path(made) / path.name
            subprocess.run(["strip", "--strip-unneeded", "-o", smaller, path], check=True)
            if all((begin - at) % _PAGE == 0 for begin, at, _ in _segments(smaller.read_bytes())):
                shutil.copyfile(smaller, path)


def _is_library(path: Path) -> bool:
    """Returns True if a file is a 64-bit little-endian ELF library."""
    with path.open("rb") as file:
        return file.read(6) == b"\x7fELF\x02\x01"


def _segments(raw: bytes) -> Iterator[tuple[int, int, int]]:
    """Yields each mapped segment of a library: offset in the file, address in memory, length."""
    (table,) = struct.unpack_from("<Q", raw, 32)
    size, number = struct.unpack_from("<HH", raw, 54)
    for at in range(table, table + size * number, size):
        kind, _, begin, address, _, length = struct.unpack_from("<IIQQQQ", raw, at)
        if kind == _LOADED:
            yield begin, address, length


def keep_one_of_each(folder: Path) -> None:
    """Replaces libraries by links to equal ones with their name elsewhere in the folder."""
    kept: dict[tuple[str, str], Path] = {}
    for path in sorted(folder.rglob("*.so*")):
        if path.is_symlink() or not _is_library(path):
            continue
        one = kept.setdefault((path.name, sha256(path.read_bytes()).hexdigest()), path)
        if one != path:
            path.unlink()
            path.symlink_to(os.path.relpath(one, path.parent))


def share(folder: Path, name: str) -> None:
    """Replaces copies of a library that wheels brought by links to the system's library.

    The names of copies end in a digest; a copy that was changed after linking may have megabytes of
    zeros. Without a system's library in the folder the copies stay.
    """
    systems = [path for path in sorted(folder.rglob(f"{name}.so.*")) if not path.is_symlink()]
    for path in folder.rglob(f"{name}-????????.so*") if systems else ():
        if not path.is_symlink():
            path.unlink()
            path.symlink_to(os.path.relpath(systems[0], path.parent))


def know_fewer_languages(library: Path) -> None:
    """Replaces a libicudata.so by one with the data for sorting the window's languages only."""
    name = f"icudt{library.name.rpartition('.')[2]}_dat"
    data = with_only(KNOWN, _data_in(library, name))
    with tempfile.TemporaryDirectory() as made:
        binary, source, unlinked = (Path(made) / each for each in ("data", "data.s", "data.o"))
        binary.write_bytes(data)
        source.write_text(
            f".section .rodata\n.balign 16\n.globl {name}\n.type {name}, @object\n"
            f'{name}: .incbin "{binary}"\n.size {name}, . - {name}\n'
            '.section .note.GNU-stack,"",@progbits\n'
        )
        subprocess.run(["as", "-o", unlinked, source], check=True)
        linked = ["ld", "-shared", "-soname", library.name, "-o", library, unlinked]
        subprocess.run(linked, check=True)


def _data_in(library: Path, name: str) -> bytes:
    """Returns the bytes of a library from a symbol to the end of its segment."""
    command = ["readelf", "--dyn-syms", "--wide", library]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    (symbol,) = (line.split() for line in told.splitlines() if line.endswith(f" {name}"))
    at, raw = int(symbol[1], 16), library.read_bytes()
    ((begin, address, length),) = (
        each for each in _segments(raw) if each[1] <= at < each[1] + each[2]
    )
    return raw[begin + at - address : begin + length]


def with_only(wanted: set[str], package: bytes) -> bytes:
    """Returns a package of ICU's data that has only the wanted items of `package`.

    In the format, the header is followed by the number of items, and for each item, in order of the
    names, by the offsets of its name and of its bytes, counted from the header's end.
    """
    (header,) = struct.unpack_from("<H", package)
    (number,) = struct.unpack_from("<I", package, header)
    places = list(struct.iter_unpack("<II", package[header + 4 : header + 4 + 8 * number]))
    ends = [begin for _, begin in places[1:]] + [len(package) - header]
    items: list[tuple[bytes, bytes]] = []
    for (called, begin), end in zip(places, ends, strict=True):
        name = package[header + called : package.index(b"\0", header + called) + 1]
        if name.decode().strip("\0").partition("/")[2] in wanted:
            items.append((name, package[header + begin : header + end]))

    table, names, bodies = struct.pack("<I", len(items)), b"", b""
    first = len(table) + 8 * len(items)
    begin = _to_sixteen(first + sum(len(name) for name, _ in items))
    for name, body in items:
        table += struct.pack("<II", first + len(names), begin + len(bodies))
        names += name
        bodies += body.ljust(_to_sixteen(len(body)), b"\0")
    return package[:header] + (table + names).ljust(begin, b"\0") + bodies


def _to_sixteen(number: int) -> int:
    return -(-number // 16) * 16


def costs(folder: Path) -> list[tuple[str, float]]:
    """Returns the megabytes of a bundle and of each of its parts, the largest first."""
    parts: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            below = path.relative_to(folder).parts
            of = below[1].partition(".")[0] if len(below) > 2 else "Python and libraries"
            parts[of] += path.stat().st_size
    return [(part, size / 1e6) for part, size in (("all", parts.total()), *parts.most_common())]
