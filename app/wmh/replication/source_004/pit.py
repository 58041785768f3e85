"""The Lingo pit: points on the whole list, and the spread that a hundred random words have."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path

from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.listed import lexicon_of_words
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.stopping import Stop
from wmh.engine.strategy.kernels.numba_check import unavailable
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.many_games import alone
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Strategy
from wmh.games.lingo.round import ATTEMPTS, points
from wmh.heavy.run import Json
from wmh.replication.experiment import (
    Claim,
    ClaimTable,
    Conditions,
    Measurements,
    Plot,
    PlotSeries,
    Portion,
    Replica,
    Workbench,
)

SECTION = "scores"
SAID = (
    "A word brings 500 points for the first of five attempts, 100 less for each one more; 100 words"
    " of each length from 4 to 13. The winner: 267,700 in the contest, near 257,800 on all words."
)

_FILE = "lingo-wordlist.txt"
_LENGTHS, _QUICK = range(4, 14), (4, 13)
_STRATEGIES = (Strategy.PAPER, Strategy.WORST, Strategy.ENTROPY, Strategy.PARTS, Strategy.LINGO)
_QUICK_STRATEGIES = (Strategy.PAPER,)
_GAMES = 100


def pieces(conditions: Conditions) -> Sequence[Portion]:
    strategies = _QUICK_STRATEGIES if conditions.quick else _STRATEGIES
    return [
        Portion({"strategy": str(each), "length": length}, 20 if STRATEGIES[each].splits else 1)
        for each in strategies
        if not STRATEGIES[each].splits or unavailable() is None
        for length in (_QUICK if conditions.quick else _LENGTHS)
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Every word of a length is the secret once."""
    length = item["length"]
    lexicon = _lexicon(bench, length)
    asked = replace(
        Question((), length, flagged=True),
        strategy=Strategy(item["strategy"]),
        guesses=GuessList.CANDIDATES,
        attempts=ATTEMPTS,
    )
    numbers = candidates_of(asked, lexicon).numbers
    guesses = walk(alone(asked, lexicon), numbers, stop=stop).guesses
    within = [int((guesses == number).sum()) for number in range(1, ATTEMPTS + 1)]
    return {"words": len(numbers), "within": within}


def conclude(conditions: Conditions, measured: Measurements) -> Replica:
    listed = _has_list(conditions)
    totals: dict[str, tuple[float, float]] = {}
    rows: dict[str, list[float]] = {}
    for item, each in measured:
        mean = sum(points(n) * games for n, games in enumerate(each["within"], 1)) / each["words"]
        square = sum(points(n) ** 2 * games for n, games in enumerate(each["within"], 1))
        variance = square / each["words"] - mean**2
        total, spread = totals.get(item["strategy"], (0.0, 0.0))
        totals[item["strategy"]] = total + _GAMES * mean, spread + _GAMES * variance
        rows.setdefault(item["strategy"], []).append(mean)
    lengths = list(dict.fromkeys(item["length"] for item, _ in measured))
    own = "the pit's own list" if listed else "the default lexicon"
    return Replica(
        how=(
            f"Every word of {own}, {len(lengths)} of its ten lengths, is the secret once: exact."
            " The spread is the standard deviation of 100 words drawn a length."
        ),
        claims=tuple(
            Claim(
                strategy,
                f"Points of 100 words a length, {STRATEGIES[Strategy(strategy)].title}",
                {
                    Strategy.PAPER: "226,600 to 231,100 (a Perl player, 10 lengths)",
                    Strategy.WORST: "near 257,800 (10 lengths)",
                }.get(Strategy(strategy), ""),
                f"{total:,.0f} ± {sqrt(spread):,.0f}",
                remark=f"{len(lengths)} lengths of {own}",
            )
            for strategy, (total, spread) in totals.items()
        ),
        tables=(
            ClaimTable(
                "Points of a word",
                ("Strategy", *map(str, lengths)),
                tuple(
                    (strategy, *(f"{mean:.2f}" for mean in means))
                    for strategy, means in rows.items()
                ),
            ),
        ),
        plots=(
            Plot(
                "Points of a word by length",
                "letters",
                "points",
                tuple(
                    PlotSeries(strategy, tuple(zip(map(float, lengths), means, strict=True)))
                    for strategy, means in rows.items()
                ),
            ),
        ),
        remarks=(
            "A score of the contest is of 100 words a length that were drawn once: 267,700 lies"
            " some 1.5 standard deviations above what the same player brings on all words.",
            *(
                ()
                if listed
                else (
                    f"The pit's list ({_FILE}) is missing: scores on other words are not"
                    " comparable. Give its folder by --lists.",
                )
            ),
        ),
    )


def _has_list(conditions: Conditions) -> bool:
    return conditions.lists is not None and (Path(conditions.lists) / _FILE).is_file()


def _lexicon(bench: Workbench, length: int) -> Lexicon:
    """Words of this length."""
    if bench.conditions.lists is None or not _has_list(bench.conditions):
        return bench.lexicon
    text = (Path(bench.conditions.lists) / _FILE).read_text("ascii")
    words = (word.strip().lower() for word in text.split())
    return lexicon_of_words(tuple(word for word in words if len(word) == length), "lingo pit")
