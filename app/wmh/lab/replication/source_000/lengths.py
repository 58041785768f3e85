"""Experiment: mean attempts for words of 5 to 21 letters."""

import random
from collections.abc import Sequence

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.strategy.play.games_walk import walk
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import common, common_words, some, who_takes
from wmh.lab.replication.verdict import mean_of

SECTION = "VI"
SAID = (
    "Words of 16, 17 and 18 letters take the fewest attempts, two on average; words of 5 to 9"
    " letters the most, four."
)

_SOURCE = dict.fromkeys(range(5, 10), 4) | dict.fromkeys((16, 17, 18), 2)
_MANY, _FEW = 2000, 60


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task(length) for length in range(4, 22)]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    words = common_words(item, bench.lexicon)
    chance = random.Random(bench.conditions.seed + item)
    secrets = some(words, _FEW if bench.conditions.quick else _MANY, chance)
    games = walk(who_takes(1, common(item, bench.lexicon), bench.lexicon), secrets, stop=stop)
    opener = "" if games.opener is None else bench.lexicon.alphabet.decode(games.opener)
    return {
        "words": len(words),
        "games": len(secrets),
        "total": int(games.guesses.sum()),
        "spread": float(games.guesses.std()),
        "worst": int(games.guesses.max()),
        "opener": opener,
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    means = {length: each["total"] / each["games"] for length, each in measured}
    estimates = {
        length: mean_of(means[length], each["spread"], each["games"]) for length, each in measured
    }
    finding = Draft(
        "At each length the first word of the helper's list is taken until the word is found;"
        f" at most {max(each['games'] for _, each in measured):,} secrets that are drawn of"
        " the words that the window would show."
    )
    for first, last, said in ((5, 9, "4 each"), (10, 15, ""), (16, 18, "2 each"), (19, 21, "")):
        finding.claim(
            f"length-{first}",
            f"Mean attempts, {first} to {last} letters",
            said,
            ", ".join(estimates[length].text(2) for length in range(first, last + 1)),
            _rounding_remark({x: means[x] for x in range(first, last + 1)}) if said else "",
            judged=all(round(means[x]) == _SOURCE.get(x) for x in range(first, last + 1)),
            leaves_open="its words",
        )
    columns = ("Words", "Games", "First guess", "Mean", "Worst", "Source")
    table = finding.table("By length", "Letters", *columns)
    for length, each in measured:
        table.row(
            str(length),
            f"{each['words']:,}",
            f"{each['games']:,}",
            each["opener"],
            estimates[length].text(3),
            f"{each['worst']}",
            str(_SOURCE.get(length, "")),
        )
    plot = finding.plot("Attempts by length", "letters", "attempts")
    plot.line("this program", means.items())
    plot.line("Bahinting et al. 2013", _SOURCE.items(), joined=False)
    finding.remark(
        "The source rounds to whole attempts. Its times, 6.69 s at 17 letters to 25.26 s at 5,"
        " are those of people who type, and cannot be measured again without people."
    )
    return finding.replica()


def _rounding_remark(means: dict[int, float]) -> str:
    """Returns a remark that tells at which lengths our rounded means differ from the source's."""
    same = [str(length) for length, mean in means.items() if round(mean) == _SOURCE[length]]
    other = [f"{round(mean)} at {x}" for x, mean in means.items() if str(x) not in same]
    if not other:
        return "the same in whole attempts"
    told = "differs in whole attempts: " + ", ".join(other) + " letters"
    return f"{told}; the same at {', '.join(same)}" if same else told
