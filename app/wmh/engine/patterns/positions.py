"""Pattern as a set of positions: places in the pattern that read one letter each.

For each position it is known which positions may follow.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

# Its trees are no part of its interface: hence exactly this version in pyproject.toml.
from interegular.patterns import (
    Pattern,
    _BasePattern,  # pyright: ignore[reportPrivateUsage]
    _CharGroup,  # pyright: ignore[reportPrivateUsage]
    _Concatenation,  # pyright: ignore[reportPrivateUsage]
    _NonCapturing,  # pyright: ignore[reportPrivateUsage]
    _Repeated,  # pyright: ignore[reportPrivateUsage]
)
from numpy.typing import NDArray

from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.patterns.question import PatternError
from wmh.engine.patterns.syntax import letter_sign

MOST_POSITIONS = 1000

_MOST_PARTS = 10 * MOST_POSITIONS
"""Maximal number of parts of a pattern once its repetitions are written out."""


@dataclass(frozen=True, slots=True)
class LookAround:
    """The whole pattern, or one of its look-aheads, as a subset of the pattern's positions.

    `within` is this subset. A word matches if position `end` is reached after its last letter; if
    `barred`, a word must not match.
    """

    within: int
    end: int
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Positions:
    """The positions of a pattern.

    A set of positions is an integer whose bit p stands for position p. `after[p]` is the set of
    positions that may follow p; `reading` gives for each label the positions that read it; a walk
    begins with the set `start`. Bit k of `lengths[p]`, k from 0 to 31, is set if exactly k letters,
    p's own included, can lead from p to the end of its look-around. The first of the `looks` is the
    pattern itself.
    """

    after: tuple[int, ...]
    reading: Mapping[int, int]
    lengths: tuple[int, ...]
    start: int
    looks: tuple[LookAround, ...]


def positions_of(tree: Pattern, alphabet: Alphabet) -> Positions:
    """Returns the positions of a syntax tree whose look-aheads all stand at its beginning.

    interegular's own automaton is not used: its number of states is unbounded, and it cannot be
    cancelled. Since words have at most 31 letters, more repetitions than that count as unlimited.
    Raises PatternError for too many positions.
    """
    labels = {letter_sign(n): alphabet.labels[c] for n, c in enumerate(alphabet.letters)}
    return _Writer(labels).write_positions(tree)


_Part = _BasePattern | _NonCapturing


class _Writer:
    """Converter of a syntax tree to positions.

    It goes from the last part to the first, so that it knows what follows each part.
    """

    def __init__(self, labels: Mapping[str, int]) -> None:
        self._labels = labels
        self._every = frozenset(labels.values())
        self._after: list[int] = []
        self._reads: list[frozenset[int]] = []
        self._loops: dict[int, int] = {}  # Positions that only stand for where a loop begins.
        self._standing = 0
        self._parts = 0

    def write_positions(self, tree: Pattern) -> Positions:
        start, looks = 0, list[LookAround]()
        for parts, ahead, barred in _looks(tree):
            first = len(self._after)
            end = after = self._position(frozenset(), 0)
            if ahead:  # When it has matched, the other letters are as they like.
                after = self._loop(lambda again: self._position(self._every, again), end)
            start |= self._sequence(parts, after)
            looks.append(LookAround((1 << len(self._after)) - (1 << first), end, barred))
        resolved = {mask: self._resolve(mask) for mask in {*self._after, start}}
        after = [resolved[mask] for mask in self._after]
        lengths = _lengths(after, self._reads, [look.end for look in looks])
        alive = sum(1 << p for p, length in enumerate(lengths) if length)
        return Positions(
            tuple(mask & alive for mask in after),
            {label: self._readers(label) & alive for label in self._every},
            lengths,
            resolved[start] & alive,
            tuple(looks),
        )

    def _write(self, part: _Part, after: int) -> int:
        """Creates the positions of a part; returns the set of those that can read its first letter.

        `after` is the set of positions that may follow; it is included if the part can be empty.
        """
        self._parts += 1
        if self._parts > _MOST_PARTS:
            raise _too_large()
        match part:
            case Pattern(options=options):
                entry = 0
                for option in options:
                    entry |= self._write(option, after)
                return entry
            case _Concatenation(parts=parts):
                return self._sequence(parts, after)
            case _Repeated(base=base, min=least, max=most):
                return self._repetition(base, least, most, after)
            case _CharGroup(chars=chars, negated=negated):
                read = frozenset(self._labels[c] for c in chars if c in self._labels)
                return self._position(self._every - read if negated else read, after)
            case _:
                raise TypeError(part)

    def _sequence(self, parts: Sequence[_Part], after: int) -> int:
        for part in reversed(parts):
            after = self._write(part, after)
        return after

    def _repetition(self, base: _Part, least: int, most: int | None, after: int) -> int:
        least = min(least, LONGEST + 1)
        if most is None or most > LONGEST:
            entry = self._loop(lambda again: self._write(base, again), after)
        else:
            entry = after
            for _ in range(most - least):
                entry = self._write(base, entry) | after
        for _ in range(least):
            entry = self._write(base, entry)
        return entry

    def _loop(self, body: Callable[[int], int], after: int) -> int:
        """Returns the set that begins a loop: any number of repeats of a body, then `after`.

        `body` writes its part, given the set that may follow it.
        """
        beginning = self._position(frozenset(), 0)
        entry = body(after | beginning) | after
        self._loops[beginning] = entry
        self._standing |= beginning
        return entry

    def _position(self, reads: frozenset[int], after: int) -> int:
        """Creates a position that reads these labels; returns the set with this position alone."""
        if len(self._after) == MOST_POSITIONS:
            raise _too_large()
        self._after.append(after)
        self._reads.append(reads)
        return 1 << len(self._after) - 1

    def _resolve(self, mask: int) -> int:
        """Returns the set with placeholders of loops replaced by the positions that begin them."""
        entered = 0
        while standing := mask & self._standing & ~entered:
            loop = standing & -standing
            entered |= loop
            mask |= self._loops[loop]
        return mask & ~self._standing

    def _readers(self, label: int) -> int:
        return sum(1 << p for p, reads in enumerate(self._reads) if label in reads)


def _too_large() -> PatternError:
    return PatternError(
        "The pattern is too large once its repetitions are written out: more than {0} letters."
        " Use smaller numbers in {{ }}, or * and +.",
        MOST_POSITIONS,
    )


def _looks(tree: Pattern) -> list[tuple[Sequence[_Part], bool, bool]]:
    """Returns the pattern itself, then its look-aheads, each as three values.

    They are its parts; true for a look-ahead; and true if a word must not match it.
    """
    first = tree.options[0]
    ahead: list[_NonCapturing] = []
    rest: Sequence[_Part] = [tree]
    if isinstance(first, _Concatenation):
        ahead = [part for part in first.parts if isinstance(part, _NonCapturing)]
        rest = first.parts[len(ahead) :] if ahead else rest
    return [(rest, False, False), *(([each.inner], True, each.negate) for each in ahead)]


def _lengths(
    after: Sequence[int], reads: Iterable[frozenset[int]], ends: Iterable[int]
) -> tuple[int, ...]:
    size, width = len(after), (len(after) + 7) // 8
    follows = _bytes_of(after, width)
    reading = np.fromiter(map(bool, reads), np.bool_, size)
    lengths = np.zeros(size, np.uint32)
    reached = _bytes_of([sum(ends)], width)
    for length in range(LONGEST + 1):
        leading = np.unpackbits(reached[0], count=size, bitorder="little")
        lengths |= leading.astype(np.uint32) << np.uint32(length)
        before = reading & (follows & reached).any(axis=1)
        reached = np.packbits(before, bitorder="little")[np.newaxis]
    return tuple(lengths.tolist())


def _bytes_of(sets: Iterable[int], width: int) -> NDArray[np.uint8]:
    """Returns the sets as an array with a row for each set; its bytes hold the set's bits."""
    rows = b"".join(each.to_bytes(width, "little") for each in sets)
    return np.frombuffer(rows, np.uint8).reshape(-1, width)
