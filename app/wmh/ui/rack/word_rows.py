"""Words as rows of a list; cheap to make, and made when they are looked at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WordRow:
    """A word, or a heading where `word` is empty.

    `pieces` are the word's letters as they are drawn, each with whether a blank stands for it;
    `sign` stands before them (a rank, or that it was found), `figures` in columns at the right.
    """

    word: str
    pieces: Sequence[tuple[str, bool]]
    sign: str
    figures: tuple[str, ...]
    spoken: str


@dataclass(frozen=True, slots=True)
class MadeRows:
    """So many rows, each made when it is looked at: there can be very many."""

    count: int
    make: Callable[[int], WordRow]

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, row: int, /) -> WordRow:
        return self.make(row)
