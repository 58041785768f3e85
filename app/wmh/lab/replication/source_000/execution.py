"""Experiment: times of the rows in the source's table, in a window that plays games."""

import random
from collections.abc import Sequence
from statistics import pstdev

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.helper.lists import library
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import common_words
from wmh.lab.replication.source_000.window_process import driven
from wmh.lab.replication.verdict import ClaimEstimate, mean_of

SECTION = "VI"
SAID = (
    "Of the execution time 55.63 % was spent in the GUIInterface class, 30.67 % in the"
    " PatternMatcher, 10.4 % in the Scorer, 0.87 % in the LetterFreqCounter, 0.7 % in the"
    " PatternGenerator and 1.73 % in other classes."
)

_ROWS = (
    ("gui", "GUI", 55.63),
    ("pattern_matcher", "pattern matcher", 30.67),
    ("scorer", "scorer", 10.4),
    ("letter_frequency_counter", "counter", 0.87),
    ("pattern_generator", "generator", 0.7),
    ("other", "other", 1.73),
)
"""Rows of the source: key of the measurement, name, and the source's percentage."""

_LENGTH = 4
_PRINTED = "printed"
"""Item of the task that measures a window with modules in plain Python, as the paper prints."""
_WINDOWS, _GAMES, _FEW = 4, 25, 10
"""Number of windows opened, of games in each, and of games in quick runs with one window."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    windows = range(1 if conditions.quick else _WINDOWS)
    return [*map(Task, windows), Task(_PRINTED)]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    lexicon = bench.lexicon
    games = _FEW if bench.conditions.quick else _GAMES
    words = common_words(_LENGTH, lexicon, games).letters
    chance = random.Random(f"{item} {bench.conditions.seed}")
    rows = chance.sample(range(len(words)), games)
    secrets = [lexicon.alphabet.decode(words[row].tobytes()) for row in rows]
    printed = item == _PRINTED
    found = driven(secrets, library.locate(bench.conditions.lexicon), stop, printed=printed)
    if "refused" in found:
        return found
    if printed:
        return {
            f"seconds_{key}": found[key] for key in ("seconds", "once", "questions", "attempts")
        }
    # How often the window asks depends on how fast the keys came.
    return {
        "attempts": found["attempts"],
        "seconds": found["seconds"],
        "seconds_questions": found["questions"],
    }


_WHY = (
    "of a whole in which drawing has most, since the modules are compiled here",
    "the modules are compiled here, and drawing costs what it cost then",
)
"""Reasons why figures differ, for the modules and for the window."""


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    refused = [found["refused"] for _, found in measured if "refused" in found]
    if refused:
        return Replica("Not measured.", skipped=refused[0])
    printed = next(found for item, found in measured if item == _PRINTED)
    measured = [(item, found) for item, found in measured if item != _PRINTED]
    attempts = [number for _, found in measured for number in found["attempts"]]
    questions = sum(found["seconds_questions"] for _, found in measured)
    seconds = {row: sum(found["seconds"][row] for _, found in measured) for row, _, _ in _ROWS}
    whole = sum(seconds.values())
    shares = {row: 100 * took / whole for row, took in seconds.items()}
    finding = Draft(
        "The program's own window is opened in a process of its own, painted but on no screen,"
        f" and plays {len(attempts)} games by its keys: the first word of the list is typed,"
        " marked and entered until it is the secret. CPU time:"
        " GUI is the thread of the window, the four modules are measured inside the other"
        " thread, other is all the rest of the process. Its start is not counted."
    )
    table = finding.table(
        "CPU time of the games", "Part", "Milliseconds", "A guess", "Share", "Source", timed=True
    )
    for row, name, source in _ROWS:
        share, said = f"{shares[row]:.2f} %", f"{source:g} %"
        finding.claim(
            row.replace("_", "-"),
            f"Share of the {name}",
            said,
            share,
            _WHY[row == "gui"],
            timed=True,
            published=ClaimEstimate(source, step=0.01),
            measured=ClaimEstimate(shares[row]),
            leaves_open="its machine, nor how it measured",
        )
        spent = 1000 * seconds[row]
        table.row(name, f"{spent:,.1f}", f"{spent / sum(attempts):.3f}", share, said)
    finding.claim(
        "questions",
        "Questions that the modules answer for each guess",
        "",
        f"{questions / sum(attempts):.1f}",
        timed=True,
    )
    _claim_of_printed(finding, printed)
    mean = mean_of(sum(attempts) / len(attempts), pstdev(attempts), len(attempts)).text(2)
    finding.claim("attempts", "Mean attempts of these games", "", mean)
    names = [name for _, name, _ in _ROWS]
    plot = finding.plot("Share of the execution time", "", "%", names, timed=True)
    plot.bars("this program", shares.values())
    plot.bars("Bahinting et al. 2013", [share for *_, share in _ROWS])
    finding.remark(
        "The list appears while a word is typed and marked, so the modules answer often.",
        "The source says neither how it measured, nor how often its modules were asked, nor"
        " on which machine: only shares can be compared. Here the modules are compiled"
        " (numpy), while drawing costs what it cost then, so the window has most of the time.",
    )
    return finding.replica()


def _claim_of_printed(finding: Draft, found: Json) -> None:
    """Adds the claim about the window's share of the time, if the modules are plain Python.

    The share is given for every question of a game, and for one question a guess.
    """
    seconds, once, questions, attempts = (
        found[f"seconds_{key}"] for key in ("seconds", "once", "questions", "attempts")
    )
    gui, other = seconds["gui"], seconds["other"]
    every = sum(took for row, took in seconds.items() if row not in ("gui", "other"))
    few, many = (100 * gui / (gui + other + spent) for spent in (every, sum(once.values())))
    published = _ROWS[0][2]
    asked = questions / sum(attempts)
    wanted = asked * max(0.0, gui * (100 / published - 1) - other) / every
    where = "lies between" if few <= published <= many else "does not lie between"
    finding.claim(
        "printed",
        "Share of the GUI beside the modules as they are printed, asked at each key and once a"
        " guess",
        f"{published} %",
        f"{few:.1f} % and {many:.1f} %",
        f"plain recursion and sums in Python behind the same window, {asked:.1f} questions a guess"
        f" and one: the source's share {where}, and {wanted:.1f} questions a guess would make it",
        timed=True,
        judged=False,
        leaves_open="how often its modules were asked",
    )
