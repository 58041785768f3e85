"""Cheating host: it has no secret, and after each guess keeps as many possible words as it can."""

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
    """Returns the class of words that a cheating host keeps after a guess: the largest one.

    Of equally large classes one that does not end the game is kept, then the one whose clue says
    least: the fewest green marks, then the fewest yellow ones, or the smallest numbers; then
    colours furthest to the right. So the choice depends on clues alone, and never shows which word
    remains. There is always a class. Raises Cancelled.
    """
    candidates = possible(game.terms, game.turns, lexicon, stop)
    check_cancelled(stop)
    split = classes(game.terms.rule, lexicon.alphabet.encode(guess), candidates.letters)
    return min(split, key=lambda each: (-len(each), each.solves, says(each.clue)))


def says(clue: Clue) -> tuple[int, ...]:
    """Returns a key that sorts clues of one rule, from little to much information."""
    if isinstance(clue, Counts):
        return tuple(number or 0 for number in clue.numbers)
    greens = sum(said is Mark.GREEN for said in clue)
    yellows = sum(said is Mark.YELLOW for said in clue)
    return greens, yellows, *(int(said or 0) for said in clue)


def final_word(candidates: Candidates, lexicon: Lexicon) -> tuple[str, ...]:
    """Returns the word that a cheating host names at the end: the first of the most common ones."""
    first = int(np.argmin(lexicon.tiers[candidates.numbers]))
    return spell(candidates.letters[first].tobytes(), lexicon.alphabet)
