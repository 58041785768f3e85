"""The board: a sheet that is written on step by step, and every step can be undone."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QUndoCommand, QUndoStack

from app.engine.clues.guard import impossible
from app.engine.clues.knowledge import Given
from app.engine.clues.rules import RULES, Rule
from app.engine.clues.turn import Counts, Mark
from app.engine.diagnosis import Change
from app.engine.lexicon.alphabet import ENGLISH, Alphabet, folded
from app.ui.session import Session
from app.ui.sheet import Sheet
from app.ui.wording import refusal

translate = QCoreApplication.translate

_STEPS = {"+": 1, "-": -1}
"""What these keys do to a number."""


class Board(QObject):
    """Turns wishes into steps. A wish that cannot be granted changes nothing but is answered."""

    changed = Signal(object)
    """The Sheet, whenever anything on it, be it the cursor, is another."""
    stepped = Signal()
    """After a step was made, undone or redone: the history is another."""
    noticed = Signal(str)
    """Why a wish was not granted and what to do, in a sentence."""
    entered = Signal(str)
    """The word of a guess that now stands."""

    respells = True
    """Whether a guess that stands can be spelt again."""

    def __init__(self, length: int, parent: QObject | None = None, rule: Rule = Rule.TILES) -> None:
        super().__init__(parent)
        self.steps = QUndoStack(self)
        self.alphabet = Alphabet(ENGLISH)
        self._sheet = Sheet(length, rule=rule)

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
            self.changed.emit(sheet)

    @property
    def session(self) -> Session:
        """Everything that is needed to go on later."""
        steps = [
            step
            for number in range(self.steps.count())
            if isinstance(step := self.steps.command(number), _Step)
        ]
        first = steps[0].before if steps else self._sheet
        done = self.steps.index()
        history = tuple((step.text(), step.after) for step in steps)
        return Session(self._sheet, first, history, done)

    def resume(self, session: Session) -> None:
        """Go on where a session ended, its steps ready to be undone and redone."""
        self.blockSignals(True)  # What happened long ago is not shown again.
        self.steps.clear()
        before = session.first
        for text, after in session.steps:
            self.steps.push(_Step(self, before, after, text, None))
            before = after
        self.steps.setIndex(session.done)
        self.blockSignals(False)
        self._sheet = session.sheet
        if session.sheet.solved:
            self.new_game()
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
                self._step(sheet.erased(), translate("Board", "typing"), ("type", sheet.row))
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
            missing = sheet.length - len(sheet.current.letters)
            self.noticed.emit(
                translate("Board", "One more letter, then Enter.")
                if missing == 1
                else translate("Board", "{0} more letters, then Enter.").format(missing)
            )
        elif foreign := [x for x in sheet.current.letters if x not in self.alphabet.letters]:
            self.noticed.emit(self._no_letter(foreign[0]))
        else:
            self._step(sheet.entered(), translate("Board", "guess"))
            self.entered.emit(self._sheet.current.word)

    def mark(self, mark: Mark) -> None:
        """A mark at the cursor, unless no secret could cause it."""
        sheet = self._sheet
        marked = sheet.marked(mark)
        if why := impossible(marked.turn(sheet.row), sheet.rule):
            self.noticed.emit(refusal(why, marked.turn(sheet.row)))
        else:
            self._step(marked, translate("Board", "mark"), ("mark", sheet.row, sheet.place))

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
            self._step(beyond, translate("Board", "mark"), ("mark", row, place))
        if refused:  # After the step, which has a hint of its own.
            self.noticed.emit(refusal(refused, cycled.turn(row)))

    def count(self, row: int, index: int, number: int) -> None:
        """A number of a clue that counts, unless the letters cannot give it."""
        sheet = self._sheet.numbered(row, index, number)
        if why := impossible(sheet.turn(row), sheet.rule):
            self.noticed.emit(refusal(why, sheet.turn(row)))
        else:
            self._step(sheet, translate("Board", "number"), ("count", row, index))

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
            self._step(self._sheet.set_aside(row), translate("Board", "setting a row aside"))

    def mend(self, change: Change) -> None:
        """What the doctor proposed."""
        self._step(self._sheet.mended(change), translate("Board", "correction"))

    def choose_rule(self, rule: Rule) -> None:
        """Another way of marking; the rows stay."""
        sheet = replace(self._sheet, rule=rule)
        self._step(sheet.moved(sheet.row, sheet.place), translate("Board", "rule"))

    def give(self, given: Given) -> None:
        """Letters that the game shows, by place; those given one after the other are one step."""
        kept = given if any(given) else ()
        self._step(replace(self._sheet, given=kept), translate("Board", "given letters"), ("give",))

    def give_letter(self, place: int, text: str) -> bool:
        """One letter that the game shows; a space or a dot for none. Whether that could be."""
        letter = folded(text)
        if letter not in (" ", ".", *self.alphabet.letters):
            self.noticed.emit(self._no_letter(text))
            return False
        given = list(self._sheet.given or (None,) * self._sheet.length)
        given[place] = None if letter in " ." else letter
        self.give(tuple(given))
        return True

    def fill(self, sheet: Sheet) -> None:
        """Everything at once, as when a game is pasted."""
        self._step(sheet, translate("Board", "pasting"))

    def follow(self, sheet: Sheet) -> None:
        """What has been written on the board of a game beside it."""
        self._step(sheet, translate("Board", "turn of the game"))

    def move(self, rows: int, places: int) -> None:
        sheet = self._sheet
        self.show(sheet.moved(sheet.row + rows, sheet.place + places))

    def respell(self, row: int) -> None:
        self._step(self._sheet.respelt(row), translate("Board", "respelling"))

    def take(self, word: str) -> None:
        """A suggestion as the next guess."""
        letters = self.alphabet.letters_of(word)
        if self._sheet.solved:
            self.noticed.emit(translate("Board", "The game is solved: Ctrl+N starts a new one."))
        elif letters is not None and len(letters) == self._sheet.length:
            self._step(self._sheet.taking(letters), translate("Board", "suggestion"))
            self.entered.emit(word)

    def remove_last_row(self) -> None:
        self._step(self._sheet.without_last(), translate("Board", "removing a row"))

    def new_game(self) -> None:
        self._step(self._sheet.new_game(self._sheet.length), translate("Board", "new game"))

    def change_length(self, length: int) -> None:
        """A new game with words of another length."""
        if length != self._sheet.length:
            # Typed into the chooser, 31 passes by 30: one step all the same.
            self._step(self._sheet.new_game(length), translate("Board", "word length"), ("length",))

    # Steps

    def _type_letter(self, text: str) -> None:
        sheet, letter = self._sheet, folded(text)
        letters = self.alphabet.letters
        label, key = translate("Board", "typing"), ("type", sheet.row)
        joined = sheet.current.letters[-1] + letter if sheet.current.letters else letter
        if joined in letters and joined != letter:
            self._step(sheet.retyped(joined), label, key)
        elif not any(known.startswith(letter) for known in letters):
            self.noticed.emit(self._no_letter(text))
        elif sheet.full:
            self.noticed.emit(
                translate("Board", "The guess is complete: Enter, or Backspace to change.")
            )
        else:
            self._step(sheet.typed(letter), label, key)

    def _type_mark(self, text: str) -> None:
        marks = {"g": Mark.GREEN, "y": Mark.YELLOW, "w": Mark.WHITE}
        if (mark := marks.get(text.lower())) is not None:
            self.mark(mark)
        elif self._sheet.solved:
            self.noticed.emit(translate("Board", "The game is solved: Ctrl+N starts a new one."))
        else:
            self.noticed.emit(
                translate(
                    "Board", "{0} is no mark: G green, Y yellow, W white. F2 respells."
                ).format(text.upper())
            )

    def _type_number(self, text: str) -> None:
        """A digit sets the number at the cursor, which then goes on to the next one."""
        sheet = self._sheet
        names = RULES[sheet.rule].counts
        index = min(sheet.place, len(names) - 1)
        if text in _STEPS:
            self.count_on(sheet.row, index, _STEPS[text])
        elif text.isdecimal():
            self.count(sheet.row, index, int(text))
            if self._sheet != sheet:
                self.show(self._sheet.moved(sheet.row, min(index + 1, len(names) - 1)))
        else:
            text = translate("Board", "This rule counts: type how many are {0}. F2 respells.")
            self.noticed.emit(text.format(translate("Rules", names[index])))

    def _finish(self) -> None:
        done = self._sheet.finished()
        if done.rows == self._sheet.rows:
            if done == self._sheet:
                self.noticed.emit(
                    translate("Board", "The game is solved: Ctrl+N starts a new one.")
                )
            self.show(done)  # only the cursor went on
        else:
            self._step(done, translate("Board", "clue"))

    def _no_letter(self, text: str) -> str:
        return translate(
            "Board", "{0} is no letter of this lexicon: type one of {1} to {2}."
        ).format(text.upper(), self.alphabet.letters[0].upper(), self.alphabet.letters[-1].upper())

    def _step(self, after: Sheet, text: str, key: tuple[object, ...] | None = None) -> None:
        if _written(after) != _written(self._sheet):
            self.steps.push(_Step(self, self._sheet, after, text, key))
            self.stepped.emit()
        else:
            self.show(after)


class _Step(QUndoCommand):
    """From one sheet to another; steps of the same key become one."""

    def __init__(
        self, board: Board, before: Sheet, after: Sheet, text: str, key: tuple[object, ...] | None
    ) -> None:
        super().__init__(text)
        self._board = board
        self.before = before
        self.after = after
        self.key = key

    def id(self) -> int:
        return -1 if self.key is None else 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Step) or other.key != self.key:
            return False
        self.after = other.after
        self.setObsolete(_written(self.before) == _written(self.after))
        return True

    def redo(self) -> None:
        self._board.show(self.after)

    def undo(self) -> None:
        self._board.show(self.before)


def _written(sheet: Sheet) -> Sheet:
    """The sheet without its cursor."""
    return replace(sheet, row=0, place=0)
