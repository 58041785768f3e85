"""Hard modes, in which a game accepts only guesses that use the clues it has given."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum, StrEnum, auto
from typing import NamedTuple

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, translatable
from wmh.engine.clues.turn import Mark, Turn


class Hardness(StrEnum):
    """Hard modes, by their names on the command line."""

    FREE = "free"
    HARD = "hard"
    ULTRA = "ultra"


STATEMENTS: Mapping[Hardness, str] = {
    Hardness.FREE: "Any word may be guessed.",
    Hardness.HARD: (
        "A green letter stays at its place, and a letter is used at least as often as an earlier"
        " guess has coloured it."
    ),
    Hardness.ULTRA: (
        "Like hard mode; also, a yellow letter must move, and a letter known to "
        "be used up may not be used again."
    ),
}
translatable(STATEMENTS, context="Rules")


MODES: Mapping[Hardness, str] = {
    Hardness.HARD: "hard mode",
    Hardness.ULTRA: "ultra hard mode",
}
"""Names of the hard modes, for descriptions of a game."""
translatable(MODES, context="Modes")


class Breach(Enum):
    """Kinds of violation of a hard mode."""

    KEEP_GREEN = auto()
    USE_COLOURED = auto()
    MOVE_YELLOW = auto()
    DROP_WHITE = auto()


class Broken(NamedTuple):
    """Violation of a hard mode: its kind, the letter and its place, and the turn that demands it.

    Places and rows count from 0; the place is None if it does not matter.
    """

    breach: Breach
    letter: str
    place: int | None
    row: int


def breaks(guess: Sequence[str], turns: Sequence[Turn], hardness: Hardness) -> Broken | None:
    """Returns the first violation of the hard mode by a guess; None if the guess is accepted."""
    return next(breaches(guess, turns, hardness), None)


def breaches(guess: Sequence[str], turns: Sequence[Turn], hardness: Hardness) -> Iterator[Broken]:
    """Yields all violations of the hard mode by a guess, turn by turn.

    Clues that are only numbers restrict nothing: hard modes are about marked letters.
    """
    checks: Sequence[Callable[[Sequence[str], Turn, int], Iterator[Broken]]] = {
        Hardness.FREE: (),
        Hardness.HARD: (_keeps_greens, _uses_coloured),
        Hardness.ULTRA: (_keeps_greens, _uses_coloured, _moves_yellows, _drops_whites),
    }[hardness]
    for row, turn in enumerate(turns):
        for check in checks:
            yield from check(guess, turn, row)


def _keeps_greens(guess: Sequence[str], turn: Turn, row: int) -> Iterator[Broken]:
    for place, (letter, said) in enumerate(zip(turn.guess, turn.marks, strict=True)):
        if said is Mark.GREEN and guess[place] != letter:
            yield Broken(Breach.KEEP_GREEN, letter, place, row)


def _uses_coloured(guess: Sequence[str], turn: Turn, row: int) -> Iterator[Broken]:
    for letter, times in _count_coloured(turn).items():
        if list(guess).count(letter) < times:
            yield Broken(Breach.USE_COLOURED, letter, None, row)


def _moves_yellows(guess: Sequence[str], turn: Turn, row: int) -> Iterator[Broken]:
    for place, (letter, said) in enumerate(zip(turn.guess, turn.marks, strict=True)):
        if said is Mark.YELLOW and guess[place] == letter:
            yield Broken(Breach.MOVE_YELLOW, letter, place, row)


def _drops_whites(guess: Sequence[str], turn: Turn, row: int) -> Iterator[Broken]:
    coloured = _count_coloured(turn)
    unset = Counter(x for x, said in zip(turn.guess, turn.marks, strict=True) if said is None)
    white = (x for x, said in zip(turn.guess, turn.marks, strict=True) if said is Mark.WHITE)
    for letter in dict.fromkeys(white):
        if list(guess).count(letter) > coloured[letter] + unset[letter]:
            yield Broken(Breach.DROP_WHITE, letter, None, row)


def _count_coloured(turn: Turn) -> Counter[str]:
    pairs = zip(turn.guess, turn.marks, strict=True)
    return Counter(letter for letter, said in pairs if said in (Mark.GREEN, Mark.YELLOW))


def statement(
    broken: Broken, turns: Sequence[Turn], capitals: Callable[[str], str] = str.upper
) -> InputError:
    """Returns the part of an error message that tells which clue is violated, and how.

    The letter is written as `capitals` returns it.
    """
    here = (capitals(broken.letter), broken.row + 1, turns[broken.row].word)
    place = 0 if broken.place is None else broken.place + 1
    if broken.breach is Breach.KEEP_GREEN:
        return InputError(
            "{0} is green at place {3} since guess {1} ({2}) and must stay there", *here, place
        )
    if broken.breach is Breach.MOVE_YELLOW:
        return InputError(
            "{0} is yellow at place {3} since guess {1} ({2}) and must move", *here, place
        )
    times = _coloured_statement(turns[broken.row], broken.letter)
    if broken.breach is Breach.USE_COLOURED:
        return InputError(
            Plural(
                "{0} is coloured in guess {1} ({2}) and must be used",
                "{0} is coloured in guess {1} ({2}) and must be used {3} times",
                times,
            ),
            *here,
            times,
        )
    if times:
        return InputError(
            Plural(
                "{0} may be used at most once since guess {1} ({2})",
                "{0} may be used at most {3} times since guess {1} ({2})",
                times,
            ),
            *here,
            times,
        )
    return InputError("{0} is white since guess {1} ({2}) and may not be used", *here)


def _coloured_statement(turn: Turn, letter: str) -> int:
    pairs = zip(turn.guess, turn.marks, strict=True)
    return sum(x == letter and said in (Mark.GREEN, Mark.YELLOW) for x, said in pairs)
