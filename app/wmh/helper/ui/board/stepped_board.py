"""Base of boards that are edited step by step, with undo."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.helper.capitals import capital
from wmh.helper.ui.board.session import S, Session
from wmh.helper.ui.look.clue_words import mark_key, mark_name, preset_of
from wmh.helper.ui.look.pegs import peg_typed
from wmh.helper.ui.parts.shortcuts import COMMANDS, ENTER, key_of, place_of, writes

Key = tuple[object, ...]
"""Identity of a step: consecutive steps with equal keys are merged into one step."""

ALL_GREEN = "="
"""Key that enters the clue of a correct guess."""

_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""Arrow keys, with the rows and places by which each moves the cursor."""


@dataclass(frozen=True, slots=True)
class _Step(Generic[S]):
    """Step from one sheet to another."""

    before: S
    after: S
    text: str
    key: Key | None = None


class SteppedBoard(QObject, Generic[S]):
    """Sheet with a history; a request that is impossible changes nothing but emits a notice.

    The steps are values in a list, not in a QUndoStack: with commands in Python it does not survive
    every order in which Python's collector deletes a board.
    """

    changing = Signal(object)
    """Emitted with the next sheet before `changed`, for what its listeners need."""
    changed = Signal(object)
    """Emitted with the sheet after any change, even of the cursor alone.

    The order of the listeners must not matter.
    """
    stepped = Signal()
    """Emitted after a step was made, undone or redone; not after moves of the cursor."""
    noticed = Signal(str)
    """Emitted with a sentence that says why a request failed and what to do."""

    most_steps = 1000
    """Maximal number of steps in the history; older ones are dropped."""

    def __init__(self, sheet: S, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._steps: list[_Step[S]] = []
        self._done = 0
        """Number of steps that are not undone."""

    @property
    def sheet(self) -> S:
        return self._sheet

    def show(self, sheet: S) -> None:
        if sheet != self._sheet:
            self._sheet = sheet
            self.tell()

    def tell(self) -> None:
        """Emits the present sheet to all listeners."""
        self.changing.emit(self._sheet)
        self.changed.emit(self._sheet)

    # Steps

    @Slot()
    def undo(self) -> None:
        if self._done:
            self._done -= 1
            self.show(self._steps[self._done].before)
        self.stepped.emit()

    @Slot()
    def redo(self) -> None:
        if self._done < len(self._steps):
            self._done += 1
            self.show(self._steps[self._done - 1].after)
        self.stepped.emit()

    @property
    def undoable(self) -> str | None:
        """Text of the step that would be undone; None if there is none."""
        return self._steps[self._done - 1].text if self._done else None

    @property
    def redoable(self) -> str | None:
        """Text of the step that would be redone; None if there is none."""
        return self._steps[self._done].text if self._done < len(self._steps) else None

    def forget(self) -> None:
        """Clears the history; the sheet stays as it is."""
        self._steps.clear()
        self._done = 0

    @property
    def session(self) -> Session[S]:
        """Returns the present sheet with its history, to be restored later."""
        first = self._steps[0].before if self._steps else self._sheet
        told = tuple((step.text, step.after) for step in self._steps)
        return Session(self._sheet, first, told, self._done)

    def resume(self, session: Session[S]) -> None:
        """Restores a session with its history."""
        sheets = (session.first, *(after for _, after in session.steps))
        self._steps = [
            _Step(before, after, text)
            for before, (text, after) in zip(sheets, session.steps, strict=False)
        ]
        self._done = min(max(session.done, 0), len(self._steps))
        with QSignalBlocker(self):
            self.show(session.sheet)
        self.tell()  # Even where it was on the board before.

    def _rewrite(self, same: Callable[[S], bool], changed: Callable[[S], S]) -> None:
        """Changes the present sheet, and adjacent sheets of the history while `same` is true."""
        first = last = self._done
        while first and same(self._steps[first - 1].after):
            first -= 1
        while last < len(self._steps) and same(self._steps[last].before):
            last += 1

        def rewritten(sheet: S) -> S:
            return changed(sheet) if same(sheet) else sheet

        for number in range(first, last):
            step = self._steps[number]
            self._steps[number] = replace(
                step, before=rewritten(step.before), after=rewritten(step.after)
            )
        self._sheet = changed(self._sheet)

    def without_cursor(self, sheet: S) -> S:
        """Returns the sheet without its cursor, since a move of the cursor is no step."""
        return sheet

    def _step(self, after: S, text: str = "", key: Key | None = None) -> None:
        """Makes a step to `after`.

        `text` names the step in English, translated when shown; steps with equal `key` are merged.
        """
        if self.without_cursor(after) == self.without_cursor(self._sheet):
            self.show(after)
        else:
            self._add(_Step(self._sheet, after, text, key))
            self.show(after)
            self.stepped.emit()

    def _add(self, step: _Step[S]) -> None:
        """Appends a step, and drops the steps that are undone.

        If it is merged with the step before and nothing is changed in all, both are dropped.
        """
        del self._steps[self._done :]
        if step.key is not None and self._steps and self._steps[-1].key == step.key:
            step = replace(self._steps.pop(), after=step.after)
            if self.without_cursor(step.before) == self.without_cursor(step.after):
                self._done = len(self._steps)
                return
        self._steps.append(step)
        del self._steps[: -self.most_steps]
        self._done = len(self._steps)

    # Keys

    def press(self, event: QKeyEvent) -> bool:
        """Handles a key; returns False if a board has no use for it."""
        if event.modifiers() & COMMANDS:
            return False
        match event.key():
            case key if key in ENTER:
                if not event.isAutoRepeat():  # Or a key held down would enter unasked.
                    self.enter()
            case Qt.Key.Key_Backspace:
                self.back()
            case key if key in _ARROWS:
                self.move(*_ARROWS[Qt.Key(key)])
            case Qt.Key.Key_Space:
                self.cycle_here()
            case _ if writes(event):
                self.type(event.text(), place_of(event))
            case _:
                return False
        return True

    def type(self, text: str, place: str = "") -> None:
        """Types a character; `place` is the letter of an English keyboard at that key."""

    def back(self) -> None:
        """Handles the Backspace key."""

    def enter(self) -> None:
        """Completes the guess or clue at the cursor."""

    def move(self, rows: int, places: int) -> None:
        """Moves the cursor down by `rows` and to the right by `places`."""

    def cycle_here(self) -> None:
        """Sets the next mark at the cursor."""


class LetterSheet(Protocol):
    """Sheet of a game with words: a value, whose methods return the sheet after a step."""

    @property
    def length(self) -> int: ...
    @property
    def full(self) -> bool: ...
    @property
    def solved(self) -> bool: ...
    def taking(self, letters: tuple[str, ...]) -> Self: ...
    def without_last(self) -> Self: ...


L = TypeVar("L", bound=LetterSheet)


class LetterBoard(SteppedBoard[L], Generic[L]):
    """Board on which guesses are typed in letters of its `alphabet`."""

    entered = Signal(str)
    """Emitted with the word of a guess that was entered."""
    best_wanted = Signal()
    """Emitted when the user wants the first word of the list as the next guess."""

    def __init__(self, sheet: L, parent: QObject | None = None) -> None:
        super().__init__(sheet, parent)
        self.alphabet = Alphabet(ENGLISH)
        self._refused: Key | None = None
        """Guess for which a key that is no mark was refused."""

    def take(self, word: str) -> None:
        """Enters a suggestion as the next guess, unless a mark is impossible or all is solved."""
        letters = self.alphabet.letters_of(word)
        if self._disputes():
            return
        if self._sheet.solved:
            self.noticed.emit(self._said_solved())
        elif letters is not None and len(letters) == self._sheet.length:
            before = self._sheet
            self._step(self._sheet.taking(letters), "suggestion")
            if self._sheet is not before:
                self.entered.emit(word)

    @Slot()
    def remove_last_row(self) -> None:
        self._step(self._sheet.without_last(), "removing a row")

    def fill(self, sheet: L) -> None:
        """Replaces the whole sheet, for example by a pasted game."""
        self._step(sheet, "pasting")

    def _revealing(self, given: Given, place: int, text: str) -> Given | None:
        """Returns the revealed letters with `text` at a place; None if it is no letter.

        A space or dot removes the letter.
        """
        letter = self.alphabet.spell(text)
        if letter not in (" ", ".", *self.alphabet.letters):
            self.noticed.emit(no_letter(text, self.alphabet))
            return None
        changed = list(given or (None,) * self._sheet.length)
        changed[place] = None if letter in " ." else letter
        return tuple(changed)

    def _refuse(self, said: str) -> None:
        """Emits a notice on why a key is refused."""
        self._refused = self._awaiting()
        self.noticed.emit(said)

    def _awaiting(self) -> Key | None:
        """Identity of the guess at the cursor; None if the board waits for no mark of it."""

    def _disputes(self) -> bool:
        """True if a place holds an impossible mark.

        Then the cursor is moved there, with a notice of the reason.
        """
        return False

    def _hesitates(self) -> bool:
        """True if Enter must be pressed again, because a mark is missing whose key was refused."""
        refused, self._refused = self._refused, None
        if refused is None or refused != self._awaiting():
            return False
        said = _(
            "A key was not accepted: type a colour, or press Enter again to go on without it.",
        )
        self.noticed.emit(said)
        return True

    def _spell(self, letters: tuple[str, ...]) -> None:
        """Replaces the letters of the guess at the cursor."""

    def _type_letter(self, before: tuple[str, ...], text: str) -> None:
        """Appends a letter, or joins it with the last one to a letter of two characters."""
        known, letter = self.alphabet.letters, self.alphabet.spell(text)
        if letter not in known:
            letter = self.alphabet.spell(text := peg_typed(text))
        if len(letter) > 1 and letter not in known and (several := self.alphabet.letters_of(text)):
            for each in several:  # What stands for several, as Æ where it is no letter.
                self.type(each)
            return
        joined = before[-1] + letter if before else letter
        if joined in known and joined != letter:
            self._spell((*before[:-1], joined))
        elif not any(each.startswith(letter) for each in known):
            self.noticed.emit(no_letter(text, self.alphabet))
        elif said := self._no_more():
            self.noticed.emit(said)
        else:
            self._spell((*before, letter))

    def _no_more(self) -> str:
        """Returns a notice on why no letter can follow; "" if one can."""
        if not self._sheet.full:
            return ""
        return _("The guess is complete: Enter, or Backspace to change.")

    def _said_solved(self) -> str:
        return _("The game is solved: {0} starts a new one.").format(key_of("new_game"))


# What is said of letters and marks that are typed


def no_letter(text: str, alphabet: Alphabet) -> str:
    game = preset_of(None)
    said = (
        _("No code has {0}: type one of {1} to {2}.")
        if game is not None and game.codes
        else _("{0} is not a letter of this word list: type one of {1} to {2}.")
    )
    first, last = alphabet.letters[0], alphabet.letters[-1]
    return said.format(capital(text), capital(first), capital(last))


def letters_missing(number: int) -> str:
    return ngettext("One more letter, then Enter.", "{0} more letters, then Enter.", number)


def places_empty(number: int) -> str:
    """Returns a notice that so many places are empty, for codes of pegs or digits."""
    return ngettext(
        "One more place to fill, then Enter.",
        "{0} more places to fill, then Enter.",
        number,
    )


def no_mark(text: str, game: str | None = None) -> str:
    said = _("{0} is not a colour: {1}. {2} edits the guess.")
    each = sorted(Mark, reverse=True)
    marks = (f"{mark_key(mark, game)} {mark_name(mark, game)}" for mark in each)
    return said.format(capital(text), ", ".join(marks), key_of("respell"))
