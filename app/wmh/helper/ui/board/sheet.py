"""The sheet on the board, as a value: rows of letters and marks, and a cursor."""

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING

from wmh.engine.clues.agreement import agrees
from wmh.engine.clues.guard import forced_letters, impossible
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import RULES, Rule, mark, solves
from wmh.engine.clues.turn import Clue, Counts, Mark, Marks, Turn
from wmh.helper.ui.board.terms import BoardChoices

if TYPE_CHECKING:
    from wmh.engine.diagnosis import Change

MOST_ROWS = 100
"""Maximal number of rows of a sheet: more than any game has, few enough to be shown."""

NO_MARK = -1
"""Value in `Row.held` for a key that is no mark."""

_CYCLE = (Mark.WHITE, Mark.YELLOW, Mark.GREEN)


@dataclass(frozen=True, slots=True)
class Row:
    """Guess being typed or, if `spelt`, an entered guess with its clue.

    If the letters of a row are edited again, marks of unchanged letters are kept. `clue` has a mark
    for each letter, `numbers` the numbers of a counting rule; a row `aside` is ignored in the
    question. `held` has, by place, typed marks or numbers that no answer can cause together with
    the others: the clue has None there and is incomplete until they are corrected.
    """

    letters: tuple[str, ...] = ()
    clue: Marks = ()
    spelt: bool = False
    numbers: tuple[int | None, ...] = ()
    aside: bool = False
    held: tuple[int | None, ...] = ()

    @property
    def word(self) -> str:
        return "".join(self.letters)

    @property
    def unmarked(self) -> bool:
        """True if no mark or number of the clue is typed."""
        return all(said is None for said in (*self.clue, *self.numbers, *self.held))

    @property
    def disputed(self) -> int | None:
        """First place that holds an impossible mark or number; None if there is none."""
        return next((place for place, value in enumerate(self.held) if value is not None), None)

    def clue_value(self, rule: Rule) -> Clue:
        """Returns the clue in the form of the rule; a mark or number that is not set is None."""
        counts = len(RULES[rule].counts)
        if not counts:
            return self.clue
        return Counts((*self.numbers, *[None] * counts)[:counts])

    def open(self, rule: Rule) -> bool:
        """True if the clue lacks a mark or number."""
        said = self.clue_value(rule)
        return self.spelt and None in (said.numbers if isinstance(said, Counts) else said)

    def completed_row(self, rule: Rule) -> "Row":
        """Returns the row with white marks, or zeros, where no mark or number is set."""
        said = self.clue_value(rule)
        if isinstance(said, Counts):
            return replace(self, numbers=tuple(number or 0 for number in said.numbers))
        return replace(self, clue=tuple(Mark.WHITE if m is None else m for m in said))

    def numbered(self, rule: Rule, index: int, number: int) -> "Row":
        """Returns the row with this number at an index of its counting clue."""
        said = self.clue_value(rule)
        numbers = list(said.numbers) if isinstance(said, Counts) else []
        numbers[index] = number
        return replace(self, numbers=tuple(numbers), held=self._holding(index, None))

    def with_mark(self, place: int, mark: Mark | None) -> "Row":
        clue = (*self.clue[:place], mark, *self.clue[place + 1 :])
        return replace(self, clue=clue, held=self._holding(place, None))

    def holds(self, place: int) -> bool:
        """True if the place holds an impossible mark or number."""
        return bool(self.held) and self.held[place] is not None

    def with_value(self, rule: Rule, place: int, value: int) -> "Row":
        """Returns the row with a mark or number at a place, possible or not."""
        if RULES[rule].counts:
            return self.numbered(rule, place, value)
        return self.with_mark(place, Mark(value))

    def holding(self, rule: Rule, place: int, value: int) -> "Row":
        """Returns the row that holds an impossible mark or number at a place, unset in the clue."""
        if RULES[rule].counts:
            said = self.clue_value(rule)
            numbers = said.numbers if isinstance(said, Counts) else ()
            awaiting = replace(self, numbers=(*numbers[:place], None, *numbers[place + 1 :]))
        else:
            awaiting = self.with_mark(place, None)
        return replace(awaiting, held=self._holding(place, value))

    def with_judged_value(self, rule: Rule, place: int, value: int) -> "Row":
        """Returns the row with a mark or number at a place, held there if it is impossible.

        Held values of other places that are possible now are set.
        """
        row = self.with_value(rule, place, value)
        if impossible(Turn(row.letters, row.clue_value(rule)), rule):
            row = self.holding(rule, place, value)
        return row.settle_row(rule)

    def settle_row(self, rule: Rule) -> "Row":
        """Returns the row with every held mark or number set that is possible now."""
        row = self
        for place, value in enumerate(self.held):
            if value is not None and value != NO_MARK:
                given = row.with_value(rule, place, value)
                if not impossible(Turn(given.letters, given.clue_value(rule)), rule):
                    row = given
        return row

    def _holding(self, place: int, value: int | None) -> tuple[int | None, ...]:
        held = list(self.held or (None,) * max(len(self.letters), len(self.numbers)))
        held[place] = value
        return tuple(held) if any(each is not None for each in held) else ()


def complete_clue(clue: Marks, proposed: Marks) -> Marks:
    """Returns the clue with the proposed mark, or else white, for each missing mark."""
    return tuple(
        said if said is not None else must if must is not None else Mark.WHITE
        for said, must in zip(clue, proposed, strict=True)
    )


@dataclass(frozen=True, slots=True)
class Sheet:
    """Sheet of one game.

    Methods return the sheet after a step, or the sheet itself if nothing changes. The last row can
    always be written on; `row` and `place` are the cursor, from 0. The game marks by `rule` and
    reveals the letters `given`, by place, before the first guess. `game` is the key of the preset
    that it began with, or ""; `terms` are the choices of the game, None if unknown.
    """

    length: int
    rows: tuple[Row, ...] = (Row(),)
    row: int = 0
    place: int = 0
    rule: Rule = Rule.TILES
    given: Given = ()
    game: str = ""
    terms: BoardChoices | None = None

    @property
    def current(self) -> Row:
        return self.rows[self.row]

    @property
    def empty(self) -> bool:
        return self.rows == (Row(),)

    @property
    def full(self) -> bool:
        """True if the guess at the cursor has all its letters."""
        return len(self.current.letters) == self.length

    @property
    def solved(self) -> bool:
        """True if the last guess is the answer and agrees with all clues."""
        last = self.rows[-1]
        return (
            last.spelt
            and solves(self.rule, last.letters, last.clue_value(self.rule))
            and agrees(last.letters, self.turns, self.rule, self.given)
        )

    @property
    def disputed(self) -> tuple[int, int] | None:
        """Row and place of an impossible mark or number, first in the cursor's row; or None."""
        for number in (self.row, *range(len(self.rows))):
            place = self.rows[number].disputed
            if place is not None and not self.rows[number].aside:
                return number, place
        return None

    @property
    def open(self) -> bool:
        """True if a clue lacks a mark, so that more words fit than will in the end."""
        return any(row.open(self.rule) for row in self.rows)

    @property
    def spelt_rows(self) -> tuple[int, ...]:
        """Number of the row of each turn, that is of each entered guess that is not ignored."""
        return tuple(n for n, row in enumerate(self.rows) if row.spelt and not row.aside)

    @property
    def turns(self) -> tuple[Turn, ...]:
        return tuple(self.turn(number) for number in self.spelt_rows)

    @property
    def asked_rows(self) -> tuple[int, ...]:
        """Number of the row of each turn in the question, which leaves out guesses without marks.

        So the advice before a guess stays valid until the guess gets its first mark.
        """
        return tuple(n for n in self.spelt_rows if not self.rows[n].unmarked)

    @property
    def asked_turns(self) -> tuple[Turn, ...]:
        return tuple(self.turn(number) for number in self.asked_rows)

    def turn(self, row: int) -> Turn:
        """Returns a row as a turn for the engine, even if the row is ignored."""
        return Turn(self.rows[row].letters, self.rows[row].clue_value(self.rule))

    def proposals(self, row: int) -> Marks:
        """Returns the marks of an incomplete row that follow from the other rows."""
        here = self.rows[row]
        if not here.spelt or not here.open(self.rule):
            return (None,) * len(here.letters)
        others = (self.turn(number) for number in self.spelt_rows if number != row)
        return forced_letters(here.letters, tuple(others), self.rule, self.given)

    def _completed_row(self, number: int) -> Row:
        """Returns the row of this number, its clue completed with the proposed marks."""
        row = self.rows[number]
        if row.clue and not RULES[self.rule].counts:
            return replace(row, clue=complete_clue(row.clue, self.proposals(number)))
        return row.completed_row(self.rule)

    def new_game(self, length: int) -> "Sheet":
        """Returns an empty sheet of this game, for words of a length."""
        return Sheet(length, rule=self.rule, game=self.game, terms=self.terms)

    # Spelling

    def with_letters(self, letters: tuple[str, ...]) -> "Sheet":
        """Returns the sheet with these letters in the guess at the cursor.

        Letters before the first change keep their marks.
        """
        row = self.current
        same = takewhile(lambda both: both[0] == both[1], zip(row.letters, letters, strict=False))
        kept = row.clue[: sum(1 for _ in same)]
        clue = (*kept, *[None] * (len(letters) - len(kept)))
        return _at_end(_with(self, replace(row, letters=letters, clue=clue, held=())))

    def entered(self) -> "Sheet":
        """Returns the sheet with the guess entered, so that its marks can be set."""
        return _with(self, replace(self.current, spelt=True)).move_to(self.row, 0)

    def respelt(self, row: int) -> "Sheet":
        """Returns the sheet in which the letters of a row are edited again."""
        if not self.rows[row].spelt:
            return replace(self, row=row, place=0)
        there = replace(self, row=row)
        return _at_end(_with(there, replace(there.current, spelt=False, held=())))

    # Marking

    def add_mark(self, mark: Mark) -> "Sheet":
        """Returns the sheet with a mark, held if impossible, and the cursor moved on."""
        marked = _with(self, self.current.with_judged_value(self.rule, self.place, mark))
        return replace(marked, place=min(self.place + 1, self.length - 1))

    def hold_wrong_key(self) -> "Sheet":
        """Returns the sheet that holds a key which is no mark, with the cursor moved on."""
        held = _with(
            self, self.current.holding(self.rule, self.place, NO_MARK).settle_row(self.rule)
        )
        return replace(held, place=min(self.place + 1, self.length - 1))

    def all_green(self) -> "Sheet":
        """Returns the sheet with the clue of a correct guess at the cursor, by the rule."""
        here = self.current
        match mark(self.rule, here.letters, here.letters):
            case Counts(numbers):
                return _with(self, replace(here, numbers=numbers, held=()))
            case green:
                solved = _with(self, replace(here, clue=green, held=()))
                return solved.move_to(self.row, self.length - 1)

    def cycle_mark(self, row: int, place: int, step: int) -> "Sheet":
        """Returns the sheet with the next of white, yellow and green at a place, in a circle.

        `step` is 1, or -1 for the previous mark; no mark counts as white. The mark may be
        impossible.
        """
        mark = _CYCLE[((self.rows[row].clue[place] or Mark.WHITE) + step) % len(_CYCLE)]
        there = replace(self, row=row, place=place)
        return _with(there, there.current.with_mark(place, mark))

    def settle(self, row: int) -> "Sheet":
        """Returns the sheet with the held marks of a row set that are possible now."""
        return _with(replace(self, row=row), self.rows[row].settle_row(self.rule))

    def numbered(self, row: int, index: int, number: int) -> "Sheet":
        """Returns the sheet with a number in a row's clue, held if the letters cannot give it."""
        there = self.move_to(row, index)
        return _with(there, there.current.with_judged_value(self.rule, index, number))

    def finish_clue(self) -> "Sheet":
        """Returns the sheet with the present clue complete, the cursor at the next clue or row."""
        done = _with(self, self._completed_row(self.row))
        if done.solved:
            return done
        if done.rows[-1].spelt and self.row == len(self.rows) - 1:
            return replace(done, rows=(*done.rows, Row()), row=len(done.rows), place=0)
        below = range(self.row + 1, len(done.rows))
        awaited = (row for row in below if done.rows[row].open(self.rule))
        return done.move_to(next(awaited, len(done.rows) - 1), 0)

    # Moving

    def move_to(self, row: int, place: int) -> "Sheet":
        """Returns the sheet with the cursor moved, at most to the last row, place or number."""
        row = min(max(row, 0), len(self.rows) - 1)
        places = (self.rows[row].spelt and len(RULES[self.rule].counts)) or self.length
        there = replace(self, row=row, place=min(max(place, 0), places - 1))
        return there if there.current.spelt else _at_end(there)

    # Whole rows

    def taking(self, letters: tuple[str, ...]) -> "Sheet":
        """Returns the sheet with a complete guess in the next row, whose marks can be set.

        It replaces a row being typed, and a row without any mark: that guess was not made, or the
        list would show the words that fit after it.
        """
        last = self.rows[-1]
        kept = self.rows[:-1] if not last.spelt or last.unmarked else self.rows
        new = Row(letters, (None,) * len(letters), spelt=True)
        done = (self._completed_row(n) if row.spelt else row for n, row in enumerate(kept))
        rows = (*done, new)
        return replace(self, rows=rows, row=len(kept), place=0)

    def without_last(self) -> "Sheet":
        """Returns the sheet without the last row that is not empty."""
        rows = self.rows[:-1] if self.rows[-1] == Row() else self.rows
        rows = (*rows[:-1], Row())
        return replace(self, rows=rows, row=len(rows) - 1, place=0)

    def set_aside(self, row: int) -> "Sheet":
        """Returns the sheet that ignores a row in the question or, if ignored, counts it again."""
        there = replace(self, row=row, place=0)
        current = there.current
        return _with(there, replace(current, aside=not current.aside)) if current.spelt else self

    def apply_change(self, change: "Change") -> "Sheet":
        """Returns the sheet after a proposed correction, if it is one of marks or rows."""
        from wmh.engine.diagnosis import Remark, Respell, SetAside

        rows = self.asked_rows
        sheet = self
        match change:
            case Remark(really) if all(turn < len(rows) for turn, _, _ in really):
                for turn, place, value in really:
                    there = replace(sheet, row=rows[turn])
                    sheet = _with(there, there.current.with_value(self.rule, place, int(value)))
            case Respell(turn, guess) if turn < len(rows):
                there = replace(self, row=rows[turn])
                sheet = _with(there, replace(there.current, letters=guess, held=()))
            case SetAside(turn) if turn < len(rows):
                sheet = self.set_aside(rows[turn])
            case _:
                return self
        return sheet.move_to(len(sheet.rows) - 1, 0)


def _with(sheet: Sheet, row: Row) -> Sheet:
    """Returns the sheet with this row in place of the one at the cursor."""
    rows = (*sheet.rows[: sheet.row], row, *sheet.rows[sheet.row + 1 :])
    return replace(sheet, rows=rows)


def _at_end(sheet: Sheet) -> Sheet:
    """Returns the sheet with the cursor where the next letter is typed."""
    return replace(sheet, place=min(len(sheet.current.letters), sheet.length - 1))
