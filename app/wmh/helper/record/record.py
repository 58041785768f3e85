"""Record of games: a file with a line of JSON for each game, to which lines are only appended."""

import errno
import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import BinaryIO

from wmh.base.files.json_reading import parse_json_object, value_of_type
from wmh.base.files.writing import open_regular
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts, Mark, Turn
from wmh.engine.lexicon.file_format import LONGEST
from wmh.helper.games.game import Keeping
from wmh.helper.record.finished_game import MOST_SECONDS, FinishedGame, Helper, Mode

_VERSION = 1
_LONGEST_LINE = 1_000_000
_MOST_BYTES = 500_000_000
_MOST_GUESSES = 10_000
"""Maximal number of guesses of a recorded game; only the program itself makes so many."""


@dataclass(frozen=True, slots=True)
class Record:
    """The games of a record's file, in order.

    `damaged` is the number of lines that could not be read, `newer` the number of lines that a
    newer version of the program wrote. `first_damaged` is the number of the first damaged line,
    from 1.
    """

    games: tuple[FinishedGame, ...] = ()
    damaged: int = 0
    newer: int = 0
    first_damaged: int | None = field(default=None, compare=False)


def append(played: FinishedGame, path: Path) -> None:
    """Appends a game to the record. Raises OSError, which names the file.

    The game is one write of whole lines, so that a crash can cut only the last line; a cut line is
    ended first, so that the new game has a line of its own.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a+b", buffering=0) as file:
            cut = False
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                cut = file.read(1) != b"\n"
            _add(file, b"\n" * cut + _line(played).encode())
            os.fsync(file.fileno())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _add(file: FileIO, content: bytes) -> None:
    """Writes all bytes, also if a nearly full disk takes only some of them at a time."""
    rest = memoryview(content)
    while rest:
        rest = rest[file.write(rest) :]


def read(path: Path) -> Record:
    """Reads all games of a record; none if there is no file. Raises OSError.

    A damaged line, and a line from a newer version of the program, is skipped and counted; the
    other lines are read nevertheless.
    """
    games: list[FinishedGame] = []
    damaged: list[int] = []
    newer = 0
    try:
        with open_regular(path) as file:
            if (size := os.fstat(file.fileno()).st_size) > _MOST_BYTES:
                raise OSError(errno.EFBIG, f"It has {size} bytes, and {_MOST_BYTES} are read")
            for number, line in _lines(file):
                try:
                    games.append(_read_game(line))
                except _NewerError:
                    newer += 1
                except ValueError:
                    damaged.append(number)
    except FileNotFoundError:
        return Record()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    return Record(tuple(games), len(damaged), newer, damaged[0] if damaged else None)


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yields the lines that are not empty, with their numbers from 1; too long lines are cut."""
    number = 0
    while line := file.readline(_LONGEST_LINE):
        number += 1
        whole = line.endswith(b"\n")
        if line.strip():
            yield number, line
        while not whole and (rest := file.readline(_LONGEST_LINE)):
            whole = rest.endswith(b"\n")


def _line(played: FinishedGame) -> str:
    fields: dict[str, object] = {
        "version": _VERSION,
        "when": played.when,
        "lexicon": played.lexicon,
        "length": played.length,
        "rule": played.rule,
        "keeping": played.keeping,
        "mode": played.mode,
        "secret": played.secret,
        "turns": [[list(turn.guess), write_clue(turn.clue)] for turn in played.turns],
        "attempts": played.attempts,
        "won": played.won,
        "seconds": [round(each, 3) for each in played.seconds],
        "helper": played.helper,
    }
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"


class _NewerError(ValueError):
    """The exception for a line that a newer version of the program wrote."""


@dataclass(frozen=True, slots=True)
class _Line:
    """Fields of a line; a guess is its letters and its clue in the form of `write_clue`."""

    version: int
    when: str
    lexicon: str
    length: int
    rule: Rule
    keeping: Keeping | None
    mode: Mode
    secret: str
    turns: tuple[tuple[tuple[str, ...], str], ...]
    attempts: int | None
    won: bool
    seconds: tuple[float, ...]
    helper: Helper


def _read_game(line: bytes) -> FinishedGame:
    """Returns the game of a line. Raises ValueError if there can be no such game."""
    told = parse_json_object(line)
    version = told.get("version")
    if type(version) is int and version > _VERSION:
        raise _NewerError
    read = value_of_type(_Line, told)
    datetime.fromisoformat(read.when)
    sound = (
        read.version == _VERSION
        and 1 <= read.length <= LONGEST
        and (read.attempts is None or 1 <= read.attempts <= _MOST_GUESSES)
        and len(read.turns) <= _MOST_GUESSES
        and all(len(guess) == read.length for guess, _ in read.turns)
        and (read.turns or not read.won)
        and len(read.seconds) in (0, len(read.turns))
        and all(0 <= each <= MOST_SECONDS for each in read.seconds)
    )
    if not sound:
        raise ValueError("no game is like this")
    return FinishedGame(
        when=read.when,
        lexicon=read.lexicon,
        length=read.length,
        rule=read.rule,
        keeping=read.keeping,
        mode=read.mode,
        secret=read.secret,
        turns=tuple(Turn(guess, _clue(clue, read.rule)) for guess, clue in read.turns),
        attempts=read.attempts,
        won=read.won,
        seconds=read.seconds,
        helper=read.helper,
    )


def _clue(text: str, rule: Rule) -> Clue:
    """Returns the clue of a text written by `write_clue`. Raises ValueError for any other text."""
    if not RULES[rule].counts:
        if not set(text) <= _MARKS.keys():
            raise ValueError("a mark that there is not")
        return tuple(_MARKS[character] for character in text)
    told = text.split(",")
    if len(told) != len(RULES[rule].counts) or not all(_NUMBER.fullmatch(each) for each in told):
        raise ValueError("the rule counts something else")
    return Counts(tuple(map(int, told)))


_MARKS = {"w": Mark.WHITE, "y": Mark.YELLOW, "g": Mark.GREEN}
_NUMBER = re.compile(r"[0-9]{1,2}")
