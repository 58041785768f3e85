"""Reader of untrusted JSON, with limits for size and numbers, and converter to typed values."""

import codecs
import json
import math
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NoReturn, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from wmh.base.files.writing import open_regular
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import translatable

MOST_BYTES = 20_000_000
"""Maximal size in bytes of a JSON file or line: ten times the longest the program writes."""
_MOST_DIGITS = 15
"""Maximal number of digits of an integer, so that every JSON reader represents it exactly."""
_HALVES = re.compile(rb"\\u[dD][89a-fA-F]")
"""Pattern of escaped surrogate code points; a single one is not valid text."""

_ZEROS = bytes.maketrans(b"123456789", b"000000000")
_LONG = b"0" * 16
"""Beginning of a number that is too long, once all digits are replaced by zeros.

Checksums contain it too.
"""

_T = TypeVar("_T")


class ContentError(InputError):
    """The error for invalid content; its message is the end of a sentence."""


def bytes_of(path: Path, most: int = MOST_BYTES, *, pipes: bool = False) -> bytes:
    """Returns the content of a file, or of a pipe if `pipes` is true.

    Pipes are allowed for paths that come from the command line. Raises ContentError if the content
    is longer than `most` bytes, and OSError.
    """
    with path.open("rb") if pipes else open_regular(path) as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise ContentError("is longer than {0} bytes", most)
    return raw


def parse_json(raw: bytes) -> object:
    """Parses JSON in UTF-8; refuses infinite numbers and integers of more than 15 digits.

    A byte order mark is skipped. Raises ContentError.
    """
    raw = raw.removeprefix(codecs.BOM_UTF8)
    try:
        decoder = _CAREFUL if _LONG in raw.translate(_ZEROS) else _QUICK
        told: object = decoder.decode(raw.decode())
        if _HALVES.search(raw):
            json.dumps(told, ensure_ascii=False).encode()
    except ContentError:
        raise
    except UnicodeError as error:
        raise ContentError("is not UTF-8 text") from error
    except json.JSONDecodeError as error:
        raise _cut_short(raw, error) from error
    except RecursionError as error:
        raise ContentError("is not JSON (its brackets are too deep)") from error
    return told


def _cut_short(raw: bytes, error: json.JSONDecodeError) -> ContentError:
    line, column = str(error.lineno), str(error.colno)
    if b"\n" not in raw.rstrip():
        return ContentError("is cut short or is not JSON, at character {0}", column)
    return ContentError("is cut short or is not JSON, at line {0}, character {1}", line, column)


def parse_json_object(raw: bytes) -> dict[str, object]:
    """Parses a JSON object. Raises ContentError, also for any other JSON value."""
    told = parse_json(raw)
    if not isinstance(told, dict):
        raise ContentError("has values without names")
    return cast("dict[str, object]", told)


def value_of_type(kind: type[_T], told: object) -> _T:
    """Converts parsed JSON to a value of a type, such as a dataclass, a tuple or an enum.

    Missing fields of a dataclass get their defaults, unknown fields are skipped. Raises
    ContentError, and the errors of a dataclass that refuses its values.
    """
    return cast("_T", _reader(kind)(told))


def value_in(text: str, kind: type[_T], otherwise: _T) -> _T:
    """Returns the value of a JSON text, or `otherwise` if the text is not valid for the type."""
    with suppress(ValueError, ContentError, RecursionError):
        return value_of_type(kind, json.loads(text))
    return otherwise


_Reader = Callable[[object], object]


@cache
def _reader(kind: Any) -> _Reader:  # noqa: ANN401 - any kind of type
    """Returns the function that converts parsed JSON to a type.

    Functions are cached so that long files are read quickly.
    """
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        readers = tuple(_reader(each) for each in get_args(kind) if each is not NoneType)
        read = readers[0] if len(readers) == 1 else _either(readers)
        return _or_none(read) if NoneType in get_args(kind) else read
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin in (dict, Mapping):
        return _names(_reader(get_args(kind)[1]))
    if is_dataclass(kind):
        return _dataclass(cast("type[Any]", kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _choice({each.value: each for each in kind})
    if kind is object:
        return _anything
    return _number if kind is float else _plain(kind)


def _anything(told: object) -> object:
    return told


def _number(told: object) -> float:
    if type(told) not in (int, float):
        raise _UnlikeError
    return float(cast("float", told))


def _plain(kind: Any) -> _Reader:  # noqa: ANN401 - as above
    def read(told: object) -> object:
        if type(told) is not kind:
            raise _UnlikeError
        return told

    return read


def _choice(choices: Mapping[object, Enum]) -> _Reader:
    def read(told: object) -> Enum:
        if type(told) not in (int, str) or told not in choices:
            raise _UnlikeError
        return choices[told]

    return read


def _or_none(reader: _Reader) -> _Reader:
    def read(told: object) -> object:
        return None if told is None else reader(told)

    return read


def _either(readers: tuple[_Reader, ...]) -> _Reader:
    def read(told: object) -> object:
        for reader in readers:
            with suppress(_UnlikeError):
                return reader(told)
        raise _UnlikeError

    return read


def _tuple(kinds: tuple[Any, ...]) -> _Reader:
    each = None if kinds[-1] is not Ellipsis else _reader(kinds[0])
    readers = () if each else tuple(map(_reader, kinds))

    def read(told: object) -> tuple[object, ...]:
        if not isinstance(told, list):
            raise _UnlikeError
        listed = cast("list[object]", told)
        if each:
            return tuple(map(each, listed))
        if len(listed) != len(readers):
            raise _UnlikeError
        return tuple(reader(one) for reader, one in zip(readers, listed, strict=True))

    return read


def _names(reader: _Reader) -> _Reader:
    def read(told: object) -> dict[str, object]:
        if not isinstance(told, dict):
            raise _UnlikeError
        return {name: reader(each) for name, each in cast("dict[str, object]", told).items()}

    return read


def _dataclass(kind: type[Any]) -> _Reader:
    kinds = get_type_hints(kind)
    readers = {each.name: _reader(kinds[each.name]) for each in fields(kind)}
    must = frozenset(
        each.name
        for each in fields(kind)
        if each.default is MISSING and each.default_factory is MISSING
    )

    def read(told: object) -> object:
        if not isinstance(told, dict):
            raise _UnlikeError
        table = cast("dict[str, object]", told)
        if missing := must - table.keys():
            raise ContentError("does not say {0}", min(missing))
        values: dict[str, object] = {}
        for name, reader in readers.items():
            if name in table:
                try:
                    values[name] = reader(table[name])
                except _UnlikeError as error:
                    raise ContentError("has a value for {0} that is not allowed", name) from error
        return kind(**values)

    return read


class _UnlikeError(ContentError):
    """The error for a value of the wrong type."""

    def __init__(self) -> None:
        super().__init__(translatable("has a value that is not allowed"))


def _whole(text: str) -> int:
    if len(text.lstrip("-")) > _MOST_DIGITS:
        raise ContentError("has a number with more than {0} digits", _MOST_DIGITS)
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ContentError("has a number that is too large")
    return number


def _refuse(text: str) -> NoReturn:
    raise ContentError("has {0}, which is not a number", text)


_CAREFUL = json.JSONDecoder(parse_int=_whole, parse_float=_finite, parse_constant=_refuse)
_QUICK = json.JSONDecoder(parse_float=_finite, parse_constant=_refuse)
"""Parser for texts without long numbers, faster than the parser that checks all numbers."""
