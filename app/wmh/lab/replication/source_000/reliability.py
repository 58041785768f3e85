"""Experiment: mean attempts for the eight cases of words that the source tests with."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import letter_scores
from wmh.engine.strategy.play.games_walk import walk
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import common, common_words, some, who_takes
from wmh.lab.replication.verdict import ClaimEstimate, mean_of

SECTION = "VI"
SAID = (
    "Of eight cases words with at least three consonants take the fewest attempts, five (29.91 s),"
    " and permutations the most, seven (45.98 s)."
)

_CASES = {
    "random": "any words",
    "highest": "the tenth with the highest score of letter frequency",
    "middle": "the tenth in the middle of that order",
    "lowest": "the tenth with the lowest score",
    "repetition": "words in which a letter stands twice or more",
    "permutations": "words whose letters make another word too",
    "vowels": "words with at least three of a, e, i, o, u",
    "consonants": "words with at least three letters that are none of these",
}
_SECOND = {
    "random": "any words, drawn once more",
    "highest": "the fifth with the highest score of letter frequency",
    "middle": "the fifth in the middle of that order",
    "lowest": "the fifth with the lowest score",
    "repetition": "words in which the same letter stands side by side",
    "permutations": "words whose letters make two other words or more",
    "vowels": "words with at least three of a, e, i, o, u, y",
    "consonants": "words with none of a, e, i, o, u",
}
"""Second definition of each case, since the source's names of cases can mean two things."""
_ENDS = {"consonants": 5, "permutations": 7}
"""Rounded attempts, in the source, of the cases with the fewest and with the most."""
_SOURCE = {"permutations": "7, the most", "consonants": "5, the fewest"}
_MANY, _FEW, _LENGTH = 500, 60, 4


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task({"case": case, "second": second}) for second in (False, True) for case in _CASES]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    words = common_words(_LENGTH, bench.lexicon)
    which = _members(item["case"], words, bench, second=item["second"])
    case = Candidates(words.letters[which], words.numbers[which])
    chance = random.Random(f"{item['case']} {bench.conditions.seed}{' 2' * item['second']}")
    secrets = some(case, _FEW if bench.conditions.quick else _MANY, chance)
    player = who_takes(1, common(_LENGTH, bench.lexicon), bench.lexicon)
    games = walk(player, secrets, stop=stop)
    one = secrets[:1]
    return {
        "words": len(case),
        "games": len(secrets),
        "total": int(games.guesses.sum()),
        "spread": float(games.guesses.std()),
        "worst": int(games.guesses.max()),
        "seconds": own_milliseconds(lambda: walk(player, one), 3) / 1000,
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    first, second = (
        {item["case"]: each for item, each in measured if item["second"] is wanted}
        for wanted in (False, True)
    )
    means, estimates = _means(first), _estimates(first)
    others = _means(second)
    order = sorted(means, key=lambda case: means[case])
    again = sorted(others, key=lambda case: others[case])
    finding = Draft(
        "Each case is defined so that anybody draws the same words; the first word of the"
        " helper's list is taken until the word is found."
    )
    for key, said, ranked in (
        ("fewest", "consonants, 5", order),
        ("most", "permutations, 7", order[::-1]),
    ):
        finding.claim(
            key,
            f"Case with the {key} attempts",
            said,
            f"{ranked[0]}, {estimates[ranked[0]].text(2)}",
            _place(said.partition(",")[0], ranked, means),
            judged=ranked[0] == said.partition(",")[0],
            leaves_open="what its cases are",
        )
    for key, said, ranked in (
        ("fewest-second", "consonants, 5", again),
        ("most-second", "permutations, 7", again[::-1]),
    ):
        finding.claim(
            key,
            f"Case with the {key.partition('-')[0]} attempts, by second definitions",
            said,
            f"{ranked[0]}, {_estimates(second)[ranked[0]].text(2)}",
            _place(said.partition(",")[0], ranked, others),
            judged=ranked[0] == said.partition(",")[0],
            leaves_open="what its cases are",
        )
    all_means = [*means.values(), *others.values()]
    ends = [tuple(found[case] for case in _ENDS) for found in (estimates, _estimates(second))]
    finding.claim(
        "ends",
        "Mean attempts of consonants and of permutations, by either definition",
        "5 and 7",
        "; ".join(" and ".join(each.text(2) for each in pair) for pair in ends),
        f"the means of all cases by both lie between {min(all_means):.2f} and {max(all_means):.2f}",
        judged=any([round(each.value) for each in pair] == list(_ENDS.values()) for pair in ends),
        leaves_open="what its cases are",
    )
    columns = ("Defined as", "Words", "Games", "Mean", "Worst", "Source")
    table = finding.table("The eight cases at four letters", "Case", *columns)
    times = finding.table(
        "The helper's own CPU time for one game", "Case", "Milliseconds", timed=True
    )
    for case, each in first.items():
        table.row(
            case,
            _CASES[case],
            f"{each['words']:,}",
            f"{each['games']:,}",
            estimates[case].text(2),
            f"{each['worst']}",
            _SOURCE.get(case, ""),
        )
        times.row(case, f"{1000 * each['seconds']:.1f}")
    table = finding.table("By second definitions", "Case", *columns[:-1])
    for case, each in second.items():
        table.row(
            case,
            _SECOND[case],
            f"{each['words']:,}",
            f"{each['games']:,}",
            _estimates(second)[case].text(2),
            f"{each['worst']}",
        )
    plot = finding.plot("Mean attempts by case", "", "attempts", means)
    plot.bars("first definitions", means.values())
    plot.bars("second definitions", [others[case] for case in means])
    finding.remark(
        "The source names its cases and defines none of them; it gives attempts for the best"
        " and the worst only. Its seconds are those of people.",
        "± is what chance alone does to a mean of so many games, 95 times of 100.",
    )
    return finding.replica()


def _means(found: Mapping[str, Json]) -> dict[str, float]:
    return {case: each["total"] / each["games"] for case, each in found.items()}


def _estimates(found: Mapping[str, Json]) -> dict[str, ClaimEstimate]:
    return {
        case: mean_of(each["total"] / each["games"], each["spread"], each["games"])
        for case, each in found.items()
    }


def _place(case: str, order: Sequence[str], means: dict[str, float]) -> str:
    """Returns a text on our place of the source's case.

    `order` has our cases from the end that the source speaks of: the fewest or the most attempts.
    """
    if order[0] == case:
        return "the same case"
    place = order.index(case) + 1
    return (
        f"another case: {case}, {means[case]:.2f}, is number {place} of the {len(order)} in this"
        " order"
    )


def _members(case: str, words: Candidates, bench: Workbench, *, second: bool) -> NDArray[np.intp]:
    """Returns the indices of the words of a case; `second` selects its second definition."""
    alphabet, letters = bench.lexicon.alphabet, words.letters
    if case == "random":
        return np.arange(len(words))
    if case in ("highest", "middle", "lowest"):
        order = np.argsort(-letter_scores(words, count_letters(words)), kind="stable")
        tenth = len(words) // (5 if second else 10)
        begin = {"highest": 0, "middle": (len(words) - tenth) // 2, "lowest": len(words) - tenth}
        return np.sort(order[begin[case] : begin[case] + tenth])
    if case == "repetition":
        ordered = letters if second else np.sort(letters, axis=1)
        return np.flatnonzero((ordered[:, 1:] == ordered[:, :-1]).any(axis=1))
    if case == "permutations":
        keys = [bytes(row) for row in np.sort(letters, axis=1)]
        often = Counter(keys)
        least = 3 if second else 2
        return np.array([place for place, key in enumerate(keys) if often[key] >= least], np.intp)
    asked = "aeiouy" if second and case == "vowels" else "aeiou"
    vowels = np.isin(letters, [alphabet.labels[x] for x in asked if x in alphabet.labels])
    number = vowels.sum(axis=1)
    if case == "vowels":
        return np.flatnonzero(number >= 3)
    wanted = number == 0 if second else letters.shape[1] - number >= 3
    return np.flatnonzero(wanted)
