"""Experiment: memory of the data structures, and of the whole process of a window."""

import random
import tracemalloc
from collections.abc import Sequence

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.advice import advise
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import marks
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.question import Question
from wmh.helper.lists import library
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import common_words, enough
from wmh.lab.replication.source_000.window_process import driven
from wmh.lab.replication.verdict import ClaimEstimate

SECTION = "VI"
SAID = "Of a heap of 16 MB the application used 10 MB at most, 62.5 %."

_LENGTHS = range(4, 22)
_GAMES, _FEW = 10, 3
_HEAP, _PEAK = 16, 10
"""Size of the source's heap and the most that was used of it, in megabytes."""
_MB = 1_000_000


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task("structures"), Task("window")]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the bytes of the structures or of a window.

    Values under keys with `seconds` differ from run to run.
    """
    if item == "structures":
        return _structures(bench, stop)
    lexicon = bench.lexicon
    games = _FEW if bench.conditions.quick else _GAMES
    words = common_words(4, lexicon, games).letters
    chance = random.Random(bench.conditions.seed)
    rows = chance.sample(range(len(words)), games)
    secrets = [lexicon.alphabet.decode(words[row].tobytes()) for row in rows]
    found = driven(secrets, library.locate(bench.conditions.lexicon), stop)
    return found if "refused" in found else {"seconds_peak": found["peak"]}


def _structures(bench: Workbench, stop: Stop) -> Json:
    """Returns the bytes of the open word list, and of what a game of each length needs besides."""
    lexicon = bench.lexicon
    chance = random.Random(bench.conditions.seed)
    above: list[tuple[int, int, int]] = []
    for length in _LENGTHS:
        check_cancelled(stop)
        words = enough(candidates_of(Question((), length), lexicon, stop), length, lexicon)
        secret = words.letters[chance.randrange(len(words))]
        candidates = words.letters.nbytes + words.numbers.nbytes
        above.append((length, candidates, _peak(secret.tolist(), length, bench, stop)))
    return {
        "dawg": lexicon.facts.bytes,
        "lexicon": lexicon.memory,
        "candidates": [[length, held] for length, held, _ in above],
        "seconds_peaks": [[length, most] for length, _, most in above],
    }


def _peak(secret: list[int], length: int, bench: Workbench, stop: Stop) -> int:
    """Returns the peak bytes of a game; memory is traced only while the game is played."""
    tracemalloc.start()
    try:
        _play(secret, length, bench, stop)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def _play(secret: list[int], length: int, bench: Workbench, stop: Stop) -> None:
    """Plays a game with all words, by a player who takes the first word of the list."""
    lexicon, turns = bench.lexicon, ()
    while True:
        advice = advise(Question(turns, length, flagged=True), lexicon, stop)
        letters = lexicon.alphabet.letters_of(advice.suggestions[0].word) or ()
        guess = lexicon.alphabet.encode(letters)
        if list(guess) == secret:
            return
        said = marks(advice.question.rule, list(guess), np.array([secret], np.uint8))[:, 0]
        turns = (*turns, Turn(letters, tuple(Mark(int(each)) for each in said)))


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    (_, structures), (_, window) = measured
    peaks = structures["seconds_peaks"]
    length, most = max(peaks, key=lambda each: each[1])
    finding = Draft(
        "The arrays of the open lexicon are added up. Then a game of each length from 4 to 21"
        " is played over all words while Python counts what is taken above that, at its peak."
        " The process is the program's window, driven through games; its system says the most"
        " it ever had."
    )
    finding.claim(
        "structures",
        "Peak of the data structures",
        f"{_PEAK} MB of a heap of {_HEAP} MB",
        f"{(structures['lexicon'] + most) / _MB:.1f} MB",
        f"at {length} letters: the lexicon and {most / _MB:.1f} MB above it",
        timed=True,
        published=ClaimEstimate(_PEAK, step=1),
        measured=ClaimEstimate((structures["lexicon"] + most) / _MB),
        leaves_open="its data structures",
    )
    finding.claim(
        "share",
        f"{_PEAK} MB as a share of a heap of {_HEAP} MB",
        "62.5 %",
        f"{100 * _PEAK / _HEAP:.1f} %",
        "divided again; a heap of Java has a size that is chosen, the structures here have none",
    )
    finding.claim("dawg", "The DAWG", "", f"{structures['dawg'] / _MB:.2f} MB")
    finding.claim(
        "lexicon",
        "The open lexicon",
        "",
        f"{structures['lexicon'] / _MB:.2f} MB",
        "the DAWG, and arrays by which all its paths are walked together",
    )
    if (peak := window.get("seconds_peak")) is not None:
        finding.claim(
            "process",
            "Peak of the window's whole process",
            "",
            f"{peak / _MB:.0f} MB",
            "Python, numpy and Qt, which the lexicon is a small part of",
            timed=True,
        )
    table = finding.table("By length, all words", "Letters", "All candidates, kB")
    for each, held in structures["candidates"]:
        table.row(str(each), f"{held / 1000:,.0f}")
    title = "Peak above the lexicon in a game, by length"
    plot = finding.plot(title, "letters", "MB", timed=True)
    plot.line("this program", [(each, held / _MB) for each, held in peaks])
    finding.remark(
        "The heap of the source is Java's, which holds its objects and not its machine: the"
        " data structures here compare with it, the process does not."
    )
    if "refused" in window:
        finding.remark(f"The process: {window['refused']}")
    return finding.replica()
