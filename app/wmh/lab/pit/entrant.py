"""Entrants of the pit: commands started for every game, and strategies of this process."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import numpy as np

from wmh.engine.question import Question
from wmh.engine.strategy.play.games_walk import Progress, walk
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.answering import Answering
from wmh.helper.lingo.round import ATTEMPTS, PitGame, Round, SecretDraw
from wmh.lab.pit.player_process import CannotStartError, PlayerError, PlayerProcess

PATIENCE = 3
"""Number of games in a row that an entrant may break off until it is excluded."""


@dataclass(slots=True, eq=False)
class Entrant:
    """Command that plays games by the pit's protocol, each within `limit` seconds.

    An entrant that is `out` plays no more: it could not be started, or broke off too many games in
    a row. `folder` is its working directory, by default this program's.
    """

    command: Sequence[str]
    limit: float
    folder: Path | None = None
    out: bool = field(default=False, init=False)
    _broken_off: int = field(default=0, init=False)

    def play(self, secret: str, words: Container[str]) -> PitGame:
        """Plays a game with this secret; a game that the entrant breaks off is lost.

        `words` are the allowed guesses, of the secret's length.
        """
        game, seconds, fault = Round(secret), 0.0, None
        try:
            command = [*self.command, str(len(secret))]
            process = PlayerProcess(command, ATTEMPTS, self.limit, self.folder)
        except CannotStartError as error:
            self.out = True
            return PitGame(secret, 0, seconds, fault=error.bare())
        try:
            while not game.over:
                guess = process.line().removesuffix("\r")
                seconds = process.seconds
                game, mask = game.answered(guess, words)
                process.send(mask)
        except PlayerError as error:
            seconds, fault = process.seconds, error.bare()
        finally:
            process.end()
        self._broken_off = 0 if fault is None else self._broken_off + 1
        self.out = self._broken_off >= PATIENCE
        return PitGame(secret, game.attempts, seconds, game.guesses, game.invalid, fault)


def play_all(
    strategy: Strategy, drawn: SecretDraw, answering: Answering, progress: Progress
) -> list[PitGame]:
    """Plays a strategy's games with all drawn secrets at once.

    Each game counts an equal share of the total time.
    """
    lexicon = drawn.lexicon
    began = perf_counter()
    solver = answering.solver(lexicon) if STRATEGIES[strategy].splits else None
    question = Question((), drawn.length, strategy=strategy, attempts=ATTEMPTS)
    letters = map(lexicon.alphabet.letters_of, drawn.secrets)
    numbers = np.array([lexicon.number_of(each or ()) for each in letters], np.int32)
    order = np.argsort(numbers)
    games = walk(player(question, lexicon, solver), numbers[order], None, progress)
    seconds = (perf_counter() - began) / max(1, len(numbers))
    found: list[PitGame] = []
    for place, guesses in zip(map(int, order), games.guesses.tolist(), strict=True):
        attempts = guesses if guesses <= ATTEMPTS else 0
        found.append(PitGame(drawn.secrets[place], attempts, seconds))
    return found
