"""Simulation of many games on several boards, for `wmh boards --simulate`."""

import random
import time
from contextlib import closing

import numpy as np
from numpy.typing import NDArray

from wmh.base.heavy.run import HeavyRun, plainly
from wmh.base.text.phrases import _, figure
from wmh.engine import count
from wmh.engine.boards.question import BoardsQuestion, usual_limit
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.strategy.play.many_games import Outcome, outcome
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.helper.answering import Answering
from wmh.helper.cli.parts.heavily import HeavyOptions, heavily
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.reasons import Refused


def simulate(
    question: BoardsQuestion,
    lexicon: Lexicon,
    games: int,
    seed: int,
    limit: int | None,
    options: HeavyOptions,
    preset: str | None,
    *,
    as_json: bool,
) -> None:
    """Plays many games on several boards and prints the results. Raises Refused."""
    boards = len(question.clues)
    allowed = usual_limit(boards) if limit is None else limit
    start = candidates_of(question.alone(0), lexicon)
    may = np.flatnonzero(lexicon.nameable(start.numbers, flagged=question.flagged))
    if len(may) < boards:
        raise Refused(
            "{0} are too few for {1} boards: choose a wider --tier.",
            count.words(len(may)),
            boards,
        )
    weights = likelihood(question.alone(0), lexicon, start)
    items = _draw(may, None if weights is None else weights[may], games, boards, seed)
    began = time.perf_counter()
    with heavily(options) as heavy, closing(Answering()) as answering:
        solver = answering.solver(lexicon)
        from wmh.engine.boards.playing import ManyBoards, player

        guesses = solver.guesses(question.alone(0), start)
        playing = player(question, start, weights, guesses, heavy.stop, solver.spread)
        run = HeavyRun(
            f"{boards}-boards",
            ManyBoards(question, lexicon, playing.opener),
            items,
            [1] * games,
            "games",
            {"question": plainly(question), "seed": seed},
            lexicon,
        )
        took = heavy(run)
    seconds = time.perf_counter() - began
    found, within = outcome(np.array(took)), outcome(np.array(took), allowed)
    opener = lexicon.alphabet.decode(guesses.letters[playing.opener].tobytes())
    if as_json:
        told = _json(question, opener, found, within, allowed, seconds)
        print_json("boards-simulate", {"game": preset, "lexicon": lexicon.name, **told})
        return
    print(
        _(
            "{0} on {1} boards with words of {2}; {3}, tier {4}",
            count.games(games),
            boards,
            count.letters(question.length),
            lexicon.name,
            question.tier,
        )
    )
    print(_("First guess: {0}", opener))
    if found.mean is not None:
        print(_("Guesses: {0} on average, {1} at worst", figure(found.mean, 3), found.worst))
    print(_("Within {0}: {1} %", allowed, figure(100 * within.won / games, 1)))
    spread = ", ".join(f"{number}: {times}" for number, times in found.distribution.items())
    print(_("Games by guesses: {0}", spread))


def _draw(
    may: NDArray[np.intp], weights: NDArray[np.int64] | None, games: int, boards: int, seed: int
) -> list[list[int]]:
    """Draws answers for each game, by the likelihood of the words; returns their indices.

    `may` are the indices to draw from, `weights` their likelihoods, None if all are alike. The
    answers of one game differ.
    """
    drawn = random.Random(seed)
    if weights is None:
        return [may[drawn.sample(range(len(may)), boards)].tolist() for _game in range(games)]
    # The smallest of exponential times with these rates are a draw without replacement.
    dice = np.random.default_rng(seed)
    times = (dice.standard_exponential(len(may)) / weights for _game in range(games))
    return [may[np.argpartition(each, boards - 1)[:boards]].tolist() for each in times]


def _json(
    question: BoardsQuestion,
    opener: str,
    found: Outcome,
    within: Outcome,
    allowed: int,
    seconds: float,
) -> dict[str, object]:
    games = found.won + found.lost
    return {
        "boards": len(question.clues),
        "length": question.length,
        "tier": question.tier,
        "rule": question.rule,
        "strategy": question.strategy,
        "prior": question.prior,
        "plain": question.plain,
        "opener": opener,
        "games": games,
        "mean": found.mean,
        "worst": found.worst,
        "given_up": found.lost,
        "limit": allowed,
        "within": within.won / games,
        "distribution": found.distribution,
        "seconds": round(seconds, 3),
    }
