"""Experiment: time of pattern search beside re and grep, which find equal words."""

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.patterns.question import PatternQuestion
from wmh.engine.patterns.walk import find
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft

SECTION = "Tools that everybody has"
SAID = (
    "A list of words can be searched by re.fullmatch over every word, or by grep -x over its file."
)

_PATTERNS = ("(a|b)..", "[^air][^ai][^ai]n", "s[aeiou]{2,3}t.*(ed|ing)", ".*q[^u].*", ".*ing")


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task(pattern) for pattern in _PATTERNS]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the milliseconds of each program for a pattern.

    For ours and re they are of this thread, for grep of the wall clock with its start.
    """
    check_cancelled(stop)
    words, repeats = bench.words.everything, 3
    fits = re.compile(item).fullmatch
    found = find(PatternQuestion(item, flagged=True, rows=1_000_000), bench.lexicon)
    if sorted(found.words) != [word for word in words if fits(word)]:
        raise AssertionError(f"search and re disagree on {item}")
    seconds = {
        "ours": own_milliseconds(
            lambda: find(PatternQuestion(item, flagged=True, rows=1000), bench.lexicon), repeats
        )
        / 1000,
        "re": own_milliseconds(lambda: [word for word in words if fits(word)], repeats) / 1000,
    }
    program = shutil.which("grep")
    if program is not None:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "words.txt"
            path.write_text("\n".join(words) + "\n", "utf-8")
            command = [program, "-cxE", item, str(path)]
            told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
            if int(told) != found.number:
                raise AssertionError(f"grep finds {told.strip()} and not {found.number}: {item}")
            began = perf_counter()
            for _ in range(repeats):
                subprocess.run(command, capture_output=True, check=False)
            seconds["grep"] = (perf_counter() - began) / repeats
    return {"found": found.number, "seconds": seconds}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    there = all("grep" in each["seconds"] for _, each in measured)
    ratios = [each["seconds"]["re"] / each["seconds"]["ours"] for _, each in measured]
    finding = Draft("The search must find the same words as re, and as many as grep counts.")
    same = f"{len(measured)} of {len(measured)}"
    finding.claim("same", "Patterns with the same words found", "", same)
    times = f"{min(ratios):.0f} to {max(ratios):.0f} times"
    finding.claim("re", "Faster than re over all words", "", times, timed=True)
    table = finding.table(
        "Milliseconds", "Pattern", "Words", "Ours", "re", "grep, process included", timed=True
    )
    for pattern, each in measured:
        took = [each["seconds"].get(way) for way in ("ours", "re", "grep")]
        shown = ["-" if seconds is None else f"{1000 * seconds:.1f}" for seconds in took]
        table.row(pattern, f"{each['found']:,}", *shown)
    if not there:
        finding.remark("There is no grep on this machine: skipped.")
    return finding.replica()
