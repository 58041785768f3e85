"""Experiment: games of each strategy of the program with the secrets of the paper."""

import random
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.many_games import alone, outcome
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Strategy, obstacle
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import common, common_words, some
from wmh.lab.replication.verdict import ClaimEstimate, mean_of

SECTION = "IV.E"
SAID = "The higher its letter frequency score, the likelier a word has a correct letter."

_MANY, _FEW = 100_000, 100
_PUBLISHED, _PUBLISHED_GAMES = 4.984, 250
_SLOW = (Strategy.EXACT, Strategy.LINGO)


def pieces(conditions: Conditions) -> Sequence[Task]:
    strategies = [each for each in Strategy if not obstacle([each])]
    if conditions.quick:
        strategies = [each for each in strategies if each not in _SLOW]
    return [Task(str(each), 5 if each in _SLOW else 1) for each in strategies]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    chance = random.Random(bench.conditions.seed)
    secrets = some(
        common_words(4, bench.lexicon), _FEW if bench.conditions.quick else _MANY, chance
    )
    asked = replace(common(4, bench.lexicon), strategy=Strategy(item), guesses=GuessList.VIEW)
    games = walk(alone(asked, bench.lexicon), secrets, stop=stop)
    found = outcome(games.guesses)
    opener = "" if games.opener is None else bench.lexicon.alphabet.decode(games.opener)
    return {
        "games": len(secrets),
        "opener": opener,
        "mean": found.mean,
        "spread": float(games.guesses.std()),
        "worst": found.worst,
        "within": outcome(games.guesses, 6).won,
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    means = {item: each["mean"] for item, each in measured}
    estimates = {
        item: mean_of(each["mean"], each["spread"], each["games"]) for item, each in measured
    }
    best = min(means, key=lambda item: means[item])
    reason = unavailable()
    games = measured[0][1]["games"]
    finding = Draft(
        f"{games:,} secrets of four letters, the same for every strategy, to their ends."
    )
    finding.claim(
        "paper",
        "Mean attempts by the paper's score",
        f"{_PUBLISHED}",
        estimates["paper"].text(3),
        "the first word of the helper's list, as in the attempts at four letters",
        published=ClaimEstimate(
            _PUBLISHED, estimates["paper"].error * sqrt(games / _PUBLISHED_GAMES)
        ),
        measured=estimates["paper"],
        leaves_open="its words",
    )
    finding.claim("best", "Fewest mean attempts by any strategy", "", estimates[best].text(3), best)
    table = finding.table("Strategies", "Strategy", "First guess", "Mean", "Worst", "Within 6")
    for item, each in measured:
        table.row(
            STRATEGIES[Strategy(item)].title,
            each["opener"],
            estimates[item].text(3),
            f"{each['worst']}",
            f"{100 * each['within'] / each['games']:.1f} %",
        )
    plot = finding.plot("Mean attempts by strategy", "", "attempts", means)
    plot.bars("mean", means.values())
    if conditions.quick:
        finding.remark("The slowest strategies are left to the full run.")
    if reason:
        finding.remark(f"The strategies that search were not measured: {reason}")
    return finding.replica()
