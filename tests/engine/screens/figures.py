"""Figures of the reading, by families of games: exact, flagged, not found, silently wrong.

    python -m tests.engine.screens.figures develop choose --each 6

The parts are those of `games.FAMILIES`; the last words of a name choose one family. A picture
without a board counts if one was seen. Silent: something is wrong that was not said to be open, or
a board was seen where there is none.
"""

import argparse
import sys
import time
from collections import Counter

from tests.engine.screens.drawn import array_of
from tests.engine.screens.games import FAMILIES, draw
from tests.engine.screens.other_pictures import KINDS, other_picture
from wmh.helper.lists import library
from wmh.helper.seeing import read_picture
from wmh.lab.bench.reading import outcomes


def figures_of(part: str, name: str, seeds: range, lexicon) -> tuple[Counter[str], list[str]]:
    """The number of boards by outcome, and where they were wrong."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in seeds:
        image, truth = draw(part, name, seed)
        pixels = array_of(image)
        start = time.process_time()
        reading = read_picture(pixels, lexicon)
        counts["ms"] += round((time.process_time() - start) * 1000)
        found = outcomes(truth, reading)
        counts.update(found)
        wrong += [f"{seed}:{x}" for x in sorted({*found} - {"right"})]
    return counts, wrong


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="+", choices=[*FAMILIES, "others"])
    parser.add_argument("--each", type=int, default=6)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    lexicon = library.open_named(library.DEFAULT)
    seeds = range(asked.first, asked.first + asked.each)
    for part in asked.parts:
        total: Counter[str] = Counter()
        for name in FAMILIES.get(part, {}):
            if asked.only in name:
                counts, wrong = figures_of(part, name, seeds, lexicon)
                total += counts
                print(_line(name, counts, len(seeds)), " ".join(wrong), flush=True)
        pictures = len(seeds) * len(FAMILIES.get(part, {}))
        print(_line(f"{part}: all", total, max(1, pictures)))
        if part in KINDS and not asked.only:
            others = range(asked.first, asked.first + 4 * asked.each)
            seen = [x for x in others
                    if read_picture(array_of(other_picture(part, x)), lexicon).boards]  # fmt: skip
            print(f"{part}: {len(seen)} of {len(others)} other pictures read as boards", seen)


def _line(name: str, counts: Counter[str], pictures: int) -> str:
    boards = sum(counts[x] for x in ("right", "flagged", "missed", "silent"))
    silent = counts["silent"] + counts["false"]
    return (
        f"{name:20} {boards:4} boards, exact {counts['right'] / max(1, boards):6.1%}, flagged"
        f" {counts['flagged']}, not found {counts['missed']}, silent {silent},"
        f" {counts['ms'] / pictures:.0f} ms"
    )


if __name__ == "__main__":
    from PySide6.QtGui import QGuiApplication

    running = QGuiApplication(sys.argv[:1])
    main()
