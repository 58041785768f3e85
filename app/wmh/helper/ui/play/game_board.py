"""Board of a game that is played in the window: guesses with clues cannot be changed."""

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule, unsaid
from wmh.engine.clues.turn import Clue, Turn
from wmh.engine.diagnosis import Change, Remark
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Row, Sheet
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.helper.ui.words.paste_proposal import fill_sheet


class TypingHand(Enum):
    """Part of the game that the person is to write now."""

    NOTHING = auto()
    """Neither guess nor clues: the program computes, or the game is over."""
    GUESS = auto()
    CLUES = auto()
    """Marks of the program's guess; marks of its earlier guesses may still be corrected."""


class GameBoard(Board):
    """Board on which the person writes guesses or clues, and the program the other part.

    There is no undo in a game. `entered` is emitted for a guess to be answered; the guess stays as
    typed until `show_turns`.
    """

    marked = Signal(object)
    """Emitted with the turns of all rows, once the clue of the last row is complete."""

    respells = False

    def __init__(self, length: int, parent: QObject | None = None) -> None:
        super().__init__(length, parent)
        self._hand = TypingHand.NOTHING
        self._paused = TypingHand.NOTHING
        self._ahead: list[str] | None = None

    @property
    def hand(self) -> TypingHand:
        return self._hand

    @property
    def enterable(self) -> bool:
        if self._hand is TypingHand.GUESS:
            return self._sheet.full
        return self._hand is TypingHand.CLUES

    def show_turns(
        self, turns: tuple[Turn, ...], length: int, rule: Rule, hand: TypingHand, given: Given = ()
    ) -> None:
        """Shows the turns of a game, with the cursor at the place where the person is to write."""
        sheet = sheet_of(turns, length, rule, given)
        if hand is not TypingHand.GUESS and turns and not sheet.rows[-1].spelt:
            sheet = replace(sheet, rows=sheet.rows[:-1]).move_to(len(turns) - 1, 0)
        ahead = self._ahead or ()
        self._turn_to(hand, sheet)
        if hand is TypingHand.GUESS:
            for text in ahead:
                self.type(text)

    def press(self, event: QKeyEvent) -> bool:
        """Handles a key as any board does; ignores Enter while nothing can be typed."""
        if self._hand is TypingHand.NOTHING and self._ahead is None and event.key() in ENTER:
            return False
        return super().press(event)

    def await_clue(self, guess: str) -> None:
        """Shows a guess of the program, whose marks the person is to set."""
        sheet = self._sheet
        letters = self.alphabet.letters_of(guess) or tuple(guess)
        clue: Clue = unsaid(sheet.rule, sheet.length)
        self.show_turns(
            (*sheet.turns, Turn(letters, clue)), sheet.length, sheet.rule, TypingHand.CLUES
        )

    def pause(self) -> None:
        """Accepts no more input until the next turn is shown."""
        if self._hand is not TypingHand.NOTHING:
            self._paused = self._hand
        self._turn_to(TypingHand.NOTHING, self._sheet)
        self._ahead = []

    def resume_writing(self) -> None:
        """Allows the person to change a guess that was refused."""
        self._turn_to(self._paused, self._sheet)

    def _turn_to(self, hand: TypingHand, sheet: Sheet) -> None:
        self._hand = hand
        self._ahead = None
        self._sheet = sheet
        self.tell()

    # Wishes

    def type(self, text: str, place: str = "") -> None:
        if self._hand is not TypingHand.NOTHING:
            super().type(text, place)
        elif self._ahead is not None:
            self._ahead.append(text)

    def back(self) -> None:
        sheet = self._sheet
        if self._ahead:
            self._ahead.pop()
        elif self._hand is TypingHand.GUESS and sheet.current.letters:
            self._spell(sheet.current.letters[:-1])
        elif self._hand is TypingHand.CLUES:
            self.show(sheet.move_to(sheet.row, sheet.place - 1))

    def enter(self) -> None:
        sheet = self._sheet
        if self._hand is TypingHand.GUESS and sheet.full:
            self.entered.emit(sheet.current.word)
        elif self._hand is TypingHand.GUESS:
            super().enter()
        elif self._hand is TypingHand.CLUES and not self._disputes():
            rows = tuple(row.completed_row(sheet.rule) for row in sheet.rows)
            self.show(replace(sheet, rows=rows))
            self.marked.emit(self._sheet.turns)

    def cycle(self, row: int, place: int, step: int) -> None:
        if self._hand is TypingHand.CLUES:
            super().cycle(row, place, step)

    def count_on(self, row: int, index: int, step: int) -> None:
        if self._hand is TypingHand.CLUES:
            super().count_on(row, index, step)

    def move(self, rows: int, places: int) -> None:
        """Moves the cursor among clues; a guess is only written from left to right."""
        if self._hand is TypingHand.CLUES:
            super().move(rows, places)

    def respell(self, row: int) -> None:
        """Changes nothing, since entered guesses are final in a game."""

    def take(self, word: str) -> None:
        """Types a suggestion in place of the guess; the person still has to press Enter."""
        letters = self.alphabet.letters_of(word)
        if self._hand is TypingHand.GUESS and letters and len(letters) == self._sheet.length:
            row = Row(letters, (None,) * len(letters))
            rows = (*self._sheet.rows[:-1], row)
            self.show(replace(self._sheet, rows=rows).move_to(len(rows) - 1, len(letters)))

    def mend(self, change: Change) -> None:
        """Applies a proposed correction if clues are typed and only marks or numbers change.

        Other changes are ignored, since the program's guesses cannot be changed.
        """
        if self._hand is TypingHand.CLUES and isinstance(change, Remark):
            super().mend(change)

    def _step(self, after: Sheet, text: str = "", key: tuple[object, ...] | None = None) -> None:
        self.show(after)


def sheet_of(turns: tuple[Turn, ...], length: int, rule: Rule, given: Given = ()) -> Sheet:
    """Returns a sheet with the turns, and with a row for the next guess unless it is solved."""
    empty = Sheet(length, rule=rule, given=given)
    return fill_sheet(empty, turns) if turns else empty
