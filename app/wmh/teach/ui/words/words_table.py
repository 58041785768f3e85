"""Words that a class called out, with changes that can be undone."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult
from wmh.base.text.phrases import ngettext
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.lexicon.spelling import is_letters, letters_in
from wmh.helper.ui.board.session import Session, load_of
from wmh.helper.ui.board.stepped_board import SteppedBoard
from wmh.teach.steps.constructor_steps import MOST_DRAWN
from wmh.teach.ui.lesson_text import told
from wmh.teach.words.called_words import (
    CalledWords,
    add_words,
    is_called,
    split_words,
    together,
)

_MARKS = (Mark.WHITE, Mark.YELLOW, Mark.GREEN)
_LETTERS = {"w": Mark.WHITE, "y": Mark.YELLOW, "g": Mark.GREEN}


class WordsTable(SteppedBoard[CalledWords]):
    """Called words and their changes; reasons for refused words are emitted by `noticed`."""

    def __init__(
        self, sheet: CalledWords, offensive: Callable[[str], bool], parent: QObject
    ) -> None:
        """Makes the table; `offensive` is true for a word that must be called twice."""
        super().__init__(sheet, parent)
        self.offensive = offensive
        self._held: tuple[str, ...] = ()
        self._entered = False

    @property
    def entered(self) -> bool:
        """True if an Enter has come since words were held back, so that the next one adds them."""
        return self._entered

    @property
    def held(self) -> tuple[str, ...]:
        """Offensive words of the last added text, which are not drawn yet."""
        return self._held

    def call(self, text: str, *, entered: bool = False) -> str:
        """Adds the words of a text; returns those to be corrected, as a text.

        Offensive words are held back, and no notice names them: a class may be looking. If the
        text was not `entered` by Enter, an Enter follows by habit, so that two are needed.
        """
        wanted = split_words(text)
        new = [word for word in wanted if word not in self._sheet.words]
        held, before = tuple(filter(self.offensive, new)), self._sheet.words
        left = self._draw_words(" ".join(word for word in wanted if word not in held))
        if held or self._sheet.words != before:  # A refused text gives up no word held back.
            self._held, self._entered = held, entered
            self._tell_held()
        return left

    def call_held(self) -> bool:
        """Adds the offensive words that were held back, unless no Enter has come before."""
        if not self._entered:
            self._entered = True
            self._tell_held()
            return False
        held, self._held = self._held, ()
        self._draw_words(" ".join(held))
        return bool(held)

    def _tell_held(self) -> None:
        if not self._held:
            return
        if self._entered:
            said = ngettext(
                "1 offensive word is not drawn. Enter again draws it.",
                "{0} offensive words are not drawn. Enter again draws them.",
                len(self._held),
            )
        else:
            said = ngettext(
                "1 offensive word is not drawn. Enter twice draws it.",
                "{0} offensive words are not drawn. Enter twice draws them.",
                len(self._held),
            )
        self.noticed.emit(said)

    def _draw_words(self, text: str) -> str:
        if not text:
            return ""
        came = add_words(self._sheet, text)
        self._step(came.after, "words")
        if came.said is not None:
            self.noticed.emit(told(came.said))
        return " ".join(came.left)

    def take_off(self, text: str) -> bool:
        """Removes the words of a text, or without a text the last word.

        Returns False if nothing was removed.
        """
        gone = set(split_words(text)) if text.strip() else set(self._sheet.words[-1:])
        words = tuple(word for word in self._sheet.words if word not in gone)
        there = words != self._sheet.words
        if there:
            self._step(replace(self._sheet, words=words), "words")
        return there

    def clear(self) -> None:
        """Removes all words; one undo step restores them."""
        self._step(CalledWords(rule=self._sheet.rule), "words")

    def show_clue(self, guess: str, marks: str) -> None:
        """Sets a guess as typed so far, and its marks by the paper's letters, with `.` for none."""
        places = len(letters_in(guess))
        given = [_LETTERS.get(letter) for letter in marks.lower()[:places]]
        given += [None] * (places - len(given))
        after = replace(self._sheet, guess=guess, marks=tuple(given))
        self._step(after, "clue", key=("clue",))

    def cycle(self, place: int, by: int) -> None:
        """Replaces the mark at a place by the next one, or if `by` is -1 by the previous one."""
        marks = list(self._sheet.marks)
        now = marks[place]
        at = _MARKS.index(now) + by if now is not None else 0 if by > 0 else -1
        marks[place] = _MARKS[at % len(_MARKS)]
        self._step(replace(self._sheet, marks=tuple(marks)), "clue")

    def play_by(self, rule: Rule) -> None:
        """Changes the rule by which guesses are marked."""
        self._step(replace(self._sheet, rule=rule), "rule")


def clue_text(sheet: CalledWords) -> str:
    """Returns guess and marks as the user types them."""
    if not sheet.guess:
        return ""
    spelt = {None: "."} | {mark: letter for letter, mark in _LETTERS.items()}
    marks = "".join(spelt[mark] for mark in sheet.marks).rstrip(".")
    return f"{sheet.guess}:{marks}" if marks else sheet.guess


def load(path: Path) -> LoadResult[Session[CalledWords]]:
    """Returns the saved words; never raises, whatever the file contains."""
    return load_of(path, _sheet, "words")


def _sheet(saved: object) -> CalledWords:
    """Returns the words in parsed JSON. Raises ValueError for invalid content."""
    sheet = value_of_type(CalledWords, saved)
    words = sheet.words
    sound = (
        len(words) <= MOST_DRAWN
        and len(set(words)) == len(words)
        and together((), words) == words
        and all(map(is_called, words))
        and len(letters_in(sheet.guess)) == len(sheet.marks) <= LONGEST
        and (sheet.guess == "" or is_letters(sheet.guess))
        and not RULES[sheet.rule].counts
    )
    if not sound:
        raise ValueError("words that cannot be")
    return sheet
