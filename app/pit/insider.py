"""An insider of the pit: a strategy of this program, which needs no process to be played."""

from time import perf_counter

import numpy as np

from app.answering import Answering
from app.engine.question import Question
from app.engine.strategy.choice import player
from app.engine.strategy.strategies import STRATEGIES, Strategy
from app.engine.strategy.walk import Progress, walk
from app.games.lingo.drawing import Drawn
from app.games.lingo.round import ATTEMPTS
from app.games.lingo.standing import Played


def play_all(
    strategy: Strategy, drawn: Drawn, answering: Answering, progress: Progress
) -> list[Played]:
    """The games with all secrets at once; each is said to have taken its share of the time."""
    lexicon = drawn.lexicon
    began = perf_counter()
    breaker = answering.breaker(lexicon) if STRATEGIES[strategy].splits else None
    question = Question((), drawn.length, strategy=strategy, attempts=ATTEMPTS)
    letters = map(lexicon.alphabet.letters_of, drawn.secrets)
    numbers = np.array([lexicon.number_of(each or ()) for each in letters], np.int32)
    order = np.argsort(numbers)
    games = walk(player(question, lexicon, breaker), numbers[order], None, progress)
    seconds = (perf_counter() - began) / max(1, len(numbers))
    found: list[Played] = []
    for place, guesses in zip(map(int, order), games.guesses.tolist(), strict=True):
        attempts = guesses if guesses <= ATTEMPTS else 0
        found.append(Played(drawn.secrets[place], attempts, seconds))
    return found
