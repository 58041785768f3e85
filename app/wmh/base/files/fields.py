"""Reader of TOML files; its errors tell the file, the line and the remedy."""

import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from wmh.base.files.writing import open_regular
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, excerpt

MOST_BYTES = 1_000_000
"""Maximal size of a TOML file in bytes; a hand-written one is never that long."""
_MOST_PARTS = 64
_MOST_DIGITS = 100
_DEEP = 100
_PATH = re.compile(r"[/\\]|^[A-Za-z]:|\.dawg$", re.IGNORECASE)
"""Pattern of a text that names a file and not an installed word list."""
_LONG_NAME = re.compile(rf"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){{{_MOST_PARTS}}}""")
_LONG_NUMBER = re.compile(rf"(?<!\w)[0-9]x?[0-9a-fA-F_]{{{_MOST_DIGITS},}}+(?!\w)")


@dataclass(frozen=True, slots=True)
class Fields:
    """A table of a TOML file, with the lines of the file that it was read from.

    The lines are those from `begin` up to `end` (excluded), counted from 0. A wrong field raises
    `refusal` with the file, the line if known, the fault and the remedy.
    """

    file: str
    lines: tuple[str, ...]
    told: dict[str, object]
    refusal: type[InputError]
    begin: int
    end: int

    def refuse_others(self, known: Collection[str]) -> None:
        """Raises `refusal` for the first field whose name is not in `known`."""
        for name in self.told:
            if name not in known:
                raise self.refuse(
                    name, "there is no field {0}: use {1}", excerpt(name), join_names(known)
                )

    def text(self, name: str, *, most: int, wanted: bool = False) -> str:
        """Returns a field of one line, at most `most` characters; "" if it is missing.

        Raises `refusal` for any other value, and for a missing field if it is `wanted`.
        """
        if name not in self.told and not wanted:
            return ""
        said = self.told.get(name)
        if not is_line(said, most):
            raise self.unlike(name, said, "one line of text, {0} characters at most", most)
        return str(said).strip()

    def paragraph(self, name: str, most: int) -> str:
        """Returns a required field of one or more lines, at most `most` characters."""
        said = self.told.get(name)
        if not isinstance(said, str) or not 0 < len(said.strip()) <= most:
            raise self.unlike(name, said, "a text of at most {0} characters", most)
        return said.strip()

    def list_name(self, name: str, *, wanted: bool = False) -> str:
        """Returns the name of a word list; a path is refused, so that no other file is opened."""
        said = self.text(name, most=80, wanted=wanted)
        if _PATH.search(said):
            raise self.unlike(name, said, "the name of an installed word list, and not a path")
        return said

    def number(self, name: str, within: range) -> int:
        said = self.told.get(name)
        if not is_within(said, within):
            least, most = map(str, (within[0], within[-1]))  # As a file spells them.
            raise self.unlike(name, said, "a number from {0} to {1}", least, most)
        return cast("int", said)

    def choice(self, name: str, choices: Collection[str], default: str) -> str:
        said = self.told.get(name, default)
        if name in self.told and said not in choices:
            raise self.unlike(name, said, "one of {0}", join_names(choices))
        return str(said)

    def tables(self, name: str) -> "tuple[Fields, ...]":
        """Returns the tables of an array such as `[[stop]]`; an empty tuple without the array."""
        if name not in self.told:
            return ()
        told = items(self.told[name])
        if not told or not all(isinstance(each, dict) for each in told):
            raise self.unlike(name, self.told[name], "tables, each under [[{0}]]", name)
        header = re.compile(rf"""\s*\[\[\s*["']?{re.escape(name)}["']?\s*\]\]""")
        begins = [at for at in range(self.begin, self.end) if header.match(self.lines[at])]
        if len(begins) != len(told):  # They are written in some other way.
            spans = [(self.begin, self.end)] * len(told)
        else:
            spans = list(zip(begins, [*begins[1:], self.end], strict=True))
        return tuple(
            Fields(self.file, self.lines, table_of(each), self.refusal, begin, end)
            for each, (begin, end) in zip(told, spans, strict=True)
        )

    def table(self, name: str, said: str) -> "Fields":
        """Returns the required table `[name]`; `said` describes it in the error message."""
        told = table_of(self.told.get(name))
        if not told:
            raise self.unlike(name, self.told.get(name), said)
        begin = (self._line_of(name) or 1) - 1
        header = re.compile(r"\s*\[")
        after = (at for at in range(begin + 1, self.end) if header.match(self.lines[at]))
        end = next(after, self.end) if header.match(self.lines[begin]) else self.end
        return Fields(self.file, self.lines, told, self.refusal, begin, end)

    def unlike(self, name: str, value: object, said: str, *values: object) -> InputError:
        """Returns the error for a field that is missing or has a wrong value.

        `said` describes the right value, as the end of a sentence.
        """
        wanted = self.refusal(said, *values)
        if value is not None:
            told = excerpt(str(value))
            return self.refuse(name, "{0} is {1}, but must be {2}", name, told, wanted)
        if not self.begin:  # A whole file has no line where a field is missing.
            return self.refusal(
                "{0}: the field {1} is missing: add {1} = and {2}.", self.file, name, wanted
            )
        return self.refusal(
            "{0}, line {1}: the field {2} is missing: add {2} = and {3}.",
            self.file,
            str(self.begin + 1),
            name,
            wanted,
        )

    def refuse(self, name: str, said: str | Plural, *values: object, item: str = "") -> InputError:
        """Returns the error for a field, or for one `item` of an array in the field.

        `said` is the fault: the sentence after file and line, without its full stop.
        """
        line = self._line_of(name, item) or (self.begin + 1 if self.begin else None)
        what = self.refusal(said, *values)
        if line is None:
            return self.refusal("{0}: {1}.", self.file, what)
        return self.refusal("{0}, line {1}: {2}.", self.file, str(line), what)

    def refuse_for(self, name: str, error: InputError, item: str = "") -> InputError:
        """Returns the error for a field, or an `item` of it, whose value raised `error`."""
        line = self._line_of(name, item)
        if line is None:
            return self.refusal("{0}: {1}", self.file, error)
        return self.refusal("{0}, line {1}: {2}", self.file, str(line), error)

    def _line_of(self, name: str, item: str = "") -> int | None:
        """Returns the line number (from 1) of a field or table; of `item` if a later line has it.

        Returns None if the field is not found.
        """
        named = re.compile(rf"""\s*(\[?[\w. ]*\b)?["']?{re.escape(name)}["']?\s*[\]=.]""")
        numbers = range(self.begin, self.end)
        found = next((at for at in numbers if named.match(self.lines[at])), None)
        if found is None:
            return None
        spelt = (at for at in range(found, self.end) if item in self.lines[at])
        return next(spelt, found) + 1


def read_fields(path: Path, refusal: type[InputError]) -> Fields:
    """Returns the fields of a whole file. Raises `refusal` and OSError."""
    text, told = read_toml(path, refusal, path.name)
    # As the reader of TOML counts lines: other breaks can stand within a text.
    lines = tuple(text.split("\n"))
    return Fields(path.name, lines, told, refusal, 0, len(lines))


def read_toml(path: Path, refusal: type[InputError], name: str) -> tuple[str, dict[str, object]]:
    """Returns the text and the parsed TOML of a file; `name` names the file in error messages.

    Raises `refusal` with the line if known (also for files that are too long or too deeply nested),
    and OSError.
    """
    with open_regular(path) as file:
        raw = file.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise refusal("{0} is longer than {1} bytes: choose another file.", name, MOST_BYTES)
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise refusal("{0} is not UTF-8 text: save it as UTF-8.", name) from error
    # Before anything else: to read these takes hours, or cannot be told of afterwards.
    if found := _LONG_NAME.search(text):
        raise refusal(
            "{0}, line {1}: a field name has at most {2} parts: correct that line.",
            name,
            _line(text, found.start()),
            _MOST_PARTS,
        )
    if found := _LONG_NUMBER.search(text):
        raise refusal(
            "{0}, line {1}: a number with more than {2} digits cannot be read: write a smaller"
            " one.",
            name,
            _line(text, found.start()),
            _MOST_DIGITS,
        )
    try:
        told: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        raise refusal(
            "{0}, line {1}: this is not valid TOML ({2}): correct that line.",
            name,
            found[1] if found else _line(text, len(text)),
            what,
        ) from error
    except RecursionError as error:
        raise refusal(
            "{0}, line {1}: this is not valid TOML (too many nested brackets): close them.",
            name,
            _line(text, _deepest(text)),
        ) from error
    except ValueError as error:  # Of a date, for one.
        raise refusal("{0} is not valid TOML: {1}: correct that value.", name, error) from error
    return text, told


def _line(text: str, place: int) -> str:
    return str(text.count("\n", 0, place) + 1)


def _deepest(text: str) -> int:
    """Returns the position in the text of the most deeply nested bracket."""
    depth = 0
    begin = 0
    for found in re.finditer(r"[\[{\]}]", text):
        if not depth:
            begin = found.start()
        depth = max(depth + (1 if found[0] in "[{" else -1), 0)
        if depth > _DEEP:
            return begin
    return begin


def items(said: object) -> tuple[object, ...]:
    """Returns the elements of an array as a tuple; an empty tuple for any other value."""
    return tuple(cast("list[object]", said)) if isinstance(said, list) else ()


def table_of(said: object) -> dict[str, object]:
    """Returns a TOML table as a dict, or an empty dict for any other value."""
    return cast("dict[str, object]", said) if isinstance(said, dict) else {}


def is_within(said: object, within: range) -> bool:
    return isinstance(said, int) and not isinstance(said, bool) and said in within


def is_line(said: object, most: int) -> bool:
    return isinstance(said, str) and 0 < len(said.strip()) <= most and said.isprintable()


def join_names(names: Collection[str]) -> str:
    return ", ".join(names)
