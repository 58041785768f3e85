"""How a game marks a guess: one table, and what each of its rules does."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from wmh.engine.clues.turn import Clue, Counts, Mark
from wmh.engine.wording import translatable


class Rule(StrEnum):
    """The rules, by the names that the command line uses."""

    TILES = "tiles"
    NAIVE = "naive"
    PAPER = "paper"
    PEGS = "pegs"
    POSITIONS = "positions"
    JOTTO = "jotto"
    JOTTO_EACH = "jotto-each"


@dataclass(frozen=True, slots=True)
class RuleWording:
    """A rule for people: its title, its statement, and what the numbers of its clues count.

    `counts` is empty where a clue has a mark for each letter.
    """

    title: str
    statement: str
    counts: tuple[str, ...] = ()


RULES: Mapping[Rule, RuleWording] = {
    Rule.TILES: RuleWording(
        "Tiles, as in Wordle and Lingo",
        "Greens are dealt first; then each letter of the secret that is left pays for one yellow,"
        " from left to right.",
    ),
    Rule.NAIVE: RuleWording(
        "Naive tiles",
        "Every letter is marked on its own: green here, yellow if it is anywhere in the secret.",
    ),
    Rule.PAPER: RuleWording(
        "The paper's pattern",
        "Only what the 2013 pattern says is read: that a yellow letter occurs at all is forgotten.",
    ),
    Rule.PEGS: RuleWording(
        "Black and white pegs",
        "Black counts the letters at their place, white those that are in the secret elsewhere;"
        " each letter of the secret counts once.",
        ("black", "white"),
    ),
    Rule.POSITIONS: RuleWording(
        "Places only",
        "The number of letters at their place.",
        ("in place",),
    ),
    Rule.JOTTO: RuleWording(
        "Jotto, repeats shared",
        "The number of letters in common; a repeated letter counts as often as both words have it.",
        ("in common",),
    ),
    Rule.JOTTO_EACH: RuleWording(
        "Jotto, each letter of the guess",
        "The number of letters of the guess that are in the secret; a repeated one counts each"
        " time.",
        ("in common",),
    ),
}
translatable("Rules", RULES)


def mark(rule: Rule, guess: Sequence[object], secret: Sequence[object]) -> Clue:
    """The clue of a game with this secret. Both words must have the same length."""
    match rule:
        case Rule.TILES | Rule.PAPER:
            return tiles(guess, secret)
        case Rule.NAIVE:
            return naive_tiles(guess, secret)
        case Rule.PEGS:
            black = in_place(guess, secret)
            return Counts((black, in_common(guess, secret) - black))
        case Rule.POSITIONS:
            return Counts((in_place(guess, secret),))
        case Rule.JOTTO:
            return Counts((in_common(guess, secret),))
        case Rule.JOTTO_EACH:
            return Counts((sum(letter in secret for letter in guess),))
        case _:
            assert_never(rule)


def tiles(guess: Sequence[object], secret: Sequence[object]) -> tuple[Mark, ...]:
    """The marks of Wordle and Lingo (source 004): greens are dealt first.

    Each letter of the secret that paid for no green then pays for one yellow, left to right; the
    other tiles stay white.
    """
    unpaid = Counter(s for g, s in zip(guess, secret, strict=True) if g != s)
    marks = [Mark.GREEN if g == s else Mark.WHITE for g, s in zip(guess, secret, strict=True)]
    for place, letter in enumerate(guess):
        if marks[place] is Mark.WHITE and unpaid[letter]:
            unpaid[letter] -= 1
            marks[place] = Mark.YELLOW
    return tuple(marks)


def naive_tiles(guess: Sequence[object], secret: Sequence[object]) -> tuple[Mark, ...]:
    """The marks of source 001's Wordle: every occurrence is marked, whatever the others got."""
    return tuple(
        Mark.GREEN if g == s else Mark.YELLOW if g in secret else Mark.WHITE
        for g, s in zip(guess, secret, strict=True)
    )


def in_place(guess: Sequence[object], secret: Sequence[object]) -> int:
    return sum(g == s for g, s in zip(guess, secret, strict=True))


def in_common(guess: Sequence[object], secret: Sequence[object]) -> int:
    """Letters in common, each as often as both words have it."""
    return (Counter(guess) & Counter(secret)).total()


def unsaid(rule: Rule, length: int) -> Clue:
    """The clue of a turn of which the game has said nothing yet."""
    counts = RULES[rule].counts
    return Counts((None,) * len(counts)) if counts else (None,) * length


def solves(rule: Rule, guess: Sequence[str], clue: Clue) -> bool:
    """Whether the clue says that the guess is the secret; Jotto never does."""
    match rule:
        case Rule.TILES | Rule.NAIVE | Rule.PAPER:
            return not isinstance(clue, Counts) and all(said is Mark.GREEN for said in clue)
        case Rule.PEGS | Rule.POSITIONS:
            return isinstance(clue, Counts) and clue.numbers[0] == len(guess)
        case Rule.JOTTO | Rule.JOTTO_EACH:
            return False
        case _:
            assert_never(rule)
