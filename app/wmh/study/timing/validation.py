"""The validation of a machine: keys by an outside clock, and the times that the journal has."""

import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from statistics import median

from wmh.base.files.json_reading import ContentError, bytes_of, parse_json, value_of_type
from wmh.base.files.writing import private_folder, replace_file
from wmh.base.text.refusal import InputError
from wmh.study.journal.folder import station_of
from wmh.study.timing.lateness import LATE_MS, percentile_95

CLOSE_MS = 5.0
"""Milliseconds within which the 95th percentile of a quiet machine has to lie."""
FOLDER = "validation"
_MOST_BYTES = 2_000_000


class ValidationError(InputError):
    """A file that is no validation."""


class KeyMethod(StrEnum):
    """Ways in which synthetic keys come to the program."""

    XTEST = "xtest"
    """Through the window system (the XTEST extension of X11), as those of a keyboard do."""
    POSTED = "posted"
    """Into the program's own queue of events: the window system is no part of the measurement."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key, in milliseconds after the outside clock just before it was sent.

    `stamped` is its time in the journal, `painted` the end of the first painting after it; that of
    Enter is the painting of the feedback. `lag` is its lateness by the window system's own time.
    """

    enter: bool
    stamped: float
    painted: float
    lag: float | None = None

    @property
    def flagged(self) -> bool:
        """True if the journal alone shows that the key was late."""
        return self.lag is not None and self.lag > LATE_MS


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of a validation under so many processes of `load`.

    `lost` keys never came to the journal. `stalls` are gaps of the event loop in milliseconds.
    """

    load: int
    strokes: tuple[Stroke, ...]
    lost: int
    stalls: tuple[float, ...]

    @property
    def late(self) -> tuple[Stroke, ...]:
        """The keys that were stamped more than 50 ms late by the outside clock."""
        return tuple(each for each in self.strokes if each.stamped > LATE_MS)

    @property
    def lag95(self) -> float | None:
        """The 95th percentile of lateness; None where no window system told a time."""
        lags = [each.lag for each in self.strokes if each.lag is not None]
        return percentile_95(lags) if lags else None


@dataclass(frozen=True, slots=True)
class Validation:
    """The measured times of a machine. `refresh` is in hertz; `utc` when it was measured."""

    machine: str
    system: str
    display: str
    refresh: float
    method: KeyMethod
    utc: str
    version: str
    protocol: str
    arm: str
    phases: tuple[Phase, ...]

    @property
    def quiet(self) -> Phase:
        """The phase without load."""
        return next((each for each in self.phases if not each.load), self.phases[0])

    @property
    def close(self) -> bool:
        """True if the quiet machine's stamps lie within 5 ms at the 95th percentile."""
        strokes = self.quiet.strokes
        return bool(strokes) and percentile_95([x.stamped for x in strokes]) <= CLOSE_MS


@dataclass(frozen=True, slots=True)
class Spread:
    """The number of values, and their median, 95th percentile and largest."""

    n: int
    median: float
    p95: float
    worst: float


def spread(values: Sequence[float]) -> Spread:
    """The spread of one value at least."""
    return Spread(len(values), median(values), percentile_95(values), max(values))


def worse(lag: float, validation: Validation) -> bool:
    """True if a session's keys were later than the quiet machine's validation allows.

    That is, their 95th percentile of lateness is more than 5 ms above that of the validation.
    """
    validated = validation.quiet.lag95
    return validated is not None and lag > validated + CLOSE_MS


def count_unflagged(validation: Validation) -> int:
    """Number of late keys that the journal alone would not have shown as late."""
    return sum(not each.flagged for phase in validation.phases for each in phase.late)


def validation_file(folder: Path, machine: str) -> Path:
    """Path of a machine's validation in the folder of a study; one for each machine."""
    return folder / FOLDER / f"{station_of(machine)}.json"


def write_validation(folder: Path, validation: Validation) -> Path:
    """Writes it into the folder of a study, instead of an earlier one. Raises OSError."""
    path = validation_file(folder, validation.machine)
    private_folder(path.parent)
    replace_file(path, to_json(validation).encode(), private=True)
    return path


def to_json(validation: Validation) -> str:
    """A validation as its file has it."""
    import json

    return json.dumps(asdict(validation), ensure_ascii=False, indent=1) + "\n"


def validations_in(folder: Path) -> tuple[Validation, ...]:
    """The validations of a study's machines, in order of their files.

    Raises ValidationError and OSError.
    """
    return tuple(_read(folder))


def validation_here(folder: Path) -> Validation | None:
    """The validation of this machine, None if there is none. Raises ValidationError and OSError."""
    here = platform.node()
    return next((each for each in validations_in(folder) if each.machine == here), None)


def copy_validations(folder: Path, out: Path) -> None:
    """Takes the validations of a folder over into a merged one: of a machine the newest.

    Raises ValidationError and OSError.
    """
    there = {each.machine: each.utc for each in validations_in(out)}
    for each in validations_in(folder):
        if each.utc > there.get(each.machine, ""):
            write_validation(out, each)


def _read(folder: Path) -> Iterator[Validation]:
    for path in sorted((folder / FOLDER).glob("*.json")):
        try:
            told = value_of_type(Validation, parse_json(bytes_of(path, _MOST_BYTES)))
        except ContentError as error:
            raise ValidationError(
                "{0} is no validation of a machine: it {1}.", path, error
            ) from None
        if not told.phases:
            raise ValidationError("{0} is no validation of a machine: it has no phase.", path)
        yield told
