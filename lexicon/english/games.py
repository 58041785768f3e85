"""Plays the games of `resources/games` with every everyday word as the secret: `make openings`.

Each as its preset plays it, with the paper's list, and with most information, so that a choice can
be said to win that game, and what another one costs. Of games in other languages some words are
drawn. After the lexicon may stand the keys of the games to play; the others stay as they were
measured.
"""

import datetime
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.thread_pool import ThreadPool
from wmh.base.text.refusal import InputError
from wmh.engine.boards.playing import player as boards_player
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.lexicon.store import Lexicon, open_lexicon
from wmh.engine.question import Familiarity, Question
from wmh.engine.strategy.experience import read_experience
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking.likelihood import is_inflected, likelihood
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Prior, Strategy
from wmh.helper.catalogues import GAMES
from wmh.helper.games.automatic import steps
from wmh.helper.games.game import Keeping, Terms, question_of
from wmh.helper.games.keeping import begin
from wmh.helper.games.measured_games import MeasuredWay, PlayingWay, as_json, read_measured
from wmh.helper.games.preset import Preset
from wmh.helper.lists.library import open_named

USUAL = 6
"""Guesses within which a game is called solved that sets no limit."""
MOST_GAMES = 5000
"""More secrets than these are drawn from."""
OTHER_GAMES = 500
"""So many of them are drawn where the words are not English."""
SLOW_GAMES = {"bulls-and-cows": 200, "four-digits": 200, "jotto": 200, "mastermind-8": 100}
"""So many of them are drawn where a game takes seconds."""
BOARDS_GAMES, MOST_BOARDS = 300, 4
SEED = 2013


@dataclass(slots=True)
class Table:
    """Where the games are played."""

    english: Lexicon
    solver: Solver

    def measured(self, preset: Preset) -> MeasuredWay | None:
        """None of a game of words that are not here, of many boards, or with nothing chosen."""
        if preset.boards > MOST_BOARDS or (preset.boards == 1 and preset.strategy is None):
            return None
        try:
            lexicon = self._lexicon(preset)
        except InputError as error:
            print(preset.key, error, flush=True)
            return None
        solver = self.solver if lexicon is self.english else self.solver.on(lexicon)
        if preset.strategy is Strategy.WORST:
            return _cheated(preset, lexicon, solver)
        within = preset.rows or USUAL
        if preset.boards > 1:
            ways = (self._boards(preset, within),)
            return MeasuredWay(_today(), preset.length, BOARDS_GAMES, within, ways)
        secrets = _secrets(preset, lexicon)
        words = preset.lexicon if preset.lexicon and not preset.codes else ""
        most = SLOW_GAMES.get(preset.key, OTHER_GAMES if words else MOST_GAMES)
        every = len(secrets)
        if every > most:
            drawn = random.Random(SEED).sample(range(every), most)
            secrets = secrets[np.sort(np.array(drawn))]
        played: list[PlayingWay] = []
        for name, question, opener in _ways(preset, lexicon):
            guesses = _guesses(question, lexicon, solver, secrets, preset.given, opener)
            solved = int(np.count_nonzero((guesses > 0) & (guesses <= within)))
            ended = guesses[guesses > 0]
            margin = 1.96 * float(ended.std()) / len(ended) ** 0.5 if every > most else 0.0
            strategy, mean = str(question.strategy), round(float(ended.mean()), 3)
            longest = int(ended.max())
            played.append(PlayingWay(name, strategy, solved, mean, round(margin, 3), longest))
            print(preset.key, played[-1], flush=True)
        return MeasuredWay(_today(), preset.length, len(secrets), within, tuple(played), words)

    def _lexicon(self, preset: Preset) -> Lexicon:
        """The game's. Raises InputError where it is not installed."""
        if preset.codes:
            return code_lexicon(preset.lexicon)
        return open_named(preset.lexicon) if preset.lexicon else self.english

    def _boards(self, preset: Preset, within: int) -> PlayingWay:
        boards = BoardsQuestion(
            (), ((),) * preset.boards, preset.length, tier=_tier(preset, self.english),
            prior=preset.prior or Prior.UNIFORM, plain=bool(preset.plain),
        )  # fmt: skip
        question = boards.alone(0)
        start = candidates_of(question, self.english)
        secrets = _secrets(preset, self.english)
        secrets = secrets[self.english.nameable(secrets)]
        may = np.flatnonzero(np.isin(start.numbers, secrets))
        guesses = self.solver.guesses(question, start)
        weights = likelihood(question, self.english, start)
        playing = boards_player(boards, start, weights, guesses, spread=self.solver.spread)
        drawn = random.Random(SEED)
        took = np.array(
            [
                playing.play(may[drawn.sample(range(len(may)), preset.boards)])
                for _ in range(BOARDS_GAMES)
            ]
        )
        solved = int(np.count_nonzero((took > 0) & (took <= within)))
        way = PlayingWay("own", "boards", solved, round(float(took.mean()), 3))
        print(preset.key, way, flush=True)
        return way


def _cheated(preset: Preset, lexicon: Lexicon, solver: Solver) -> MeasuredWay:
    """The guesses of each against a host who cheats, by the rules of the program's own."""
    played: list[PlayingWay] = []
    for name, question, _opener in _ways(preset, lexicon):
        terms = Terms(
            preset.length,
            preset.rule,
            Keeping.ADVERSARIAL,
            tier=_tier(preset, lexicon),
            flagged=True,
        )
        game = begin(terms, lexicon, random.Random(SEED))
        *_, last = steps(game, player(question_of(game, question), lexicon, solver))
        took = len(last.turns)
        solved = int(took <= (preset.rows or USUAL))
        played.append(PlayingWay(name, str(question.strategy), solved, float(took), 0.0, took))
        print(preset.key, played[-1], flush=True)
    return MeasuredWay(_today(), preset.length, 1, preset.rows or USUAL, tuple(played))


def _tier(preset: Preset, lexicon: Lexicon) -> int:
    return lexicon.usual_tier(preset.length, preset.familiarity or Familiarity.COMMON)


def _ways(preset: Preset, lexicon: Lexicon) -> Iterator[tuple[str, Question, str]]:
    """Name, question and opener of each; flagged words are guessed, as by who asks for them."""
    usual = Question(
        (), preset.length, preset.rule, tier=lexicon.usual_tier(preset.length),
        flagged=True, hardness=preset.hard, attempts=preset.rows or USUAL,
    )  # fmt: skip
    own = replace(
        usual,
        tier=_tier(preset, lexicon),
        strategy=preset.strategy or Strategy.PAPER,
        prior=preset.prior or Prior.UNIFORM,
        plain=bool(preset.plain),
    )
    yield "own", own, preset.opener
    if own.strategy is not Strategy.PAPER:
        yield "paper", usual, ""
    everyday = lexicon.usual_tier(preset.length, Familiarity.EVERYDAY)
    yield "information", replace(usual, tier=everyday, strategy=Strategy.ENTROPY), ""


def _secrets(preset: Preset, lexicon: Lexicon) -> NDArray[np.int32]:
    """Everyday words; without plurals and past tenses where the game has none."""
    tier = lexicon.usual_tier(preset.length, Familiarity.EVERYDAY)
    found = candidates_of(Question((), preset.length, tier=tier), lexicon)
    if not preset.plain:
        return found.numbers
    return found.numbers[~is_inflected(found, lexicon)]


def _guesses(
    question: Question,
    lexicon: Lexicon,
    solver: Solver,
    secrets: NDArray[np.int32],
    given: tuple[int, ...],
    opener: str,
) -> NDArray[np.int64]:
    """How many each game took; one after the other for each first letter that is shown."""
    letters = lexicon.alphabet.letters_of(opener) if opener else None
    first = lexicon.alphabet.encode(letters) if letters else None
    if not given:
        return walk(player(question, lexicon, solver), secrets, first).guesses
    found: list[NDArray[np.int64]] = []
    for letter in lexicon.alphabet.letters:
        shown = (letter, *(None,) * (question.length - 1))
        asked = replace(question, given=shown)
        here = np.intersect1d(secrets, candidates_of(asked, lexicon).numbers)
        if len(here):
            found.append(walk(player(asked, lexicon, solver), here).guesses)
    return np.concatenate(found)


def main(path: Path, keys: Sequence[str]) -> None:
    """Write what was measured with the lexicon in this .dawg file beside it."""
    lexicon = open_lexicon(path)
    crew = ThreadPool()
    table = Table(lexicon, Solver(lexicon, crew, read_experience(path.with_name("lingo.json"))))
    presets, _ = GAMES.read_all()
    kept = dict(read_measured(path.with_name("games.json")))
    for preset in presets:
        if not keys or preset.key in keys:
            measured = table.measured(preset)
            if measured is not None:
                kept[preset.key] = measured
    crew.close()
    found = {preset.key: kept[preset.key] for preset in presets if preset.key in kept}
    path.with_name("games.json").write_text(json.dumps(as_json(found), indent=1) + "\n", "ascii")
    print(f"{len(found)} games")


def _today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
