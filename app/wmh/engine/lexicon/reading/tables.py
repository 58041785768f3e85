"""Word lists in tables: finds the column of words and the column of counts."""

import csv
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from wmh.engine.lexicon.reading.dates import OF_DATES

Cells = Sequence[str]
"""The cells of one row of a table."""

_NUMBER = re.compile(r"-?[0-9]+(?:[.,][0-9]+)*(?:[eE][+-]?[0-9]+)?%?")
_AROUND = " \t\r\n\u00a0*_`\"'"
"""Characters around the text of a cell that do not belong to it."""
_LONG_RUN = 8
_SAMPLE = 400
"""Number of rows that are examined to recognize a table."""


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_WORDS = _names(
    "word words wort palabra mot parola woord solution answer answers term lemma form token"
    " spelling entry headword salita"
)
_COUNTS = _names(
    "count counts freq frequency frequencies occurrences occurrence n number hits zipf score"
    " per_million permillion fpm frecuencia total weight prob probability"
)
_RANKS = _names("rank rang position # no no. nr index id day number n")
"""Names of columns that usually number the rows; `number` and `n` may be counts as well."""
_OTHERS = _names("date tier pos length definition meaning language lang type source")


@dataclass(frozen=True, slots=True)
class Columns:
    """Indices of a table's columns: that of the words, and that of the numbers or None.

    `ranked` is true if the numbers are ranks and not counts, `header` if the first row has names.
    """

    word: int
    number: int | None
    ranked: bool
    header: bool


def rows_of(lines: Sequence[str], delimiter: str) -> list[Cells]:
    """Returns the rows of a table as cells without surrounding blanks and quotes.

    Lines that only separate rows are left out.
    """
    if delimiter == " ":
        return [line.split() for line in lines]
    if delimiter == "|":
        bare = (line.strip().strip("|") for line in lines if not _divides(line))
        return [[_bare(cell) for cell in line.split("|")] for line in bare]
    rows = csv.reader(lines, delimiter=delimiter, skipinitialspace=True)
    return [[_bare(cell) for cell in row] for row in rows]


def _bare(cell: str) -> str:
    return cell.strip(_AROUND)


def _divides(line: str) -> bool:
    """True if a line of a Markdown table separates its header from its rows."""
    return bool(line.strip()) and not line.strip("|:-+= \t")


def is_header(cells: Cells) -> bool:
    """True if all cells are known names of columns, at least one of them of a column of words."""
    names = [cell.lower() for cell in cells if cell]
    known = _WORDS | _COUNTS | _RANKS | _OTHERS
    return len(names) > 1 and any(x in _WORDS for x in names) and all(x in known for x in names)


def columns_of(rows: Sequence[Cells]) -> Columns | None:
    """Finds the columns by their names, or by their cells if these names are missing.

    Returns None if no column has words.
    """
    rows = [row for row in rows if any(row)]
    if not rows:
        return None
    head, sample = [cell.lower() for cell in rows[0]], rows[1 : _SAMPLE + 1]
    width = max(map(len, rows[: _SAMPLE + 1]))
    if width < 2:
        return None
    cells = [
        [row[at] for row in sample or rows if at < len(row) and row[at]] for at in range(width)
    ]
    alphabetic = [
        0 if OF_DATES.issuperset(map(str.lower, column)) else _share(column, str.isalpha)
        for column in cells
    ]
    numeric = [_share(column, lambda cell: bool(_NUMBER.fullmatch(cell))) for column in cells]
    named = [at for at, cell in enumerate(head) if cell in _WORDS]
    header = bool(named) and len(sample) > 0 and not all(map(_NUMBER.fullmatch, head))
    if header and alphabetic[named[0]] >= 0.5:
        word = named[0]
    else:
        fit = [at for at in range(width) if alphabetic[at] >= 0.5]
        if not fit:
            return None
        word = max(fit, key=lambda at: (len(set(cells[at])) / max(len(cells[at]), 1) > 0.5, -at))
        # The names of columns over numbers.
        header = any(
            numeric[at] > 0.9 and at < len(head) and head[at] and not _NUMBER.fullmatch(head[at])
            for at in range(width)
        )
    counted = [at for at in range(width) if at != word and numeric[at] > 0.9]
    named_counts = [at for at in counted if header and at < len(head) and head[at] in _COUNTS]
    named_counts = [at for at in named_counts if head[at] not in _RANKS or not _runs(cells[at])]
    named_ranks = [at for at in counted if header and at < len(head) and head[at] in _RANKS]
    if named_counts:
        return Columns(word, named_counts[0], ranked=False, header=header)
    free = [at for at in counted if at not in named_ranks and not _runs(cells[at])]
    if free and not (header and any(x in _OTHERS for x in head)):
        return Columns(word, free[0], ranked=False, header=header)
    if header and any(head[at] in ("rank", "rang") for at in named_ranks):
        return Columns(word, named_ranks[0], ranked=True, header=header)
    return Columns(word, None, ranked=False, header=header)


def _share(column: Sequence[str], fits: Callable[[str], bool]) -> float:
    return sum(map(fits, column)) / len(column) if column else 0.0


def _runs(column: Sequence[str]) -> bool:
    """True if the numbers of a column only count the rows, up or, in a longer list, down."""
    numbers = [int(cell) for cell in column[:50] if cell.isdecimal() and len(cell) < 10]
    steps = [b - a for a, b in pairwise(numbers)]
    if len(steps) < _LONG_RUN:
        return bool(steps) and all(step == 1 for step in steps)
    return max(steps.count(1), steps.count(-1)) >= 0.8 * len(steps)


def table_lines(rows: Sequence[Cells], columns: Columns) -> list[str]:
    """Returns a line `word` or `word TAB number` for each row of a table.

    Ranks are replaced by descending counts, in the order of the rows.
    """
    rows = [row for row in rows if any(row)][1 if columns.header else 0 :]
    word, number = columns.word, columns.number
    lines: list[str] = []
    for at, row in enumerate(rows):
        if word >= len(row) or not row[word]:
            continue
        if columns.ranked:
            lines.append(f"{row[word]}\t{len(rows) - at + 127}")
        elif number is not None and number < len(row):
            lines.append(f"{row[word]}\t{_plain(row[number])}")
        else:
            lines.append(row[word])
    return lines


def _plain(number: str) -> str:
    """Returns a number without thousands separators."""
    number = number.rstrip("%")
    if re.fullmatch(r"[0-9]{1,3}(?:[.,][0-9]{3})+", number):
        return re.sub("[.,]", "", number)
    return number.replace(",", ".")
