"""The winner of the contest as a player, by the rule of its printed program.

It guesses the word whose largest class of equal clues is smallest: a word that can be the secret,
unless another word makes the largest class smaller by a quarter; in the last attempt only possible
words. The first guesses are the program's own, by length. Ties go to the first word in the
alphabet; in the program they depend on how its list was shuffled.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.play.games_walk import Games, walk
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import Player
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import plan

OPENERS = {
    len(word): word
    for word in (
        *("ares", "raise", "sailer", "saltier", "costlier", "clarities", "anthelices"),
        *("petulancies", "incarcerates", "allergenicity"),
    )
}
_LAST = 4
"""Number of guesses made before the last attempt."""


def games_of_winner(
    question: Question, numbers: NDArray[np.int32], lexicon: Lexicon, stop: Stop
) -> Games:
    """Returns the winner's games with these secrets, given as `numbers`. Raises Cancelled."""
    everything = plan(candidates_of(question, lexicon, stop))

    def choose(state: PlayState, stop: Stop = never) -> bytes | None:
        own = plan(state.candidates)
        worst = measure(own, state.candidates, Rule.TILES, stop=stop).worst
        best, least = own.letters[worst.argmin()], int(worst.min())
        if len(state.turns) < _LAST and least > 1:
            others = measure(everything, state.candidates, Rule.TILES, stop=stop).worst
            if others.min() < int(0.75 * least):
                best = everything.letters[others.argmin()]
        return best.tobytes()

    word = OPENERS[question.length]
    known = lexicon.number_of(tuple(word)) is not None
    opener = lexicon.alphabet.encode(tuple(word)) if known else None
    return walk(Player(question, lexicon, choose, None), numbers, opener, stop=stop)
