"""Replication package (kit) of a study: one file with everything that a reviewer needs."""

import hashlib
import io
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.passing import passing_folder
from wmh.base.files.writing import read_unlinked, refuse_link, replace_file
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.escaping import escape_text
from wmh.base.text.refusal import InputError
from wmh.study.analysis.analysis import Analysis, analyse
from wmh.study.journal.deleting import MERGE_LOG
from wmh.study.journal.derive import together
from wmh.study.journal.events import Event
from wmh.study.journal.folder import ParticipantFile, participant_files, rows_of
from wmh.study.journal.rows import Tables
from wmh.study.protocol.allocation import ALLOCATION, allocation_list
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.plan import PLAN, plan_digest, registration_file
from wmh.study.protocol.protocol_file import PROTOCOL, companion_files, read_protocol
from wmh.study.protocol.questionnaire import Questionnaire
from wmh.study.protocol.registration import Form
from wmh.study.publishing.journals import JOURNALS, ORIGINALS, PublishedJournals, without_paths
from wmh.study.publishing.sharing import Sharing, offered_texts
from wmh.study.timing.validation import FOLDER as VALIDATION
from wmh.study.timing.validation import to_json, validations_in
from wmh.study.writing.results import write_results
from wmh.study.writing.scripts import scripts
from wmh.study.writing.tidy import write_tables
from wmh.study.writing.validation_text import validation_report
from wmh.version import __version__

LICENCES = {
    "CC0-1.0": "To the extent possible under law, the authors have waived all rights to these data"
    " (Creative Commons CC0 1.0 Universal).",
    "CC-BY-4.0": "These data may be used by anybody who names the authors (Creative Commons"
    " Attribution 4.0 International).",
}
USUAL = "CC-BY-4.0"
SUMS = "SHA256SUMS"
CANONICAL = "protocol.json"
"""File name of the text whose digest is the protocol's digest."""
_LEAST = Sharing()
_MOMENT = (1980, 1, 1, 0, 0, 0)
"""Fixed time of every file in the kit, so that equal studies give equal kits."""


class KitError(InputError):
    """The error for a folder from which no kit can be made."""


def publish(
    folder: Path, out: Path, licence: str, sharing: Sharing = _LEAST, stop: Stop = never
) -> tuple[str, ...]:
    """Writes the kit of a study's folder to `out`; returns the names of the files in it.

    Only its owner can read the kit. Raises KitError, FolderError, ProtocolError and OSError, also
    for a link in the folder: only what is in the folder itself is given away.
    """
    frozen = folder / PROTOCOL
    if not frozen.is_file():
        raise KitError("There is no {0} in {1}: choose the folder of a study.", PROTOCOL, folder)
    refuse_link(frozen, folder)
    protocol = read_protocol(frozen)
    rows = list[Tables]()
    opened = list[Event | None]()

    def read() -> Iterator[ParticipantFile]:
        """Reads each participant's file once, so that tables and results come from equal events."""
        for each in participant_files(folder):
            check_cancelled(stop)
            refuse_link(each.path, folder)
            rows.append(sharing.rows(rows_of(each, protocol)))
            opened.append(next(iter(each.opened), None))
            if sharing.withdrawn or not any(one.withdrawn for one in rows[-1].participants):
                journals.add(each)
            yield each

    with passing_folder() as base:
        journals = PublishedJournals(base / JOURNALS, sharing, offered_texts(protocol))
        write_tables(base / "data", read(), protocol, sharing=sharing)
        if not rows:
            raise KitError(
                "There are no participants in {0}: choose the folder of a study.", folder
            )
        journals.close()
        check_cancelled(stop)
        for each in (folder / VALIDATION).glob("*.json"):
            refuse_link(each, folder)
        analysis = analyse(
            together(rows),
            protocol,
            protocol.seed,
            asked_by(protocol),
            plan=plan_digest(folder),
            validations=validations_in(folder),
        )
        check_cancelled(stop)
        write_results(analysis, base / "results")
        for name, text in scripts(analysis).items():
            (base / "data" / name).write_text(text, "utf-8")
        for source, name in ((frozen, PROTOCOL), *companion_files(protocol, frozen)):
            (base / "protocol" / name).parent.mkdir(parents=True, exist_ok=True)
            (base / "protocol" / name).write_bytes(read_unlinked(source, folder))
        (base / "protocol" / CANONICAL).write_text(protocol.canonical, "utf-8")
        for asked in (
            each for language in protocol.spoken for each in asked_by(protocol, language)
        ):
            path = base / "protocol" / "wording" / f"{asked.name}-{asked.language or 'original'}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(_wording(asked)) + "\n", "utf-8")
        for name in (PLAN, *map(registration_file, Form)):
            if (folder / name).is_file():
                (base / name).write_bytes(read_unlinked(folder / name, folder))
        (base / ALLOCATION).write_bytes(allocation_list(protocol).encode())
        if (folder / MERGE_LOG).is_file():
            log = read_unlinked(folder / MERGE_LOG, folder).decode("utf-8", "replace")
            (base / MERGE_LOG).write_text(without_paths(log), "utf-8")
        for number, each in enumerate(analysis.machines.validations, start=1):
            path = base / VALIDATION / f"machine-{number}.json"
            path.parent.mkdir(exist_ok=True)
            shared = replace(each, machine="")  # Its name may be a person's.
            path.write_text(to_json(shared), "utf-8")
            path.with_suffix(".md").write_text(validation_report(shared), "utf-8")
        (base / "LICENCE.txt").write_text(f"{licence}\n\n{LICENCES[licence]}\n", "utf-8")
        (base / "README.md").write_text(
            "\n".join(_lines(folder, analysis, opened, licence, sharing)) + "\n", "utf-8"
        )
        source = paths.folder("resources") / "study" / "kit" / "verify.py.txt"
        (base / "verify.py").write_bytes(source.read_bytes())
        (base / SUMS).write_text("".join(_checksum_lines(base)), "utf-8")
        check_cancelled(stop)
        packed, names = _zip_of(base)
    replace_file(out, packed, private=True)
    return names


def _checksum_lines(base: Path) -> Iterator[str]:
    """Yields a line for each file in the folder: digest and path, in the format of sha256sum."""
    for path in sorted(path for path in base.rglob("*") if path.is_file()):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        yield f"{digest}  {path.relative_to(base).as_posix()}\n"


def _wording(asked: Questionnaire) -> Iterator[str]:
    """Yields Markdown lines with the texts of a questionnaire, as participants read them."""
    yield f"# {escape_text(asked.title)}\n"
    yield f"{escape_text(asked.intro)}\n"
    yield f"Source: {escape_text(asked.source)}\n" if asked.source else ""
    for item in asked.items:
        choices = f" ({'; '.join(map(escape_text, item.choices))})" if item.choices else ""
        ends = (
            f" [{escape_text(item.low)} to {escape_text(item.high)}]"
            if item.low or item.high
            else ""
        )
        yield f"- {item.name}: {escape_text(item.text)}{ends}{choices}"


def _zip_of(base: Path) -> tuple[bytes, tuple[str, ...]]:
    found = sorted(path for path in base.rglob("*") if path.is_file())
    names = tuple(path.relative_to(base).as_posix() for path in found)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as kit:
        for path, name in zip(found, names, strict=True):
            told = zipfile.ZipInfo(name, _MOMENT)
            told.compress_type, told.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            kit.writestr(told, path.read_bytes())
    return out.getvalue(), names


def _lines(
    folder: Path,
    analysis: Analysis,
    opened: Sequence[Event | None],
    licence: str,
    sharing: Sharing,
) -> Iterator[str]:
    protocol = analysis.protocol
    yield f"# {escape_text(protocol.title)}\n"
    if analysis.simulated:
        yield "**SIMULATED DATA: made up by the program to rehearse the analysis.**\n"
    if analysis.plan_notice:
        yield f"**{escape_text(analysis.plan_notice)}**\n"
    yield f"{protocol.about}\n"
    yield f"Word Mastermind Helper {__version__}; protocol SHA-256 `{protocol.digest}`.\n"
    yield "| what | where |\n| --- | --- |"
    yield "| the protocol as it was played | `protocol/protocol.toml` |"
    yield f"| all that the protocol decides: SHA-256 as above | `protocol/{CANONICAL}` |"
    yield f"| what happened, event by event, in a chain of checksums | `{JOURNALS}/` |"
    yield f"| digests of the journals that these were made of | `{JOURNALS}/{ORIGINALS}` |"
    yield f"| the analysis plan | {_plan(folder, opened)} |"
    yield f"| the group of each place; its SHA-256 is in the plan | `{ALLOCATION}` |"
    yield "| tables, by the names of Psych-DS, a dictionary beside each, Frictionless | `data/` |"
    yield "| description of the dataset, as Psych-DS has it | `dataset_description.json` |"
    yield "| every number of the report | `results/results.json` |"
    yield "| the report | `results/report.md` |"
    yield "| figures, tables in LaTeX, Markdown and CSV; CONSORT | `results/` |"
    yield "| the same analysis in R: `cd data && Rscript analysis.R` | `data/analysis.R` |"
    yield "| the tables in R and pandas | `data/load.R`, `data/load.py` |"
    yield "| the wording of each questionnaire that was shown | `protocol/wording/` |"
    if (folder / MERGE_LOG).is_file():
        yield f"| how folders of several machines were merged | `{MERGE_LOG}` |"
    if analysis.machines.validations:
        yield f"| response times of the machines, by an outside clock | `{VALIDATION}/` |"
    yield f"| digest of each file; a check without the program: `python3 verify.py` | `{SUMS}` |"
    yield f"| licence of the data | {licence}: `LICENCE.txt` |\n"
    yield "Participants are told by codes; names were never recorded, and machines are left out."
    yield (
        "Free notes and answers in participants' own words are in it."
        if sharing.notes
        else "Free notes and answers in participants' own words are left out."
    )
    yield (
        "Participants who withdrew are in it with all their data; no figure counts them."
        if sharing.withdrawn
        else "Of participants who withdrew there is only their row in the table of participants:"
        " their code and group, and that they withdrew."
    )


def _plan(folder: Path, opened: Sequence[Event | None]) -> str:
    """Returns evidence that the plan preceded the data: how many files of participants name it."""
    digest = plan_digest(folder)
    if not digest:
        return "none was written before the data"
    told = [
        (str(event.told.get("utc", "")), event.told.get("plan"))
        for event in opened
        if event is not None
    ]
    same = [utc for utc, plan in told if plan == digest]
    if not same:
        return f"`{PLAN}`, SHA-256 `{digest}`; no participant's file tells of it"
    first = f", the first of {min(same)}" if min(same) else ""
    return (
        f"`{PLAN}`, SHA-256 `{digest}`; told by the files of {len(same)} of {len(opened)}"
        f" participants{first}"
    )
