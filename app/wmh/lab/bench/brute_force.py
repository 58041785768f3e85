"""Race of the matcher and regular expressions, which must find equal words."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from wmh.engine.clues.knowledge import Knowledge
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.paper.pattern import pattern_text
from wmh.engine.paper.recursion import search
from wmh.engine.question import ALL_TIERS
from wmh.lab.bench.timing import milliseconds
from wmh.lab.bench.words import Words

Stopwatch = Callable[[Callable[[], object]], float]
"""Function that calls a function and returns the milliseconds that it took."""


@dataclass(frozen=True, slots=True)
class MatcherRace:
    """Milliseconds of four ways to find the same words; `found` is the number of these words.

    `ours` is the matcher. `whole` matches the strict pattern with every word, `same` with every
    word of the right length; `recursion` is the plain search over the DAWG, NaN if it was not
    requested.
    """

    found: int
    ours: float
    whole: float
    same: float
    recursion: float = float("nan")


def race(
    knowledge: Knowledge,
    lexicon: Lexicon,
    words: Words,
    clock: Stopwatch = milliseconds,
    *,
    recursion: bool = False,
) -> MatcherRace:
    """Returns the times of all ways to find the words that fit.

    Raises AssertionError if two ways find different words.
    """
    fits = re.compile(pattern_text(knowledge, lexicon.alphabet)).fullmatch
    of_length = words.of_length[knowledge.length]
    found = match(knowledge, lexicon, ALL_TIERS)
    spelt = [lexicon.alphabet.decode(labels.tobytes()) for labels in found.letters]
    if spelt != [word for word in words.everything if fits(word)]:
        raise AssertionError(f"matcher and pattern disagree on {fits}")
    if spelt != [word for word in of_length if fits(word)]:
        raise AssertionError(f"the list of one length disagrees on {fits}")
    plain = float("nan")
    if recursion:
        walker, alphabet = lexicon.graph.walker, lexicon.alphabet
        if spelt != list(search(knowledge, walker, alphabet)):
            raise AssertionError(f"matcher and recursion disagree on {fits}")
        plain = clock(lambda: list(search(knowledge, walker, alphabet)))
    return MatcherRace(
        len(spelt),
        clock(lambda: match(knowledge, lexicon, ALL_TIERS)),
        clock(lambda: [word for word in words.everything if fits(word)]),
        clock(lambda: [word for word in of_length if fits(word)]),
        plain,
    )
