"""Values of letters, from a file for a language or the user's own file."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from wmh.base.files.fields import read_toml
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine.lexicon.spelling import fold_case

MOST_POINTS = 100
"""Maximal points of a letter: enough for any game, and low enough to detect typing errors."""


class ValuesError(InputError):
    """The error for invalid values: file, line if known, and fault."""


@dataclass(frozen=True, slots=True)
class Values:
    """Points of letters; a letter without points counts 0."""

    name: str
    points: Mapping[str, int]

    def of(self, letter: str) -> int:
        return self.points.get(letter, 0)

    def sum(self, letters: Iterable[str]) -> int:
        return sum(map(self.of, letters))


def read_values(path: Path) -> Values:
    """Returns the values of a TOML file: a table `[values]` of letters, such as `a = 1`.

    Letters are put in lower case. Raises ValuesError.
    """
    try:
        text, tables = read_toml(path, ValuesError, str(path))
    except OSError as error:
        raise ValuesError("{0} cannot be read ({1}).", path, error.strerror) from error
    given: object = tables.get("values")
    if not isinstance(given, dict) or not given:
        raise ValuesError("{0} has no table [values]: write one, with lines such as a = 1.", path)
    points: dict[str, int] = {}
    for letter, worth in cast("dict[str, Any]", given).items():
        where = _place_of(letter, text, path)
        if not letter.isalpha():
            raise ValuesError("{0}: {1} is not a letter.", where, excerpt(letter))
        if not isinstance(worth, int) or isinstance(worth, bool) or not 0 <= worth <= MOST_POINTS:
            raise ValuesError(
                "{0}: {1} is worth {2}: give a whole number from 0 to {3}.",
                where,
                letter,
                excerpt(str(worth)),
                MOST_POINTS,
            )
        if fold_case(letter) in points:
            raise ValuesError("{0}: {1} appears twice: leave one out.", where, fold_case(letter))
        points[fold_case(letter)] = worth
    return Values(path.stem, points)


def _place_of(letter: str, text: str, path: Path) -> Path | ValuesError:
    """Returns the place of an error: file and line of this letter's value, or the file alone."""
    given = re.compile(rf"""\s*["']?{re.escape(letter)}["']?\s*=""")
    for number, line in enumerate(text.splitlines(), start=1):
        if given.match(line):
            return ValuesError("{0}, line {1}", path, str(number))
    return path
