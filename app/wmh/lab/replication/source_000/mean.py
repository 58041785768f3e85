"""Experiment: mean attempts at four letters, by the place of the word that the player takes."""

import random
from collections.abc import Sequence
from math import sqrt

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.candidates import candidates_of
from wmh.engine.question import Question
from wmh.engine.strategy.play.games_walk import walk
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import by_chance, common, common_words, some, who_takes
from wmh.lab.replication.verdict import ClaimEstimate, ClaimVerdict, compare, mean_of

SECTION = "VII, conclusion"
SAID = "For four-letter words the helper's players needed 4.984 attempts on average."

_PLACES, _QUICK_PLACES = (1, 2, 3, 5, 10, 20), (1, 3, 10)
_SHOWN = (1, 3, 10, 20, 0)
"""Places whose series the picture shows; more series would hide each other."""
_MANY, _FEW = 100_000, 300
_LENGTH = 4
_TIERS, _QUICK_TIERS = (10, 20, 35, 40, 50, 55, 60, 70, 80), (10, 35, 50, 70)
"""Greatest tiers of the vocabularies compared, in full and in quick runs."""
_SOURCE_MEAN, _SOURCE_GAMES = 4.984, 250
"""Mean in the source, and least plausible number of games that has exactly this mean."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    places = _QUICK_PLACES if conditions.quick else _PLACES
    tiers = _QUICK_TIERS if conditions.quick else _TIERS
    return [
        *(Task({"place": place}, 3) for place in places),
        Task({"place": 0}, 4),
        *(Task({"tier": tier}, 6) for tier in tiers),
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns how many games of a player took each number of attempts.

    The player takes the word at a place of the list, or random words that fit for place 0. For an
    item with a tier, means are returned instead.
    """
    if "tier" in item:
        return _of_list(item["tier"], bench, stop)
    words = common_words(_LENGTH, bench.lexicon)
    chance = random.Random(bench.conditions.seed)
    secrets = some(words, _FEW if bench.conditions.quick else _MANY, chance)
    if item["place"]:
        player = who_takes(item["place"], common(_LENGTH, bench.lexicon), bench.lexicon)
        guesses = walk(player, secrets, stop=stop).guesses.tolist()
    else:
        rows = np.flatnonzero(np.isin(words.numbers, secrets)).tolist()
        guesses = by_chance(words.letters, rows, chance, stop)
    counts = [[number, guesses.count(number)] for number in sorted(set(guesses))]
    return {"games": len(guesses), "total": sum(guesses), "counts": counts, "words": len(words)}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    lists = [(item["tier"], each) for item, each in measured if "tier" in item]
    measured = [(item, each) for item, each in measured if "place" in item]
    first = measured[0][1]
    finding = Draft(
        f"{first['games']:,} secrets of the {first['words']:,} usual words, the same for every"
        " player; each game is played until the word is found."
    )
    table = finding.table("Games by attempts", "Player takes", "Games", "Mean", "Worst", "Within 6")
    plot = finding.plot("Share of games by attempts", "attempts", "% of games")
    for item, each in measured:
        place, who, games = item["place"], _who(item["place"]), each["games"]
        estimate = _estimate(each)
        mean = estimate.text(3)
        finding.claim(
            f"place-{place}",
            f"Mean attempts, a player who takes {who}",
            "4.984" if place == 1 else "",
            mean,
            _of_source(each) if place == 1 else "",
            published=_published_mean(each),
            measured=estimate,
            leaves_open="its words",
        )
        table.row(who, f"{games:,}", mean, f"{each['counts'][-1][0]}", _share_within(each))
        if place in _SHOWN:
            plot.line(who, [(number, 100 * had / games) for number, had in each["counts"]])
    fitting = [each for _, each in lists if _near(each)]
    if fitting:
        sizes = [each["words"] for each in fitting]
        finding.claim(
            "list-size",
            f"Words of a list with which the first word takes {_SOURCE_MEAN} within its chance",
            "",
            " to ".join(f"{size:,}" for size in dict.fromkeys((min(sizes), max(sizes)))),
            "so the size of the word list alone can make the source's mean",
        )
    by_size = finding.table(
        "Mean attempts by the size of the word list, its own words being the secrets",
        *("Words up to tier", "Words", "The first word", "Any word that fits"),
    )
    for tier, each in lists:
        by_size.row(
            str(tier),
            f"{each['words']:,}",
            _mean_text(each["first"]),
            _mean_text(each["any"]),
        )
    finding.plot("Mean attempts by the size of the word list", "words", "attempts").line(
        "the first word", [(each["words"], each["first"]["mean"]) for _, each in lists]
    )
    finding.remark(
        "The source does not name its words, nor which of the helper's words a player took, nor"
        " a limit of attempts: its mean is of people, ours of players who never err."
    )
    return finding.replica()


def _of_list(tier: int, bench: Workbench, stop: Stop) -> Json:
    """Returns the mean attempts with the words up to this tier, for two players.

    One player takes the first word of the list, the other takes random words that fit.
    """
    asked = Question((), _LENGTH, tier=tier, flagged=True)
    words = candidates_of(asked, bench.lexicon, stop)
    chance = random.Random(bench.conditions.seed + tier)
    secrets = some(words, _FEW if bench.conditions.quick else _MANY, chance)
    rows = np.flatnonzero(np.isin(words.numbers, secrets)).tolist()
    first = walk(who_takes(1, asked, bench.lexicon), secrets, stop=stop).guesses
    anyone = np.array(by_chance(words.letters, rows, chance, stop))
    means = {
        name: {"mean": float(took.mean()), "spread": float(took.std()), "games": len(took)}
        for name, took in (("first", first), ("any", anyone))
    }
    return {"words": len(words), **means}


def _mean_text(found: Json) -> str:
    return mean_of(found["mean"], found["spread"], found["games"]).text(3)


def _near(each: Json) -> bool:
    """True if the source's mean may differ by chance alone from our mean with this word list."""
    found = each["first"]
    published = mean_of(_SOURCE_MEAN, found["spread"], _SOURCE_GAMES)
    return compare(published, mean_of(found["mean"], 0, 1)) is not ClaimVerdict.REFUTED


def _estimate(each: Json) -> ClaimEstimate:
    mean = each["total"] / each["games"]
    squares = sum(games * (number - mean) ** 2 for number, games in each["counts"])
    return mean_of(mean, sqrt(squares / each["games"]), each["games"])


def _published_mean(first: Json) -> ClaimEstimate:
    """Returns the source's mean, with a standard error by the spread of our games."""
    error = _estimate(first).error * sqrt(first["games"] / _SOURCE_GAMES)
    return ClaimEstimate(_SOURCE_MEAN, error, step=0.001)


def _of_source(first: Json) -> str:
    """Returns a remark on the distance of our mean from the source's, in standard errors."""
    mean = first["total"] / first["games"]
    error = _published_mean(first).error
    away = abs(mean - _SOURCE_MEAN) / error
    return (
        f"{_SOURCE_MEAN} is {_SOURCE_MEAN * _SOURCE_GAMES:,.0f} attempts in {_SOURCE_GAMES} games"
        f" (50 people and 5 games each would be so many), ± {1.96 * error:.2f} by chance; ours lies"
        f" {away:.1f} standard errors away, with a word list that is not the source's"
    )


def _who(place: int) -> str:
    if not place:
        return "any word of the list"
    return "the first word" if place == 1 else f"the word at place {place}"


def _share_within(each: Json) -> str:
    won = sum(games for attempts, games in each["counts"] if attempts <= 6)
    return f"{100 * won / each['games']:.1f} %"
