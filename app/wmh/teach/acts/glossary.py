"""Terms of lessons that a pupil may not know, each explained in a sentence."""

import re
from collections.abc import Callable, Mapping

from wmh.base.text.wording import translatable

_TERMS = (
    ("trie", "A tree of letters: words with the same beginning share it."),
    ("DAWG", "A graph of letters in which words share their beginnings and their endings."),
    ("node", "A circle in the drawing: the point reached after some letters of a word."),
    ("edge", "A line with a letter, which leads from one node to the next."),
    ("automaton", "A graph that reads a word letter by letter and says whether it is in the list."),
    ("pattern", "A short text that says which letters each place of a word may have."),
    ("brute force", "Trying everything, one after the other."),
    ("candidate", "A word that can still be the hidden one."),
    ("bit", "The answer to one question with yes or no; a measure of what a clue tells."),
    ("logarithm", "The number of halvings until 1 is left, here."),
    ("offset", "A number that says how far away the next part lies in the file."),
    ("unit", "A number in the file that stands for one edge."),
    ("word list", "The words that the program knows."),
    ("register", "The list of nodes that are finished, so that equal ones are found."),
    ("strategy", "A rule by which the next guess is chosen."),
)
"""Terms, each with a sentence on its meaning."""
translatable(_TERMS, context="Glossary")


def glossary(translate: Callable[[str], str]) -> dict[str, str]:
    """Returns the translated terms with their translated meanings."""
    return {translate(term): translate(meaning) for term, meaning in _TERMS}


def terms_in(text: str, known: Mapping[str, str]) -> dict[str, str]:
    """Returns those known terms that occur in a text, with their meanings; a plural counts too."""
    return {
        term: meaning
        for term, meaning in known.items()
        if re.search(rf"(?i)(?<!\w){re.escape(term)}(?!\w{{3}})", text)
    }
