"""Reads the file of a game, and says of a wrong one what is wrong, where, and what to do."""

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import RULES, Rule
from app.engine.clues.turn import Mark
from app.engine.lexicon.code_names import CODES, DISTINCT, is_code_name
from app.engine.refusal import InputError
from app.engine.wording import excerpt
from app.games.preset import MARK_NAMES, MarkName, Preset

LENGTHS = range(2, 32)
ROWS = range(1, 100)
BOARDS = range(1, 17)


class PresetError(InputError):
    """A file that tells of no game."""


def read_preset(path: Path, palettes: Collection[str]) -> Preset:
    """The game of a file. Raises PresetError, with the line where possible, and OSError."""
    try:
        text = path.read_text("utf-8")
        told = tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise PresetError(f"{path.name} is no text in UTF-8: save it as UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        raise PresetError(f"{path.name} is no TOML: {error}. Mend that line.") from error
    return _Reader(path, text, palettes).preset(told)


_FIELDS = (
    *("name", "about", "source", "length", "lengths", "rows", "rule", "given", "hard", "boards"),
    *("lexicon", "words", "palette", "counts", "marks"),
)
_SPAN = re.compile(r"\s*(\d{1,3})\s*-\s*(\d{1,3})\s*")
_SYMBOLS = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads field by field, and knows where each stands."""

    path: Path
    text: str
    palettes: Collection[str]

    def preset(self, told: dict[str, Any]) -> Preset:
        for name in told:
            if name not in _FIELDS:
                raise self._refuse(name, f"there is no field {name!r}: use {_listed(_FIELDS)}")
        rule = Rule(self._choice(told, "rule", tuple(Rule), Rule.TILES))
        length, lengths = self._lengths(told)
        boards = self._number(told, "boards", BOARDS) if "boards" in told else 1
        if boards > 1 and "rows" not in told:
            raise self._refuse("boards", f"boards is {boards}, and several need rows: add rows")
        lexicon = self._lexicon(told, lengths[-1])
        return Preset(
            self.path.stem,
            self._line(told, "name", most=40, wanted=True),
            length,
            lengths,
            self._line(told, "about", most=300),
            self._line(told, "source", most=300),
            self._number(told, "rows", ROWS) if "rows" in told else None,
            rule,
            self._given(told, min(lengths), lexicon),
            Hardness(self._choice(told, "hard", tuple(Hardness), Hardness.FREE)),
            boards,
            lexicon,
            self._words(told, lexicon),
            self._palette(told),
            self._marks(told, rule),
            self._counts(told, rule),
        )

    # Fields

    def _lengths(self, told: dict[str, Any]) -> tuple[int, tuple[int, ...]]:
        length = self._number(told, "length", LENGTHS)
        lengths = self._all_lengths(told) if "lengths" in told else (length,)
        if length not in lengths:
            raise self._refuse(
                "length", f"length is {length}, which is none of the lengths: name it there too"
            )
        return length, lengths

    def _all_lengths(self, told: dict[str, Any]) -> tuple[int, ...]:
        said: object = told["lengths"]
        span = _SPAN.fullmatch(said) if isinstance(said, str) else None
        numbers = _items(said) if span is None else tuple(range(int(span[1]), int(span[2]) + 1))
        if not numbers or not all(_is_within(number, LENGTHS) for number in numbers):
            raise self._unlike("lengths", said, 'such as "6-10" or [5, 6], all from 2 to 31')
        return tuple(sorted(set(cast("tuple[int, ...]", numbers))))

    def _given(self, told: dict[str, Any], shortest: int, lexicon: str) -> tuple[int, ...]:
        if "given" not in told:
            return ()
        said: object = told["given"]
        places = _items(said)
        if not places or not all(_is_within(place, range(1, shortest + 1)) for place in places):
            raise self._unlike("given", said, f"a list of places from 1 to {shortest}")
        if is_code_name(lexicon):
            raise self._refuse("given", "codes show no letters: leave out given")
        return tuple(sorted(set(cast("tuple[int, ...]", places))))

    def _lexicon(self, told: dict[str, Any], longest: int) -> str:
        name = self._line(told, "lexicon", most=80)
        if is_code_name(name):
            symbols = name.removeprefix(CODES).removeprefix(DISTINCT)
            if not _SYMBOLS.fullmatch(symbols) or len(set(symbols)) != len(symbols):
                raise self._refuse(
                    "lexicon",
                    f"lexicon is {excerpt(name)}, but codes are of different letters a to z and"
                    " digits: write codes:abcdef or distinct:0123456789",
                )
        if name.startswith(DISTINCT) and len(name.removeprefix(DISTINCT)) < longest:
            raise self._refuse(
                "lexicon",
                f"lexicon is {excerpt(name)}, which has no {longest} different symbols: name more",
            )
        return name

    def _words(self, told: dict[str, Any], lexicon: str) -> bool | None:
        if "words" not in told:
            return None
        if is_code_name(lexicon):
            raise self._refuse("words", "a game of codes has no words: leave out words")
        return self._choice(told, "words", ("common", "all"), "") == "all"

    def _palette(self, told: dict[str, Any]) -> str:
        return self._choice(told, "palette", self.palettes, "")

    def _counts(self, told: dict[str, Any], rule: Rule) -> tuple[str, ...]:
        if "counts" not in told:
            return ()
        said: object = told["counts"]
        names = _items(said)
        wanted = RULES[rule].counts
        if not wanted:
            raise self._refuse("counts", f"the rule {rule} counts nothing: leave out counts")
        if len(names) != len(wanted) or not all(_is_line(name, 20) for name in names):
            like = ", ".join(f'"{name}"' for name in wanted)
            raise self._unlike("counts", said, f"{len(wanted)} short names in place of {like}")
        return tuple(str(name).strip() for name in names)

    def _marks(self, told: dict[str, Any], rule: Rule) -> Mapping[Mark, MarkName]:
        if "marks" not in told:
            return MARK_NAMES
        if RULES[rule].counts:
            raise self._refuse("marks", f"the rule {rule} marks no letters: leave out marks")
        said: object = told["marks"]
        tables = _table(said)
        marks = dict(MARK_NAMES)
        for name, table in tables.items():
            mark = Mark.__members__.get(name.upper())
            if mark is None or name != name.lower():
                raise self._refuse(
                    name, f"there is no mark {excerpt(name)}: use green, yellow and white"
                )
            marks[mark] = self._mark(name, _table(table))
        if not tables:
            raise self._unlike("marks", said, "a table such as [marks.green]")
        keys = [each.key for each in marks.values()]
        if twin := next((key for key in keys if keys.count(key) > 1), None):
            raise self._refuse("marks", f"two marks have the key {twin!r}: give each its own")
        return marks

    def _mark(self, mark: str, table: dict[str, object]) -> MarkName:
        name, key = table.get("name"), table.get("key")
        if set(table) != {"name", "key"} or not _is_line(name, 20):
            raise self._refuse(
                mark, f'the mark {mark} needs a name and a key: name = "red", key = "r"'
            )
        if not isinstance(key, str) or not re.fullmatch("[a-z]", key):
            raise self._refuse(
                mark, f"the key of {mark} is {excerpt(str(key))}: use one small letter"
            )
        return MarkName(str(name).strip(), key)

    # Kinds of fields

    def _line(self, told: dict[str, Any], name: str, *, most: int, wanted: bool = False) -> str:
        if name not in told and not wanted:
            return ""
        said: object = told.get(name)
        if not _is_line(said, most):
            raise self._unlike(name, said, f"one line of text, {most} characters at most")
        return str(said).strip()

    def _number(self, told: dict[str, Any], name: str, within: range) -> int:
        said: object = told.get(name)
        if not _is_within(said, within):
            raise self._unlike(name, said, f"a number from {within[0]} to {within[-1]}")
        return cast("int", said)

    def _choice(
        self, told: dict[str, Any], name: str, choices: Collection[str], default: str
    ) -> str:
        said: object = told.get(name, default)
        if name in told and said not in choices:
            raise self._unlike(name, said, f"one of {_listed(choices)}")
        return str(said)

    # Refusals

    def _unlike(self, name: str, said: object, wanted: str) -> PresetError:
        if said is None:
            return PresetError(
                f"{self.path.name}: the field {name} is missing: add {name} = and {wanted}."
            )
        return self._refuse(name, f"{name} is {excerpt(str(said))}, but must be {wanted}")

    def _refuse(self, name: str, what: str) -> PresetError:
        line = _line_of(name, self.text)
        where = self.path.name if line is None else f"{self.path.name}, line {line}"
        return PresetError(f"{where}: {what}.")


def _line_of(name: str, text: str) -> int | None:
    """Where a field or a table of this name begins."""
    named = re.compile(rf"""\s*(\[?[\w. ]*\b)?["']?{re.escape(name)}["']?\s*[\]=.]""")
    lines = enumerate(text.splitlines(), start=1)
    return next((number for number, line in lines if named.match(line)), None)


def _items(said: object) -> tuple[object, ...]:
    """Of an array; none of anything else."""
    return tuple(cast("list[object]", said)) if isinstance(said, list) else ()


def _table(said: object) -> dict[str, object]:
    """An empty one in place of anything else."""
    return cast("dict[str, object]", said) if isinstance(said, dict) else {}


def _is_within(said: object, within: range) -> bool:
    return isinstance(said, int) and not isinstance(said, bool) and said in within


def _is_line(said: object, most: int) -> bool:
    return isinstance(said, str) and 0 < len(said.strip()) <= most and said.isprintable()


def _listed(names: Collection[str]) -> str:
    return ", ".join(names)
