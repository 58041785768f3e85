"""Marks of a guess that the earlier clues determine already, whatever the secret is."""

from collections.abc import Iterable, Sequence

from wmh.engine.clues.knowledge import Given, learn
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Mark, Marks, Turn


def forced_letters(
    guess: Sequence[str], turns: Iterable[Turn], rule: Rule, given: Given = ()
) -> Marks:
    """Returns the mark of each letter that is certain, None for the others.

    Green is a letter whose place is known, white a letter that the secret does not contain. For a
    rule that counts all are None.
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
