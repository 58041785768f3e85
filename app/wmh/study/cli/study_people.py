"""`wmh study` commands for participants: merge, recode, print, delete."""

import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.files.writing import read_regular, replace_file
from wmh.base.text.phrases import _
from wmh.base.text.wording import excerpt
from wmh.helper.cli.parts.outputs import told_of_force
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.waiting import waiting
from wmh.study.catalogue import PROTOCOLS
from wmh.study.cli.study_options import Folder, Out, ProtocolName, refuse_missing
from wmh.study.journal.deleting import Copies, certificate, copies_of, delete_copies
from wmh.study.journal.folder import is_file_name, participant_files, second_file_of
from wmh.study.journal.merging import differing_plans, log_of, write_merged
from wmh.study.journal.merging import merge as merged_folders
from wmh.study.journal.recoding import recode
from wmh.study.protocol.plan import PLAN, copy_frozen
from wmh.study.protocol.protocol_file import PROTOCOL, read_protocol
from wmh.study.timing.validation import copy_validations
from wmh.study.writing.tidy import write_tables


def merge(
    protocol: ProtocolName,
    folders: Annotated[list[Path], typer.Argument(help="The folders of several machines.")],
    out: Out,
    other_words: Annotated[
        bool,
        typer.Option(
            "--other-words", help="Merge them even if not all played with the same words."
        ),
    ] = False,
) -> None:
    """Merge the participants of several folders into one, after checking that they fit together."""
    told = PROTOCOLS.read_named(protocol)
    refuse_missing(folders)
    with waiting("reading the folders"):
        found = merged_folders(
            [participant_files(folder) for folder in folders],
            told,
            datetime.now(UTC),
            other_words=other_words,
        )
    if not found.files:
        raise Refused("There are no participants in these folders: choose those of a study.")
    # What is in the folder already stays.
    found = replace(found, notices=(*found.notices, *differing_plans(found, (out, *folders))))
    for notice in found.notices:
        print(_("Notice: {0}", notice), file=sys.stderr)
    written = write_merged(found, out)
    log = log_of(found, folders, datetime.now(UTC)).encode()
    replace_file(out / "merge-log.md", log, private=True)
    for folder in folders:  # The plan and the protocol as they were played, from whoever has them.
        if (folder / PLAN).is_file() and not (out / PLAN).exists():
            copy_frozen(folder, out)
        copy_validations(folder, out)
    print(_("Participants in {1}: {0}.", len(written), out))


def recode_participant(
    folder: Folder,
    old: Annotated[str, typer.Argument(help="The participant's code.")],
    new: Annotated[str, typer.Argument(help="The new code.")],
) -> None:
    """Give a participant another code if two people have the same. The file records it."""
    if (second := second_file_of(folder, old)).exists():
        raise Refused(
            "{0} has games of {1} that are not in the participant's file yet: continue this "
            "participant's session once in the window, which adds them, then give the new code.",
            second,
            old,
        )
    print(_("{0} is now {1}: {2}", old, new, recode(folder, old, new, datetime.now(UTC))))


def person(
    folder: Folder,
    participant: Annotated[str, typer.Argument(help="The participant's code.")],
    out: Out,
) -> None:
    """Write all data of one participant, who may ask for them: the file and its tables."""
    told = read_protocol(folder / PROTOCOL) if (folder / PROTOCOL).is_file() else None
    if told is None:
        raise Refused("There is no {0} in {1}: choose the folder of a study.", PROTOCOL, folder)
    found = [each for each in participant_files(folder) if each.code == participant]
    if not found:
        raise Refused("There is no participant {0} in {1}.", excerpt(participant), folder)
    with told_of_force():
        written = write_tables(out, found, told)
    copy = out / found[0].path.name
    replace_file(copy, read_regular(found[0].path), private=True)
    print(*written, copy, sep="\n")


def delete(
    folder: Folder,
    participant: Annotated[str, typer.Argument(help="The participant's code.")],
    yes: Annotated[
        bool,
        typer.Option(
            "--yes", help="Do it; without this option the command only says what it would delete."
        ),
    ] = False,
    proof: Annotated[
        Path | None,
        typer.Option("--certificate", help="Write the names of the deleted files into this file."),
    ] = None,
) -> None:
    """Delete all data of one participant, who may ask for that. It cannot be undone."""
    refuse_missing([folder])
    copies = copies_of(folder, participant) if is_file_name(participant) else Copies()
    if not copies.files:
        raise Refused("There is no participant {0} in {1}.", excerpt(participant), folder)
    if not yes:
        print(_("This would delete:"))
        print(*(f"  {path}" for path in copies.reached), sep="\n")
        _name_unreached(copies)
        print(_("Say --yes to do it."))
        return
    text = certificate(participant, copies, datetime.now(UTC))
    delete_copies(folder, participant, copies)
    if proof is not None:
        replace_file(proof, text.encode(), private=True)
    print(_("These files are deleted:"))
    print(*(f"  {path}" for path in (*copies.files, *copies.tables)), sep="\n")
    for path in copies.logs:
        print(_("Lines about {0} are taken out of {1}.", participant, path))
    _name_unreached(copies)


def _name_unreached(copies: Copies) -> None:
    if copies.unreached:
        print(_("These files name the participant too and stay as they are: look at them."))
        print(*(f"  {path}" for path in copies.unreached), sep="\n")
    print(
        _(
            "Copies elsewhere are not reached: on other machines, in folders that were merged from"
            " this one, in tables and kits saved or shared before, and in backups."
        )
    )
