"""Kinds of study files that `wmh check` recognizes and examines."""

from pathlib import Path

from wmh.base.files.json_reading import bytes_of
from wmh.base.text.phrases import _, objection
from wmh.base.text.refusal import InputError
from wmh.helper.cli.examination import (
    Facts,
    FileExamination,
    FileFault,
    FileKind,
    catalogue_kind,
    toml_of,
)
from wmh.study.catalogue import PROTOCOLS
from wmh.study.protocol.protocol import Protocol
from wmh.study.protocol.texts import file_of_texts, place_of_texts


def questionnaire(path: Path) -> FileExamination:
    from wmh.study.protocol.questionnaire import read_questionnaire

    found = read_questionnaire(path)
    return FileExamination("questionnaire", {"title": found.title, "items": len(found.items)})


def texts(path: Path) -> FileExamination:
    from wmh.study.protocol.protocol_file import read_texts_beside

    found = read_texts_beside(path)
    return FileExamination(
        "texts of a protocol", {"title": found.title, "language": found.language}
    )


def journal(path: Path) -> FileExamination:
    from wmh.study.journal.chain import read_chain
    from wmh.study.journal.folder import codes_in

    chain = read_chain(bytes_of(path))
    faults = tuple(FileFault(f"{objection(each.said)}.", each.line) for each in chain.faults)
    codes = sorted(codes_in(chain))
    if len(codes) > 1:
        said = _("it has lines of several participants: {0}.", ", ".join(codes))
        faults += (FileFault(said),)
    people = ", ".join(codes) or _("unknown")
    told: Facts = {"participant": people, "events": len(chain.events)}
    return FileExamination("study journal", told, faults)


def study_folder(path: Path) -> FileExamination:
    from wmh.study.journal.folder import participant_files

    people = 0
    faults: list[FileFault] = []
    try:
        for each in participant_files(path):
            people += 1
            faults += (
                FileFault(_("{0}: {1}.", each.path.name, fault.said), fault.line)
                for fault in each.chain.faults
            )
    except InputError as error:
        faults.append(FileFault(objection(error)))
    return FileExamination("study", {"participants": people}, tuple(faults))


def _is_texts(path: Path, _head: bytes) -> bool:
    """True if the path is where a protocol's translated texts are expected, beside the protocol."""
    protocol, language = place_of_texts(path)
    return protocol.is_file() and file_of_texts(protocol, language) == path.absolute()


def _is_study(path: Path) -> bool:
    from wmh.study.journal.folder import PARTICIPANTS

    return (path / PARTICIPANTS).is_dir()


def _protocol(protocol: Protocol) -> Facts:
    people = protocol.per_group * len(protocol.arms)
    return {"title": protocol.title, "participants": people, "games each": protocol.games}


KINDS = (
    FileKind("study", lambda path, _head: _is_study(path), study_folder, folder=True),
    FileKind("texts of a protocol", _is_texts, texts),
    catalogue_kind("protocol", PROTOCOLS, _protocol),
    FileKind("questionnaire", toml_of("questionnaire"), questionnaire),
    FileKind(
        "study journal",
        lambda path, head: path.suffix == ".jsonl" and b'"event"' in head,
        journal,
    ),
)
