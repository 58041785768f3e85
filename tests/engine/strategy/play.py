"""Games played one after the other, each guess asked for anew."""

from dataclasses import replace

from wmh.engine.clues.rules import mark, solves
from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.solver import Solver


def played(question, lexicon, secret):
    """The turns of a game with this secret, the last one the secret itself; none if it is lost."""
    turns = ()
    while not turns or turns[-1].word != secret:
        playing = player(replace(question, turns=turns), lexicon, Solver(lexicon))
        start = playing.start()
        if lexicon.number_of(tuple(secret)) not in start.candidates.numbers:
            return ()
        labels = playing.choose(start)
        guess = tuple(lexicon.alphabet.decode(labels))
        turns = (*turns, Turn(guess, mark(question.rule, guess, secret)))
        assert len(turns) < 50
        assert solves(question.rule, guess, turns[-1].clue) <= (turns[-1].word == secret)
    return turns
