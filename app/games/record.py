"""The record of games: a JSON line for each, only ever appended to."""

import json
import math
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, cast

from app.engine.clues.rules import RULES, Rule
from app.engine.clues.transcript import write_clue
from app.engine.clues.turn import Clue, Counts, Mark, Turn
from app.games.game import Keeping
from app.games.played import Helper, Mode, Played

_VERSION = 1


@dataclass(frozen=True, slots=True)
class Record:
    """The games of a file in their order, and how many of its lines tell of no game."""

    games: tuple[Played, ...] = ()
    damaged: int = 0


def append(played: Played, path: Path) -> None:
    """Add a game. Raises OSError.

    It is one write of whole lines, so a crash can cut no line but the last; that one is ended
    first, so that the new game has a line of its own.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b", buffering=0) as file:
        cut = False
        if file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            cut = file.read(1) != b"\n"
        file.write(b"\n" * cut + _line(played).encode())
        os.fsync(file.fileno())


def read(path: Path) -> Record:
    """All games of a file; none where there is no file yet. Raises OSError.

    A line that was cut or changed is passed over and counted, and costs no other line.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Record()
    games: list[Played] = []
    damaged = 0
    for line in content.split(b"\n"):
        if line.strip():
            game = _read(line)
            if game is None:
                damaged += 1
            else:
                games.append(game)
    return Record(tuple(games), damaged)


def _line(played: Played) -> str:
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


def _read(line: bytes) -> Played | None:
    """The game of a line; None where it tells of none."""
    with suppress(ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return _played(cast("dict[str, Any]", json.loads(line)))
    return None


def _played(fields: dict[str, Any]) -> Played:
    """Raises ValueError, TypeError or KeyError for what cannot be a game."""
    rule, length = Rule(fields["rule"]), _whole(fields["length"])
    keeping, attempts = fields["keeping"], fields["attempts"]
    datetime.fromisoformat(fields["when"])
    played = Played(
        when=fields["when"],
        lexicon=_text(fields["lexicon"]),
        length=length,
        rule=rule,
        keeping=None if keeping is None else Keeping(keeping),
        mode=Mode(fields["mode"]),
        secret=_text(fields["secret"]),
        turns=tuple(_turn(guess, clue, rule) for guess, clue in fields["turns"]),
        attempts=None if attempts is None else _whole(attempts),
        won=fields["won"] is True,
        seconds=tuple(_seconds(each) for each in fields["seconds"]),
        helper=Helper(fields["helper"]),
    )
    sound = (
        fields["version"] == _VERSION
        and isinstance(fields["won"], bool)
        and all(len(turn.guess) == length for turn in played.turns)
        and (played.turns or not played.won)
        and len(played.seconds) in (0, len(played.turns))
    )
    if not sound:
        raise ValueError("no game is like this")
    return played


def _turn(guess: Sequence[object], clue: str, rule: Rule) -> Turn:
    return Turn(tuple(_text(letter) for letter in guess), _clue(clue, rule))


def _clue(text: str, rule: Rule) -> Clue:
    """What `write_clue` wrote; a finished game has no clue that is not complete."""
    if not RULES[rule].counts:
        return tuple(_MARKS[character] for character in text)
    numbers = tuple(map(int, text.split(",")))
    if len(numbers) != len(RULES[rule].counts):
        raise ValueError("the rule counts something else")
    return Counts(numbers)


_MARKS = {"w": Mark.WHITE, "y": Mark.YELLOW, "g": Mark.GREEN}


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("text is expected")
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise ValueError("a number of at least 1 is expected")
    return value


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("a number is expected")
    if not math.isfinite(value) or value < 0:
        raise ValueError("a time is expected")
    return float(value)
