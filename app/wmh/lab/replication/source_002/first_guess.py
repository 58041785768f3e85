"""Experiment: codes left by each first guess (table 1), printed and counted; the best guess."""

from collections.abc import Sequence

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.helper.mastermind.code_steps import CodeMarks
from wmh.helper.mastermind.first_guesses import conclusions, first_guesses
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft

SECTION = "2.3, table 1"
SAID = (
    "Of five essentially different first guesses AABB leaves the fewest codes, at most 256: it is"
    " always the first move to make."
)

_GUESSES = ("AAAA", "AAAB", "AABB", "AABC", "ABCD")
_PRINTED = (
    (625, 256, 256, 81, 16),
    (0, 308, 256, 276, 152),
    (500, 317, 256, 182, 108),
    (0, 61, 96, 222, 312),
    (0, 156, 208, 230, 252),
    (150, 123, 114, 105, 96),
    (0, 0, 16, 44, 136),
    (0, 27, 36, 84, 132),
    (0, 24, 32, 40, 48),
    (20, 20, 20, 20, 20),
    (0, 0, 1, 2, 9),
    (0, 0, 0, 4, 8),
    (0, 3, 4, 5, 6),
    (1, 1, 1, 1, 1),
)
"""Printed numbers of codes by mark and guess; an impossible mark, printed as x, is 0."""
_NEVER = CodeMarks(3, 1)


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task("table")]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    del item, bench
    found = first_guesses(6, 4, stop)
    return {
        "marks": [str(mark) for mark in found.marks],
        "codes": found.codes,
        "three_and_one": sum(each.left.get(_NEVER, 0) for each in found.guesses),
        "conclusions": list(map(str, conclusions(found))),
        "guesses": [
            {
                "pattern": each.pattern.upper(),
                "left": [each.left.get(mark, 0) for mark in found.marks],
                "worst": each.worst,
                "expected": float(each.expected),
                "entropy": each.entropy,
                "parts": each.parts,
            }
            for each in found.guesses
        ],
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    ((_, found),) = measured
    guesses = {each["pattern"]: each for each in found["guesses"]}
    columns = [guesses[name] for name in _GUESSES]
    rows = [
        [(printed, each["left"][row]) for each, printed in zip(columns, line, strict=True)]
        for row, line in enumerate(_PRINTED)
    ]
    cells = [cell for row in rows for cell in row]
    same = sum(printed == counted for printed, counted in cells)
    worst, expected, entropy = (
        min(guesses.values(), key=lambda each: sign * each[key])
        for key, sign in (("worst", 1), ("expected", 1), ("entropy", -1))
    )
    square = guesses["AABB"]
    finding = Draft("Each of the five kinds of guess is marked against all 1,296 codes: exact.")
    finding.claim("cells", "Entries of table 1 that are right", f"{len(cells)}", f"{same}")
    least = f"{worst['pattern']}, {worst['worst']}"
    finding.claim("worst", "Fewest codes left at worst", "AABB, 256", least)
    finding.claim(
        "expected",
        "Fewest codes left on average",
        "",
        f"{expected['pattern']}, {expected['expected']:.2f}",
        f"AABB leaves {square['expected']:.2f}; all codes, so exact",
    )
    finding.claim(
        "entropy",
        "Most information",
        "",
        f"{entropy['pattern']}, {entropy['entropy']:.3f} bits",
        f"AABB tells {square['entropy']:.3f}",
    )
    best = sum(each is square for each in (worst, expected, entropy))
    finding.claim(
        "always",
        "Measures by which AABB is the best first guess: worst case, average, information",
        "always the first move",
        f"{best} of 3",
        "the source looks at the greatest entry of each column alone",
        judged=best == len((worst, expected, entropy)),
    )
    for key, what, said, ours in (
        ("codes", "Possible codes", "1,296", found["codes"]),
        ("marks", "Different marks of a guess", "14", len(found["marks"])),
        ("never", "Codes marked three black and one white", "0", found["three_and_one"]),
        ("kinds", "Essentially different first guesses", "5", len(guesses)),
        ("no-peg", "Codes left where AAAA gets no key peg", "625", guesses["AAAA"]["left"][0]),
    ):
        finding.claim(key, what, said, f"{ours:,}")
    table = finding.table(
        "Table 1, counted here (an entry that differs from the print has both)", "Mark", *_GUESSES
    )
    for number, (mark, row) in enumerate(zip(found["marks"], rows, strict=True)):
        table.row(f"[{number}] {mark}", *(_cell(printed, counted) for printed, counted in row))
    table.row("left at worst", *(f"{each['worst']:,}" for each in columns))
    table.row("left on average", *(f"{each['expected']:.2f}" for each in columns))
    table.row("bits", *(f"{each['entropy']:.3f}" for each in columns))
    plot = finding.plot("Codes left after each first guess", "", "codes", _GUESSES)
    plot.bars("at worst", [each["worst"] for each in columns])
    plot.bars("on average", [each["expected"] for each in columns])
    finding.remark(
        "The table is right. What is concluded from it holds for the worst case only: the"
        " source looks at the greatest entry of each column and at nothing else.",
        *found["conclusions"],
    )
    return finding.replica()


def _cell(printed: int, counted: int) -> str:
    if printed != counted:
        return f"{counted:,} (printed {printed:,})"
    return f"{counted:,}" if counted else "x"
