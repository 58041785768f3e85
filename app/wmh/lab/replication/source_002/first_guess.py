"""Table 1: what each first guess leaves, as printed and as counted, and which one is best."""

from collections.abc import Sequence

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.helper.mastermind.first_guesses import conclusions, first_guesses
from wmh.lab.replication.experiment import (
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
"""By mark and guess; the source prints an x for a mark that cannot be, here 0."""


def pieces(conditions: Conditions) -> Sequence[Portion]:
    del conditions
    return [Portion("table")]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    del item, bench
    found = first_guesses(6, 4, stop)
    return {
        "marks": [str(mark) for mark in found.marks],
        "codes": found.codes,
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


def conclude(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    ((_, found),) = measured
    guesses = {each["pattern"]: each for each in found["guesses"]}
    cells = [
        (printed, guesses[name]["left"][row])
        for row, line in enumerate(_PRINTED)
        for name, printed in zip(_GUESSES, line, strict=True)
    ]
    same = sum(printed == counted for printed, counted in cells)
    by = {
        key: min(guesses.values(), key=lambda each: sign * each[key])
        for key, sign in (("worst", 1), ("expected", 1), ("entropy", -1))
    }
    return Replica(
        how="Each of the five kinds of guess is marked against all 1,296 codes: exact.",
        claims=(
            Claim("cells", "Entries of table 1 that are right", f"{len(cells)}", f"{same}"),
            Claim(
                "worst",
                "Fewest codes left at worst",
                "AABB, 256",
                f"{by['worst']['pattern']}, {by['worst']['worst']}",
            ),
            Claim(
                "expected",
                "Fewest codes left on average",
                "",
                f"{by['expected']['pattern']}, {by['expected']['expected']:.2f}",
                remark=f"AABB leaves {guesses['AABB']['expected']:.2f}",
            ),
            Claim(
                "entropy",
                "Most information",
                "",
                f"{by['entropy']['pattern']}, {by['entropy']['entropy']:.3f} bits",
                remark=f"AABB tells {guesses['AABB']['entropy']:.3f}",
            ),
        ),
        tables=(
            ClaimTable(
                "Table 1, counted here (an entry that differs from the print has both)",
                ("Mark", *_GUESSES),
                (
                    *(
                        (
                            f"[{row}] {mark}",
                            *(
                                _cell(printed, guesses[name]["left"][row])
                                for name, printed in zip(_GUESSES, line, strict=True)
                            ),
                        )
                        for row, (mark, line) in enumerate(
                            zip(found["marks"], _PRINTED, strict=True)
                        )
                    ),
                    ("left at worst", *(f"{guesses[name]['worst']:,}" for name in _GUESSES)),
                    ("left on average", *(f"{guesses[name]['expected']:.2f}" for name in _GUESSES)),
                    ("bits", *(f"{guesses[name]['entropy']:.3f}" for name in _GUESSES)),
                ),
            ),
        ),
        plots=(
            Plot(
                "Codes left after each first guess",
                "",
                "codes",
                tuple(
                    PlotSeries(
                        name,
                        tuple((x, guesses[guess][key]) for x, guess in enumerate(_GUESSES)),
                    )
                    for name, key in (("at worst", "worst"), ("on average", "expected"))
                ),
                names=_GUESSES,
            ),
        ),
        remarks=(
            "The table is right. What is concluded from it holds for the worst case only: the"
            " source looks at the greatest entry of each column and at nothing else.",
            *found["conclusions"],
        ),
    )


def _cell(printed: int, counted: int) -> str:
    if printed != counted:
        return f"{counted:,} (printed {printed:,})"
    return f"{counted:,}" if counted else "x"
