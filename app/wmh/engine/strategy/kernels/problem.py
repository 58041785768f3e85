"""Data of the searches to the end of a game: the problem, the findings, and scratch arrays."""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.kernel_calls import (
    Table,
    call,
    class_bytes,
    pointer,
    sides,
    word_length,
)

_MOST_PLACES = 1 << 30
_MOST_PRICE = 100
_ROWS = 128
"""Number of guesses whose classes are transposed at a time, so that they fit the cache."""
_INTEGERS = (
    "guesses", "candidates", "length", "labels", "plain", "most", "hard", "width", "only",
    "price",
)  # fmt: skip


class _Problem(Table):
    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("classes", "columns", "member", "guess_of")),
        *((name, ctypes.c_void_p) for name in ("letters", "secrets", "weights", "names", "parts")),
        *((name, ctypes.c_int64) for name in (*_INTEGERS, "bytes")),
        ("salt", ctypes.c_uint64),
    )
    length: int
    labels: int
    width: int
    only: int


class Problem:
    """The data that all states of a search share; checked once, when the problem is made.

    `classes` (guesses, candidates), uint8 or uint16, holds the number of the class, from 0 to below
    `most`, into which each guess puts each candidate. `member` int64 (guesses,) is the candidate
    that equals a guess, or -1; `guess_of` int64 (candidates,) is the guess that equals a candidate,
    or -1. `letters` and `secrets` uint8 are the labels of guesses and candidates, for the hard
    modes. `weights` int64 (candidates,) are their likelihoods; all equal if missing. `names` uint64
    (candidates,) are random: a set of candidates is identified by the sum of its names.

    `hard` is 0, 1 for the hard mode, 2 for the ultra-hard mode, 3 if only candidates may be
    guessed. `width` is how many guesses are followed in a state, 0 for all. `only` is the one guess
    to be tried first, or -1. A candidate that is not found in the guesses left costs `price`
    guesses more than those; with 0, a state in which that may happen has no value.
    """

    def __init__(
        self,
        classes: NDArray[np.unsignedinteger],
        most: int,
        member: NDArray[np.int64],
        guess_of: NDArray[np.int64],
        letters: NDArray[np.uint8],
        secrets: NDArray[np.uint8],
        names: NDArray[np.uint64],
        weights: NDArray[np.int64] | None = None,
        *,
        hard: int = 0,
        width: int = 0,
        only: int = -1,
        price: int = 0,
    ) -> None:
        """Checks the arrays; raises TypeError and ValueError if they do not match each other."""
        guesses, candidates = sides(classes, 2)
        length = word_length(sides(letters, 2)[1])
        size = class_bytes(classes)
        if not 0 <= most <= min(candidates, 1 << (8 * size)):
            raise ValueError(f"{candidates} candidates are in no {most} classes")
        if not 0 <= hard <= 3 or width < 0 or not -1 <= only < guesses:
            raise ValueError("there is no such mode, width or guess")
        if not 0 <= price <= _MOST_PRICE:
            raise ValueError(f"a candidate cannot cost {price} guesses")
        # Copies, or what lies otherwise in memory: nobody else can write on them.
        self.classes = _own(classes)
        self.member, self.guess_of = _own(member), _own(guess_of)
        self.letters, self.secrets = _own(letters), _own(secrets)
        self.guesses, self.candidates, self.most = guesses, candidates, most
        self.hard, self.width = hard, width
        plain = weights is None
        weighing = np.ones(candidates, np.int64) if weights is None else _own(weights)
        if candidates and not 0 <= int(weighing.min()) <= sum(weighing.tolist()) < 1 << 40:
            raise ValueError("weights must be 0 or more, and not too much in all")
        labels = 1 + max(int(letters.max(initial=0)), int(secrets.max(initial=0)))
        columns, parts = _columns(self.classes), np.full(guesses, most, np.int64)
        kept = (columns, weighing, _own(names), parts)
        self.table = table = _Problem(
            pointer(self.classes, classes.dtype, (guesses, candidates)),
            pointer(columns, classes.dtype, (candidates, guesses)),
            pointer(self.member, np.int64, (guesses,)),
            pointer(self.guess_of, np.int64, (candidates,)),
            pointer(self.letters, np.uint8, (guesses, length)),
            pointer(self.secrets, np.uint8, (candidates, length)),
            pointer(weighing, np.int64, (candidates,)),
            pointer(kept[2], np.uint64, (candidates,)),
            pointer(parts, np.int64, (guesses,)),
            guesses, candidates, length, labels, plain, most, hard, width, only,
            price, size, 0 if plain else 1,
        )  # fmt: skip
        table.kept = kept
        call("check_problem", table)

    def asking(self, *, width: int | None = None, only: int | None = None) -> "Problem":
        """Returns the same problem with another width, or another guess to be tried first."""
        if (width or 0) < 0 or not -1 <= (-1 if only is None else only) < self.guesses:
            raise ValueError("there is no such width or guess")
        other = Problem.__new__(Problem)
        other.__dict__.update(self.__dict__)
        other.table = table = _Problem.from_buffer_copy(self.table)
        table.kept = self.table.kept
        if width is not None:
            other.width = table.width = width
        if only is not None:
            table.only = only
        return other

    def alike(self, alike: NDArray[np.int64]) -> int | None:
        """Returns the address of an array of exchangeable letters; None if the array is empty."""
        if not alike.size:
            return None
        length, labels = self.table.length, self.table.labels
        return pointer(alike[: length + labels], np.int64, (length + labels,))


class _Findings(Table):
    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("keys", "values")),
        *((name, ctypes.c_int64) for name in ("places", "effort", "guess")),
    )
    effort: int
    guess: int


class Findings:
    """Results of a search: a table of what is known about states.

    It has `places` entries, a power of two. `effort` is the remaining budget, in guesses times
    candidates; `guess` is the best guess so far for the state that is searched, or -1.
    """

    def __init__(self, places: int) -> None:
        if not 0 < places <= _MOST_PLACES or places & (places - 1):
            raise ValueError(f"{places} is no power of two that a table can have")
        keys, values = np.zeros(places, np.uint64), np.zeros(places, np.int64)
        self.table = _Findings(
            pointer(keys, np.uint64, (places,)), pointer(values, np.int64, (places,)), places, 0, -1
        )
        self.table.kept = keys, values

    @property
    def guess(self) -> int:
        return self.table.guess

    def begin(self, effort: int, guess: int | None = None) -> None:
        """Sets the budget of a search and, unless None, the guess to begin with."""
        self.table.effort = effort
        if guess is not None:
            self.table.guess = guess


class _Scratch(Table):
    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("counts", "sums", "tops", "used", "marks")),
        *((name, ctypes.c_void_p) for name in ("inside", "seen")),
        *((name, ctypes.c_int64) for name in ("parts", "candidates", "size")),
    )


class Scratch:
    """Scratch arrays for one thread, large enough for a problem and all smaller problems."""

    def __init__(self, problem: Problem) -> None:
        parts, candidates = problem.most, problem.candidates
        size = 4 << (problem.guesses + candidates).bit_length()
        sizes = {
            np.int32: (parts,), np.int64: (parts, parts, parts + 1), np.uint64: (parts,),
        }  # fmt: skip
        arrays: list[NDArray[Any]] = [
            np.zeros(each, kind) for kind, those in sizes.items() for each in those
        ]
        arrays += [np.zeros(candidates, np.uint8), np.zeros(size, np.uint64)]
        addresses = [pointer(each, each.dtype, each.shape) for each in arrays]
        self.table = _Scratch(*addresses, parts, candidates, size)
        self.table.kept = tuple(arrays)

    def clear(self) -> None:
        """Clears the arrays after an interrupted search."""
        for each in self.table.kept:
            each.fill(0)


def _columns(classes: NDArray[Any]) -> NDArray[Any]:
    """Returns the transposed array in C's memory layout: its columns as rows."""
    guesses, candidates = classes.shape
    columns = np.empty((candidates, guesses), classes.dtype)
    for begin in range(0, guesses, _ROWS):
        columns[:, begin : begin + _ROWS] = classes[begin : begin + _ROWS].T
    return columns


def _own(array: NDArray[Any]) -> NDArray[Any]:
    """Returns the array in C's memory layout, copied only if necessary."""
    if not isinstance(array, np.ndarray):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"an array is needed, not {type(array).__name__}")
    return np.ascontiguousarray(array)
