"""The adversary: it has no secret, and gives up as little of what it can be as it can."""

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.turn import Clue, Counts, Mark
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.ranking.classes import Class, classes
from wmh.helper.games.game import Game
from wmh.helper.games.possible import possible, spell


def largest_class(
    game: Game, guess: tuple[str, ...], lexicon: Lexicon, stop: Stop = never
) -> Class:
    """The class of words that an adversary keeps when this is guessed: the largest.

    Of equals it keeps one that does not end the game; then the one whose clue says least: the
    fewest green marks, then the fewest yellow ones, or the smallest numbers; then the one that has
    its colours furthest to the right. So it goes by clues and never by what the words are, and
    nobody can tell from its choice which word it is heading for.

    There is always a class, because something is always kept. Raises Cancelled.
    """
    candidates = possible(game.terms, game.turns, lexicon, stop)
    check_cancelled(stop)
    split = classes(game.terms.rule, lexicon.alphabet.encode(guess), candidates.letters)
    return min(split, key=lambda each: (-len(each), each.solves, says(each.clue)))


def says(clue: Clue) -> tuple[int, ...]:
    """Orders clues of one rule by how much they say, from little to much, as an adversary does."""
    if isinstance(clue, Counts):
        return tuple(number or 0 for number in clue.numbers)
    greens = sum(said is Mark.GREEN for said in clue)
    yellows = sum(said is Mark.YELLOW for said in clue)
    return greens, yellows, *(int(said or 0) for said in clue)


def final_word(candidates: Candidates, lexicon: Lexicon) -> tuple[str, ...]:
    """The word an adversary names in the end: the most common one, the first of equals."""
    first = int(np.argmin(lexicon.tiers[candidates.numbers]))
    return spell(candidates.letters[first].tobytes(), lexicon.alphabet)
