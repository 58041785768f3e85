"""The words of a challenge by length, as the list shows them."""

from bisect import insort
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from wmh.games.rack.challenge import Challenge
from wmh.games.rack.rack_question import Made
from wmh.ui.parts.numbers import whole
from wmh.ui.rack.found_text import MadeRows, WordRow, letters, pieces, points

translate = QCoreApplication.translate

FOUND = "✓"


@dataclass(frozen=True, slots=True)
class Ledger:
    """All words, the shortest first, then in order of the alphabet; and how many of a length.

    Made in the other thread: there can be very many.
    """

    words: Sequence[Made]
    counts: Mapping[int, int]


def ledger_of(challenge: Challenge) -> Ledger:
    words = sorted(challenge.wanted.values(), key=lambda made: (made.length, made.letters))
    return Ledger(
        words, {length: sum(1 for _ in group) for length, group in groupby(words, _length)}
    )


def rows_while_running(ledger: Ledger, challenge: Challenge) -> Sequence[WordRow]:
    """What was found, under a heading for every length."""
    found: dict[int, list[tuple[tuple[str, ...], WordRow]]] = {
        length: [] for length in ledger.counts
    }
    for word in challenge.found:
        made = challenge.wanted[word]
        insort(found[made.length], (word, _row(made, FOUND, points(made.score))))
    rows: list[WordRow] = []
    for length, those in found.items():
        rows.append(_heading(length, len(those), ledger.counts[length]))
        rows += [row for _, row in those]
    return rows


def rows_at_the_end(ledger: Ledger, challenge: Challenge) -> MadeRows:
    """Every word; those that were found carry a sign."""
    found = frozenset(challenge.found)
    by_length = dict.fromkeys(ledger.counts, 0)
    for word in found:
        by_length[len(word)] += 1
    starts: dict[int, int] = {}
    start = 0
    for length, count in ledger.counts.items():
        starts[start] = length
        start += count + 1
    headings = sorted(starts)

    def row(number: int) -> WordRow:
        if (length := starts.get(number)) is not None:
            return _heading(length, by_length[length], ledger.counts[length])
        made = ledger.words[number - sum(heading < number for heading in headings)]
        if made.letters in found:
            return _row(made, FOUND, translate("Challenge", "found"))
        return _row(made, "", translate("Challenge", "missed"))

    return MadeRows(start, row)


def row_of(rows: Sequence[WordRow], word: str) -> int | None:
    return next((number for number, row in enumerate(rows) if row.word == word), None)


def _length(made: Made) -> int:
    return made.length


def _heading(length: int, found: int, count: int) -> WordRow:
    text = translate("Challenge", "{0}: {1} of {2}").format(letters(length), found, whole(count))
    return WordRow("", (), "", (), text)


def _row(made: Made, sign: str, said: str) -> WordRow:
    spoken = f"{made.word.upper()}, {said}"
    return WordRow(made.word, pieces(made), sign, (str(made.score),), spoken)
