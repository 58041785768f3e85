"""Cache of opening lists: before the first clue the list is equal in every game."""

import hashlib
import json
import lzma
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from wmh.base.files.json_reading import ContentError, bytes_of, parse_json, value_of_type
from wmh.base.files.writing import replace_file
from wmh.engine.answer import Suggestion
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.lexicon.file_format import MOST_WORDS
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, USUAL_ATTEMPTS, Question
from wmh.engine.strategy.strategies import STRATEGIES, Certainty, GuessList, Strategy

_MOST_PACKED, _MOST_BYTES = 4_000_000, 20_000_000
"""Maximal bytes of a file, and of its unpacked content: ten times the shipped lists."""
_MOST_MEMORY = 64 << 20
"""Maximal bytes of memory for unpacking; the files written here need 9 MB."""

_SURE = {Certainty.EXACT: 1, Certainty.PROVEN: 1, Certainty.ESTIMATED: 2}
"""Number that stands for each certainty in a file; 0 stands for a bound."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The best rows of an opening list.

    `measured` of the allowed `guesses`, both numbers, were measured to find the rows.
    """

    suggestions: tuple[Suggestion, ...]
    measured: int
    guesses: int


@dataclass(slots=True, eq=False)
class OpeningsShelf:
    """Cache of opening lists: the `shipped` file of a lexicon, and the user's `own` folder.

    Unreadable lists are ignored; a list that cannot be written is dropped.
    """

    shipped: Path
    own: Path
    _came: bytes | None = field(default=None, init=False)
    """Unpacked bytes of the shipped file; half a million parsed values would take 20 MB."""

    def find(self, question: Question, lexicon: Lexicon) -> Opening | None:
        """Returns the cached list for an opening question, or None.

        A list with fewer rows than the question wants is not returned, unless it has all guesses.
        """
        every = replace(question, refused=())
        for kept in (
            self._came_with(every, lexicon),
            self._own_list(every, lexicon),
            self._own_list(question, lexicon) if question.refused else None,
        ):
            with suppress(ValueError):
                opening = _opening_of(kept, question.strategy)
                if question.rows <= len(opening.suggestions) or _whole(opening):
                    opening = _drop_hidden(opening, question, lexicon)
                    return replace(opening, suggestions=opening.suggestions[: question.rows])
        return None

    def keep(self, question: Question, lexicon: Lexicon, opening: Opening) -> None:
        """Writes a list to the user's folder."""
        key = key_of(question, lexicon)
        path = self._file(key)
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(path, pack_lists({key: as_json(opening)}), lasting=False)

    def _own_list(self, question: Question, lexicon: Lexicon) -> object:
        key = key_of(question, lexicon)
        return _list_in(_unpack(self._file(key)), key)

    def _came_with(self, question: Question, lexicon: Lexicon) -> object:
        """Returns the list for a question in the shipped file, or None.

        The list stays valid for lengths that the user's edits of the lexicon did not touch.
        """
        if lexicon.came_as is not None and question.length not in lexicon.touched:
            lexicon = replace(lexicon, facts=lexicon.came_as)
        if self._came is None:
            self._came = _unpack(self.shipped)
        return _list_in(self._came, key_of(question, lexicon))

    def _file(self, key: str) -> Path:
        return self.own / f"{hashlib.sha256(key.encode()).hexdigest()[:32]}.json.xz"


def key_of(question: Question, lexicon: Lexicon) -> str:
    """Returns the cache key: a text of everything that an opening list depends on."""
    facts = lexicon.facts
    # Before the first clue every word of the view is a candidate, and a view may hold all words.
    every = question.guesses is GuessList.ALL and question.tier < ALL_TIERS
    # Only the fewest guesses to the end depend on what a hard mode refuses after the first.
    hard = STRATEGIES[question.strategy].proves and question.hardness is not Hardness.FREE
    parts = (
        facts.sha256[:16],
        (facts.tiers_sha256 or "")[:16],
        str(question.tier),
        str(question.length),
        str(question.rule),
        str(question.strategy),
        str(question.prior),
        "plain" if question.plain else "",
        "all" if every else "view",
        "flagged" if question.flagged else "",
        str(question.attempts or USUAL_ATTEMPTS) if STRATEGIES[question.strategy].points else "",
        *((str(question.hardness),) if hard else ()),
        *(f"-{word}" for word in sorted(question.refused)),
    )
    return " ".join(part or "-" for part in parts)


def as_json(opening: Opening) -> dict[str, Any]:
    """Returns an opening list as JSON; figures have six decimals, more than are ever shown."""
    rows = [
        [
            each.word,
            round(each.score, 6),
            int(each.candidate),
            _SURE.get(each.certainty, 0),
            round(each.entropy or 0.0, 6),
            round(each.expected or 0.0, 6),
            each.worst,
            each.parts,
        ]
        for each in opening.suggestions
    ]
    return {"guesses": opening.guesses, "measured": opening.measured, "rows": rows}


def pack_lists(lists: Mapping[str, Any]) -> bytes:
    """Returns the content of a file of lists by their keys; equal lists give equal bytes."""
    text = json.dumps(lists, separators=(",", ":"), sort_keys=True)
    return lzma.compress(text.encode(), preset=6)


def _list_in(told: bytes, key: str) -> object:
    """Returns the list with this key in an unpacked file; None if it is missing or damaged."""
    name = json.dumps(key).encode() + b":"
    if (at := told.find(name)) >= 0:
        begin = at + len(name)
        with suppress(ContentError):
            return parse_json(told[begin : told.find(b"}", begin) + 1])
    return None


def _unpack(path: Path) -> bytes:
    """Returns the unpacked content of a file of lists; empty if it is missing or too long."""
    with suppress(OSError, ContentError, lzma.LZMAError):
        packed = bytes_of(path, _MOST_PACKED)
        unpacking = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_MOST_MEMORY)
        raw = unpacking.decompress(packed, max_length=_MOST_BYTES)
        if unpacking.eof:
            return raw
    return b""


@dataclass(frozen=True, slots=True)
class _StoredOpening:
    """An opening list in the form that `as_json` gives."""

    guesses: int
    measured: int
    rows: tuple[tuple[str, float, int, int, float, float, int, int], ...]


def _opening_of(kept: object, strategy: Strategy) -> Opening:
    """Returns the opening list in stored data, in the strategy's order. Raises ValueError."""
    told = value_of_type(_StoredOpening, kept)
    if not len(told.rows) <= told.measured <= told.guesses <= MOST_WORDS:
        raise ValueError("numbers of guesses that cannot be")
    # The figures that are no estimates of a strategy that proves are bounds: see `ordering`.
    unsure = Certainty.BOUND if STRATEGIES[strategy].proves else Certainty.ESTIMATED
    certainties = {0: unsure, 1: Certainty.EXACT, 2: Certainty.ESTIMATED}
    ranked = told.rows
    if STRATEGIES[strategy].proves:
        ranked = tuple(sorted(ranked, key=lambda row: (round(row[1], 2), not row[2])))
    return Opening(
        tuple(
            Suggestion(
                rank, word, score, bool(candidate),
                certainties.get(sure, unsure),
                entropy, expected, worst, parts,
            )
            for rank, (word, score, candidate, sure, entropy, expected, worst, parts) in enumerate(
                ranked, start=1
            )
        ),
        told.measured,
        told.guesses,
    )  # fmt: skip


def _drop_hidden(opening: Opening, question: Question, lexicon: Lexicon) -> Opening:
    """Returns the openers without refused words, ranked anew.

    Words that the user flagged in the list are dropped as well, unless flagged words are asked for.
    """
    by_hand = lexicon.came_as is not None and not question.flagged
    if not by_hand and not question.refused:
        return opening
    shown = [
        each
        for each in opening.suggestions
        if each.word not in question.refused and not (by_hand and lexicon.is_flagged(each.word))
    ]
    hidden = len(opening.suggestions) - len(shown)
    return Opening(
        tuple(replace(each, rank=rank) for rank, each in enumerate(shown, start=1)),
        opening.measured - hidden,
        opening.guesses - hidden,
    )


def _whole(opening: Opening) -> bool:
    return len(opening.suggestions) == opening.guesses
