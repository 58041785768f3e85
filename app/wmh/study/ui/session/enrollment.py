"""Preparation of a session in the background: checks, word list, place and language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop
from wmh.engine.strategy.kernels.library import unavailable
from wmh.helper.answering import Answering
from wmh.helper.suggester import Work
from wmh.study.journal.folder import FolderError, Overview, overview
from wmh.study.journal.pin import Pin
from wmh.study.journal.sitting import Sitting, language_of
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.assignment import next_place, station_in, with_secrets
from wmh.study.protocol.helping import splitting
from wmh.study.protocol.plan import as_frozen, freeze
from wmh.study.protocol.protocol import Clock, Protocol
from wmh.study.protocol.questionnaire import Questionnaire
from wmh.study.protocol.texts import Texts

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


@dataclass(frozen=True, slots=True)
class SessionRequest:
    """Session that the instructor wants; `file` is the path of the protocol.

    `arm` is a group chosen by hand, with its `reason`; None to follow the sequence of places.
    `language` is a language chosen by hand, or None; `here` is the window's language.
    """

    protocol: Protocol
    file: Path
    folder: Path
    code: str
    pin: Pin | None
    manual: bool = False
    arm: str | None = None
    reason: str = ""
    language: str | None = None
    here: str = ""


@dataclass(frozen=True, slots=True)
class Enrollment:
    """Session that can begin, or continue from the progress `before`.

    `place` and `arm` are those to assign, unless that was done before. `language` is that of all
    texts for the participant, "" for the protocol's own language if not stated.
    """

    wanted: SessionRequest
    language: str
    lexicon: "Lexicon"
    before: Sitting
    place: int
    arm: str
    questionnaires: Mapping[str, Questionnaire]

    @property
    def texts(self) -> Texts:
        """The protocol's texts in the participant's language."""
        return self.wanted.protocol.texts(self.language)


def enrolling(wanted: SessionRequest) -> Work:
    """Returns the task that yields the Enrollment. It raises InputError and OSError."""

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator[Enrollment]:
        protocol = with_secrets(as_frozen(wanted.protocol, wanted.folder), lexicon, stop)
        found = overview(wanted.folder, protocol, stop)
        before = _before(wanted.code, found)
        language = wanted.language
        if language is None or language not in protocol.spoken:
            language = language_of(before, protocol, wanted.here)
        if found.words - {protocol.words_sha256}:
            raise FolderError(
                "The word list {0} has changed since this folder was recorded: words "
                "were added, left out or marked as offensive. Undo that, or choose "
                "another folder.",
                protocol.lexicon,
            )
        if wanted.manual and protocol.starts is Clock.FIRST_KEY:
            raise FolderError(
                "The clock of this protocol starts at the first letter typed, which the assistant"
                " cannot time: let the program keep the time, or use a protocol with starts ="
                ' "shown".'
            )
        station = station_in(protocol, wanted.code)
        if protocol.stations and not station and before.held is None:
            raise FolderError(
                "{0} does not begin with a station of this protocol ({1}): write one and "
                "a - before it.",
                wanted.code,
                ", ".join(protocol.stations),
            )
        place, arm = next_place(protocol, found.places, wanted.arm, station)
        _refuse_without_kernels(protocol)
        asked = {each.name: each for each in asked_by(protocol, language)}
        freeze(wanted.folder, protocol, wanted.file, datetime.now(UTC))
        theirs = replace(wanted, protocol=protocol)
        yield Enrollment(theirs, language, lexicon, before, place, arm, asked)

    return work


def _refuse_without_kernels(protocol: Protocol) -> None:
    """Raises FolderError if an arm's strategy is not available at full speed on this machine.

    A different strategy, or a slower one, would be a different condition.
    """
    wanted = splitting(protocol)
    if wanted and (reason := unavailable()):
        raise FolderError("The strategy {0} cannot be used here: {1}", wanted[0].strategy, reason)


def _before(code: str, found: Overview) -> Sitting:
    """Returns a participant's progress. Raises FolderError if the session cannot be continued."""
    if found.simulated:
        raise FolderError("This folder holds simulated participants: choose another folder.")
    if code in found.foreign:
        raise FolderError(
            "{0} was recorded under another protocol: choose that one, or another code.", code
        )
    before = found.people.get(code, Sitting())
    if before.withdrawn:
        raise FolderError("{0} has withdrawn: choose another code.", code)
    if before.over:
        raise FolderError("{0} has finished: choose another code.", code)
    if any(code != other and code.lower() == other.lower() for other in found.people):
        raise FolderError("{0} exists with other capitals: use that spelling.", code)
    return before
