"""What is written on the board, as a value: rows of letters and marks, and a cursor."""

from dataclasses import dataclass, replace

from app.engine.clues.turn import Mark, Marks, Turn

_CYCLE = (Mark.WHITE, Mark.YELLOW, Mark.GREEN)


@dataclass(frozen=True, slots=True)
class Row:
    """A guess being spelt, or (`spelt`) a guess whose clue is being or has been given.

    A row that is respelt keeps the marks of the letters that stay.
    """

    letters: tuple[str, ...] = ()
    clue: Marks = ()
    spelt: bool = False

    @property
    def word(self) -> str:
        return "".join(self.letters)

    @property
    def solved(self) -> bool:
        return self.spelt and all(mark is Mark.GREEN for mark in self.clue)

    @property
    def unmarked(self) -> bool:
        """Whether nothing has been said of it."""
        return all(mark is None for mark in self.clue)

    @property
    def open(self) -> bool:
        """Whether a mark is still awaited."""
        return self.spelt and None in self.clue

    def finished(self) -> "Row":
        """What was not said is white."""
        return replace(self, clue=tuple(Mark.WHITE if m is None else m for m in self.clue))

    def marked(self, place: int, mark: Mark) -> "Row":
        return replace(self, clue=(*self.clue[:place], mark, *self.clue[place + 1 :]))


@dataclass(frozen=True, slots=True)
class Sheet:
    """One game. Every method gives the sheet after that step; one that changes nothing, itself.

    There is always a last row to write on; `row` and `place` are the cursor, from 0.
    """

    length: int
    rows: tuple[Row, ...] = (Row(),)
    row: int = 0
    place: int = 0

    @property
    def current(self) -> Row:
        return self.rows[self.row]

    @property
    def empty(self) -> bool:
        return self.rows == (Row(),)

    @property
    def full(self) -> bool:
        """Whether the guess at the cursor has all its letters."""
        return len(self.current.letters) == self.length

    @property
    def solved(self) -> bool:
        return any(row.solved for row in self.rows[-1:])

    @property
    def open(self) -> bool:
        """Whether some mark is still awaited, so that more words fit than will."""
        return any(row.open for row in self.rows)

    @property
    def spelt_rows(self) -> tuple[int, ...]:
        """The row of each turn."""
        return tuple(number for number, row in enumerate(self.rows) if row.spelt)

    @property
    def turns(self) -> tuple[Turn, ...]:
        return tuple(Turn(row.letters, row.clue) for row in self.rows if row.spelt)

    # Spelling

    def typed(self, letter: str) -> "Sheet":
        """One more letter; a full row takes none."""
        if self.full:
            return self
        row = self.current
        return self._spelling((*row.letters, letter), (*row.clue, None))

    def retyped(self, letter: str) -> "Sheet":
        """Another letter in place of the last one."""
        row = self.current
        return self._spelling((*row.letters[:-1], letter), (*row.clue[:-1], None))

    def erased(self) -> "Sheet":
        row = self.current
        return self._spelling(row.letters[:-1], row.clue[:-1])

    def entered(self) -> "Sheet":
        """The guess stands, and its marks are awaited."""
        return _with(self, replace(self.current, spelt=True)).moved(self.row, 0)

    def respelt(self, row: int) -> "Sheet":
        """Back to the letters of a row."""
        if not self.rows[row].spelt:
            return replace(self, row=row, place=0)
        there = replace(self, row=row)
        return _at_end(_with(there, replace(there.current, spelt=False)))

    # Marking

    def marked(self, mark: Mark) -> "Sheet":
        """The mark at the cursor, and a step to the right."""
        marked = _with(self, self.current.marked(self.place, mark))
        return replace(marked, place=min(self.place + 1, self.length - 1))

    def cycled(self, row: int, place: int, step: int) -> "Sheet":
        """White, yellow, green and round again; a mark not yet given counts as white."""
        mark = _CYCLE[((self.rows[row].clue[place] or Mark.WHITE) + step) % len(_CYCLE)]
        there = replace(self, row=row, place=place)
        return _with(there, there.current.marked(place, mark))

    def finished(self) -> "Sheet":
        """The clue at the cursor is complete; on to the last row, or to a new one."""
        done = _with(self, self.current.finished())
        if done.solved:
            return done
        if done.rows[-1].spelt and self.row == len(self.rows) - 1:
            return replace(done, rows=(*done.rows, Row()), row=len(done.rows), place=0)
        return done.moved(len(done.rows) - 1, 0)

    # Moving

    def moved(self, row: int, place: int) -> "Sheet":
        """The cursor there, as far as there is such a row and place."""
        row = min(max(row, 0), len(self.rows) - 1)
        there = replace(self, row=row, place=min(max(place, 0), self.length - 1))
        return there if there.current.spelt else _at_end(there)

    # Whole rows

    def taking(self, letters: tuple[str, ...]) -> "Sheet":
        """A ready guess in the next row, its marks awaited.

        It replaces a row being spelt, and one of whose clue nothing has been said: that guess was
        not made, or the list would show what fits after it.
        """
        last = self.rows[-1]
        kept = self.rows[:-1] if not last.spelt or last.unmarked else self.rows
        new = Row(letters, (None,) * len(letters), spelt=True)
        rows = (*(row.finished() if row.spelt else row for row in kept), new)
        return replace(self, rows=rows, row=len(kept), place=0)

    def without_last(self) -> "Sheet":
        """One written row less."""
        rows = self.rows[:-1] if self.rows[-1] == Row() else self.rows
        rows = (*rows[:-1], Row())
        return replace(self, rows=rows, row=len(rows) - 1, place=0)

    def _spelling(self, letters: tuple[str, ...], clue: Marks) -> "Sheet":
        return _at_end(_with(self, Row(letters, clue)))


def _with(sheet: Sheet, row: Row) -> Sheet:
    """Another row at the cursor."""
    rows = (*sheet.rows[: sheet.row], row, *sheet.rows[sheet.row + 1 :])
    return replace(sheet, rows=rows)


def _at_end(sheet: Sheet) -> Sheet:
    """The cursor where the next letter goes."""
    return replace(sheet, place=min(len(sheet.current.letters), sheet.length - 1))
