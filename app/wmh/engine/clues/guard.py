"""Checks of a clue while it is entered: impossible clues, and marks that are certain already.

A clue is impossible if no word at all could cause it. A mark is certain if the earlier clues
determine it, whatever the secret is.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import NamedTuple, assert_never

from wmh.engine.clues.knowledge import Given, learn
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Mark, Marks, Turn


class ImpossibleReason(Enum):
    """Reason why no secret can cause a clue."""

    WHITE_BEFORE_YELLOW = auto()
    """A white tile is left of a yellow tile with its letter, though the leftmost get yellow."""
    NO_OTHER_PLACE = auto()
    """A yellow letter fits nowhere else: each other place is green or excludes the letter."""
    TWO_FATES = auto()
    """Equal letters have different colours, though naive marking colours all of them or none."""
    TOO_MANY = auto()
    """The numbers of the clue are greater than the letters of the guess allow."""


class Impossible(NamedTuple):
    """Reason why a clue is impossible, and the places (from 0) of the tiles that show it.

    A clue of numbers has no places.
    """

    reason: ImpossibleReason
    places: tuple[int, ...] = ()


def impossible(turn: Turn, rule: Rule) -> Impossible | None:
    """Returns the reason why no secret causes this clue, or None if some secret can.

    Unset marks may become any mark. The secret may contain any letters, also letters that no
    lexicon has. Raises ValueError for a clue of another kind than the rule's.
    """
    if isinstance(turn.clue, Counts):
        return (
            None
            if _countable(turn.guess, turn.clue.numbers, rule)
            else Impossible(ImpossibleReason.TOO_MANY)
        )
    match rule:
        case Rule.TILES:
            return _tiles(turn.guess, turn.clue)
        case Rule.NAIVE:
            return _naive_tiles(turn.guess, turn.clue)
        case Rule.PAPER:
            return None  # Its pattern takes any marks.
        case Rule.PEGS | Rule.POSITIONS | Rule.JOTTO | Rule.JOTTO_EACH:
            raise ValueError(f"the rule {rule} marks no letters")
        case _:
            assert_never(rule)


def _tiles(guess: Sequence[str], marks: Marks) -> Impossible | None:
    for letter in dict.fromkeys(guess):
        own = [place for place, other in enumerate(guess) if other == letter]
        yellow = [place for place in own if marks[place] is Mark.YELLOW]
        white = [place for place in own if marks[place] is Mark.WHITE]
        if yellow and white and white[0] < yellow[-1]:
            return Impossible(ImpossibleReason.WHITE_BEFORE_YELLOW, (white[0], yellow[-1]))
        elsewhere = [
            place
            for place, other in enumerate(guess)
            if other != letter and marks[place] is not Mark.GREEN
        ]
        if len(yellow) > len(elsewhere):
            return Impossible(ImpossibleReason.NO_OTHER_PLACE, tuple(yellow))
    return None


def _naive_tiles(guess: Sequence[str], marks: Marks) -> Impossible | None:
    for letter in dict.fromkeys(guess):
        own = [place for place, other in enumerate(guess) if other == letter]
        said = [marks[place] for place in own]
        white = [place for place in own if marks[place] is Mark.WHITE]
        coloured = [place for place in own if marks[place] in (Mark.YELLOW, Mark.GREEN)]
        if white and coloured:
            return Impossible(ImpossibleReason.TWO_FATES, (white[0], coloured[0]))
        settled = all(
            marks[place] is Mark.GREEN for place, other in enumerate(guess) if other != letter
        )
        if settled and said.count(Mark.YELLOW) == len(said):
            return Impossible(ImpossibleReason.NO_OTHER_PLACE, tuple(own))
    return None


def _countable(guess: Sequence[str], numbers: Sequence[int | None], rule: Rule) -> bool:
    length = len(guess)
    match rule:
        case Rule.JOTTO_EACH:
            sums = {0}
            for times in Counter(guess).values():
                sums |= {number + times for number in sums}
            return numbers[0] is None or numbers[0] in sums
        case Rule.POSITIONS | Rule.JOTTO:
            return numbers[0] is None or 0 <= numbers[0] <= length
        case Rule.PEGS:
            black, white = numbers
            return any(
                0 <= b <= length and (white is None or 0 <= white <= _most_white(guess, b))
                for b in (range(length + 1) if black is None else [black])
            )
        case Rule.TILES | Rule.NAIVE | Rule.PAPER:
            raise ValueError(f"the rule {rule} counts nothing")
        case _:
            assert_never(rule)


def _most_white(guess: Sequence[str], black: int) -> int:
    """Returns how many letters of a guess can be elsewhere if `black` letters are in place.

    Most letters can be elsewhere if the commonest letters are in place: only a letter with more
    than half of the remaining tiles leaves some tiles without another place.
    """
    times = Counter(guess)
    for _ in range(black):
        times[times.most_common(1)[0][0]] -= 1
    left = len(guess) - black
    return min(left, 2 * (left - max(times.values(), default=0)))


def forced_letters(
    guess: Sequence[str], turns: Iterable[Turn], rule: Rule, given: Given = ()
) -> Marks:
    """Returns green or white for each letter of the guess whose mark is certain, else None.

    Green: the secret has the letter at this place. White: the secret does not contain the letter.
    Yellow is never returned. All marks are None if the rule's clues are numbers, or if the turns
    contradict each other.
    """
    nothing = (None,) * len(guess)
    if RULES[rule].counts:
        return nothing
    known = learn(turns, len(guess), rule, given)
    if not known.possible:
        return nothing
    absent = {count.letter for count in known.counts if count.most == 0}
    open_places = [
        excluded
        for fixed, excluded in zip(known.fixed, known.excluded, strict=True)
        if fixed is None
    ]

    def mark(letter: str, fixed: str | None) -> Mark | None:
        if fixed == letter:
            return Mark.GREEN
        gone = letter not in known.fixed and all(letter in excluded for excluded in open_places)
        return Mark.WHITE if letter in absent or gone else None

    return tuple(map(mark, guess, known.fixed))
