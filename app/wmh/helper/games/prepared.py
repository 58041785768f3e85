"""Prepared races: guesses of strategies, computed in advance and stored beside the word list."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import cast

from wmh.base.files.writing import replace_file
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Strategy

Prepared = Mapping[str, tuple[str, ...]]
"""Guesses of strategies for secrets, by keys that `key_of` returns."""


def key_of(secret: str, question: Question, strategy: Strategy, lexicon: Lexicon) -> str:
    """Returns a key for a strategy's guesses, made of everything that they depend on."""
    facts = lexicon.facts
    parts = (
        facts.sha256[:16],
        (facts.tiers_sha256 or "-")[:16],
        str(question.tier),
        str(question.rule),
        str(strategy),
        secret,
    )
    return " ".join(parts)


def read_prepared(path: Path) -> Prepared:
    """Returns the prepared guesses of a file; none if the file is missing or damaged."""
    with suppress(OSError, ValueError, AttributeError, TypeError, RecursionError):
        told = cast("dict[str, list[str]]", json.loads(path.read_text("ascii")))
        return {str(key): tuple(map(str, words)) for key, words in told.items()}
    return {}


def write_prepared(prepared: Prepared, path: Path) -> None:
    """Writes the guesses, one key a line, sorted by key. Raises OSError."""
    replace_file(path, (json.dumps(prepared, indent=1, sort_keys=True) + "\n").encode("ascii"))
