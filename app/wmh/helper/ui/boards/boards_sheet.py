"""Sheet of several boards, as a value: shared guesses, marks of each board, and a cursor."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from wmh.engine.boards.question import (
    BoardsQuestion,
    solved_at,
    usual_limit,
)
from wmh.engine.clues.agreement import agrees
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Counts, Mark, Marks, Turn
from wmh.engine.diagnosis import Change, Remark, Respell
from wmh.helper.ui.board.sheet import Row, Sheet, complete_clue

LIMITS = range(1, 101)
"""Numbers of guesses that a game may allow."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class BoardsSheet:
    """Sheet of a game on several boards; its methods return the sheet after a step, or itself.

    `clues` has the marks of each guess for each board, None for a missing mark. Marks after the row
    that solved a board are kept but ignored. `limit` is the number of guesses that the game allows.
    `typed` are the letters of the guess at the cursor: of a new guess if the cursor's `row` is
    beyond the guesses, else of an earlier one while `respelling`. The cursor counts from 0. `game`
    is the key of the preset, or "". `held` are typed marks that contradict the clue, as in
    `Row.held`: board, row, place and mark. `known` has the only word that fits each board, or "" if
    the advice says that there is none or more. `aside` has board and row of each clue that the
    question ignores; `given` the revealed letters of each board, by place, or nothing.
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
    rule: Rule = Rule.TILES
    aside: tuple[tuple[int, int], ...] = ()
    given: tuple[Given, ...] = ()

    @property
    def boards(self) -> int:
        return len(self.clues)

    @property
    def empty(self) -> bool:
        return not self.guesses and not self.typed

    @property
    def spelling(self) -> bool:
        """True while letters are typed, False while marks are set."""
        return self.respelling or self.row == len(self.guesses)

    @property
    def unmarked(self) -> bool:
        """True if the last guess has no mark yet."""
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
        """Returns the row that solved a board by its clues; None if it is not solved."""
        return solved_at(
            self.guesses, self._clues_that_count(board), self.rule, self.given_on(board)
        )

    def _clues_that_count(self, board: int) -> tuple[Marks | None, ...]:
        """Returns the clues of a board; None in place of a clue that is ignored."""
        clues = self.clues[board]
        if not self.aside:
            return clues
        return tuple(None if (board, n) in self.aside else clue for n, clue in enumerate(clues))

    def given_on(self, board: int) -> Given:
        """Returns the revealed letters of a board."""
        return self.given[board] if self.given else ()

    def rows(self, board: int) -> int:
        """Returns the number of rows that a board shows: up to the row that solved it, or all."""
        solved = self.solved_at(board)
        return len(self.guesses) if solved is None else solved + 1

    def open(self, board: int, row: int) -> bool:
        """True if the row has missing marks on the board."""
        return row < self.rows(board) and None in self.clues[board][row]

    @property
    def disputed(self) -> tuple[int, int, int] | None:
        """Board, row and place of an impossible mark, in the cursor's row if possible; or None."""
        here = self.board, self.row
        seen = [
            each[:3]
            for each in sorted(self.held)
            if each[1] < self.rows(each[0]) and each[:2] not in self.aside
        ]
        return next((each for each in seen if each[:2] == here), next(iter(seen), None))

    def turn(self, board: int, row: int) -> Turn:
        return Turn(self.guesses[row], self.clues[board][row])

    def alone(self, board: int) -> Sheet:
        """Returns one board as a sheet of the main window."""
        rows = tuple(self.row_of(board, row) for row in range(self.rows(board)))
        return Sheet(
            self.length,
            (*rows, Row()),
            row=len(rows),
            rule=self.rule,
            given=self.given_on(board),
            game=self.game,
        )

    def row_of(self, board: int, row: int) -> Row:
        """Returns a guess as a row of one board, in the form of the main window."""
        held: list[int | None] = [None] * self.length
        for there, number, place, value in self.held:
            if (there, number) == (board, row):
                held[place] = value
        marks = tuple(held) if any(each is not None for each in held) else ()
        clue, aside = self.clues[board][row], (board, row) in self.aside
        return Row(self.guesses[row], clue, spelt=True, aside=aside, held=marks)

    def with_row(self, board: int, row: int, after: Row) -> "BoardsSheet":
        """Returns the sheet with the marks of `after` for a guess on one board."""
        clues = _with(self.clues, board, _with(self.clues[board], row, after.clue))
        others = (each for each in self.held if each[:2] != (board, row))
        held = ((board, row, n, mark) for n, mark in enumerate(after.held) if mark is not None)
        return replace(self, clues=clues, held=(*others, *held))

    def proposals(self, board: int) -> tuple[Marks, ...]:
        """Returns for each row of a board the marks that follow from the board's other rows.

        The last row gets all marks if the word of the board is known.
        """
        alone = self.alone(board)
        found = list(map(alone.proposals, range(self.rows(board))))
        word = self.known[board] if board < len(self.known) else ()
        if word and found and len(found) == len(self.guesses):
            said = mark(self.rule, self.guesses[-1], word)
            agreed = agrees(word, alone.turns, self.rule, alone.given)
            if agreed and not isinstance(said, Counts):
                found[-1] = said
        return tuple(found)

    def question(self, tier: int, rows: int, *, flagged: bool) -> BoardsQuestion:
        """Returns the question; on each board it leaves out rows without any mark."""
        clues: list[tuple[Marks | None, ...]] = []
        for board, told in enumerate(self.clues):
            asked = self.alone(board).asked_rows
            clues.append(tuple(clue if row in asked else None for row, clue in enumerate(told)))
        return BoardsQuestion(
            self.guesses,
            tuple(clues),
            self.length,
            tier,
            rows,
            flagged,
            rule=self.rule,
            given=self.given,
        )

    def new_game(self) -> "BoardsSheet":
        return replace(new_sheet(self.boards, self.length, self.limit, self.game), rule=self.rule)

    # Spelling

    def with_letters(self, letters: tuple[str, ...]) -> "BoardsSheet":
        """Returns the sheet with these letters in the guess that is typed."""
        return replace(self, typed=letters, place=min(len(letters), self.length - 1))

    def entered(self) -> "BoardsSheet":
        """Returns the sheet with the typed guess entered; unchanged letters keep their marks."""
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
        """Returns the sheet in which the letters of a guess are edited again."""
        if not 0 <= row < len(self.guesses):
            return self
        guess = self.guesses[row]
        return replace(self, typed=guess, respelling=True, row=row, place=self.length - 1)

    def taking(self, letters: tuple[str, ...]) -> "BoardsSheet":
        """Returns the sheet with a complete word as the next guess.

        The word replaces the last guess if that has no mark on any board; missing marks of earlier
        rows become white.
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
        """Returns the sheet without the guess that is typed; if none is, without the last guess."""
        sheet = replace(self, typed=(), respelling=False)
        if not self.typed and self.guesses:
            clues = tuple(told[:-1] for told in self.clues)
            last = len(self.guesses) - 1
            held = tuple(each for each in self.held if each[1] < last)
            aside = tuple(each for each in self.aside if each[1] < last)
            guesses = self.guesses[:-1]
            sheet = replace(sheet, guesses=guesses, clues=clues, held=held, aside=aside)
        return replace(sheet, row=len(sheet.guesses), place=0)

    # Marking

    def add_mark(self, board: int, row: int, place: int, mark: Mark) -> "BoardsSheet":
        """Returns the sheet with a mark, possible or not, and the cursor at the next place."""
        after = self.row_of(board, row).with_mark(place, mark)
        return self.move_to(board, row, place).with_row(board, row, after)

    def all_green(self) -> "BoardsSheet":
        """Returns the sheet in which the guess at the cursor is all green on the cursor's board."""
        green = Row(self.guesses[self.row], (Mark.GREEN,) * self.length, spelt=True)
        return self.with_row(self.board, self.row, green)

    def finish_clue(self) -> "BoardsSheet":
        """Returns the sheet with the clue at the cursor complete and the cursor at the next one."""
        proposed = self.proposals(self.board)[self.row]
        clue = complete_clue(self.clues[self.board][self.row], proposed)
        clues = _with(self.clues, self.board, _with(self.clues[self.board], self.row, clue))
        return replace(self, clues=clues).to_open(self.row)

    def to_open(self, row: int) -> "BoardsSheet":
        """Returns the sheet with the cursor at the next missing mark, or at the next guess.

        Missing marks of `row` come first.
        """
        for n in (row, *range(len(self.guesses))):
            for board in range(self.boards):
                if self.open(board, n):
                    return self.move_to(board, n, self.clues[board][n].index(None))
        return replace(self, row=len(self.guesses), place=0, respelling=False, typed=())

    def _clues_of_row(self, row: int) -> Iterator[tuple[Marks, ...]]:
        """Yields the clues for a row, of the boards that show it."""
        return (told for board, told in enumerate(self.clues) if row < self.rows(board))

    def set_aside(self, board: int, row: int) -> "BoardsSheet":
        """Returns the sheet that ignores a guess on one board or, if ignored, counts it again."""
        here = board, row
        others = tuple(each for each in self.aside if each != here)
        aside = others if here in self.aside else (*others, here)
        return replace(self, aside=aside).with_cursor_on_board()

    def revealing(self, board: int, given: Given) -> "BoardsSheet":
        """Returns the sheet with the board's revealed letters set."""
        every = self.given or ((),) * self.boards
        changed = _with(every, board, given if any(given) else ())
        return replace(self, given=changed if any(changed) else ()).with_cursor_on_board()

    # Moving

    def move_to(self, board: int, row: int, place: int) -> "BoardsSheet":
        """Returns the sheet with the cursor on a tile, if the board shows the row.

        The letters that are typed stay.
        """
        if not self.rows(board):
            return self
        row = min(max(row, 0), self.rows(board) - 1)
        place = min(max(place, 0), self.length - 1)
        typed = () if self.respelling else self.typed
        return replace(self, board=board, row=row, place=place, respelling=False, typed=typed)

    def with_cursor_on_board(self) -> "BoardsSheet":
        """Returns the sheet with the cursor moved to a row that its board shows."""
        return self if self.spelling else self.move_to(self.board, self.row, self.place)

    def to_spelling(self) -> "BoardsSheet":
        typed = () if self.respelling else self.typed
        place = min(len(typed), self.length - 1)
        row = len(self.guesses)
        return replace(self, row=row, place=place, respelling=False, typed=typed)

    def apply_change(self, board: int, change: Change) -> "BoardsSheet":
        """Returns the sheet after a proposed correction of a board, if it has the row."""
        rows = self.alone(board).asked_rows
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
    """Returns a new sheet with these guesses, the cursor at the first missing mark.

    There may be fewer clues than guesses. The preset of `before` is kept if the numbers of boards
    and letters are equal.
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
