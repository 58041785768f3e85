"""Experiment: rules of the contest, tested on the program's referee, and players' statements."""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.scorer import letter_scores
from wmh.helper.lingo.round import ATTEMPTS, LENGTHS, Round, points
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import all_words
from wmh.lab.replication.source_004.entries import runs_printed
from wmh.lab.replication.source_004.pit import WINNER_MEANS, has_list, words_of_pit

SECTION = "rules and answers"
SAID = (
    "Five attempts; 500 points for the first, 100 less for each one more, none without success; a"
    " guess that is no word is answered with X alone."
)

_SECRET, _WORDS = "dents", frozenset(("dents", "dozes", "tents", "rents", "cents", "vents"))
_WORDS_OF_LENGTH = (6728, 14847, 28127, 39694, 49004, 50655, 43420, 35612, 27669, 19971)
"""Number of words of each length from 4 to 13, as the winner's author counted them."""
_NEAR, _TOLERANCE = 257_800, 500
_JAVA, _PERL, _RUN = "Lingo", "chinese-perl-goth", "run with pit.rb"
_EXAMPLE = "player-example"
_TRIED_LENGTH = 5


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task("referee"), Task("perl"), Task("list")]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    if item == "referee":
        return _referee()
    if item == "perl":
        return _scored_twice(bench, stop)
    return [len(words_of_pit(bench.conditions, length)) for length in LENGTHS]


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    found = dict(measured)
    referee, listed = found["referee"], found["list"]
    finding = Draft(
        "The rules are tried on the referee that the pit of this program has; what the answers say"
        " of each other is compared with the runs that are printed."
    )
    finding.claim("attempts", "Attempts of a game", "5", f"{referee['attempts']}")
    finding.claim(
        "points",
        "Points by the attempt that finds the word",
        "500, 400, 300, 200, 100",
        ", ".join(map(str, referee["points"])),
    )
    finding.claim("failure", "Points of a game that is lost", "0", f"{referee['lost']}")
    finding.claim("invalid", "Answer to a guess that is no word", "XXXXX", referee["invalid"])
    finding.claim("won", "Answer that ends a game", "OOOOO", referee["won"])
    finding.claim(
        "lengths",
        "Lengths of the words",
        "4 to 13",
        f"{LENGTHS[0]} to {LENGTHS[-1]}",
    )
    finding.claim(
        "files",
        "Files from which a player reads its words",
        "wordlist.txt, or wordlistN.txt with N letters",
        "the same",
        "wmh lingo N reads them in the folder in which it is started",
    )
    if has_list(conditions):
        finding.claim(
            "list",
            "Words of each length in the contest's list",
            ", ".join(f"{each:,}" for each in _WORDS_OF_LENGTH),
            ", ".join(f"{each:,}" for each in listed),
            "; ".join(
                f"{here:,} at {length} letters in the list that is kept today"
                for length, said, here in zip(LENGTHS, _WORDS_OF_LENGTH, listed, strict=True)
                if said != here
            ),
            leaves_open="the day of its list",
        )
    total = sum(WINNER_MEANS)
    finding.claim(
        "sum-of-means",
        "Sum of the winner's own means",
        f"near {_NEAR:,}",
        f"{total:,}",
        f"added up again: {total - _NEAR:,} more than its author says",
        judged=abs(total - _NEAR) <= _TOLERANCE,
    )
    runs = {(run.player, run.name): run.points for run in runs_printed()}
    java, perl = runs[_JAVA, _RUN], runs[_PERL, _RUN]
    below = [n for n, a, b in zip(LENGTHS, java, perl, strict=True) if a < b]
    above = [n for n, a, b in zip(LENGTHS, java, perl, strict=True) if a > b]
    finding.claim(
        "shorter",
        f"Lengths at which {_JAVA} loses to {_PERL} in the printed run",
        "below 6",
        ", ".join(map(str, below)),
        "by the printed points of each length",
        judged=below == [n for n in LENGTHS if n < 6],
    )
    finding.claim(
        "longer",
        f"Lengths at which {_JAVA} beats {_PERL} in the printed run",
        "6 and more",
        ", ".join(map(str, above)),
        "; ".join(
            f"both have {a:,} points at {n} letters"
            for n, a, b in zip(LENGTHS, java, perl, strict=True)
            if a == b
        ),
        judged=above == [n for n in LENGTHS if n >= 6],
    )
    examples = [run.points for run in runs_printed() if run.player.startswith(_EXAMPLE)]
    beaten = [n for n, best, *of in zip(LENGTHS, perl, *examples, strict=True) if best > max(of)]
    finding.claim(
        "examples",
        f"Lengths at which {_PERL} beats all example players in the printed run",
        "at least it beats the included example players",
        f"{len(beaten)} of {len(LENGTHS)}",
        "by the printed points of each length",
        judged=len(beaten) == len(LENGTHS),
    )
    finding.claim(
        "score",
        f"Words that the score of {_PERL} and the paper's put in another order",
        "its counts added up, a letter once",
        f"{found['perl']:,} differ",
        "the same score, so that what is apart are its filter and its lots",
        judged=not found["perl"],
    )
    if not has_list(conditions):
        finding.remark("The contest's list is missing: give its folder by --lists.")
    return finding.replica()


def _referee() -> Json:
    game = Round(_SECRET)
    _, invalid = game.answered("zzzzz", _WORDS)
    for guess in ("dozes", "tents", "rents", "cents", "vents"):
        lost, _ = game.answered(guess, _WORDS)
        game = lost
    _, won = Round(_SECRET).answered(_SECRET, _WORDS)
    return {
        "attempts": len(game.guesses) if game.over else 0,
        "points": [points(number) for number in range(1, ATTEMPTS + 1)],
        "lost": points(game.attempts),
        "invalid": invalid,
        "won": won,
    }


def _scored_twice(bench: Workbench, stop: Stop) -> int:
    """Returns the number of words that get different scores from the Perl program and the paper."""
    candidates = all_words(_TRIED_LENGTH, bench.lexicon, stop)
    lexicon = bench.lexicon
    texts = [lexicon.alphabet.decoded_letters(row.tobytes()) for row in candidates.letters]
    histogram = Counter(letter for text in texts for letter in text)
    ours = letter_scores(candidates, count_letters(candidates))
    theirs = np.array([sum(histogram[letter] for letter in set(text)) for text in texts])
    return int((ours != theirs).sum())
