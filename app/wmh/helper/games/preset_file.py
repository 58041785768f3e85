"""Reader of preset files, with errors that say what is wrong, where, and what to do."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import TypeVar, cast

from wmh.base.files.fields import Fields, is_line, is_within, items, read_fields, table_of
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.squares import JOINERS, UNSAID, USUAL, Squares, is_sign
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.code_names import CODES, DISTINCT, is_code_name
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import Prior, Strategy
from wmh.helper.games.preset import MARK_NAMES, MarkName, Preset
from wmh.helper.mastermind.pegs import all_pegs

LENGTHS = range(2, 32)
ROWS = range(1, 100)
BOARDS = range(1, 17)


class PresetError(InputError):
    """The error for a file that is not a valid preset."""


def read_preset(path: Path, palettes: Collection[str]) -> Preset:
    """Returns the preset of a file. Raises PresetError, with the line if known, and OSError."""
    return _PresetReader(path.stem, read_fields(path, PresetError), palettes).preset()


_FIELDS = (
    *("name", "about", "source", "length", "lengths", "rows", "rule", "given", "hard", "boards"),
    *("lexicon", "words", "strategy", "prior", "plain", "opener"),
    *("palette", "counts", "marks", "squares", "pegs", "first_day"),
)
_E = TypeVar("_E", bound=StrEnum)
_SPAN = re.compile(r"\s*(\d{1,3})\s*-\s*(\d{1,3})\s*")
_SYMBOLS = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True, slots=True)
class _PresetReader:
    """Reader of the fields of a preset's file, one by one."""

    key: str
    fields: Fields
    palettes: Collection[str]

    @property
    def told(self) -> dict[str, object]:
        return self.fields.told

    def preset(self) -> Preset:
        self.fields.refuse_others(_FIELDS)
        rule = Rule(self.fields.choice("rule", tuple(Rule), Rule.TILES))
        length, lengths = self._lengths()
        boards = self.fields.number("boards", BOARDS) if "boards" in self.told else 1
        if boards > 1 and "rows" not in self.told:
            raise self.fields.refuse(
                "boards", "boards is {0}, and a game of several boards needs rows: add rows", boards
            )
        lexicon = self._lexicon(lengths[-1])
        return Preset(
            self.key,
            self.fields.text("name", most=40, wanted=True),
            length,
            lengths,
            self.fields.text("about", most=300),
            self.fields.text("source", most=300),
            self.fields.number("rows", ROWS) if "rows" in self.told else None,
            rule,
            self._read_places(min(lengths), lexicon),
            Hardness(self.fields.choice("hard", tuple(Hardness), Hardness.FREE)),
            boards,
            lexicon,
            self._words(lexicon),
            self._choice("strategy", Strategy),
            self._choice("prior", Prior),
            self._plain(),
            self._opener(lengths),
            self._palette(),
            self._marks(rule),
            self._counts(rule),
            self._squares(rule),
            self._pegs(lexicon),
            self._first_day(),
        )

    # Fields

    def _lengths(self) -> tuple[int, tuple[int, ...]]:
        length = self.fields.number("length", LENGTHS)
        lengths = self._all_lengths() if "lengths" in self.told else (length,)
        if length not in lengths:
            raise self.fields.refuse(
                "length", "length is {0}, which is not among lengths: add it there", length
            )
        return length, lengths

    def _all_lengths(self) -> tuple[int, ...]:
        said: object = self.told["lengths"]
        span = _SPAN.fullmatch(said) if isinstance(said, str) else None
        numbers = items(said) if span is None else tuple(range(int(span[1]), int(span[2]) + 1))
        if not numbers or not all(is_within(number, LENGTHS) for number in numbers):
            raise self.fields.unlike("lengths", said, 'such as "6-10" or [5, 6], all from 2 to 31')
        return tuple(sorted(set(cast("tuple[int, ...]", numbers))))

    def _read_places(self, shortest: int, lexicon: str) -> tuple[int, ...]:
        if "given" not in self.told:
            return ()
        said: object = self.told["given"]
        places = items(said)
        if not places or not all(is_within(place, range(1, shortest + 1)) for place in places):
            raise self.fields.unlike("given", said, "a list of places from 1 to {0}", shortest)
        if is_code_name(lexicon):
            raise self.fields.refuse("given", "codes show no letters: leave out given")
        return tuple(sorted(set(cast("tuple[int, ...]", places))))

    def _lexicon(self, longest: int) -> str:
        name = self.fields.list_name("lexicon")
        if is_code_name(name):
            symbols = name.removeprefix(CODES).removeprefix(DISTINCT)
            if not _SYMBOLS.fullmatch(symbols) or len(set(symbols)) != len(symbols):
                raise self.fields.refuse(
                    "lexicon",
                    "lexicon is {0}, but codes are of different letters a to z and digits: write"
                    " codes:abcdef or distinct:0123456789",
                    excerpt(name),
                )
        if name.startswith(DISTINCT) and len(name.removeprefix(DISTINCT)) < longest:
            raise self.fields.refuse(
                "lexicon",
                "lexicon is {0}, which has no {1} different symbols: name more",
                excerpt(name),
                longest,
            )
        return name

    def _words(self, lexicon: str) -> Familiarity | None:
        if "words" not in self.told:
            return None
        if is_code_name(lexicon):
            raise self.fields.refuse("words", "a game of codes has no words: leave out words")
        return Familiarity(self.fields.choice("words", tuple(Familiarity), Familiarity.COMMON))

    def _choice(self, field: str, kind: type[_E]) -> _E | None:
        if field not in self.told:
            return None
        return kind(self.fields.choice(field, tuple(map(str, kind)), ""))

    def _plain(self) -> bool | None:
        said = self.told.get("plain")
        if said is not None and not isinstance(said, bool):
            raise self.fields.unlike("plain", said, "true or false")
        return said

    def _opener(self, lengths: Collection[int]) -> str:
        word = self.fields.text("opener", most=31).lower()
        if word and (len(word) not in lengths or not word.isalpha()):
            raise self.fields.refuse(
                "opener", "opener is {0}, which is not a word of the game's length", excerpt(word)
            )
        return word

    def _palette(self) -> str:
        return self.fields.choice("palette", self.palettes, "")

    def _counts(self, rule: Rule) -> tuple[str, ...]:
        if "counts" not in self.told:
            return ()
        said: object = self.told["counts"]
        names = items(said)
        wanted = RULES[rule].counts
        if not wanted:
            raise self.fields.refuse(
                "counts", "the rule {0} counts nothing: leave out counts", rule
            )
        if len(names) != len(wanted) or not all(is_line(name, 20) for name in names):
            like = ", ".join(f'"{name}"' for name in wanted)
            raise self.fields.unlike(
                "counts", said, "{0} short names in place of {1}", len(wanted), like
            )
        return tuple(str(name).strip() for name in names)

    def _marks(self, rule: Rule) -> Mapping[Mark, MarkName]:
        if "marks" not in self.told:
            return MARK_NAMES
        if RULES[rule].counts:
            raise self.fields.refuse(
                "marks", "the rule {0} marks no letters: leave out marks", rule
            )
        said: object = self.told["marks"]
        tables = table_of(said)
        marks = dict(MARK_NAMES)
        for name, table in tables.items():
            mark = Mark.__members__.get(name.upper())
            if mark is None or name != name.lower():
                raise self.fields.refuse(
                    name, "there is no mark {0}: use green, yellow and white", excerpt(name)
                )
            marks[mark] = self._mark(name, table_of(table))
        if not tables:
            raise self.fields.unlike("marks", said, "a table such as [marks.green]")
        keys = [each.key for each in marks.values()]
        if twin := next((key for key in keys if keys.count(key) > 1), None):
            raise self.fields.refuse(
                "marks", "two marks have the key {0}: give each its own", repr(twin)
            )
        return marks

    def _squares(self, rule: Rule) -> Squares:
        if "squares" not in self.told:
            return USUAL
        if RULES[rule].counts:
            raise self.fields.refuse(
                "squares", "the rule {0} marks no letters: leave out squares", rule
            )
        said: object = self.told["squares"]
        signs = table_of(said)
        if set(signs) != {"green", "yellow", "white"}:
            raise self.fields.unlike("squares", said, "a table of green, yellow and white")
        texts = {
            mark: JOINERS.sub("", text) if isinstance(text, str) else ""
            for mark, text in signs.items()
        }
        for mark, text in texts.items():
            if not text or UNSAID in text or not all(map(is_sign, text)):
                raise self.fields.refuse(
                    mark, 'the squares of {0} are emoji, as in {0} = "{1}"', mark, USUAL.green[0]
                )
        every = "".join(texts.values())
        if twin := next((sign for sign in every if every.count(sign) > 1), None):
            raise self.fields.refuse(
                "squares", "{0} appears twice in squares: give each mark its own", twin
            )
        return Squares(**texts)

    def _pegs(self, lexicon: str) -> tuple[str, ...]:
        if "pegs" not in self.told:
            return ()
        said: object = self.told["pegs"]
        names = [name for name in items(said) if isinstance(name, str)]
        if not is_code_name(lexicon):
            raise self.fields.refuse("pegs", "a game of words has no pegs: leave out pegs")
        known = [peg.name for peg in all_pegs().values()]
        symbols = lexicon.removeprefix(CODES).removeprefix(DISTINCT)
        if len(names) != len(symbols) or len(set(names)) != len(names) or set(names) - set(known):
            raise self.fields.unlike(
                "pegs", said, "{0} different colours of {1}", len(symbols), ", ".join(known)
            )
        return tuple(names)

    def _first_day(self) -> date | None:
        said = self.told.get("first_day")
        if said is not None and (not isinstance(said, date) or isinstance(said, datetime)):
            raise self.fields.unlike("first_day", said, "a day such as 2021-06-19")
        return said

    def _mark(self, mark: str, table: dict[str, object]) -> MarkName:
        name, key = table.get("name"), table.get("key")
        if set(table) != {"name", "key"} or not is_line(name, 20):
            raise self.fields.refuse(
                mark, 'the mark {0} needs a name and a key: name = "red", key = "r"', mark
            )
        if not isinstance(key, str) or not re.fullmatch("[a-z]", key):
            raise self.fields.refuse(
                mark, "the key of {0} is {1}: use one small letter", mark, excerpt(str(key))
            )
        return MarkName(str(name).strip(), key)
