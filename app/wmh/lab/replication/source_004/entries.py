"""Experiment: entries of the contest, whose printed programs are run beside their results."""

import random
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot, sqrt
from pathlib import Path
from statistics import fmean, variance
from tempfile import TemporaryDirectory

import numpy as np

from wmh.base.files import paths
from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.clues.rules import tiles
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.question import Question
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.strategies import GuessList
from wmh.helper.lingo.round import ATTEMPTS, mask_of, points
from wmh.lab.pit.entrant import Entrant
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.source_004 import printed_programs
from wmh.lab.replication.source_004.pit import FILE, has_list, words_of_pit
from wmh.lab.replication.source_004.winner import games_of_winner
from wmh.lab.replication.verdict import LIMIT, ClaimEstimate

SECTION = "answers and comments"
SAID = (
    "Twelve runs are printed, of 100 words of each length from 4 to 13: 245,000 to 267,700 points"
    " for the two strongest entries, 226,600 to 231,100 for a program in Perl."
)

_LENGTHS = range(4, 14)
_PRINT = {"player": "", "length": 0}
"""Item of the task that checks the printed text without playing."""
_DRAWN = 100
"""Number of words of each length in a published run."""
_ROUNDS = 20
_LIMIT = 120.0
"""Maximal seconds of a game here; the source has no limit."""
_OPEN: dict[str, str] = dict.fromkeys(
    ("own run", "run with pit.rb"), "the version of its program that ran"
)
"""Conditions of runs that the source leaves open: its author changed the way to score guesses."""
_WINNER, _JAVA, _PERL, _RUBY = "edc65", "Lingo", "chinese-perl-goth", "player-example"


@dataclass(frozen=True, slots=True)
class ContestRun:
    """Printed points of a player at each length, and their printed total."""

    player: str
    name: str
    points: tuple[int, ...]
    total: int

    @property
    def key(self) -> str:
        return f"{self.player}-{self.name}".lower().replace(" ", "-")


@dataclass(frozen=True, slots=True)
class _Print:
    """Text of the contest: its examples (secret, guess and answer), and its printed runs."""

    masks: tuple[tuple[str, str, str], ...]
    runs: tuple[ContestRun, ...]


@cache
def _text_of_contest() -> _Print:
    told = tomllib.loads((paths.folder("resources") / "lab" / "entries.toml").read_text("utf-8"))
    return _Print(
        tuple((each["secret"], each["guess"], each["answer"]) for each in told["mask"]),
        tuple(ContestRun(**each | {"points": tuple(each["points"])}) for each in told["run"]),
    )


def runs_printed() -> Sequence[ContestRun]:
    """Returns the runs that the text of the contest prints."""
    return _text_of_contest().runs


def pieces(conditions: Conditions) -> Sequence[Task]:
    players: list[str] = []
    if has_list(conditions) and not conditions.quick:
        if unavailable() is None:
            players.append(_WINNER)
        players += printed_programs.startable(conditions.peers)
    games = [{"player": player, "length": length} for player in players for length in _LENGTHS]
    return [Task(_PRINT), *(Task(item, 9) for item in games)]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the points of a player with random words of a length.

    The words are the same for every player. The item without a player gives the answers to the
    printed examples.
    """
    player, length = item["player"], item["length"]
    if not player:
        return {
            "masks": [
                mask_of(tiles(guess, secret)) for secret, guess, _ in _text_of_contest().masks
            ]
        }
    words = words_of_pit(bench.conditions, length)
    chance = random.Random(f"{bench.conditions.seed} {length}")
    drawn = chance.sample(sorted(words), min(_ROUNDS, len(words)))
    if player == _WINNER:
        return {"points": _points_of_winner(words, drawn, length, stop)}
    assert bench.conditions.peers is not None
    with TemporaryDirectory() as folder:
        prepared = printed_programs.prepare(
            player, Path(bench.conditions.peers), Path(folder), words
        )
        entrant = Entrant(prepared.command, _LIMIT, Path(folder))
        scored: list[int] = []
        for secret in drawn:
            check_cancelled(stop)
            scored.append(entrant.play(secret, frozenset(words)).points)
    return {"points": scored, "corrected": prepared.corrected}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    played: dict[str, list[Json]] = {}
    for item, each in measured:
        played.setdefault(item["player"], []).append(each)
    (marked,) = played.pop("")
    masks, runs = _text_of_contest().masks, _text_of_contest().runs
    means = {player: _contest(each) for player, each in played.items()}
    finding = Draft(
        "The masks and totals that are printed are made again. Of the pit's own list"
        f" {_ROUNDS} words a length are drawn; the programs in Perl and Java are started for each,"
        " the winner plays by the rule of its program."
    )
    right = sum(ours == mask for ours, (*_, mask) in zip(marked["masks"], masks, strict=True))
    finding.claim("masks", "Printed answers to guesses that are right", f"{len(masks)}", f"{right}")
    sums = sum(sum(run.points) == run.total for run in runs)
    finding.claim(
        "totals", "Printed totals that are the sums of their lengths", f"{len(runs)}", f"{sums}"
    )
    table = finding.table(
        f"Published runs: {_DRAWN} words a length that were drawn once",
        *("Player", "Run", *map(str, _LENGTHS), "All"),
    )
    for run in runs:
        cells = [*run.points, sum(run.points)]
        table.row(run.player, run.name, *(f"{each:,}" for each in cells))
        if run.player in means:
            mean, spread, error = means[run.player]
            apart = (run.total - mean.value) / hypot(spread, error)
            finding.claim(
                run.key,
                f"Points of {_DRAWN} words a length, {run.player}, {run.name}",
                f"{run.total:,}",
                f"{mean.value:,.0f} ± {LIMIT * error:,.0f}",
                f"{abs(apart):.1f} standard errors {'below' if apart < 0 else 'above'} the mean"
                f" here: a run has {spread:,.0f} by chance, the mean of {_ROUNDS} words a length"
                f" {error:,.0f}",
                timed=run.player in (_PERL, _JAVA),  # Both draw lots by the clock.
                published=ClaimEstimate(run.total, spread),
                measured=ClaimEstimate(mean.value, error),
                leaves_open=_OPEN.get(run.name, "") if run.player == _JAVA else "",
            )
    for player in (f"{_RUBY}{number}" for number in ("3", "2", "")):
        (run,) = (each for each in runs if each.player == player)
        finding.claim(
            player,
            f"Points of {_DRAWN} words a length, {player}, {run.name}",
            f"{run.total:,}",
            "not measured",
            judged=False,
            leaves_open="its program",
        )
    if _JAVA in played:
        corrected = any(each["corrected"] for each in played[_JAVA])
        finding.claim(
            "compiles",
            "The printed program in Java can be compiled",
            "it is run",
            "no" if corrected else "yes",
            "a sum with a fraction is kept in a whole number: that variable alone was changed"
            if corrected
            else "",
            judged=not corrected,
        )
    finding.remark(
        "A run's points are of words that were drawn once: chance in them is the spread of so"
        " many words, which is measured on the words drawn here."
    )
    if conditions.quick:
        finding.remark("Nobody played: that takes the full run.")
    elif not has_list(conditions):
        finding.remark(
            f"No player was started: give the folder of the pit's list, {FILE}, by --lists."
        )
    else:
        finding.remark(*printed_programs.obstacles(conditions.peers).values())
    return finding.replica()


def _contest(lengths: Sequence[Json]) -> tuple[ClaimEstimate, float, float]:
    """Returns the mean points of a contest, their standard deviation, and our mean's error."""
    mean = sum(_DRAWN * fmean(each["points"]) for each in lengths)
    variances = [(variance(each["points"]), len(each["points"])) for each in lengths]
    spread = sqrt(sum(_DRAWN * of for of, _ in variances))
    error = sqrt(sum(_DRAWN**2 * of / games for of, games in variances))
    return ClaimEstimate(mean, error), spread, error


def _points_of_winner(
    words: Sequence[str], drawn: Sequence[str], length: int, stop: Stop
) -> list[int]:
    lexicon = lexicon_of_words(tuple(words), "lingo pit")
    asked = Question((), length, flagged=True, guesses=GuessList.CANDIDATES, attempts=ATTEMPTS)
    wanted = sorted(lexicon.number_of(tuple(word)) or 0 for word in drawn)
    games = games_of_winner(asked, np.array(wanted, np.int32), lexicon, stop)
    return [points(each if each <= ATTEMPTS else 0) for each in games.guesses.tolist()]
