"""What is said of letters and marks that are typed, on one board or several."""

from PySide6.QtCore import QCoreApplication

from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.ui.look.clue_words import mark_key, mark_name
from wmh.ui.parts.numbers import plural
from wmh.ui.parts.shortcuts import key_of

translate = QCoreApplication.translate


def no_letter(text: str, alphabet: Alphabet) -> str:
    said = translate("Board", "{0} is no letter of this lexicon: type one of {1} to {2}.")
    first, last = alphabet.letters[0], alphabet.letters[-1]
    return said.format(text.upper(), first.upper(), last.upper())


def letters_missing(number: int) -> str:
    return plural("Board", "One more letter, then Enter.", "{0} more letters, then Enter.", number)


def complete() -> str:
    return translate("Board", "The guess is complete: Enter, or Backspace to change.")


def no_mark(text: str, game: str | None = None) -> str:
    said = translate("Board", "{0} is no mark: {1}. {2} respells.")
    each = sorted(Mark, reverse=True)
    marks = (f"{mark_key(mark, game)} {mark_name(mark, game)}" for mark in each)
    return said.format(text.upper(), ", ".join(marks), key_of("respell"))
