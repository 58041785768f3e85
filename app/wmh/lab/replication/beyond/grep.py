"""Free patterns against re and grep, where there is one, with the same words found."""

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, heed
from wmh.engine.patterns.question import PatternQuestion
from wmh.engine.patterns.walk import find
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.replication.experiment import (
    Claim,
    ClaimTable,
    Conditions,
    Measurements,
    Portion,
    Replica,
    Workbench,
)

SECTION = "Tools that everybody has"
SAID = (
    "A list of words can be searched by re.fullmatch over every word, or by grep -x over its file."
)

_PATTERNS = ("(a|b)..", "[^air][^ai][^ai]n", "s[aeiou]{2,3}t.*(ed|ing)", ".*q[^u].*", ".*ing")


def pieces(conditions: Conditions) -> Sequence[Portion]:
    del conditions
    return [Portion(pattern) for pattern in _PATTERNS]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Milliseconds: of this thread for ours and re; of the wall for grep, its start included."""
    heed(stop)
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


def conclude(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    there = all("grep" in each["seconds"] for _, each in measured)
    ratios = [each["seconds"]["re"] / each["seconds"]["ours"] for _, each in measured]
    return Replica(
        how="The search must find the same words as re, and as many as grep counts.",
        claims=(
            Claim(
                "same",
                "Patterns with the same words found",
                "",
                f"{len(measured)} of {len(measured)}",
            ),
            Claim(
                "re",
                "Faster than re over all words",
                "",
                f"{min(ratios):.0f} to {max(ratios):.0f} times",
                timed=True,
            ),
        ),
        tables=(
            ClaimTable(
                "Milliseconds",
                ("Pattern", "Words", "Ours", "re", "grep, process included"),
                tuple(
                    (
                        pattern,
                        f"{each['found']:,}",
                        *(
                            f"{1000 * each['seconds'][way]:.1f}" if way in each["seconds"] else "-"
                            for way in ("ours", "re", "grep")
                        ),
                    )
                    for pattern, each in measured
                ),
                timed=True,
            ),
        ),
        remarks=() if there else ("There is no grep on this machine: skipped.",),
    )
