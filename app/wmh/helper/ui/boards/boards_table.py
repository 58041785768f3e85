"""Board of a game on several boards: its sheet, edited step by step with undo."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Slot

from wmh.base.text.phrases import _
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.diagnosis import Change
from wmh.helper.ui.advice.wording import dispute, refusal
from wmh.helper.ui.board.sheet import NO_MARK
from wmh.helper.ui.board.stepped_board import ALL_GREEN, Key, LetterBoard, letters_missing, no_mark
from wmh.helper.ui.boards.boards_sheet import BoardsSheet, new_sheet
from wmh.helper.ui.look.clue_words import mark_of
from wmh.helper.ui.parts.shortcuts import key_of

_CYCLE = (Mark.WHITE, Mark.YELLOW, Mark.GREEN)


class BoardsTable(LetterBoard[BoardsSheet]):
    """Board of a game on several boards."""

    most_steps = 300
    """Maximal number of steps: a game on 16 boards may have more than a thousand."""

    @property
    def enterable(self) -> bool:
        """True if Enter would complete the guess or the clue at the cursor."""
        sheet = self._sheet
        return sheet.full if sheet.spelling else sheet.open(sheet.board, sheet.row)

    def without_cursor(self, sheet: BoardsSheet) -> BoardsSheet:
        """Returns the sheet without the letters being typed, which become a step once entered."""
        typed = () if sheet.respelling else sheet.typed
        return replace(sheet, board=0, row=0, place=0, typed=typed, respelling=False, known=())

    def show_known(self, words: Sequence[str | None]) -> None:
        """Sets the only word that fits each board; None for a board that more or no words fit."""
        known = tuple(self.alphabet.letters_of(word or "") or () for word in words)
        if len(known) == self._sheet.boards:
            self.show(replace(self._sheet, known=known))

    # Wishes

    def type(self, text: str, place: str = "") -> None:
        """Types a letter; if the board waits for marks, a mark."""
        if self._sheet.spelling:
            self._type_letter(self._sheet.typed, text)
        elif text == ALL_GREEN:
            self._step(self._sheet.all_green().finish_clue(), "clue")
        elif (mark := mark_of(text, self._sheet.game, place)) is not None:
            self._mark(mark)
        elif self._sheet.row_of(self._sheet.board, self._sheet.row).unmarked:
            self._refuse(no_mark(text, self._sheet.game))  # More likely the letters of a guess.
        else:
            self._mark(NO_MARK)
            self.noticed.emit(no_mark(text, self._sheet.game))

    def back(self) -> None:
        """Moves one letter or tile to the left; from the first tile it edits the letters again."""
        sheet = self._sheet
        if sheet.spelling:
            if sheet.typed:
                self._spell(sheet.typed[:-1])
            elif sheet.guesses:
                self.respell(len(sheet.guesses) - 1)
        elif sheet.place:
            self.move(0, -1)
        else:
            self.respell(sheet.row)

    @Slot()
    def enter(self) -> None:
        """Enters the guess, or completes the clue at the cursor."""
        if self._disputes():
            return
        sheet = self._sheet
        if not sheet.spelling:
            if not self._hesitates():
                self._step(sheet.finish_clue(), "clue")
        elif sheet.solved and not sheet.respelling:
            self.noticed.emit(self._said_solved())
        elif not sheet.full:
            self.noticed.emit(letters_missing(sheet.length - len(sheet.typed)))
        else:
            word = "".join(sheet.typed)
            self._step(sheet.entered(), "guess")
            self.entered.emit(word)

    def cycle(self, board: int, row: int, place: int, step: int) -> None:
        """Sets the next possible mark at a place, or with -1 the previous one.

        Impossible marks are skipped, with a notice of the reason.
        """
        sheet = self._sheet
        now = sheet.clues[board][row][place] or Mark.WHITE
        one, other = (_CYCLE[(now + n * step) % len(_CYCLE)] for n in (1, 2))
        cycled = sheet.add_mark(board, row, place, one)
        refused = impossible(cycled.turn(board, row), sheet.rule)
        if refused:
            beyond = sheet.add_mark(board, row, place, other)
            possible = not impossible(beyond.turn(board, row), sheet.rule)
        else:
            beyond, possible = cycled, True
        if possible:
            settled = beyond.row_of(board, row).settle_row(sheet.rule)
            beyond = beyond.with_row(board, row, settled)
            self._step(beyond, "mark", ("mark", board, row, place))
        if refused:  # After the step, which has a hint of its own.
            self.noticed.emit(refusal(refused, cycled.turn(board, row), sheet.game))

    def cycle_here(self) -> None:
        sheet = self._sheet
        if not sheet.spelling:
            self.cycle(sheet.board, sheet.row, sheet.place, 1)
        elif not sheet.typed and not sheet.respelling:
            self.best_wanted.emit()

    def move(self, rows: int, places: int) -> None:
        """Moves the cursor: down through the boards, and from the last row to the guess."""
        sheet = self._sheet
        if sheet.spelling:
            if rows < 0 and sheet.guesses:
                here = sheet.row if sheet.respelling else len(sheet.guesses) - 1
                boards = (sheet.board, *range(sheet.boards))
                board = next(b for b in boards if here < sheet.rows(b))
                self.show(sheet.move_to(board, here, 0))
            return
        row, place = sheet.row + rows, sheet.place + places
        if rows > 0 and row >= sheet.rows(sheet.board):
            self.show(sheet.to_spelling())
        elif 0 <= place < sheet.length:
            self.show(sheet.move_to(sheet.board, row, place))
        else:
            ahead = range(sheet.board + 1, sheet.boards)
            boards = ahead if places > 0 else reversed(range(sheet.board))
            board = next((b for b in boards if row < sheet.rows(b)), None)
            if board is not None:
                self.show(sheet.move_to(board, row, 0 if places > 0 else sheet.length - 1))

    def respell(self, row: int) -> None:
        self.show(self._sheet.respelt(row))

    @Slot()
    def respell_here(self) -> None:
        """Edits the letters of the guess in the cursor's row, or of the last guess, again."""
        self.respell(min(self._sheet.row, len(self._sheet.guesses) - 1))

    def mend(self, board: int, change: Change) -> None:
        """Applies a proposed correction to the rows of a board."""
        self._step(self._sheet.apply_change(board, change), "correction")

    @Slot()
    def set_aside_here(self) -> None:
        """Makes the question ignore the guess at the cursor on its board, or count it again."""
        sheet = self._sheet
        if sheet.spelling:
            self.noticed.emit(_("Move to a guess on a board first."))
        else:
            self._step(sheet.set_aside(sheet.board, sheet.row), "ignoring a guess")

    def choose_rule(self, rule: Rule) -> None:
        """Changes the rule of marking; the rows stay."""
        changed = replace(self._sheet, rule=rule).with_cursor_on_board()
        self._step(changed, "rule")

    def give_letter(self, board: int, place: int, text: str) -> bool:
        """Sets a revealed letter of a board; a space or dot removes it.

        False if it is no letter.
        """
        given = self._revealing(self._sheet.given_on(board), place, text)
        if given is not None:
            self._step(self._sheet.revealing(board, given), "revealed letters", ("give", board))
        return given is not None

    @Slot()
    def new_game(self) -> None:
        self._step(self._sheet.new_game(), "new game")

    def begin(self, boards: int, length: int, limit: int, game: str = "") -> None:
        """Begins a game with these numbers of boards, letters and guesses.

        If the present game has the same numbers, it goes on, as that of the preset `game`.
        """
        sheet = self._sheet
        if (boards, length, limit) == (sheet.boards, sheet.length, sheet.limit):
            self._step(replace(sheet, game=game), "new game", ("kind",))
        else:
            self._step(new_sheet(boards, length, limit, game), "new game", ("kind",))

    # Steps

    def _spell(self, letters: tuple[str, ...]) -> None:
        spelt = self._sheet.with_letters(letters)
        self._step(spelt, "typing", ("type", spelt.row))

    def _no_more(self) -> str:
        done = self._sheet.solved and not self._sheet.respelling
        return self._said_solved() if done else super()._no_more()

    def _mark(self, mark: int) -> None:
        """Sets a mark at the cursor; an impossible one, or `NO_MARK`, is held there."""
        sheet = self._sheet
        board, row, place = sheet.board, sheet.row, sheet.place
        here = sheet.row_of(board, row)
        after = (
            here.holding(sheet.rule, place, NO_MARK).settle_row(sheet.rule)
            if mark == NO_MARK
            else here.with_judged_value(sheet.rule, place, mark)
        )
        there = sheet.with_row(board, row, after).move_to(board, row, place + 1)
        self._step(there, "mark", ("mark", board, row, place))
        self._say_dispute(board, row, place)

    def _say_dispute(self, board: int, row: int, place: int) -> None:
        """Emits a notice with the reason if a mark contradicts the clues of its board."""
        here = self._sheet.row_of(board, row)
        if here.holds(place):
            self.noticed.emit(dispute(here, place, self._sheet.rule, self._sheet.game))

    def _disputes(self) -> bool:
        if (where := self._sheet.disputed) is None:
            return False
        self.show(self._sheet.move_to(*where))
        self._say_dispute(*where)
        return True

    def _awaiting(self) -> Key | None:
        sheet = self._sheet
        if sheet.spelling or not sheet.open(sheet.board, sheet.row):
            return None
        return sheet.board, sheet.row, sheet.guesses[sheet.row]

    def _said_solved(self) -> str:
        said = _("All boards are solved: {0} starts a new game.")
        return said.format(key_of("new_game"))
