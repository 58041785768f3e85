"""Background tasks of the window of studies, such as reading folders, analyses, and power."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.files.passing import passing_folder
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.strategy.kernels.library import unavailable
from wmh.helper.answering import Answering
from wmh.helper.suggester import Chore, Work
from wmh.study.analysis.assumptions import Assumptions
from wmh.study.journal.folder import (
    FolderError,
    Overview,
    ParticipantFile,
    overview,
    participant_files,
)
from wmh.study.journal.following import FollowedPeople, Following
from wmh.study.journal.pin import Pin, find_pin
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.assignment import with_secrets
from wmh.study.protocol.helping import splitting
from wmh.study.protocol.plan import plan_digest
from wmh.study.protocol.protocol import Protocol
from wmh.study.timing.validation import validations_in

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.study.analysis.analysis import Analysis


@dataclass(frozen=True, slots=True)
class PowerRequest:
    """Request of a power simulation: group sizes, and number of studies of each size."""

    assumed: Assumptions
    sizes: tuple[int, ...]
    studies: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """A protocol with its listed or drawn secrets, and its word list."""

    protocol: Protocol
    lexicon: "Lexicon"


@dataclass(frozen=True, slots=True)
class PowerLine:
    """Power for two arms: shares of significant studies, and of studies without a model.

    `size` is the number of participants in each group; `low` and `high` are the interval of
    `model`.
    """

    size: int
    arms: tuple[str, str]
    model: float
    low: float
    high: float
    means: float
    unfitted: int


@dataclass(frozen=True, slots=True)
class PowerSeen:
    """Power by the studies that are simulated so far."""

    done: int
    of: int
    lines: Sequence[PowerLine]


def powering(protocol: Protocol, wanted: PowerRequest) -> Work:
    """Returns the task that yields a PowerSeen after each simulated study.

    Studies follow from the protocol's seed, as in the command `wmh study power`.
    """

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[PowerSeen]:
        from wmh.study.analysis.power import PowerRuns, count_findings
        from wmh.study.protocol.assignment import with_secrets

        dealt = with_secrets(protocol, lexicon, stop)
        make = PowerRuns(dealt, wanted.assumed, protocol.seed).prepare()
        items = [(size, number) for size in wanted.sizes for number in range(wanted.studies)]
        results: list[list[list[float | None]]] = []
        for item in items:
            check_cancelled(stop)
            results += make([item], stop)
            done = len(results)
            lines = tuple(
                PowerLine(
                    each.size,
                    (each.first, each.second),
                    each.model / each.studies,
                    each.power.low,
                    each.power.high,
                    each.means / each.studies,
                    each.unfitted,
                )
                for each in count_findings(dealt, items[:done], results)
            )
            yield PowerSeen(done, len(items), lines)

    return work


def likening(folder: Path, protocol: Protocol) -> Chore:
    """Returns the task that yields Assumptions derived from the data of a folder."""

    def chore(stop: Stop) -> Iterator[Assumptions]:
        from wmh.study.analysis.analysis import analyse
        from wmh.study.analysis.power import assumed_like
        from wmh.study.journal.folder import tables_of

        files = tuple(participant_files(folder))
        if not files:
            raise FolderError(
                "There are no participants in {0}: choose the folder of a study.", folder
            )
        check_cancelled(stop)
        yield assumed_like(analyse(tables_of(files, protocol), protocol, protocol.seed))

    return chore


@dataclass(frozen=True, slots=True)
class SeenFolder:
    """Content of a study's folder.

    `effect` is the smallest difference of two full groups that can be detected, in standard
    deviations; None if it is unknown.
    """

    folder: Path
    protocol: Protocol
    overview: Overview
    pin: Pin | None
    effect: float | None = None


@dataclass(frozen=True, slots=True)
class AnalysisReport:
    """Analysis as text and as a PNG picture; `analysis` itself can be saved."""

    analysis: "Analysis"
    report: str
    paragraph: str
    markdown: str
    latex: str
    picture: bytes


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a rehearsal: `done` of `of` participants are simulated, in `folder`."""

    done: int
    of: int
    folder: Path


@dataclass(frozen=True, slots=True)
class WrittenFiles:
    """Names of the files that a task wrote, and their folder."""

    folder: Path
    number: int


def looking(folder: Path, protocol: Protocol) -> Chore:
    """Returns the task that yields a SeenFolder, first without, then with the effect."""

    def chore(stop: Stop) -> Iterator[SeenFolder]:
        found = SeenFolder(folder, protocol, overview(folder, protocol, stop), find_pin(folder))
        yield found
        if protocol.per_group > 1 and not protocol.sequences:
            from wmh.study.statistics.power import smallest_effect

            effect = smallest_effect(protocol.per_group, protocol.per_group)
            yield SeenFolder(folder, protocol, found.overview, found.pin, effect)

    return chore


def watching(following: Following) -> Chore:
    """Returns the task that yields the present FollowedPeople."""

    def chore(stop: Stop) -> Iterator[FollowedPeople]:
        yield following.look(stop)

    return chore


def rehearsing(protocol: Protocol, file: Path, folder: Path, seed: int) -> Work:
    """Returns the task that writes simulated participants: Progress, at last WrittenFiles."""

    def work(
        lexicon: "Lexicon", answering: Answering, stop: Stop
    ) -> Iterator[Progress | WrittenFiles]:
        from wmh.study.analysis.simulate import simulate_participant
        from wmh.study.analysis.simulated_lists import shown_by
        from wmh.study.journal.chain import event_lines
        from wmh.study.journal.folder import file_of, write_participant
        from wmh.study.protocol.assignment import with_secrets
        from wmh.study.protocol.plan import freeze

        dealt = with_secrets(protocol, lexicon, stop)
        if _has_people(folder, protocol, stop):
            raise FolderError(
                "{0} holds participants: simulated ones need a folder of their own.", folder
            )
        kernels = bool(splitting(protocol)) and not unavailable()
        shown = shown_by(dealt, lexicon, answering.solver(lexicon) if kernels else None)
        freeze(folder, dealt, file, datetime.now(UTC))
        number = protocol.per_group * len(protocol.groups)
        for each in range(number):
            check_cancelled(stop)
            code, events = simulate_participant(dealt, lexicon, each, seed, stop, shown)
            path = file_of(folder, code)
            write_participant(path, b"".join(event_lines(iter(events))))
            yield Progress(each + 1, number, folder)
        yield WrittenFiles(folder, number)

    return work


def preparing(protocol: Protocol) -> Work:
    """Returns the task that yields the Prepared protocol, for a timing validation.

    It raises SecretError and Cancelled.
    """

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Prepared]:
        yield Prepared(with_secrets(protocol, lexicon, stop), lexicon)

    return work


def analysing(folder: Path, protocol: Protocol, *, practice: bool, blinded: bool = False) -> Chore:
    """Returns the task that yields the AnalysisReport; it logs the analysis unless `blinded`."""

    def chore(stop: Stop) -> Iterator[AnalysisReport]:
        from wmh.base.text.escaping import as_markdown
        from wmh.study.analysis.analysis import analyse
        from wmh.study.analysis.blinding import analysis_view
        from wmh.study.journal.folder import tables_of
        from wmh.study.writing.plots import draw
        from wmh.study.writing.report import report
        from wmh.study.writing.sentences import paragraph
        from wmh.study.writing.tables import as_latex, table

        tables, shown = analysis_view(
            tables_of(_files(folder, stop), protocol),
            protocol,
            folder,
            datetime.now(UTC),
            blinded=blinded,
        )
        asked = asked_by(protocol)
        analysis = analyse(
            tables,
            shown,
            protocol.seed,
            asked,
            practice=practice,
            plan=plan_digest(folder),
            validations=validations_in(folder),
        )
        check_cancelled(stop)
        rows = table(analysis)
        with passing_folder() as room:
            picture = room / "figure.png"
            draw(analysis, picture)
            drawn = picture.read_bytes()
        yield AnalysisReport(
            analysis,
            report(analysis),
            paragraph(analysis),
            as_markdown(rows),
            as_latex(rows, protocol.title),
            drawn,
        )

    return chore


def saving(analysis: "Analysis", folder: Path, *, force: bool = False) -> Chore:
    """Returns the task that saves an analysis's files and yields the WrittenFiles."""

    def chore(_stop: Stop) -> Iterator[WrittenFiles]:
        from wmh.study.writing.results import write_results

        yield WrittenFiles(folder, len(write_results(analysis, folder, force=force)))

    return chore


def exporting(folder: Path, protocol: Protocol, out: Path, *, force: bool = False) -> Chore:
    """Returns the task that writes the tables and yields the WrittenFiles."""

    def chore(stop: Stop) -> Iterator[WrittenFiles]:
        from wmh.study.writing.tidy import write_tables

        yield WrittenFiles(out, len(write_tables(out, _files(folder, stop), protocol, force=force)))

    return chore


def publishing(folder: Path, out: Path) -> Chore:
    """Returns the task that writes the kit, without free notes, and yields the WrittenFiles."""

    def chore(stop: Stop) -> Iterator[WrittenFiles]:
        from wmh.study.publishing.kit import USUAL, publish

        yield WrittenFiles(out, len(publish(folder, out, USUAL, stop=stop)))

    return chore


def _has_people(folder: Path, protocol: Protocol, stop: Stop) -> bool:
    found = overview(folder, protocol, stop)
    people = found.people.values()
    return bool(found.foreign) or any(not each.simulated for each in people)


def _files(folder: Path, stop: Stop) -> Iterator[ParticipantFile]:
    """Yields the participants' files one at a time, since many at once would take much memory."""
    from wmh.study.journal.folder import participant_files

    none = True
    for each in participant_files(folder):
        check_cancelled(stop)
        none = False
        yield each
    if none:
        raise FolderError("There are no participants in {0}: choose the folder of a study.", folder)
