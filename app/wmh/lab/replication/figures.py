"""Figures of reports on the project's pages: stored as data, from which pages are written.

A figure is stored as in its report, with the day, the code and the machine; tests write the pages
again and compare.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from wmh.base.heavy.run import Json
from wmh.base.text.escaping import as_markdown
from wmh.lab.replication.report import ReplicationError, read_results
from wmh.lab.replication.table import EXPERIMENTS, SOURCES

BEGIN, END = "<!-- figures: written by wmh figures -->", "<!-- end of the figures -->"
"""Marks before and after the section of figures in the README."""

DATA = Path("resources", "lab", "figures.json")
PAGE = Path("resources", "guide", "replication.md")
README = Path("README.md")

_KEPT = ("name", "source", "section", "title", "day", "seconds", "claims")
_OF_REPORT = ("program", "code", "seed", "quick", "machine", "lexicon")
_HEADLINES = (
    ("execution", "gui"),
    ("memory", "structures"),
    ("dawg", "reduction"),
    ("dawg", "others"),
    ("matcher", "whole-list"),
    ("mean", "place-1"),
    ("people", "attempts"),
    ("people", "seconds"),
    ("codes", "exact"),
    ("optima", "orig_hidden"),
    ("optima", "nyt20230701_hidden"),
    ("optima", "hard"),
)
"""Figures that the README shows, by experiment and key of the claim."""

Figures = Sequence[Json]
"""Data of each experiment, in the order of the report, from the last report that has it."""


def merge_report(report: Path, before: Figures) -> tuple[Figures, tuple[str, ...]]:
    """Returns the figures updated from a report's folder, and the names of its experiments.

    Figures of skipped experiments stay as before. Raises ReplicationError and OSError.
    """
    told = read_results(report)
    found = {each["name"]: each for each in before}
    new = [each for each in told["experiments"] if not each["skipped"]]
    for each in new:
        kept = {key: each[key] for key in _KEPT}
        found[each["name"]] = kept | {key: told[key] for key in _OF_REPORT}
    known = [each.name for each in EXPERIMENTS]
    return (
        [found[name] for name in known if name in found],
        tuple(each["name"] for each in new),
    )


def read_figures(path: Path) -> Figures:
    """Reads figures from a file; there are none if it is missing.

    Raises ReplicationError and OSError.
    """
    if not path.exists():
        return []
    try:
        told = json.loads(path.read_bytes())
        return cast("Figures", told["experiments"])
    except (ValueError, KeyError, TypeError) as error:
        raise ReplicationError("{0} holds no figures of this program.", path) from error


def figures_json(figures: Figures) -> str:
    return json.dumps({"experiments": list(figures)}, indent=1, ensure_ascii=False) + "\n"


def figures_page(figures: Figures) -> str:
    """Returns the page with all figures, in Markdown."""
    parts = [
        "# Published figures\n",
        "What the sources of this program published, and what it measures when it does the same.",
        "`wmh replicate` measures, `wmh figures` writes this page from its report; the report",
        "itself has more: tables, pictures, how each figure was measured, and why some cannot be",
        "matched.\n",
    ]
    machines = list(dict.fromkeys(each["machine"] for each in figures))
    parts += [f"Machine{_number(n, machines)}: {machine}.\n" for n, machine in enumerate(machines)]
    for source, title in SOURCES.items():
        own = [each for each in figures if each["source"] == source]
        if own:
            parts.append(f"## {title}\n")
        for each in own:
            parts += _experiment(each, _number(machines.index(each["machine"]), machines))
    missing = [each.title for each in EXPERIMENTS if each.name not in _names(figures)]
    if missing:
        parts.append(f"Not measured: {'; '.join(missing)}.\n")
    return "\n".join(parts)


def readme_section(figures: Figures) -> str:
    """Returns the text between BEGIN and END in the README."""
    known = {each["name"]: each for each in figures}
    shown = [
        (known[name], claim)
        for name, key in _HEADLINES
        if name in known
        for claim in _number_figures(known[name])
        if claim["key"] == key
    ]
    days = sorted({each["day"] for each, _ in shown})
    machines = dict.fromkeys(each["machine"] for each, _ in shown)
    on = ", and on ".join(machines)
    rows = [_cells(claim) for _, claim in shown]
    return "\n".join((
        BEGIN,
        "",
        as_markdown((("", "published", "here", "verdict"), *rows)),
        f"Measured {' to '.join(dict.fromkeys((days[0], days[-1])))} on {on}."
        if days
        else "Nothing is measured yet.",
        "",
        END,
    ))  # fmt: skip


def with_section(readme: str, section: str) -> str:
    """Returns the README with its section of figures replaced.

    Raises ReplicationError if it has no such section.
    """
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ReplicationError("{0} has no place for the figures: {1}", README, BEGIN)
    return f"{before}{section}{after}"


def _experiment(each: Json, machine: str) -> list[str]:
    lexicon = cast("Mapping[str, Json]", each["lexicon"])
    size = "quick, with more chance in it" if each["quick"] else "full"
    on = f", machine{machine}" if machine else ""
    return [
        f"### {_place(each)}. {each['title']}\n",
        as_markdown(
            (
                ("", "source", "here", "verdict", ""),
                *((*_cells(claim), _remark(claim)) for claim in _number_figures(each)),
            )
        ),
        f"{each['section']}; measured {each['day']} ({size}{on}), {each['seconds']:,.0f} s of one"
        f" core; version {each['program']}, code {each['code']}; lexicon {lexicon['name']},"
        f" {lexicon['words']:,} words; seed {each['seed']}.\n",
    ]


def _place(each: Json) -> int:
    return [known.name for known in EXPERIMENTS].index(each["name"]) + 1


def _number_figures(each: Json) -> Sequence[Json]:
    """Returns the claims of an experiment, with a number such as 6.1 before each text."""
    place = _place(each)
    return [
        claim | {"what": f"{place}.{number} {claim['what']}"}
        for number, claim in enumerate(each["claims"], 1)
    ]


def _cells(claim: Json) -> tuple[str, ...]:
    return tuple(claim.get(key) or "" for key in ("what", "source", "ours", "verdict"))


def _remark(claim: Json) -> str:
    said = [claim["remark"], "differs from run to run" if claim["timed"] else ""]
    return "; ".join(filter(None, said))


def _number(place: int, machines: Sequence[str]) -> str:
    return f" {place + 1}" if len(machines) > 1 else ""


def _names(figures: Figures) -> set[str]:
    return {each["name"] for each in figures}
