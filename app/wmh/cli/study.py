"""`wmh study`: protocols checked, studies rehearsed, put together, written as tables, analysed."""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from wmh.cli.parts.arguments import HIGHEST_SEED
from wmh.cli.parts.heavily import (
    ClusterName,
    CoresNumber,
    HeavyOptions,
    InJson,
    KeptIn,
    Resume,
    heavily,
)
from wmh.cli.parts.outputs import Force, told_of_force
from wmh.cli.parts.reasons import Refused
from wmh.cli.parts.screen import Screen
from wmh.cli.study_power import power
from wmh.engine.files import replace_file
from wmh.files.catalogue import PROTOCOLS
from wmh.heavy.run import HeavyRun
from wmh.lexica import library
from wmh.study.analysis.simulate import Rehearsal
from wmh.study.journal.folder import (
    Recorded,
    file_of,
    overview,
    recorded,
    second_file_of,
    tables_of,
    write_participant,
)
from wmh.study.journal.holding import Hold
from wmh.study.journal.merging import log_of, write_merged
from wmh.study.journal.merging import merge as merged_folders
from wmh.study.journal.recoding import recode
from wmh.study.protocol.assignment import with_secrets
from wmh.study.protocol.plan import PLAN, copy_frozen, freeze, plan_digest
from wmh.study.protocol.protocol import ArmOrder, Protocol
from wmh.study.writing.tidy import write_tables

app = typer.Typer(rich_markup_mode=None)

ProtocolName = Annotated[
    str, typer.Argument(metavar="PROTOCOL", help="A protocol's name, or its file in TOML.")
]
Folder = Annotated[Path, typer.Argument(help="The folder of a study.")]
Out = Annotated[Path, typer.Option("--out", help="The folder to write into.")]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0, max=HIGHEST_SEED, help="What chance starts from; by default the protocol's seed."
    ),
]


@app.callback()
def study() -> None:
    """User studies: check a protocol, rehearse, power, export, merge, analyse, recode, delete."""


@app.command()
def check(protocol: ProtocolName) -> None:
    """Say what is wrong with a protocol; if nothing is, what it decides and what it can see."""
    # Statistics come in only where they are wanted: they take longer than most commands.
    from wmh.study.statistics.power import needed, smallest_effect

    told = PROTOCOLS.named(protocol)
    lexicon = library.open_named(told.lexicon)
    for word in told.secrets:
        letters = lexicon.alphabet.letters_of(word)
        if letters is None or lexicon.number_of(letters) is None:
            raise Refused(f"The secret {word} is not in the lexicon {told.lexicon}.")
        if len(letters) != told.length:
            raise Refused(f"The secret {word} has {len(letters)} letters and not {told.length}.")
    with_secrets(told, lexicon)
    group = told.per_group
    parts = told.parts(told.groups[0])
    practice = sum(part.block.games for part in parts if part.block.practice)
    print(f"{told.title}, version {told.version}")
    print(f"SHA-256 {told.digest}")
    arms = ", ".join(f"{arm.title} (sees {_sees(told, arm.name)})" for arm in told.arms)
    print(f"{group * len(told.groups)} participants, {group} each: {arms}")
    print(f"{told.games} games each, {practice} of them practice; words of {told.length} letters")
    if told.sequences:
        print(f"Groups: {'; '.join(told.groups)}")
    if told.order is ArmOrder.BALANCED:
        print(f"The secrets are balanced where each group has a multiple of {told.games}.")
    if group > 1 and not told.sequences:
        effect = smallest_effect(group, group)
        print(
            f"Two groups of {group} find a difference of {effect:.2f} standard deviations with"
            f" 80 % power (5 %, two-sided); for 0.5 it takes {needed(0.5)} each, for 0.8"
            f" {needed(0.8)}."
        )


@app.command()
def simulate(
    protocol: ProtocolName,
    out: Out,
    participants: Annotated[
        int | None, typer.Option(min=1, max=100_000, help="How many; by default all of them.")
    ] = None,
    seed: Seed = None,
    cores: CoresNumber = None,
    cluster: ClusterName = None,
    run: KeptIn = None,
    resume: Resume = False,
    progress: InJson = False,
) -> None:
    """Make up participants, to rehearse the analysis. All that comes of it says so."""
    told = PROTOCOLS.named(protocol)
    lexicon = library.open_named(told.lexicon)
    told = with_secrets(told, lexicon)
    seed = told.seed if seed is None else seed
    freeze(out, told, PROTOCOLS.find(protocol), datetime.now(UTC))
    number = participants or told.per_group * len(told.groups)
    _refuse_people(out)
    work = HeavyRun(
        "rehearsal",
        Rehearsal(told, lexicon, seed),
        list(range(number)),
        [1] * number,
        "participants",
        {"protocol": told.digest, "seed": seed},
        lexicon,
    )
    with heavily(HeavyOptions(cores, cluster, run, resume, progress)) as heavy:
        for code, lines in heavy(work):
            write_participant(file_of(out, code), lines.encode())
    print(f"{number:,} SIMULATED participants in {out}.")


@app.command()
def export(
    protocol: ProtocolName,
    folder: Folder,
    out: Out,
    commas: Annotated[bool, typer.Option("--csv", help="Separate by commas, not tabs.")] = False,
    force: Force = False,
) -> None:
    """Write the tables of participants, games, attempts, answers and events, and what they mean."""
    told = PROTOCOLS.named(protocol)
    with told_of_force():
        written = write_tables(out, _recorded(folder), told, commas=commas, force=force)
    print(*written, sep="\n")


@app.command()
def merge(
    protocol: ProtocolName,
    folders: Annotated[list[Path], typer.Argument(help="The folders of several machines.")],
    out: Out,
    other_words: Annotated[
        bool,
        typer.Option("--other-words", help="Even if not all played with the same words."),
    ] = False,
) -> None:
    """Put the participants of several folders into one, after looking for what does not fit."""
    told = PROTOCOLS.named(protocol)
    found = merged_folders(
        [recorded(folder) for folder in folders],
        told,
        datetime.now(UTC),
        other_words=other_words,
    )
    if not found.files:
        raise Refused("There are no participants in these folders: choose those of a study.")
    for notice in found.notices:
        print(f"Notice: {notice}", file=sys.stderr)
    written = write_merged(found, out)
    replace_file(out / "merge-log.md", log_of(found, folders, datetime.now(UTC)).encode())
    for folder in folders:  # The plan and the protocol as they were played, from whoever has them.
        if (folder / PLAN).is_file() and not (out / PLAN).exists():
            copy_frozen(folder, out)
    print(f"{len(written):,} participants in {out}.")


@app.command(name="analyse")
def analyse_folder(
    protocol: ProtocolName,
    folder: Folder,
    out: Annotated[
        Path | None, typer.Option("--out", help="Also write report, tables and pictures there.")
    ] = None,
    seed: Seed = None,
    practice: Annotated[
        bool, typer.Option("--practice", help="Count the practice games too.")
    ] = False,
    force: Force = False,
) -> None:
    """Print the report; with --out write it, its tables (Markdown, LaTeX, CSV) and its picture."""
    from wmh.study.analysis.analysis import analyse
    from wmh.study.protocol.asking import asked_by
    from wmh.study.writing.report import report

    told = PROTOCOLS.named(protocol)
    tables, asked = tables_of(_recorded(folder), told), asked_by(told)
    seed = told.seed if seed is None else seed
    analysis = analyse(tables, told, seed, asked, practice=practice)
    if out is None:
        print(report(analysis), end="")
        return
    from wmh.study.writing.results import write_results

    with told_of_force():
        written = write_results(analysis, out, force=force)
    print(*written, sep="\n")


@app.command(name="publish")
def publish_study(
    folder: Folder,
    out: Annotated[Path, typer.Option("--out", help="The kit to write, a zip file.")],
    licence: Annotated[str, typer.Option(help="Of the data: CC0-1.0 or CC-BY-4.0.")] = "CC-BY-4.0",
    notes: Annotated[
        bool, typer.Option("--notes", help="With free notes, and answers in people's own words.")
    ] = False,
) -> None:
    """Write one file for reviewers: protocol, plan, tables, figures, report, R and Python."""
    from wmh.study.writing.kit import LICENCES, publish

    if licence not in LICENCES:
        raise Refused(f"{licence} is no licence known here: choose {' or '.join(LICENCES)}.")
    print(f"{len(publish(folder, out, licence, notes=notes)):,} files in {out}.")


@app.command(name="status")
def status(
    protocol: ProtocolName,
    folders: Annotated[list[Path], typer.Argument(help="The folders of one or more machines.")],
) -> None:
    """Say who is where, who has finished, what is wrong, and how full the groups are."""
    told = PROTOCOLS.named(protocol)
    finished = dict.fromkeys(told.groups, 0)
    under_way = dict.fromkeys(told.groups, 0)
    for folder in folders:
        found = overview(folder, told)
        for code, person in found.people.items():
            where = (
                "finished"
                if person.finished
                else "withdrew"
                if person.withdrawn
                else (f"game {person.games} of {told.games}")
            )
            more = ", resumed" if person.sittings > 1 else ""
            fault = ", lines changed or cut" if code in found.faults else ""
            print(f"{code:22}{person.arm or 'not assigned':34}{where}{more}{fault}  ({folder})")
            if person.arm in finished:
                finished[person.arm] += person.finished
                under_way[person.arm] += not person.over
        for code in found.foreign:
            print(f"{code:22}recorded under another protocol  ({folder})")
    for group in told.groups:
        wanted = f"{finished[group]} of {told.per_group} finished"
        print(f"{group}: {wanted}, {under_way[group]} under way")


@app.command(name="plan")
def plan_study(protocol: ProtocolName, folder: Folder) -> None:
    """Write protocol and analysis plan into a study's folder, before the first participant."""
    file = PROTOCOLS.find(protocol)
    told = PROTOCOLS.read(file)
    if next(iter(recorded(folder)), None) is not None:
        raise Refused(f"{folder} has participants: a plan is written before the first one.")
    told = with_secrets(told, library.open_named(told.lexicon))
    freeze(folder, told, file, datetime.now(UTC))
    print(f"{folder / PLAN}: SHA-256 {plan_digest(folder)}")


app.command(name="power")(power)


@app.command(name="against-r")
def against_r(
    protocol: Annotated[
        str, typer.Argument(metavar="PROTOCOL", help="A protocol's name, or its file in TOML.")
    ] = "bahinting-2013",
    seeds: Annotated[int, typer.Option(min=1, max=1000, help="Seeds 1 to this.")] = 20,
    sizes: Annotated[
        str, typer.Option(help="Participants of each group, such as 2,5,50.")
    ] = "2,3,5,10,20,50",
) -> None:
    """Rehearse, analyse here and in R, and print how far apart each number is at most.

    The seeds take turns with the sizes; each is analysed as played, with all games solved, with
    many censored, with ties, and with arms that do not overlap.
    """
    from wmh.study.writing.against_r import NEAR, Line, cases, compared

    told = PROTOCOLS.named(protocol)
    lexicon = library.open_named(told.lexicon)
    wanted = tuple(cases(range(1, seeds + 1), _sizes(sizes)))
    terminal = Screen(stderr=True)
    lines: tuple[Line, ...] = ()
    for each in track(
        compared(with_secrets(told, lexicon), lexicon, wanted),
        "Rehearsals",
        total=len(wanted) + 1,
        console=terminal,
        transient=True,
        disable=not terminal.is_terminal,
    ):
        lines = each if isinstance(each, tuple) else lines
    print(f"{len(wanted):,} rehearsals; allowed {NEAR:g}, of numbers above 1 as a share of them.")
    print(f"{'statistic':52}{'numbers':>9}{'known':>9}{'furthest':>11}")
    for line in lines:
        apart = "random" if line.allowed is None else f"{line.furthest:.1e}"
        where = line.case
        more = "" if line.fits else f"  seed {where.seed}, n = {where.n}, {where.kind}"
        if line.allowed not in (None, NEAR):
            more += "  (R takes derivatives by differences)"
        print(f"{line.name:52}{line.count:>9,}{line.known:>9,}{apart:>11}{more}")
    wrong = [line for line in lines if not line.fits]
    if wrong:
        raise Refused(f"{len(wrong)} of {len(lines)} statistics are not R's.")
    print(f"All {len(lines)} statistics are R's.")


def _sizes(text: str) -> tuple[int, ...]:
    sizes = tuple(int(each) for each in text.split(",") if each.strip().isdecimal())
    if not sizes or min(sizes) < 2 or max(sizes) > 1000:
        raise Refused(f"{text} are no sizes: write numbers from 2 to 1000 with commas between.")
    return sizes


@app.command(name="recode")
def recode_participant(
    folder: Folder,
    old: Annotated[str, typer.Argument(help="The participant's code.")],
    new: Annotated[str, typer.Argument(help="The code that it is to be.")],
) -> None:
    """Give a participant another code, where two people have the same. Their file tells of it."""
    if (second := second_file_of(folder, old)).exists():
        raise Refused(
            f"{second} has more of {old}: let them go on once in the window, then recode."
        )
    print(f"{old} is now {new}: {recode(folder, old, new, datetime.now(UTC))}")


@app.command()
def delete(
    folder: Folder,
    participant: Annotated[str, typer.Argument(help="The participant's code.")],
    yes: Annotated[
        bool, typer.Option("--yes", help="Do it; without this it is only said.")
    ] = False,
) -> None:
    """Delete all there is of a participant, as they may ask for. It cannot be undone."""
    path = file_of(folder, participant)
    if path not in {each.path for each in recorded(folder)}:
        raise Refused(f"There is no participant {participant} in {folder}.")
    if not yes:
        print(f"This would delete {path}. Say --yes to do it.")
        return
    with Hold(path):
        path.unlink()
        second_file_of(folder, participant).unlink(missing_ok=True)
    print(f"{path} is deleted. Tables that were written before still have it: write them again.")


def _recorded(folder: Path) -> Iterator[Recorded]:
    """The participants of a folder that has some; what is wrong with their files is told."""
    none = True
    for each in recorded(folder):
        none = False
        for fault in each.chain.faults:
            print(f"Notice: {each.path}, line {fault.line}: {fault.said}.", file=sys.stderr)
        yield each
    if none:
        raise Refused(f"There are no participants in {folder}: choose the folder of a study.")


def _refuse_people(folder: Path) -> None:
    """Made-up participants never come among people."""
    for each in recorded(folder):
        if not any(event.told.get("simulated") is True for event in each.opened):
            raise Refused(
                f"{each.path} is of a person: simulated participants need a folder of their own."
            )


def _sees(protocol: Protocol, arm: str) -> str:
    level = protocol.arm(arm).sees
    return "nothing" if level is None else level.name.lower()
