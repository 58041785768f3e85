"""The parts of a pattern: what is written for each place, and in front of them."""

from itertools import chain

from app.engine.clues.knowledge import Knowledge, LetterCount
from app.engine.lexicon.alphabet import Alphabet
from app.engine.paper.pattern import NOTHING, pattern_text

_LETTER = Alphabet(("x",))
"""Stands for letters of several characters, whose true pattern nobody can read."""


def written(known: Knowledge, alphabet: Alphabet) -> str:
    """The whole pattern, in the paper's way also where letters have many characters."""
    if not known.possible:
        return NOTHING
    ahead = (ahead_of(count, known.length, alphabet) for count in known.open_counts)
    parts = (part_of(known, place, alphabet) for place in range(known.length))
    return "".join([*chain.from_iterable(ahead), *parts])


def part_of(known: Knowledge, place: int, alphabet: Alphabet) -> str:
    """What is written for a place, in the paper's way also where letters have many characters."""
    fixed, excluded = known.fixed[place], known.excluded[place]
    if alphabet.single:
        return pattern_text(Knowledge((fixed,), (excluded,)), alphabet)
    if fixed is not None:
        return fixed
    return f"[^{' '.join(sorted(excluded))}]" if excluded else "."


def ahead_of(count: LetterCount, length: int, alphabet: Alphabet) -> tuple[str, ...]:
    """What is written in front of the places for the least of a letter, and for its most."""
    if not alphabet.single:
        shown = ahead_of(LetterCount("x", count.least, count.most), length, _LETTER)
        return tuple(text.replace("x", count.letter) for text in shown)
    free = Knowledge((None,) * length, (frozenset[str](),) * length)
    places = pattern_text(free, alphabet)
    bounds = (
        LetterCount(count.letter, count.least, None),
        LetterCount(count.letter, 0, count.most),
    )
    known = (Knowledge(free.fixed, free.excluded, (bound,)) for bound in bounds)
    texts = (pattern_text(each, alphabet).removesuffix(places) for each in known)
    return tuple(text for text in texts if text)


def cut(text: str, characters: int) -> str:
    """A text of at most so many characters, that shows where it goes on."""
    return text if len(text) <= characters else text[: characters - 1] + "…"
