"""`wmh study` commands after a study: tables, report, replication kit, comparison with R."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.text.phrases import _
from wmh.helper.cli.parts.outputs import Force, told_of_force
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import progress_bar
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import library
from wmh.study.analysis.assumptions import group_sizes
from wmh.study.catalogue import PROTOCOLS
from wmh.study.cli.study_options import Folder, Out, ProtocolName, Seed, participants
from wmh.study.journal.folder import tables_of
from wmh.study.protocol.assignment import with_secrets
from wmh.study.protocol.plan import plan_digest
from wmh.study.timing.validation import validations_in
from wmh.study.writing.tidy import write_tables


def export(
    protocol: ProtocolName,
    folder: Folder,
    out: Out,
    commas: Annotated[bool, typer.Option("--csv", help="Separate by commas, not tabs.")] = False,
    force: Force = False,
) -> None:
    """Write the tables of participants, games, attempts, answers and events, and what they mean."""
    told = PROTOCOLS.read_named(protocol)
    with told_of_force(), waiting("writing the tables"):
        written = write_tables(out, participants(folder), told, commas=commas, force=force)
    print(*written, sep="\n")


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
    blinded: Annotated[
        bool,
        typer.Option(
            "--blind", help="Call the conditions X, Y and so on; the key is kept in the folder."
        ),
    ] = False,
    force: Force = False,
) -> None:
    """Print the report; with --out write it, its tables (Markdown, LaTeX, CSV) and its picture.

    All of it is in English, whatever language is spoken here: it is for a paper.
    """
    from wmh.study.analysis.analysis import analyse
    from wmh.study.analysis.blinding import analysis_view
    from wmh.study.protocol.asking import asked_by
    from wmh.study.writing.report import report

    told = PROTOCOLS.read_named(protocol)
    seed = told.seed if seed is None else seed
    with waiting("analysing the games"):
        tables, asked = tables_of(participants(folder), told), asked_by(told)
        tables, told = analysis_view(tables, told, folder, datetime.now(UTC), blinded=blinded)
        analysis = analyse(
            tables,
            told,
            seed,
            asked,
            practice=practice,
            plan=plan_digest(folder),
            validations=validations_in(folder),
        )
        text = report(analysis) if out is None else ""
    if out is None:
        print(text, end="")
        return
    from wmh.study.writing.results import write_results

    with told_of_force(), waiting("writing the report and drawing its pictures"):
        written = write_results(analysis, out, force=force)
    print(*written, sep="\n")


def publish_study(
    folder: Folder,
    out: Annotated[Path, typer.Option("--out", help="The kit to write, a zip file.")],
    licence: Annotated[str, typer.Option(help="Of the data: CC0-1.0 or CC-BY-4.0.")] = "CC-BY-4.0",
    notes: Annotated[
        bool, typer.Option("--notes", help="Include free notes, and answers in people's own words.")
    ] = False,
    withdrawn: Annotated[
        bool,
        typer.Option("--withdrawn", help="Include the data of participants who withdrew."),
    ] = False,
) -> None:
    """Write one file for reviewers: protocol, plan, tables, figures, report, R and Python."""
    from wmh.study.publishing.kit import LICENCES, publish
    from wmh.study.publishing.sharing import Sharing

    if licence not in LICENCES:
        raise Refused(
            "{0} is not a licence known here: choose {1}.", licence, " or ".join(LICENCES)
        )
    with waiting("analysing, and putting the kit together"):
        files = publish(folder, out, licence, Sharing(notes=notes, withdrawn=withdrawn))
    print(_("{0} files in {1}.", len(files), out))


def against_r(
    protocol: ProtocolName = "bahinting-2013",
    seeds: Annotated[int, typer.Option(min=1, max=1000, help="Number of seeds, from 1.")] = 20,
    sizes: Annotated[
        str, typer.Option(help="Participants of each group, such as 2,5,50.")
    ] = "2,3,5,10,20,50",
) -> None:
    """Rehearse, analyse here and in R, and print how far apart each number is at most.

    The seeds take turns with the sizes; each is analysed as played, with all games solved, with
    many censored, with ties, with groups that do not overlap, and with games that all end together.
    """
    from wmh.study.writing.against_r import NEAR, StatisticLine, cases, compared

    told = PROTOCOLS.read_named(protocol)
    lexicon = library.open_named(told.lexicon)
    wanted = tuple(cases(range(1, seeds + 1), group_sizes(sizes)))
    lines: tuple[StatisticLine, ...] = ()
    with progress_bar() as progress:
        progress("rehearsals", 0.0)
        found = compared(with_secrets(told, lexicon), lexicon, wanted)
        for done, each in enumerate(found, start=1):
            lines = each if isinstance(each, tuple) else lines
            progress("rehearsals", done / (len(wanted) + 1))
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
        raise Refused(
            "Statistics that differ from the results of R: {0} of {1}.", len(wrong), len(lines)
        )
    print(f"All {len(lines)} statistics are R's.")
