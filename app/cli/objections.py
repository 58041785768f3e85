"""What is wrong with a turn, in words: a clue that cannot be, a guess that a mode refuses."""

from collections.abc import Sequence

from app.engine.clues.guard import Impossible, Reason
from app.engine.clues.hardness import Broken, Hardness
from app.engine.clues.statements import statement
from app.engine.clues.turn import Mark, Turn


def impossibility(why: Impossible, turn: Turn) -> str:
    """Why no secret gives the turn this clue, as a clause that names its tiles."""
    if why.reason is Reason.TOO_MANY:
        return "the numbers are more than its letters can give"
    letter = turn.guess[why.places[0]].upper()
    first, *others = why.places
    if why.reason is Reason.WHITE_BEFORE_YELLOW:
        return (
            f"the {letter} at place {first + 1} is white and the one at place {others[0] + 1}"
            " yellow, but a repeated letter gets its yellow from left to right"
        )
    if why.reason is Reason.TWO_FATES:
        colour = "green" if turn.marks[others[0]] is Mark.GREEN else "yellow"
        return (
            f"the {letter} at place {first + 1} is white and the one at place {others[0] + 1}"
            f" {colour}, but this rule leaves every {letter} white or none"
        )
    if others:
        return (
            f"the {letter} at places {_listed(why.places)} is yellow, but there are too few other"
            " places for it"
        )
    return f"the {letter} at place {first + 1} is yellow, but there is no other place for it"


def breach(broken: Broken, guess: Turn, row: int, turns: Sequence[Turn], mode: Hardness) -> str:
    """The sentence about a guess, the turn `row` (from 0), that the mode would have refused."""
    why = statement(broken, turns)
    return f"Turn {row + 1} ({guess.word}) breaks the mode {mode}: {why}."


def _listed(places: Sequence[int]) -> str:
    *head, last = (str(place + 1) for place in places)
    return f"{', '.join(head)} and {last}"
