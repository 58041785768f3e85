"""Words that the secret of a game can still be, with any kind of host."""

from collections.abc import Iterable

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
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
