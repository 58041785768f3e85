"""Texts on groups and participants of a study, in the language of the window."""

from typing import TYPE_CHECKING

from wmh.base.text.phrases import _, ngettext
from wmh.helper.ui.program.language import language_here
from wmh.study.journal.folder import is_code
from wmh.study.journal.sitting import Sitting
from wmh.study.protocol.protocol import SEPARATOR
from wmh.study.ui.office.jobs import Progress, WrittenFiles

if TYPE_CHECKING:
    from wmh.study.protocol.protocol import Protocol
    from wmh.study.protocol.texts import Texts


def texts_here(protocol: "Protocol") -> "Texts":
    return protocol.texts(language_here())


def title_of(protocol: "Protocol", group: str) -> str:
    """Returns a group's title: its arm's title, or the titles of its arms in order."""
    arms = texts_here(protocol).arms
    return " → ".join(arms[name] for name in group.split(SEPARATOR))


def state_of(code: str, person: Sitting | None) -> str:
    """Returns a sentence on a participant's state; `person` is None for a new code."""
    if not is_code(code):
        return _("A code is 2 to 20 letters a to z, digits and -, but not NA or CON.")
    if person is None:
        return _("New in this folder.")
    if person.finished:
        return _("Has finished.")
    if person.withdrawn:
        return _("Has withdrawn.")
    return _("In progress: continues with the next game.")


def progress_text(progress: Progress) -> str:
    """Returns the progress of a rehearsal, with the folder that it fills."""
    text = _("{0} of {1} simulated participants in {2}")
    return text.format(progress.done, progress.of, progress.folder.name)


def rehearsed_texts() -> tuple[str, str]:
    """Returns a sentence on a finished rehearsal, and the text of the button that opens it."""
    return (
        _("The rehearsal is done. Open its simulated data to analyse or export them."),
        _("Open the sim&ulated data"),
    )


def files_text(files: WrittenFiles) -> str:
    number, folder = files.number, files.folder
    return ngettext("1 file is in {1}.", "{0} files are in {1}.", number, number, folder)
