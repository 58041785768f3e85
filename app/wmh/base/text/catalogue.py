"""The catalogues of translations as Qt's lrelease writes them (.qm), read without Qt.

The form is that of QTranslator in Qt 6: after a signature come sections, a byte for the kind and
four for the length. Of them three are wanted: the hashes with the places of their messages, the
messages, and the rules that tell by a number which form of a translation is meant.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from struct import Struct

_SIGNATURE = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")

_HASHES, _MESSAGES, _RULES = 0x42, 0x69, 0x88
"""Kinds of sections."""
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
"""Kinds of what a message holds."""
_EQUAL, _LESS, _AT_MOST = 1, 2, 3
_NOT, _MOD_10, _MOD_100, _LEADING = 0x08, 0x10, 0x20, 0x40
"""A comparison, of which another lies between two bounds; and what is done with the number before
it, or with its answer."""
_AND, _OR = 0xFD, 0xFE

_LENGTH = Struct(">I")
_HASHED = Struct(">II")


class CatalogueError(ValueError):
    """Bytes that are no such catalogue."""


@dataclass(frozen=True, slots=True)
class SpokenCatalogue:
    """The three sections of a .qm file that are used."""

    hashes: bytes
    messages: bytes
    rules: bytes

    def said(
        self, context: str, source: str, comment: str = "", number: int | None = None
    ) -> str | None:
        """Returns the translation of a text, in the form that belongs to a number, or None."""
        wanted = tuple(text.encode() for text in (context, source, comment))
        for place in self._places(_hash(wanted[1] + wanted[2])):
            key, forms = self._message(place)
            if key == wanted and forms:
                form = 0 if number is None else _form(number, self.rules)
                return forms[min(form, len(forms) - 1)]
        return None

    def _places(self, wanted: int) -> Iterator[int]:
        """Yields the offsets of the messages of a hash, by binary search."""
        low, high = 0, len(self.hashes) // _HASHED.size
        while low < high:
            middle = (low + high) // 2
            if _HASHED.unpack_from(self.hashes, middle * _HASHED.size)[0] < wanted:
                low = middle + 1
            else:
                high = middle
        for at in range(low * _HASHED.size, len(self.hashes), _HASHED.size):
            found, place = _HASHED.unpack_from(self.hashes, at)
            if found != wanted:
                return
            yield place

    def _message(self, place: int) -> tuple[tuple[bytes, bytes, bytes], list[str]]:
        """Context, source and comment of a message, and the forms of its translation."""
        key = {_CONTEXT: b"", _SOURCE: b"", _COMMENT: b""}
        forms: list[str] = []
        while (kind := self.messages[place]) != _END:
            length = _LENGTH.unpack_from(self.messages, place + 1)[0]
            begin = place + 1 + _LENGTH.size
            place = begin + length
            if kind == _TRANSLATION:
                forms.append(self.messages[begin:place].decode("utf-16-be"))
            else:
                key[kind] = self.messages[begin:place]
        return (key[_CONTEXT], key[_SOURCE], key[_COMMENT]), forms


def read_catalogue(path: Path) -> SpokenCatalogue:
    """Raises CatalogueError, OSError."""
    told = path.read_bytes()
    if not told.startswith(_SIGNATURE):
        raise CatalogueError(f"{path} is no catalogue of translations.")
    found: dict[int, bytes] = {}
    place = len(_SIGNATURE)
    while place + 1 + _LENGTH.size <= len(told):
        begin = place + 1 + _LENGTH.size
        length = _LENGTH.unpack_from(told, place + 1)[0]
        found[told[place]] = told[begin : begin + length]
        place = begin + length
    return SpokenCatalogue(*(found.get(kind, b"") for kind in (_HASHES, _MESSAGES, _RULES)))


def _hash(text: bytes) -> int:
    """Returns the hash of ELF, with 1 for 0, as lrelease does."""
    found = 0
    for byte in text:
        found = (found << 4) + byte
        if high := found & 0xF0000000:
            found ^= high >> 24
        found &= ~high & 0xFFFFFFFF
    return found or 1


def _form(number: int, rules: bytes) -> int:
    """Returns the index of the first rule that is true of a number; a rule is an or of ands."""
    result = at = 0
    while at < len(rules):
        either = False
        while True:
            every = True
            while True:
                holds, at = _holds(number, rules, at)
                every = every and holds
                if at == len(rules) or rules[at] != _AND:
                    break
                at += 1
            either = either or every
            if at == len(rules) or rules[at] != _OR:
                break
            at += 1
        if either:
            return result
        result += 1
        at += 1
    return result


def _holds(number: int, rules: bytes, at: int) -> tuple[bool, int]:
    """Returns the result of a comparison, and the offset after it."""
    how = rules[at]
    if how & _MOD_10:
        number %= 10
    elif how & _MOD_100:
        number %= 100
    elif how & _LEADING:
        while number >= 1000:
            number //= 1000
    first = rules[at + 1]
    at += 2
    kind = how & 0x07
    if kind == _EQUAL:
        holds = number == first
    elif kind == _LESS:
        holds = number < first
    elif kind == _AT_MOST:
        holds = number <= first
    else:
        holds = first <= number <= rules[at]
        at += 1
    return holds is not bool(how & _NOT), at
