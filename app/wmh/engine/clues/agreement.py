"""The agreement of a word, from a lexicon or not, with clues: whether it can be the secret."""

from collections.abc import Sequence

from wmh.engine.clues.knowledge import Given, learn
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Clue, Counts, Turn


def agrees(secret: Sequence[str], turns: Sequence[Turn], rule: Rule, given: Given = ()) -> bool:
    """What has not been said yet agrees with everything; the paper's rule reads as its pattern."""
    if any(x not in (None, y) for x, y in zip(given, secret, strict=False)):
        return False
    if rule is not Rule.PAPER:
        return all(_says(turn.clue, mark(rule, turn.guess, secret)) for turn in turns)
    known = learn(turns, len(secret), rule, given)
    places = zip(secret, known.fixed, known.excluded, strict=True)
    return known.possible and all(
        letter == fixed if fixed is not None else letter not in excluded
        for letter, fixed, excluded in places
    )


def _says(said: Clue, whole: Clue) -> bool:
    """Whether a clue, as far as it has been said, is this one."""
    parts = said.numbers if isinstance(said, Counts) else said
    all_parts = whole.numbers if isinstance(whole, Counts) else whole
    return all(x in (None, y) for x, y in zip(parts, all_parts, strict=True))
