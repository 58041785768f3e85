"""Estimates of the width of text, for use without a font."""

from collections.abc import Iterator, Mapping
from unicodedata import combining, east_asian_width

_SHARES: Mapping[float, str] = {
    0.28: "'ijl",
    0.32: " ,.IJ\u2019\u00b7",
    0.36: "/:;\\f|",
    0.42: "()-[]t!r",
    0.52: '"*_`\u2013',
    0.56: "?Lcsz",
    0.60: "Fkvxy",
    0.72: "ABCKRVXZ",
    0.80: "&DGHNOQU",
    0.84: "#+<=>^w~",
    0.88: "M",
    1.00: "%@Wm\u2014\u2026",
}
"""Characters of DejaVu Sans by their width, as a share of the font size."""

_SHARE = {character: share for share, those in _SHARES.items() for character in those}
_FIXED = 0.61
_BOLD = 1.14
_CAPITAL, _OTHER = 0.8, 0.64
_BREAKS_AFTER = frozenset("-/\u2013\u2014")


def width_of(text: str, size: float, *, bold: bool = False, fixed: bool = False) -> float:
    """Returns the approximate width of a text in DejaVu, which is wider than most sans-serifs."""
    wide = sum(_share(character, fixed=fixed) for character in text)
    return wide * size * (_BOLD if bold and not fixed else 1)


def wrap_text(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """Wraps a text into lines of at most the width `room`; a longer word is broken anywhere."""
    return [
        line for part in text.splitlines() or [""] for line in _lines(part, size, room, bold=bold)
    ]


def _lines(text: str, size: float, room: float, *, bold: bool) -> Iterator[str]:
    line = ""
    for piece in _pieces(text):
        if width_of((line + piece).rstrip(), size, bold=bold) <= room:
            line += piece
            continue
        if line.strip():
            yield line.rstrip()
        line = piece.lstrip() if line else piece
        while len(line) > 1 and width_of(line.rstrip(), size, bold=bold) > room:
            fits = _fitting(line, size, room, bold=bold)
            yield line[:fits]
            line = line[fits:]
    yield line.rstrip()


def _fitting(line: str, size: float, room: float, *, bold: bool) -> int:
    """Returns how many of a line's characters fit into `room`; at least 1."""
    for end in range(2, len(line)):
        if width_of(line[:end], size, bold=bold) > room:
            return end - 1
    return len(line) - 1


def _pieces(text: str) -> Iterator[str]:
    """Yields the parts of a text between which a line may break, with the blanks after them.

    Wide scripts (such as Chinese) may break between any two letters.
    """
    piece = ""
    for character in text:
        ended = piece.endswith(" ") and character != " "
        wide = _wide(character) or (bool(piece) and _wide(piece[-1]))
        broken = len(piece) > 1 and piece[-1] in _BREAKS_AFTER and character.isalpha()
        own = not combining(character) and (wide or broken)
        if piece and character != " " and (ended or own):
            yield piece
            piece = ""
        piece += character
    if piece:
        yield piece


def _share(character: str, *, fixed: bool) -> float:
    """Returns the approximate width of a character, as a share of the font size."""
    if combining(character):
        return 0
    if _wide(character):
        return 1.2 if fixed else 1
    if fixed:
        return _FIXED
    usual = _CAPITAL if character.isupper() else _OTHER
    return _SHARE.get(character, usual)


def _wide(character: str) -> bool:
    return east_asian_width(character) in ("W", "F")
