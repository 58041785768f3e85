"""The needs of a sitting before it begins, and how they are found in another thread."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.answering import Answering
from wmh.engine.stopping import Stop
from wmh.engine.strategy.kernels.numba_check import unavailable
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.study.journal.folder import FolderError, Overview, overview
from wmh.study.journal.pin import Pin
from wmh.study.journal.sitting import Sitting
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.assignment import next_place, station_in, with_secrets
from wmh.study.protocol.plan import freeze
from wmh.study.protocol.protocol import Protocol
from wmh.study.protocol.questionnaire import Questionnaire
from wmh.suggester import Work

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


@dataclass(frozen=True, slots=True)
class Wanted:
    """A sitting as the instructor wants it; `file` is that of the protocol.

    `arm` is a group chosen by hand, for a `reason`; None where the sequence decides. `language` is
    that of the participant's texts, where the protocol has several.
    """

    protocol: Protocol
    file: Path
    folder: Path
    code: str
    pin: Pin | None
    manual: bool = False
    arm: str | None = None
    reason: str = ""
    language: str = ""


@dataclass(frozen=True, slots=True)
class Enrolled:
    """A sitting that can begin, or go on from `before`: `place` and `arm` if it has none yet."""

    wanted: Wanted
    lexicon: "Lexicon"
    before: Sitting
    place: int
    arm: str
    questionnaires: Mapping[str, Questionnaire]


def enrolling(wanted: Wanted) -> Work:
    """The Enrolled. Raises SecretError, FolderError, QuestionnaireError and OSError."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Enrolled]:
        protocol = with_secrets(wanted.protocol, lexicon, stop)
        found = overview(wanted.folder, protocol, stop)
        before = _before(wanted.code, found)
        if found.words - {protocol.words_sha256}:
            raise FolderError(
                "The words of the lexicon {0} are not those with which this folder was recorded:"
                " some were added, left out or flagged since. Bring them back, or choose another"
                " folder.",
                protocol.lexicon,
            )
        station = station_in(protocol, wanted.code)
        if protocol.stations and not station and before.held is None:
            raise FolderError(
                "{0} begins with no station of this protocol ({1}): write one and a - before it.",
                wanted.code,
                ", ".join(protocol.stations),
            )
        place, arm = next_place(protocol, found.places, wanted.arm, station)
        _look_for_kernels(protocol)
        asked = {each.name: each for each in asked_by(protocol, wanted.language)}
        freeze(wanted.folder, protocol, wanted.file, datetime.now(UTC))
        yield Enrolled(replace(wanted, protocol=protocol), lexicon, before, place, arm, asked)

    return work


def _look_for_kernels(protocol: Protocol) -> None:
    """An arm must have its own strategy, or it would be another arm. Raises FolderError."""
    wanted = [arm.strategy for arm in protocol.arms if STRATEGIES[arm.strategy].splits]
    if wanted and (reason := unavailable()):
        raise FolderError("The strategy {0} cannot be used here: {1}", wanted[0], reason)


def _before(code: str, found: Overview) -> Sitting:
    """Where this participant stands. Raises FolderError where nothing can go on from there."""
    if found.simulated:
        raise FolderError("This folder holds simulated participants: choose another folder.")
    if code in found.foreign:
        raise FolderError(
            "{0} was recorded under another protocol: choose that one, or another code.", code
        )
    before = found.people.get(code, Sitting())
    if before.over:
        raise FolderError("{0} is over: choose another code.", code)
    if any(code != other and code.lower() == other.lower() for other in found.people):
        raise FolderError("{0} is there in other letters, large or small: use those.", code)
    return before
