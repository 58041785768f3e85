"""The measures of guesses: how each splits the candidates, many at a time."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.stopping import Stop, heed, never
from wmh.engine.strategy.kernels import coding, partition
from wmh.engine.strategy.ranking.blocks import Blocks, arrange

Spread = Callable[[Callable[[slice], None], Iterable[slice]], None]
"""Does a piece of work for every slice, at once or in turn, and returns when all is done."""

_TOGETHER = 16_384
"""Bytes of the codes that are computed together, so that they stay in the cache."""
_CHUNK = 64
_PAIRS = 2_000_000
"""Guesses times candidates between two looks at `stop`, unless one chunk has more."""


def in_turn(work: Callable[[slice], None], slices: Iterable[slice]) -> None:
    """A `Spread` that uses no other thread."""
    for each in slices:
        work(each)


@dataclass(frozen=True, slots=True, eq=False)
class Guesses:
    """Words that may be guessed, in sorted order, and what the kernels want to know of them.

    `letters` uint8 (g, length) and `numbers` int32 (g,) are as in `Candidates`. The others lie in
    the order in which the kernels take them, which keeps words with the same repeated letters
    together: `order` is what sorts them, `planned` the letters, `places` and `singles` are as in
    `coding.plan`; bool `used` (length, labels) says which letters occur once at which places.
    """

    letters: NDArray[np.uint8]
    numbers: NDArray[np.int32]
    order: NDArray[np.intp]
    planned: NDArray[np.uint8]
    places: NDArray[np.uint8]
    singles: NDArray[np.uint8]
    used: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.numbers)

    def take(self, which: NDArray[np.integer]) -> "Guesses":
        """Some of them, by their places in sorted order, which may be in any order."""
        return plan(Candidates(self.letters[which], self.numbers[which]))


@dataclass(frozen=True, slots=True, eq=False)
class Measures:
    """What each guess makes of `candidates` words that weigh `weight` in all; int64 (g,) each.

    `total` is the sum of `worth` of the class sizes, by default of n log2 n in parts of
    `partition.SCALE`; `squares` the sum of weight times size; `worst` the largest size; `parts`
    the number of classes; `shot` the sum of the greatest weights of the classes: what one more
    guess can win. `own` is the guess's place among the candidates, or -1; `hit` its weight, or 0.
    """

    candidates: int
    weight: int
    total: NDArray[np.int64]
    squares: NDArray[np.int64]
    worst: NDArray[np.int64]
    parts: NDArray[np.int64]
    shot: NDArray[np.int64]
    own: NDArray[np.int64]
    hit: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.total)

    def take(self, which: NDArray[np.integer]) -> "Measures":
        return Measures(
            self.candidates,
            self.weight,
            *(column[which] for column in (
                self.total, self.squares, self.worst, self.parts, self.shot, self.own, self.hit,
            )),
        )  # fmt: skip


def joined(parts: Sequence[Measures]) -> Measures:
    """Measures of several lots of guesses, one after the other; there must be at least one."""
    columns = zip(*(
        (each.total, each.squares, each.worst, each.parts, each.shot, each.own, each.hit)
        for each in parts
    ), strict=True)  # fmt: skip
    return Measures(
        parts[0].candidates, parts[0].weight, *(np.concatenate(column) for column in columns)
    )


def plan(words: Candidates) -> Guesses:
    """Words made ready to be guessed."""
    letters = np.ascontiguousarray(words.letters)
    length = letters.shape[1]
    places, singles = np.empty_like(letters), np.empty(len(letters), np.uint8)
    coding.plan(letters, places, singles)
    # Words in which the same letters are repeated at the same places follow each other.
    repeated = np.zeros((len(letters), length + 1), np.uint8)
    repeated[:, 0] = singles
    for place in range(length):
        rows = np.flatnonzero(singles <= place)
        at = places[rows, place]
        repeated[rows, 1 + at] = letters[rows, at]
    order = np.lexsort(repeated.T[::-1])
    planned, places, singles = letters[order], places[order], singles[order]
    used = np.zeros((length, int(letters.max(initial=0)) + 1), np.bool_)
    for place in range(length):
        used[place, np.flatnonzero(np.bincount(letters[:, place], minlength=1))] = True
    return Guesses(letters, words.numbers, order, planned, places, singles, used)


def measure(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    weights: NDArray[np.int64] | None = None,
    worth: NDArray[np.int64] | None = None,
    stop: Stop = never,
    spread: Spread = in_turn,
) -> Measures:
    """How every guess splits the candidates, in the order of `guesses`.

    `weights` int64 (m,) say how likely candidates are, all alike by default; their sum must be
    less than 2**33, or `total` might not hold its information. `worth` int64 (m + 1,) is what a
    class of 0 to m words counts in `total`. Raises Stopped.
    """
    heed(stop)
    ready = arrange(candidates, rule, guesses.used, weights)
    m = len(ready)
    own = ready.own(guesses.numbers)
    weighing = np.empty(0, np.int64)
    if weights is not None:
        weighing = -np.sort(-weights)
        worth = np.empty(0, np.int64) if worth is None else worth
    elif worth is None:
        worth = partition.informations(m)
    out = np.empty((len(guesses), 5), np.int64)
    lies_own = _planned(own, guesses, ready)

    def work(part: slice) -> None:
        heed(stop)
        partition.measure_chunk(
            guesses.planned[part], guesses.places[part], guesses.singles[part], lies_own[part],
            ready.solved, ready.kind, m, ready.planes, ready.columns, ready.times, weighing, worth,
            ready.bins, _scratch(ready), out[part],
        )  # fmt: skip

    spread(work, _slices(len(guesses), m))
    result = np.empty((5, len(guesses)), np.int64)
    result[:, guesses.order] = out.T
    hit = np.zeros(len(guesses), np.int64)
    mine = np.flatnonzero(own >= 0)
    hit[mine] = 1 if weights is None else weights[own[mine]]
    total, squares, worst, parts, shot = result
    weight = m if weights is None else int(weights.sum())
    return Measures(m, weight, total, squares, worst, parts, shot, own, hit)


def code_table(
    guesses: Guesses, candidates: Candidates, rule: Rule, stop: Stop = never
) -> NDArray[np.unsignedinteger]:
    """The codes (g, m) of every guess and candidate, for few candidates. Raises Stopped."""
    ready = arrange(candidates, rule, guesses.used)
    m = len(ready)
    lies_own = _planned(ready.own(guesses.numbers), guesses, ready)
    out = np.empty((len(guesses), m), ready.planes.dtype)
    codes = _scratch(ready)
    for part in _slices(len(guesses), m):
        heed(stop)
        partition.codes_chunk(
            guesses.planned[part], guesses.places[part], guesses.singles[part], lies_own[part],
            ready.solved, ready.kind, m, ready.planes, ready.columns, ready.times, codes, out[part],
        )  # fmt: skip
    result = np.empty_like(out)
    result[guesses.order] = out[:, ready.lies]
    return result


def _planned(own: NDArray[np.int64], guesses: Guesses, ready: Blocks) -> NDArray[np.int64]:
    """Where the guesses themselves lie among the candidates, in the order of the kernels."""
    lies = np.full(len(own), -1)
    mine = np.flatnonzero(own >= 0)
    lies[mine] = ready.lies[own[mine]]
    return lies[guesses.order]


def _scratch(ready: Blocks) -> NDArray[np.unsignedinteger]:
    """Codes that are computed together, of a thread's own."""
    blocks, _, width = ready.columns.shape
    size = blocks * width * ready.planes.itemsize
    return np.empty((max(1, _TOGETHER // size), blocks * width), ready.planes.dtype)


def _slices(number: int, m: int) -> list[slice]:
    step = max(_CHUNK, _PAIRS // max(m, 1))
    return [slice(start, min(start + step, number)) for start in range(0, number, step)]
