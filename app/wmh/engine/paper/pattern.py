"""Generator of regular expressions from clues (paper, section IV.B)."""

import re

from wmh.engine.clues.knowledge import Knowledge
from wmh.engine.lexicon.alphabet import Alphabet

NOTHING = "(?!)"
"""Regular expression that matches no text, for turns that contradict each other."""


def pattern_text(knowledge: Knowledge, alphabet: Alphabet) -> str:
    """Returns the knowledge as a regular expression for `re.fullmatch`.

    `rain` with `ywwg`, read by the paper's rule, gives the paper's `[^air][^ai][^ai]n`. For other
    rules look-aheads stand in front, for letters whose number the places do not imply.
    """
    if not knowledge.possible:
        return NOTHING
    places = (
        _letter(fixed, alphabet) if fixed is not None else _any_but(excluded, alphabet)
        for fixed, excluded in zip(knowledge.fixed, knowledge.excluded, strict=True)
    )
    return _look_aheads(knowledge, alphabet) + "".join(places)


def _look_aheads(knowledge: Knowledge, alphabet: Alphabet) -> str:
    text = ""
    for count in knowledge.open_counts:
        up_to = _up_to(count.letter, alphabet)
        if count.least:
            text += f"(?={_times(up_to, count.least)})"
        if count.most is not None:
            text += f"(?!{_times(up_to, count.most + 1)})"
    return text


def _up_to(letter: str, alphabet: Alphabet) -> str:
    """Returns the regular expression of any letters that end with this letter."""
    if alphabet.single:
        return f".*{re.escape(letter)}"
    return f"{_any_but(frozenset(), alphabet)}*{_letter(letter, alphabet)}"


def _times(pattern: str, number: int) -> str:
    return pattern if number == 1 else f"(?:{pattern}){{{number}}}"


def _any_but(excluded: frozenset[str], alphabet: Alphabet) -> str:
    if not alphabet.single:
        allowed = sorted(set(alphabet.letters) - excluded, key=lambda x: (-len(x), x))
        return (
            f"(?:{'|'.join(_letter(letter, alphabet) for letter in allowed)})"
            if allowed
            else NOTHING
        )
    if not excluded:
        return "."
    return f"[^{''.join(re.escape(letter) for letter in sorted(excluded))}]"


def _letter(letter: str, alphabet: Alphabet) -> str:
    """Returns the regular expression of a letter; no match where a longer one like `ll` begins."""
    tails = [x[len(letter) :] for x in alphabet.letters if x != letter and x.startswith(letter)]
    ahead = f"(?!{'|'.join(map(re.escape, sorted(tails)))})" if tails else ""
    return re.escape(letter) + ahead
