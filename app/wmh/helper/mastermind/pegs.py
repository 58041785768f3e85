"""Colours of the pegs that letters of codes stand for, read from a file."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wmh.base.files import paths


class Peg(NamedTuple):
    """A code peg: name of its colour, and colours of its ground and its letter as #rrggbb."""

    name: str
    ground: str
    ink: str


@cache
def all_pegs() -> Mapping[str, Peg]:
    """Returns the shipped pegs, by the letters that usually stand for them."""
    return read_pegs(paths.folder("resources") / "mastermind" / "pegs.toml")


def read_pegs(path: Path) -> Mapping[str, Peg]:
    """Returns the pegs of a file such as `resources/mastermind/pegs.toml`, by letter.

    Raises OSError.
    """
    told = tomllib.loads(path.read_text("utf-8"))
    return {letter: Peg(**row) for letter, row in told.items()}
