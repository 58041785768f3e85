"""The table: several boards that are written on step by step, and every step can be undone."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QUndoStack

from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.diagnosis import Change
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet, folded
from wmh.ui.advice.wording import refusal
from wmh.ui.board.board_text import complete, letters_missing, no_letter, no_mark
from wmh.ui.board.session import History, Key, Session
from wmh.ui.boards.boards_sheet import BoardsSheet, new_sheet
from wmh.ui.look.clue_words import mark_of
from wmh.ui.parts.shortcuts import key_of

translate = QCoreApplication.translate

_MOST_STEPS = 300
"""A game on 16 boards has more than a thousand; older ones cannot be undone."""

_CYCLE = (Mark.WHITE, Mark.YELLOW, Mark.GREEN)


class BoardsTable(QObject):
    """Turns wishes into steps. A wish that cannot be granted changes nothing but is answered."""

    changed = Signal(object)
    """The BoardsSheet, whenever anything on it, be it the cursor, is another."""
    stepped = Signal()
    """After a step was made, undone or redone: the history is another."""
    noticed = Signal(str)
    """Why a wish was not granted and what to do, in a sentence."""
    entered = Signal(str)
    """The word of a guess that now stands."""

    def __init__(self, sheet: BoardsSheet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.alphabet = Alphabet(ENGLISH)
        self._sheet = sheet
        self._history: History[BoardsSheet] = History(self.show, _written, self)
        self.steps.setUndoLimit(_MOST_STEPS)

    @property
    def sheet(self) -> BoardsSheet:
        return self._sheet

    @property
    def steps(self) -> QUndoStack:
        return self._history.stack

    @property
    def enterable(self) -> bool:
        """Whether Enter would end what is at the cursor."""
        sheet = self._sheet
        return sheet.full if sheet.spelling else sheet.open(sheet.board, sheet.row)

    def show(self, sheet: BoardsSheet) -> None:
        if sheet != self._sheet:
            self._sheet = sheet
            self.changed.emit(sheet)

    @property
    def session(self) -> Session[BoardsSheet]:
        """Everything that is needed to go on later."""
        return self._history.session(self._sheet)

    def resume(self, session: Session[BoardsSheet]) -> None:
        """Go on where a session ended, its steps ready to be undone and redone."""
        self.blockSignals(True)  # What happened long ago is not shown again.
        self._history.resume(session)
        self.blockSignals(False)
        self._sheet = session.sheet
        self.changed.emit(self._sheet)

    @Slot()
    def undo(self) -> None:
        self.steps.undo()
        self.stepped.emit()

    @Slot()
    def redo(self) -> None:
        self.steps.redo()
        self.stepped.emit()

    # Wishes

    def type(self, text: str) -> None:
        """A key that stands for a letter, or for a mark where those are awaited."""
        if self._sheet.spelling:
            self._type_letter(text)
        elif (mark := mark_of(text, self._sheet.game)) is not None:
            self._mark(mark)
        else:
            self.noticed.emit(no_mark(text, self._sheet.game))

    def back(self) -> None:
        """One letter or one tile to the left; from the first tile to the letters."""
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
        """The guess stands, or the clue of a board is complete."""
        sheet = self._sheet
        if not sheet.spelling:
            self._step(sheet.finished(), "clue")
        elif sheet.solved and not sheet.respelling:
            self._say_solved()
        elif not sheet.full:
            self.noticed.emit(letters_missing(sheet.length - len(sheet.typed)))
        else:
            word = "".join(sheet.typed)
            self._step(sheet.entered(), "guess")
            self.entered.emit(word)

    def cycle(self, board: int, row: int, place: int, step: int) -> None:
        """The next possible mark, or with -1 the one before.

        A mark that no secret could cause is passed over, and why is said.
        """
        sheet = self._sheet
        now = sheet.clues[board][row][place] or Mark.WHITE
        one, other = (_CYCLE[(now + n * step) % len(_CYCLE)] for n in (1, 2))
        cycled = sheet.marked(board, row, place, one)
        refused = impossible(cycled.turn(board, row), Rule.TILES)
        if refused:
            beyond = sheet.marked(board, row, place, other)
            possible = not impossible(beyond.turn(board, row), Rule.TILES)
        else:
            beyond, possible = cycled, True
        if possible:
            self._step(beyond, "mark", ("mark", board, row, place))
        if refused:  # After the step, which has a hint of its own.
            self.noticed.emit(refusal(refused, cycled.turn(board, row), sheet.game))

    def cycle_here(self) -> None:
        sheet = self._sheet
        if not sheet.spelling:
            self.cycle(sheet.board, sheet.row, sheet.place, 1)

    def move(self, rows: int, places: int) -> None:
        """Along a row and on to the next board; down from the last row, to the guess."""
        sheet = self._sheet
        if sheet.spelling:
            if rows < 0 and sheet.guesses:
                here = sheet.row if sheet.respelling else len(sheet.guesses) - 1
                boards = (sheet.board, *range(sheet.boards))
                board = next(b for b in boards if here < sheet.rows(b))
                self.show(sheet.moved(board, here, 0))
            return
        row, place = sheet.row + rows, sheet.place + places
        if rows > 0 and row >= sheet.rows(sheet.board):
            self.show(sheet.to_spelling())
        elif 0 <= place < sheet.length:
            self.show(sheet.moved(sheet.board, row, place))
        else:
            ahead = range(sheet.board + 1, sheet.boards)
            boards = ahead if places > 0 else reversed(range(sheet.board))
            board = next((b for b in boards if row < sheet.rows(b)), None)
            if board is not None:
                self.show(sheet.moved(board, row, 0 if places > 0 else sheet.length - 1))

    def go_to(self, board: int, row: int, place: int) -> None:
        self.show(self._sheet.moved(board, row, place))

    def go_to_spelling(self) -> None:
        self.show(self._sheet.to_spelling())

    def respell(self, row: int) -> None:
        self.show(self._sheet.respelt(row))

    @Slot()
    def respell_here(self) -> None:
        """The guess of the cursor's row; where a new one is spelt, the last."""
        self.respell(min(self._sheet.row, len(self._sheet.guesses) - 1))

    def take(self, word: str) -> None:
        """A suggestion as the next guess."""
        letters = self.alphabet.letters_of(word)
        if self._sheet.solved:
            self._say_solved()
        elif letters is not None and len(letters) == self._sheet.length:
            self._step(self._sheet.taking(letters), "suggestion")
            self.entered.emit(word)

    def mend(self, board: int, change: Change) -> None:
        """What the doctor proposed for a board."""
        self._step(self._sheet.mended(board, change), "correction")

    @Slot()
    def remove_last_row(self) -> None:
        self._step(self._sheet.without_last(), "removing a row")

    @Slot()
    def new_game(self) -> None:
        self._step(self._sheet.new_game(), "new game")

    def fill(self, sheet: BoardsSheet) -> None:
        """A game that was pasted."""
        self._step(sheet, "pasting")

    def begin(self, boards: int, length: int, limit: int, game: str = "") -> None:
        """A new game of another kind; of the same kind, the one at hand goes on as that `game`."""
        sheet = self._sheet
        if (boards, length, limit) == (sheet.boards, sheet.length, sheet.limit):
            self._step(replace(sheet, game=game), "new game", ("kind",))
        else:
            self._step(new_sheet(boards, length, limit, game), "new game", ("kind",))

    # Steps

    def _type_letter(self, text: str) -> None:
        sheet, letter = self._sheet, folded(text)
        letters = self.alphabet.letters
        joined = sheet.typed[-1] + letter if sheet.typed else letter
        if joined in letters and joined != letter:
            self._spell((*sheet.typed[:-1], joined))
        elif not any(known.startswith(letter) for known in letters):
            self.noticed.emit(no_letter(text, self.alphabet))
        elif sheet.solved and not sheet.respelling:
            self._say_solved()
        elif sheet.full:
            self.noticed.emit(complete())
        else:
            self._spell((*sheet.typed, letter))

    def _spell(self, letters: tuple[str, ...]) -> None:
        spelt = self._sheet.with_letters(letters)
        self._step(spelt, "typing", ("type", spelt.row))

    def _mark(self, mark: Mark) -> None:
        sheet = self._sheet
        board, row, place = sheet.board, sheet.row, sheet.place
        marked = sheet.marked(board, row, place, mark)
        if why := impossible(marked.turn(board, row), Rule.TILES):
            self.noticed.emit(refusal(why, marked.turn(board, row), sheet.game))
        else:
            there = marked.moved(board, row, place + 1)
            self._step(there, "mark", ("mark", board, row, place))

    def _say_solved(self) -> None:
        said = translate("BoardsText", "All boards are solved: {0} starts a new game.")
        self.noticed.emit(said.format(key_of("new_game")))

    def _step(self, after: BoardsSheet, text: str, key: Key | None = None) -> None:
        if self._history.step(self._sheet, after, text, key):
            self.stepped.emit()


def _written(sheet: BoardsSheet) -> BoardsSheet:
    """The sheet without its cursor; a guess is respelt only once it is entered."""
    typed = () if sheet.respelling else sheet.typed
    return replace(sheet, board=0, row=0, place=0, typed=typed, respelling=False)
