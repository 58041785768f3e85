"""What is said of a word that was looked up."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.engine.lexicon.alphabet import Alphabet
from app.engine.question import Question
from app.ui.keys import key_of
from app.ui.sheet import Sheet

if TYPE_CHECKING:
    from app.engine.lookup import Lookup

translate = QCoreApplication.translate


def answer(found: "Lookup", question: Question, sheet: Sheet, alphabet: Alphabet) -> str:
    """Yes or no first, and then everything that stands against the word."""
    if not found.letters:
        text = translate("LookupText", "No: {0} is no letter of this lexicon.")
        return text.format((alphabet.first_foreign(found.text.strip()) or "").upper())
    word = "".join(found.letters).upper()
    if found.tier is None:
        text = translate("LookupText", "No: {0} is not in this lexicon.")
        objections = [text, *_not_possible(found, question, sheet)]
    else:
        objections = [*_not_possible(found, question, sheet), *_kept_back(found, question)]
        if not objections:
            return translate("LookupText", "Yes: {0} is in the list.").format(word)
        objections[0] = translate("LookupText", "No: {0}").format(objections[0])
    first, *others = (text.format(word) for text in objections)
    it = translate("LookupText", "It")
    return " ".join([first, *(it + text.removeprefix(word) for text in others)])


def _kept_back(found: "Lookup", question: Question) -> Iterator[str]:
    """Why a word of the lexicon is not listed."""
    if not found.in_view:
        text = translate(
            "LookupText", "{0} is a less common word, listed only among all words ({1})."
        )
        yield text.replace("{1}", key_of("all_words"))
    if found.flagged and not question.flagged:
        yield translate("LookupText", "{0} is a flagged word, and those are not suggested.")


def _not_possible(found: "Lookup", question: Question, sheet: Sheet) -> Iterator[str]:
    length = len(found.letters or ())
    if length != question.length:
        text = (
            translate("LookupText", "{{0}} has 1 letter, and the words of this game {1}.")
            if length == 1
            else translate("LookupText", "{{0}} has {0} letters, and the words of this game {1}.")
        )
        yield text.format(length, question.length)
    elif found.ruled_out_by is not None and found.ruled_out_by < 0:
        yield translate("LookupText", "{0} has not the given letters.")
    elif found.ruled_out_by is not None:
        row = sheet.spelt_rows[found.ruled_out_by]
        text = translate("LookupText", "{{0}} is ruled out by row {0}, {1}.")
        yield text.format(row + 1, sheet.rows[row].word.upper())
