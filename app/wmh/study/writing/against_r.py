"""Comparison of an analysis's numbers with R's, in rehearsed studies (`wmh study against-r`)."""

import csv
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isnan, nan
from pathlib import Path

from wmh.base.files.passing import passing_folder
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.store import Lexicon
from wmh.study.analysis.analysis import Analysis, analyse
from wmh.study.analysis.simulate import simulate_participant
from wmh.study.analysis.simulated_lists import Shown, shown_by
from wmh.study.journal.derive import derive, together
from wmh.study.journal.rows import GameRow, Tables
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.protocol import Protocol
from wmh.study.writing.numbers import numbers
from wmh.study.writing.scripts import scripts
from wmh.study.writing.tidy import sheets_of

NEAR = 1e-6
"""Allowed difference from R's number; relative if the number is above 1."""
_LOOSE = 1e-3
"""Allowed difference for numbers that R computes by finite differences, such as freedoms."""
_RANDOM = "/bootstrap/"
_FAR = ("/g/low", "/g/high")
"""Endings of names of numbers that are not compared if R has no value.

R's noncentral t is not exact beyond a noncentrality of 37.62.
"""
_FOUND_OTHERWISE = ("/df", "/p", "/low", "/high")
_LACKING = """
for (package in c("survival", "lme4", "lmerTest"))
  if (!suppressWarnings(requireNamespace(package, quietly = TRUE))) cat(package, "")
"""
"""R program that prints missing packages; without them numbers would be left out."""
_DRIVER = """
only_functions <- TRUE
for (folder in commandArgs(trailingOnly = TRUE)) {
  source(file.path(folder, "analysis.R"))
  written(analyse(folder), file.path(folder, "numbers-r.tsv"))
}
"""


class RError(InputError):
    """The error for missing R or packages, and for an R program that fails."""


@dataclass(frozen=True, slots=True)
class Case:
    """A rehearsed study: seed, group size, and the kind of its data, a key of `KINDS`."""

    seed: int
    n: int
    kind: str


@dataclass(frozen=True, slots=True)
class StatisticLine:
    """Agreement of one kind of number over all cases: how many there are, and are known.

    `furthest` is the largest difference from R, which `case` has.
    """

    name: str
    count: int
    known: int
    furthest: float
    case: Case
    allowed: float | None
    """Allowed difference; None for numbers from random draws, which R draws differently."""

    @property
    def fits(self) -> bool:
        return self.allowed is None or self.furthest <= self.allowed


def cases(seeds: Iterable[int], sizes: Sequence[int]) -> Iterator[Case]:
    """Yields the cases: each seed with every kind of data; group sizes are taken in turn."""
    for place, seed in enumerate(seeds):
        for kind in KINDS:
            yield Case(seed, sizes[place % len(sizes)], kind)


def compared(
    protocol: Protocol, lexicon: Lexicon, wanted: Iterable[Case], program: str = "Rscript"
) -> Iterator[Case | tuple[StatisticLine, ...]]:
    """Yields each case when its files for R are written, and at the end the lines of all numbers.

    `program` runs R scripts. Raises RError and OSError.
    """
    if shutil.which(program) is None:
        raise RError("R is missing ({0} is not found): install it, then try again.", program)
    if lacking := _output_of(program, "-e", _LACKING).split():
        raise RError("R lacks {0}: install these packages, then try again.", ", ".join(lacking))
    asked, shown = asked_by(protocol), shown_by(protocol, lexicon)
    kept: dict[tuple[int, int], Tables] = {}
    found: list[tuple[Case, Path, dict[str, float]]] = []
    with passing_folder() as room:
        for case in wanted:
            made = kept.get((case.seed, case.n)) or _rehearse(protocol, lexicon, case, shown)
            kept[case.seed, case.n] = made
            tables = KINDS[case.kind](made, protocol)
            analysis = analyse(tables, protocol, case.seed, asked)
            folder = room / f"{case.seed}-{case.n}-{case.kind}"
            _write(analysis, tables, folder)
            found.append((case, folder, numbers(analysis)))
            yield case
        driver = room / "driver.R"
        driver.write_text(_DRIVER, "utf-8")
        folders = [str(folder) for _, folder, _ in found]
        _output_of(program, str(driver), *folders)
        yield tuple(_lines([(case, ours, _read(folder)) for case, folder, ours in found]))


def _output_of(program: str, *arguments: str) -> str:
    ended = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if ended.returncode:
        raise RError("R ended with an error: {0}", ended.stderr.strip()[-500:])
    return ended.stdout


def _rehearse(protocol: Protocol, lexicon: Lexicon, case: Case, shown: Shown) -> Tables:
    rows: list[Tables] = []
    for number in range(case.n * len(protocol.groups)):
        _, events = simulate_participant(protocol, lexicon, number, case.seed, shown=shown)
        rows.append(derive(events, protocol))
    return together(rows)


def _write(analysis: Analysis, tables: Tables, folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, text in sheets_of(tables).items():
        (folder / f"{name}.tsv").write_text(text, "utf-8")
    (folder / "analysis.R").write_text(scripts(analysis)["analysis.R"], "utf-8")


def _read(folder: Path) -> dict[str, float]:
    with (folder / "numbers-r.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t")
        return {row["name"]: nan if row["value"] == "NA" else float(row["value"]) for row in rows}


def _lines(
    found: Sequence[tuple[Case, Mapping[str, float], Mapping[str, float]]],
) -> Iterator[StatisticLine]:
    by_name: dict[str, list[tuple[float, Case, bool]]] = {}
    for case, ours, theirs in found:
        for name in {**ours, **theirs}:
            one, other = ours.get(name, nan), theirs.get(name, nan)
            if isnan(other) and name.endswith(_FAR):
                continue
            by_name.setdefault(_kind(name), []).append((_apart(one, other), case, not isnan(one)))
    for name in sorted(by_name):
        listed = by_name[name]
        furthest, case, _ = max(listed, key=lambda each: each[0])
        yield StatisticLine(name, len(listed), sum(known for *_, known in listed), furthest, case,
                   _tolerance_of(name))  # fmt: skip


def _apart(one: float, other: float) -> float:
    if isnan(one) or isnan(other):
        return 0.0 if isnan(one) and isnan(other) else float("inf")
    return abs(one - other) / max(abs(one), abs(other), 1.0)


def _kind(name: str) -> str:
    """Returns the kind of a number: its name without arms, secrets and games."""
    first, *rest = name.split("/")
    match first:
        case "means" | "scores":
            return "/".join((first, rest[0], *rest[2:]))
        case "compared" | "log-rank":
            return "/".join((first, rest[0], *rest[3:]))
        case "games" | "adherence":
            return "/".join((first, *rest[1:]))
        case "secrets" | "learning":
            return "/".join((first, *rest[2:]))
        case _:
            return name


def _tolerance_of(name: str) -> float | None:
    if _RANDOM in f"{name}/":
        return None
    of_model = name.startswith("model/") and ("/effect/" in name or "/contrast/" in name)
    return _LOOSE if of_model and name.endswith(_FOUND_OTHERWISE) else NEAR


def _as_played(tables: Tables, _protocol: Protocol) -> Tables:
    return tables


def _change_games(make: Callable[[GameRow], GameRow]) -> Callable[[Tables, Protocol], Tables]:
    def change_tables(tables: Tables, _protocol: Protocol) -> Tables:
        return replace(tables, games=tuple(make(game) for game in tables.games))

    return change_tables


def _with_solution(game: GameRow) -> GameRow:
    return replace(game, solved=True, outcome="solved")


def _censored(game: GameRow) -> GameRow:
    """Returns the game as given up if it had more than 5 attempts, or sometimes as interrupted."""
    if game.attempts % 7 == 0:
        return replace(game, outcome="interrupted", solved=False, seconds=None)
    return replace(game, solved=False, outcome="given up") if game.attempts > 5 else game


def _with_ties(game: GameRow) -> GameRow:
    seconds = None if game.seconds is None else max(60.0, 60.0 * round(game.seconds / 60))
    return replace(game, seconds=seconds)


def _together(game: GameRow) -> GameRow:
    """Returns the game as solved at attempt 4 after 60 seconds, so that all games are equal."""
    return replace(_with_solution(game), attempts=4, seconds=None if game.seconds is None else 60.0)


def _separate_arms(tables: Tables, protocol: Protocol) -> Tables:
    """Returns the tables with solved games, in which participants' means of arms never overlap."""
    order = {arm.name: place for place, arm in enumerate(protocol.arms)}
    most = 1 + max(game.attempts for game in tables.games) // 2
    longest = max(game.seconds or 0.0 for game in tables.games) / 2
    return replace(
        tables,
        games=tuple(
            replace(
                _with_solution(game),
                attempts=game.attempts + most * order[game.arm],
                seconds=None if game.seconds is None else game.seconds + longest * order[game.arm],
            )
            for game in tables.games
        ),
    )


KINDS: Mapping[str, Callable[[Tables, Protocol], Tables]] = {
    "as played": _as_played,
    "all solved": _change_games(_with_solution),
    "many censored": _change_games(_censored),
    "ties": _change_games(_with_ties),
    "separated": _separate_arms,
    "all at once": _change_games(_together),
}
