"""Analysis plan of a study: written before its first participant, identified by its digest."""

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from wmh.base.files.writing import private_folder, read_regular, refuse_link, replace_file
from wmh.base.text.refusal import InputError
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.study.protocol.allocation import allocation_digest
from wmh.study.protocol.protocol import Protocol
from wmh.study.protocol.protocol_file import PROTOCOL, companion_files, read_protocol
from wmh.study.protocol.registration import (
    Form,
    analysis_text,
    help_text,
    measure_text,
    registration,
    size_text,
    unsolved_text,
)

PLAN = "plan.md"


def write_plan(folder: Path, protocol: Protocol, now: datetime) -> Path:
    """Writes the analysis plan into a folder that has none; returns its path. Raises OSError."""
    path = folder / PLAN
    if not path.exists():
        private_folder(folder)
        text = "\n".join(_lines(protocol, now)) + "\n"
        replace_file(path, text.encode(), private=True)
    return path


def freeze(folder: Path, protocol: Protocol, file: Path, now: datetime) -> None:
    """Copies a protocol and its companion files into a folder; writes plan and registrations there.

    Does nothing if the folder already has a protocol. `file` is the original protocol file. Raises
    OSError.
    """
    if not (folder / PROTOCOL).exists():
        private_folder(folder)
        for source, name in companion_files(protocol, file):
            _keep(source, folder, Path(name))
        write_plan(folder, protocol, now)
        if protocol.primary is not None:
            for form in Form:
                text = registration(protocol, form).encode()
                replace_file(folder / registration_file(form), text, private=True)
        _keep(file, folder, Path(PROTOCOL))


def as_frozen(protocol: Protocol, folder: Path) -> Protocol:
    """Returns the protocol with the translated texts that were copied into the folder, if any.

    Translations may change without changing the protocol, but not within a study. Unreadable copies
    are ignored. Raises OSError.
    """
    if not (folder / PROTOCOL).is_file():
        return protocol
    with suppress(InputError):
        frozen = read_protocol(folder / PROTOCOL)
        if frozen.digest == protocol.digest:
            return replace(protocol, translations=frozen.translations)
    return protocol


def copy_frozen(source: Path, folder: Path) -> None:
    """Copies a study's protocol, companion files and plan into another folder.

    Raises OSError, also for a link, which would bring in a file from elsewhere.
    """
    there = [source / name for name in (PLAN, PROTOCOL)]
    there += [source / registration_file(form) for form in Form]
    for within in ("questionnaires", "texts"):
        there += sorted((source / within).rglob("*.toml"))
    for path in there:
        if path.is_file():
            refuse_link(path, source)
            _keep(path, folder, path.relative_to(source))


def _keep(source: Path, folder: Path, name: Path) -> None:
    """Copies a file into a folder under the name `name`, readable by the user alone."""
    for within in reversed(name.parents):
        private_folder(folder / within)
    replace_file(folder / name, read_regular(source), private=True)


def plan_digest(folder: Path) -> str:
    """Returns the SHA-256 of the plan in a folder; "" without a plan."""
    try:
        return hashlib.sha256(read_regular(folder / PLAN)).hexdigest()
    except OSError:
        return ""


def registration_file(form: Form) -> str:
    """Returns the file name of a registration's text in the folder of a study."""
    return f"preregistration-{form}.txt"


def _primary(protocol: Protocol) -> Iterator[str]:
    primary = protocol.primary
    if primary is None:
        yield "- No primary outcome is named: every result is exploratory."
        return
    yield f"- Hypothesis: {primary.hypothesis.strip()}"
    yield f"- {measure_text(protocol, primary)}"
    yield f"- {analysis_text(protocol, primary)}"
    yield f"- Sample size: {size_text(protocol, primary)}"
    yield f"- Exclusions: {primary.exclusions.strip()}"
    yield f"- Stopping rule: {primary.stopping.strip()}"
    yield "- Every other result is exploratory, and the report marks it so."


def _lines(protocol: Protocol, now: datetime) -> Iterator[str]:
    arms = "; ".join(f"“{arm.title}” ({arm.name}: {help_text(arm)})" for arm in protocol.arms)
    yield f"# Analysis plan: {protocol.title}\n"
    yield f"Written {now.isoformat(timespec='seconds')}, before the first participant."
    yield f"Protocol `{protocol.name}`, version {protocol.version}, SHA-256 `{protocol.digest}`."
    yield f"Words played with: SHA-256 `{protocol.words_sha256}`.\n"
    groups = "; ".join(protocol.groups)
    yield from _primary(protocol)
    yield f"- Conditions: {arms}. Design: {protocol.design.value}. Groups: {groups}."
    for arm in protocol.arms:
        if arm.sees is not None and STRATEGIES[arm.strategy].splits:
            to = f", proven to {arm.proven_to} words" if STRATEGIES[arm.strategy].proves else ""
            yield f"- The list of {arm.name}: {arm.strategy}{to}."
    yield f"- Size: {protocol.per_group} participants in each group."
    if protocol.stations:
        yield (
            f"- Stations: {', '.join(protocol.stations)}, dealing out whole blocks of"
            f" {protocol.permuted} in turn."
        )
    yield (
        f"- Allocation: permuted blocks of {protocol.permuted}, seed {protocol.seed}; the list has"
        f" SHA-256 `{allocation_digest(protocol)}`. It is in no folder of the study: a group is"
        " known once it is assigned, after the consent."
    )
    practice = ", ".join(block.title for block in protocol.blocks if block.practice) or "none"
    yield (
        f"- Left out: practice ({practice}), interrupted games (the program ended in them, or"
        " program or machine stood still for a second or more), who withdrew."
    )
    yield "- Measures: attempts, seconds, and the natural logarithm of the seconds of a game."
    yield f"- {unsolved_text(protocol)}"
    how = (
        "within participants: paired t test, Wilcoxon's signed ranks, Hedges g of the differences"
        if protocol.paired
        else "between participants: Welch's t test, Mann-Whitney, Hedges g"
    )
    yield f"- Conditions are compared by participants' means, {how}; 95 % intervals, 5 % two-sided."
    if len(protocol.arms) > 2:
        yield (
            "- All conditions at once first (Welch and Kruskal-Wallis, or Friedman within"
            " participants); the pairs are adjusted by Holm."
        )
    yield (
        "- Of single games: a linear mixed model of ln time and of attempts, with the condition"
        + (", the period and the sequence" if protocol.sequences else "")
        + " fixed, participants and target words crossed random (REML; Satterthwaite; terms by"
        " likelihood ratio). The effects of the conditions vary among participants who meet"
        " several, and among target words that do; where that is singular, or a likelihood-ratio"
        " test against the smaller structure has p above 0.5 (after Matuschek and others 2017),"
        " alike and uncorrelated, or not at all."
    )
    yield (
        "- Where more than 5 % of the games are not solved, the log-rank test by participants"
        " stands first."
    )
    yield f"- Bootstrap: 9,999 resamples of participants, bias-corrected, seed {protocol.seed}."
