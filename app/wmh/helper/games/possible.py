"""Words that the secret of a game can still be, and those that a cheating host keeps.

A cheating host has no secret: after each guess it keeps as many possible words as it can.
"""

from collections.abc import Iterable

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Clue, Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.classes import Class, classes
from wmh.helper.games.game import Game, Terms, question_of


def possible(
    terms: Terms,
    turns: Iterable[Turn],
    lexicon: Lexicon,
    stop: Stop = never,
    *,
    given: Given = (),
) -> Candidates:
    """Returns the words under these terms that agree with every clue and were not guessed.

    The words have the `given` letters. Games by the paper's rule are marked as tiles, so everything
    that tiles say is used. A guessed word that did not end the game is not the secret, although
    Jotto's clues do not say so. Raises Cancelled.
    """
    turns = tuple(turns)
    rule = Rule.TILES if terms.rule is Rule.PAPER else terms.rule
    found = candidates_of(Question(turns, terms.length, rule, given, terms.tier), lexicon, stop)
    may = lexicon.nameable(found.numbers, flagged=terms.flagged)
    guessed = [lexicon.number_of(turn.guess) for turn in turns]
    may &= ~np.isin(found.numbers, [number for number in guessed if number is not None])
    return Candidates(found.letters[may], found.numbers[may])


def fitting(game: Game, like: Question, lexicon: Lexicon, stop: Stop = never) -> Candidates:
    """Returns the words that fit a game, counted as in the player's list.

    `like` is as in `question_of`. Offensive words are included, since a player does not know if the
    host uses offensive words. Raises Cancelled.
    """
    return candidates_of(question_of(game, like), lexicon, stop)


def spell(labels: bytes, alphabet: Alphabet) -> tuple[str, ...]:
    """Returns the letters that these labels stand for."""
    return tuple(alphabet.decode(bytes([label])) for label in labels)


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
