"""The board: a sheet that is written on step by step, and every step can be undone."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QUndoStack

from wmh.engine.clues.guard import impossible
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Mark
from wmh.engine.diagnosis import Change
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet, folded
from wmh.ui.advice.wording import refusal
from wmh.ui.board.board_text import complete, letters_missing, no_letter, no_mark
from wmh.ui.board.session import History, Key, Session
from wmh.ui.board.sheet import Sheet
from wmh.ui.look.clue_words import counted, mark_of
from wmh.ui.parts.shortcuts import key_of

translate = QCoreApplication.translate

_STEPS = {"+": 1, "-": -1}
"""What these keys do to a number."""


class Board(QObject):
    """Turns wishes into steps. A wish that cannot be granted changes nothing but is answered."""

    changing = Signal(object)
    """The Sheet that is about to be shown: before `changed`, for what must be ready then."""
    changed = Signal(object)
    """The Sheet, whenever anything on it, be it the cursor, is another.

    The order in which listeners hear of it must not matter.
    """
    stepped = Signal()
    """After a step was made, undone or redone: the history is another."""
    noticed = Signal(str)
    """Why a wish was not granted and what to do, in a sentence."""
    entered = Signal(str)
    """The word of a guess that now stands."""

    respells = True
    """Whether a guess that stands can be spelt again."""

    def __init__(
        self,
        length: int,
        parent: QObject | None = None,
        rule: Rule = Rule.TILES,
        game: str = "",
    ) -> None:
        super().__init__(parent)
        self._history: History[Sheet] = History(self.show, _written, self)
        self.alphabet = Alphabet(ENGLISH)
        self._sheet = Sheet(length, rule=rule, game=game)

    @property
    def sheet(self) -> Sheet:
        return self._sheet

    @property
    def enterable(self) -> bool:
        """Whether Enter would end what is at the cursor."""
        sheet, row = self._sheet, self._sheet.current
        if not row.spelt:
            return sheet.full
        last = sheet.row == len(sheet.rows) - 1
        return not sheet.solved and (row.open(sheet.rule) or last)

    def show(self, sheet: Sheet) -> None:
        if sheet != self._sheet:
            self._sheet = sheet
            self.tell()

    def tell(self) -> None:
        """Everybody what is on the board."""
        self.changing.emit(self._sheet)
        self.changed.emit(self._sheet)

    @property
    def steps(self) -> QUndoStack:
        return self._history.stack

    @property
    def session(self) -> Session[Sheet]:
        """Everything that is needed to go on later."""
        return self._history.session(self._sheet)

    def resume(self, session: Session[Sheet]) -> None:
        """Go on where a session ended, its steps ready to be undone and redone."""
        self.blockSignals(True)  # What happened long ago is not shown again.
        self._history.resume(session)
        self.blockSignals(False)
        self._sheet = session.sheet
        if session.sheet.solved:
            self.new_game()
        self.tell()

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
        if self._sheet.current.spelt:
            if RULES[self._sheet.rule].counts:
                self._type_number(text)
            else:
                self._type_mark(text)
        else:
            self._type_letter(text)

    def back(self) -> None:
        """One letter or one tile to the left; from the first tile to its letters."""
        sheet = self._sheet
        if not sheet.current.spelt:
            if sheet.current.letters:
                self._step(sheet.erased(), "typing", ("type", sheet.row))
            elif sheet.row:
                self.show(sheet.moved(sheet.row - 1, sheet.length - 1))
        elif sheet.place:
            self.show(sheet.moved(sheet.row, sheet.place - 1))
        else:
            self.respell(sheet.row)

    def enter(self) -> None:
        """The guess stands, or its clue is complete."""
        sheet = self._sheet
        if sheet.current.spelt:
            self._finish()
        elif not sheet.full:
            self.noticed.emit(letters_missing(sheet.length - len(sheet.current.letters)))
        elif foreign := [x for x in sheet.current.letters if x not in self.alphabet.letters]:
            self.noticed.emit(no_letter(foreign[0], self.alphabet))
        else:
            self._step(sheet.entered(), "guess")
            self.entered.emit(self._sheet.current.word)

    def mark(self, mark: Mark) -> None:
        """A mark at the cursor, unless no secret could cause it."""
        sheet = self._sheet
        marked = sheet.marked(mark)
        if why := impossible(marked.turn(sheet.row), sheet.rule):
            self.noticed.emit(refusal(why, marked.turn(sheet.row)))
        else:
            self._step(marked, "mark", ("mark", sheet.row, sheet.place))

    def cycle(self, row: int, place: int, step: int) -> None:
        """The next possible mark, or with -1 the one before; where there is no clue yet, go there.

        A mark that no secret could cause is passed over, and why is said.
        """
        sheet = self._sheet
        if not sheet.rows[row].spelt or RULES[sheet.rule].counts:
            self.show(sheet.moved(row, place))
            return
        cycled = sheet.cycled(row, place, step)
        refused = impossible(cycled.turn(row), sheet.rule)
        beyond = cycled.cycled(row, place, step) if refused else cycled
        if not impossible(beyond.turn(row), sheet.rule):
            self._step(beyond, "mark", ("mark", row, place))
        if refused:  # After the step, which has a hint of its own.
            self.noticed.emit(refusal(refused, cycled.turn(row)))

    def count(self, row: int, index: int, number: int) -> None:
        """A number of a clue that counts, unless the letters cannot give it."""
        sheet = self._sheet.numbered(row, index, number)
        if why := impossible(sheet.turn(row), sheet.rule):
            self.noticed.emit(refusal(why, sheet.turn(row)))
        else:
            self._step(sheet, "number", ("count", row, index))

    def count_on(self, row: int, index: int, step: int) -> None:
        """The next number the letters can give, or with -1 the one before; unset counts as 0."""
        said = self._sheet.rows[row].said(self._sheet.rule)
        number = (said.numbers[index] if isinstance(said, Counts) else 0) or 0
        within = range(number + step, self._sheet.length + 1 if step > 0 else -1, step)
        for other in within:
            if not impossible(self._sheet.numbered(row, index, other).turn(row), self._sheet.rule):
                self.count(row, index, other)
                return
        self.count(row, index, max(number + step, 0))

    def set_aside(self, row: int) -> None:
        """Leave a row out of what is asked, or take it in again."""
        if self._sheet.rows[row].spelt:
            self._step(self._sheet.set_aside(row), "setting a row aside")

    def mend(self, change: Change) -> None:
        """What the doctor proposed."""
        self._step(self._sheet.mended(change), "correction")

    def choose_rule(self, rule: Rule) -> None:
        """Another way of marking; the rows stay."""
        sheet = replace(self._sheet, rule=rule)
        self._step(sheet.moved(sheet.row, sheet.place), "rule")

    def give(self, given: Given) -> None:
        """Letters that the game shows, by place; those given one after the other are one step."""
        kept = given if any(given) else ()
        self._step(replace(self._sheet, given=kept), "given letters", ("give",))

    def give_letter(self, place: int, text: str) -> bool:
        """One letter that the game shows; a space or a dot for none. Whether that could be."""
        letter = folded(text)
        if letter not in (" ", ".", *self.alphabet.letters):
            self.noticed.emit(no_letter(text, self.alphabet))
            return False
        given = list(self._sheet.given or (None,) * self._sheet.length)
        given[place] = None if letter in " ." else letter
        self.give(tuple(given))
        return True

    def fill(self, sheet: Sheet) -> None:
        """Everything at once, as when a game is pasted."""
        self._step(sheet, "pasting")

    def follow(self, sheet: Sheet) -> None:
        """What has been written on the board of a game beside it."""
        self._step(replace(sheet, game=self._sheet.game), "turn of the game")

    def move(self, rows: int, places: int) -> None:
        sheet = self._sheet
        self.show(sheet.moved(sheet.row + rows, sheet.place + places))

    def respell(self, row: int) -> None:
        self._step(self._sheet.respelt(row), "respelling")

    def take(self, word: str) -> None:
        """A suggestion as the next guess."""
        letters = self.alphabet.letters_of(word)
        if self._sheet.solved:
            self.noticed.emit(_solved())
        elif letters is not None and len(letters) == self._sheet.length:
            self._step(self._sheet.taking(letters), "suggestion")
            self.entered.emit(word)

    def remove_last_row(self) -> None:
        self._step(self._sheet.without_last(), "removing a row")

    def new_game(self) -> None:
        self._step(self._sheet.new_game(self._sheet.length), "new game")

    def begin(self, length: int, rule: Rule, game: str) -> None:
        """A new game that is played otherwise than this one."""
        self._step(Sheet(length, rule=rule, game=game), "another game")

    def leave_game(self) -> None:
        """The game goes on, but as no particular one."""
        self._step(replace(self._sheet, game=""), "another game")

    def change_length(self, length: int) -> None:
        """A new game with words of another length."""
        if length != self._sheet.length:
            # Typed into the chooser, 31 passes by 30: one step all the same.
            self._step(self._sheet.new_game(length), "word length", ("length",))

    # Steps

    def _type_letter(self, text: str) -> None:
        sheet, letter = self._sheet, folded(text)
        letters = self.alphabet.letters
        label, key = "typing", ("type", sheet.row)
        joined = sheet.current.letters[-1] + letter if sheet.current.letters else letter
        if joined in letters and joined != letter:
            self._step(sheet.retyped(joined), label, key)
        elif not any(known.startswith(letter) for known in letters):
            self.noticed.emit(no_letter(text, self.alphabet))
        elif sheet.full:
            self.noticed.emit(complete())
        else:
            self._step(sheet.typed(letter), label, key)

    def _type_mark(self, text: str) -> None:
        if (mark := mark_of(text)) is not None:
            self.mark(mark)
        elif self._sheet.solved:
            self.noticed.emit(_solved())
        else:
            self.noticed.emit(no_mark(text))

    def _type_number(self, text: str) -> None:
        """A digit sets the number at the cursor, which then goes on to the next one."""
        sheet = self._sheet
        names = counted(sheet.rule)
        index = min(sheet.place, len(names) - 1)
        if text in _STEPS:
            self.count_on(sheet.row, index, _STEPS[text])
        elif text.isdecimal():
            self.count(sheet.row, index, int(text))
            if self._sheet != sheet:
                self.show(self._sheet.moved(sheet.row, min(index + 1, len(names) - 1)))
        else:
            text = translate("Board", "This rule counts: type how many are {0}. {1} respells.")
            self.noticed.emit(text.format(names[index], key_of("respell")))

    def _finish(self) -> None:
        done = self._sheet.finished()
        if done.rows == self._sheet.rows:
            if done == self._sheet:
                self.noticed.emit(_solved())
            self.show(done)  # only the cursor went on
        else:
            self._step(done, "clue")

    def _step(self, after: Sheet, text: str, key: Key | None = None) -> None:
        """The text names the step; it is put into the window's language where it is shown."""
        if self._history.step(self._sheet, after, text, key):
            self.stepped.emit()


def _solved() -> str:
    text = translate("Board", "The game is solved: {0} starts a new one.")
    return text.format(key_of("new_game"))


def _written(sheet: Sheet) -> Sheet:
    """The sheet without its cursor."""
    return replace(sheet, row=0, place=0)
