"""Numbers of codes left by each first guess and mark, for any size of the game.

Astatin (2009) has them in table 1 for the usual size.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, RoundedNumber
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule, numbers
from wmh.engine.lexicon.product import product_lexicon
from wmh.engine.lexicon.store import LexiconError
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS
from wmh.helper.mastermind.code_steps import CodeMarks

SYMBOLS = "abcdefghijklmnopqrstuvwxyz0123456789"
"""Symbols that stand for colours; a game has at most so many colours."""


@dataclass(frozen=True, slots=True)
class FirstGuess:
    """Value of a first guess whose colours repeat as in `pattern`; all such codes are equivalent.

    `left` is the number of codes that could have each mark, the guess itself included, without
    marks that no code has. `worst` is the greatest of these numbers, `expected` their mean over the
    codes, `entropy` the information of the mark in bits, and `parts` the number of different marks.
    """

    pattern: str
    left: Mapping[CodeMarks, int]
    worst: int
    expected: Fraction
    entropy: float
    parts: int


@dataclass(frozen=True, slots=True)
class FirstGuesses:
    """First guesses for a number of colours and pegs; `marks` are in the order of the paper."""

    colours: int
    pegs: int
    codes: int
    marks: tuple[CodeMarks, ...]
    guesses: tuple[FirstGuess, ...]


def first_guesses(colours: int, pegs: int, stop: Stop = never) -> FirstGuesses:
    """Returns the table of first guesses.

    Raises LexiconError for sizes with no or too many codes, or more colours than SYMBOLS.
    """
    if not 1 <= colours <= len(SYMBOLS):
        raise LexiconError("There cannot be {0} colours: choose 1 to {1}.", colours, len(SYMBOLS))
    lexicon = product_lexicon(SYMBOLS[:colours], (pegs,))
    codes = match(learn((), pegs), lexicon, ALL_TIERS, stop).letters
    order = marks(pegs)
    guesses: list[FirstGuess] = []
    for pattern in patterns(colours, pegs):
        check_cancelled(stop)
        black, white = numbers(Rule.PEGS, lexicon.alphabet.encode(pattern), codes)
        counts = np.bincount(black * (pegs + 1) + white, minlength=(pegs + 1) ** 2).tolist()
        left = {
            said: counts[said.black * (pegs + 1) + said.white]
            for said in order
            if counts[said.black * (pegs + 1) + said.white]
        }
        guesses.append(worth(pattern, left))
    return FirstGuesses(colours, pegs, len(codes), order, tuple(guesses))


def worth(pattern: str, left: Mapping[CodeMarks, int]) -> FirstGuess:
    """Returns the value of a first guess, from the numbers of codes that its marks leave.

    Marks that leave no code must not be in `left`.
    """
    sizes = list(left.values())
    codes, parts, worst = sum(sizes), len(sizes), max(sizes)
    expected = Fraction(sum(size * size for size in sizes), codes)
    bits = math.log2(codes) - sum(size * math.log2(size) for size in sizes) / codes
    return FirstGuess(pattern, left, worst, expected, bits, parts)


def marks(pegs: int) -> tuple[CodeMarks, ...]:
    """Returns all marks, ordered by the number of key pegs, then of black ones.

    The order is that of Astatin (2009, 2.3). If all pegs but one are black, the last cannot be
    white.
    """
    found = [
        CodeMarks(black, total - black) for total in range(pegs + 1) for black in range(total + 1)
    ]
    return tuple(said for said in found if said != CodeMarks(pegs - 1, 1))


def patterns(colours: int, pegs: int) -> Iterator[str]:
    """Yields one code for each pattern of repeated colours, from AAAA to ABCD."""
    for sizes in _partitions(pegs, colours, pegs):
        yield "".join(symbol * size for symbol, size in zip(SYMBOLS, sizes, strict=False))


def conclusions(found: FirstGuesses) -> tuple[InputError, ...]:
    """Returns sentences on the patterns that are best by each criterion.

    The last one names the patterns that are best in the worst case only, if there are any.
    """

    def best(value: Mapping[str, float | Fraction]) -> list[str]:
        least = min(value.values())
        return [pattern for pattern, each in value.items() if each == least]

    each = {guess.pattern.upper(): guess for guess in found.guesses}
    worst = best({name: Fraction(guess.worst) for name, guess in each.items()})
    expected = best({name: guess.expected for name, guess in each.items()})
    entropy = best({name: -guess.entropy for name, guess in each.items()})
    parts = best({name: Fraction(-guess.parts) for name, guess in each.items()})
    mean = RoundedNumber(float(each[expected[0]].expected), 2)
    bits = RoundedNumber(each[entropy[0]].entropy, 3)
    said = [
        InputError("Fewest left at worst: {0}, {1}.", _join_names(worst), each[worst[0]].worst),
        InputError("Fewest left on average: {0}, {1}.", _join_names(expected), mean),
        InputError("Most information: {0}, {1} bits.", _join_names(entropy), bits),
        InputError("Most different marks: {0}, {1}.", _join_names(parts), each[parts[0]].parts),
    ]
    only = [name for name in worst if name not in {*expected, *entropy, *parts}]
    if only:
        said.append(
            InputError(
                Plural(
                    "{0} is best in the worst case only.",
                    "{0} are best in the worst case only.",
                    len(only),
                ),
                _join_names(only),
            )
        )
    return tuple(said)


def _join_names(names: Sequence[str]) -> InputError | str:
    *before, last = names
    return InputError("{0} and {1}", ", ".join(before), last) if before else last


def _partitions(total: int, most: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Yields the partitions of a number into at most `most` parts, each in descending order.

    No part is greater than `largest`.
    """
    if not total:
        yield ()
        return
    for part in range(min(total, largest), 0, -1):
        if part * most >= total:
            for rest in _partitions(total - part, most - 1, part):
                yield (part, *rest)
