"""The sheet of several boards, as a value: shared guesses, marks a board, and a cursor."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult
from wmh.engine.boards.question import (
    FEWEST_BOARDS,
    MOST_BOARDS,
    BoardsQuestion,
    solved_at,
    usual_limit,
)
from wmh.engine.clues.agreement import agrees
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Counts, Mark, Marks, Turn
from wmh.engine.diagnosis import Change, Remark, Respell
from wmh.engine.lexicon.file_format import LONGEST
from wmh.helper.ui.board.session import Session, are_letters, load_of
from wmh.helper.ui.board.sheet import NO_MARK, Row, Sheet, complete_clue

LIMITS = range(1, 101)
"""Numbers of guesses that a game may allow."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class BoardsSheet:
    """Sheet of a game on several boards; a method returns the sheet after a step, or itself.

    `clues` holds the marks of each guess for each board, None for a missing mark. Marks after
    the row that solved a board are kept but ignored. `limit` is the number of guesses that the
    game allows. `typed` are the letters of the guess at the cursor: of a new guess if the
    cursor's `row` is beyond the guesses, else of an earlier one while `respelling`. The cursor
    counts from 0. `game` is the key of the preset, empty for none. `held` are typed marks that
    contradict the clue, as in `Row.held`: board, row, place and mark. `known` holds the only word
    that fits each board, empty where there are more; the advice tells it.
    """

    length: int
    limit: int
    clues: tuple[tuple[Marks, ...], ...]
    guesses: tuple[tuple[str, ...], ...] = ()
    typed: tuple[str, ...] = ()
    respelling: bool = False
    board: int = 0
    row: int = 0
    place: int = 0
    game: str = ""
    held: tuple[tuple[int, int, int, int], ...] = ()
    known: tuple[tuple[str, ...], ...] = ()

    @property
    def boards(self) -> int:
        return len(self.clues)

    @property
    def empty(self) -> bool:
        return not self.guesses and not self.typed

    @property
    def spelling(self) -> bool:
        """True while letters are expected, False while marks are."""
        return self.respelling or self.row == len(self.guesses)

    @property
    def unmarked(self) -> bool:
        """True if the last guess stands without any mark yet."""
        last = len(self.guesses) - 1
        told = (clues[last] for board, clues in enumerate(self.clues) if last < self.rows(board))
        return not self.spelling and all(map(_is_unmarked, told))

    @property
    def full(self) -> bool:
        return len(self.typed) == self.length

    @property
    def solved(self) -> bool:
        return all(self.solved_at(board) is not None for board in range(self.boards))

    def solved_at(self, board: int) -> int | None:
        """The row that solved it, as all clues of the board up to there have it."""
        return solved_at(self.guesses, self.clues[board])

    def rows(self, board: int) -> int:
        """Number of rows that a board shows: none after the row that solved it."""
        solved = self.solved_at(board)
        return len(self.guesses) if solved is None else solved + 1

    def open(self, board: int, row: int) -> bool:
        """True if the row lacks a mark on the board."""
        return row < self.rows(board) and None in self.clues[board][row]

    @property
    def disputed(self) -> tuple[int, int, int] | None:
        """Board, row and place that hold a mark that cannot be: of the cursor's row first."""
        here = self.board, self.row
        seen = [each[:3] for each in sorted(self.held) if each[1] < self.rows(each[0])]
        return next((each for each in seen if each[:2] == here), next(iter(seen), None))

    def turn(self, board: int, row: int) -> Turn:
        return Turn(self.guesses[row], self.clues[board][row])

    def alone(self, board: int) -> Sheet:
        """Sheet of one board, as the main window has it."""
        rows = tuple(self.row_of(board, row) for row in range(self.rows(board)))
        return Sheet(self.length, (*rows, Row()), row=len(rows), game=self.game)

    def row_of(self, board: int, row: int) -> Row:
        """A guess as a row of one board."""
        held: list[int | None] = [None] * self.length
        for there, number, place, value in self.held:
            if (there, number) == (board, row):
                held[place] = value
        marks = tuple(held) if any(each is not None for each in held) else ()
        return Row(self.guesses[row], self.clues[board][row], spelt=True, held=marks)

    def with_row(self, board: int, row: int, after: Row) -> "BoardsSheet":
        """Sheet with new marks for a guess on one board."""
        clues = _with(self.clues, board, _with(self.clues[board], row, after.clue))
        others = (each for each in self.held if each[:2] != (board, row))
        held = ((board, row, n, mark) for n, mark in enumerate(after.held) if mark is not None)
        return replace(self, clues=clues, held=(*others, *held))

    def proposals(self, board: int) -> tuple[Marks, ...]:
        """Marks, for each row of a board, that its other rows leave no choice about.

        The last row gets all of its marks where the word of the board is known.
        """
        alone = self.alone(board)
        found = list(map(alone.proposals, range(self.rows(board))))
        word = self.known[board] if board < len(self.known) else ()
        if word and found and len(found) == len(self.guesses):
            turns = list(map(partial(self.turn, board), range(len(found))))
            said = mark(Rule.TILES, self.guesses[-1], word)
            if agrees(word, turns, Rule.TILES) and not isinstance(said, Counts):
                found[-1] = said
        return tuple(found)

    def question(self, tier: int, rows: int, *, flagged: bool) -> BoardsQuestion:
        """Question of this sheet; a row without any mark on a board tells nothing about it."""
        clues: list[tuple[Marks | None, ...]] = []
        for board, told in enumerate(self.clues):
            rows_shown = self.rows(board)
            said = (None if _is_unmarked(clue) else clue for clue in told[:rows_shown])
            clues.append((*said, *[None] * (len(told) - rows_shown)))
        return BoardsQuestion(self.guesses, tuple(clues), self.length, tier, rows, flagged)

    def new_game(self) -> "BoardsSheet":
        return new_sheet(self.boards, self.length, self.limit, self.game)

    # Spelling

    def with_letters(self, letters: tuple[str, ...]) -> "BoardsSheet":
        """Sheet with new letters in the guess being typed."""
        return replace(self, typed=letters, place=min(len(letters), self.length - 1))

    def entered(self) -> "BoardsSheet":
        """The guess stands, and its marks are awaited; a letter that stayed keeps its marks."""
        guess = self.typed
        if self.respelling:
            before = self.guesses[self.row]
            clues = tuple(
                _with(told, self.row, tuple(
                    mark if old == new else None
                    for mark, old, new in zip(told[self.row], before, guess, strict=True)
                ))
                for told in self.clues
            )  # fmt: skip
            held = tuple(each for each in self.held if each[1] != self.row)
            guesses = _with(self.guesses, self.row, guess)
            there = replace(self, clues=clues, guesses=guesses, held=held)
        else:
            clues = tuple((*told, (None,) * self.length) for told in self.clues)
            there = replace(self, clues=clues, guesses=(*self.guesses, guess))
        return replace(there, typed=(), respelling=False).to_open(self.row)

    def respelt(self, row: int) -> "BoardsSheet":
        """Back to the letters of a guess."""
        if not 0 <= row < len(self.guesses):
            return self
        guess = self.guesses[row]
        return replace(self, typed=guess, respelling=True, row=row, place=self.length - 1)

    def taking(self, letters: tuple[str, ...]) -> "BoardsSheet":
        """A ready guess: it stands at once.

        It replaces the last one where no board has said anything of it; what was not marked in
        the rows before is white.
        """
        sheet = self
        row = len(self.guesses) - 1
        if row >= 0 and all(_is_unmarked(told[row]) for told in self._clues_of_row(row)):
            sheet = sheet.without_last()
        finished = tuple(
            (*map(complete_clue, told, sheet.proposals(board)), *told[sheet.rows(board) :])
            for board, told in enumerate(sheet.clues)
        )
        sheet = replace(sheet, clues=finished, respelling=False, typed=letters)
        return replace(sheet, row=len(sheet.guesses)).entered()

    def without_last(self) -> "BoardsSheet":
        """The guess being spelt away, or else the last one."""
        sheet = replace(self, typed=(), respelling=False)
        if not self.typed and self.guesses:
            clues = tuple(told[:-1] for told in self.clues)
            held = tuple(each for each in self.held if each[1] < len(self.guesses) - 1)
            sheet = replace(sheet, guesses=self.guesses[:-1], clues=clues, held=held)
        return replace(sheet, row=len(sheet.guesses), place=0)

    # Marking

    def add_mark(self, board: int, row: int, place: int, mark: Mark) -> "BoardsSheet":
        """A mark there, whether a secret can cause it or not, and the cursor with it."""
        after = self.row_of(board, row).with_mark(place, mark)
        return self.move_to(board, row, place).with_row(board, row, after)

    def all_green(self) -> "BoardsSheet":
        """The guess at the cursor is the secret of its board."""
        green = Row(self.guesses[self.row], (Mark.GREEN,) * self.length, spelt=True)
        return self.with_row(self.board, self.row, green)

    def finish_clue(self) -> "BoardsSheet":
        """The clue at the cursor is complete; on to the next row that awaits marks."""
        proposed = self.proposals(self.board)[self.row]
        clue = complete_clue(self.clues[self.board][self.row], proposed)
        clues = _with(self.clues, self.board, _with(self.clues[self.board], self.row, clue))
        return replace(self, clues=clues).to_open(self.row)

    def to_open(self, row: int) -> "BoardsSheet":
        """The cursor to where marks of this row are awaited, else of any row; else to spelling."""
        for n in (row, *range(len(self.guesses))):
            for board in range(self.boards):
                if self.open(board, n):
                    return self.move_to(board, n, self.clues[board][n].index(None))
        return replace(self, row=len(self.guesses), place=0, respelling=False, typed=())

    def _clues_of_row(self, row: int) -> Iterator[tuple[Marks, ...]]:
        """The clues of the boards that show a row."""
        return (told for board, told in enumerate(self.clues) if row < self.rows(board))

    # Moving

    def move_to(self, board: int, row: int, place: int) -> "BoardsSheet":
        """Sheet with the cursor on a tile, if that board shows the row; typed letters stay."""
        if not self.rows(board):
            return self
        row = min(max(row, 0), self.rows(board) - 1)
        place = min(max(place, 0), self.length - 1)
        typed = () if self.respelling else self.typed
        return replace(self, board=board, row=row, place=place, respelling=False, typed=typed)

    def to_spelling(self) -> "BoardsSheet":
        typed = () if self.respelling else self.typed
        place = min(len(typed), self.length - 1)
        row = len(self.guesses)
        return replace(self, row=row, place=place, respelling=False, typed=typed)

    def apply_change(self, board: int, change: Change) -> "BoardsSheet":
        """Sheet after a change that the doctor proposed for a board.

        One of a row that has gone since changes nothing.
        """
        rows = [row for row in range(self.rows(board)) if not _is_unmarked(self.clues[board][row])]
        sheet = self
        match change:
            case Remark(really) if all(turn < len(rows) for turn, _, _ in really):
                for turn, place, value in really:
                    sheet = sheet.add_mark(board, rows[turn], place, Mark(value))
            case Respell(turn, guess) if turn < len(rows):
                sheet = sheet.respelt(rows[turn]).with_letters(guess).entered()
            case _:
                return self
        return sheet.to_open(rows[-1])


def new_sheet(boards: int, length: int, limit: int, game: str = "") -> BoardsSheet:
    return BoardsSheet(length, limit, ((),) * boards, game=game)


def fill_boards(
    before: BoardsSheet, guesses: tuple[tuple[str, ...], ...], clues: tuple[tuple[Marks, ...], ...]
) -> BoardsSheet:
    """A game of its own with these guesses, the cursor at what is still awaited.

    The clues may be fewer than the guesses. Of the kind that is there, it is of that game too.
    """
    length = len(guesses[0])
    like = before.new_game()
    if (before.boards, before.length) != (len(clues), length):
        like = new_sheet(len(clues), length, usual_limit(len(clues)))
    none: Marks = (None,) * length
    told = tuple((*each, *[none] * (len(guesses) - len(each))) for each in clues)
    limit = max(like.limit, len(guesses))
    return replace(like, limit=limit, guesses=guesses, clues=told).to_open(0)


def _with(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])


def _is_unmarked(clue: Marks) -> bool:
    return all(mark is None for mark in clue)


def usual_sheet() -> BoardsSheet:
    """Sheet of a window that has not been used: four boards of five letters."""
    return new_sheet(4, 5, usual_limit(4))


def load(path: Path) -> LoadResult[Session[BoardsSheet]]:
    """Loads the saved boards; never fails, whatever the file holds."""
    return load_of(path, _sheet, "clues")


def _sheet(saved: object) -> BoardsSheet:
    """Raises ValueError for one that cannot be shown."""
    sheet = value_of_type(BoardsSheet, saved)
    guesses = sheet.guesses
    whole = all(len(word) == sheet.length for word in guesses) and all(
        len(told) == len(guesses) and all(len(clue) == sheet.length for clue in told)
        for told in sheet.clues
    )
    inside = (
        1 <= sheet.length <= LONGEST
        and len(guesses) <= LIMITS[-1]
        and FEWEST_BOARDS <= sheet.boards <= MOST_BOARDS
        and sheet.limit in LIMITS
        and len(sheet.typed) <= sheet.length
        and 0 <= sheet.board < sheet.boards
        and 0 <= sheet.row <= len(guesses)
        and 0 <= sheet.place < sheet.length
        and (sheet.spelling or sheet.row < sheet.rows(sheet.board))
        and all(
            0 <= board < sheet.boards
            and 0 <= row < len(guesses)
            and 0 <= place < sheet.length
            and NO_MARK <= mark <= Mark.GREEN
            and sheet.clues[board][row][place] is None
            for board, row, place, mark in sheet.held
        )
    )
    spelt = are_letters(letter for word in (*guesses, sheet.typed) for letter in word)
    if not (whole and inside and spelt):
        raise ValueError("a sheet that cannot be")
    return replace(sheet, known=())  # The advice will tell it again.
