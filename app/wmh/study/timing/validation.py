"""Validation of a machine's timing: recorded times of keys, compared with an outside clock."""

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
"""Most milliseconds that the 95th percentile of a quiet machine may have."""
FOLDER = "validation"
_MOST_BYTES = 2_000_000


class ValidationError(InputError):
    """The error for an invalid validation file."""


class KeyMethod(StrEnum):
    """Ways to send synthetic keys."""

    XTEST = "xtest"
    """Through the window system (the XTEST extension of X11), like keys of a keyboard."""
    POSTED = "posted"
    """Into the program's event queue, which leaves the window system out."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """Times of a key in milliseconds, counted from the moment before it was sent.

    `stamped` is its recorded time, `painted` the end of the next painting (for Enter, that of the
    feedback). `lag` is the lateness by the window system's clock.
    """

    enter: bool
    stamped: float
    painted: float
    lag: float | None = None

    @property
    def flagged(self) -> bool:
        """True if the recorded times alone show that the key was late."""
        return self.lag is not None and self.lag > LATE_MS


@dataclass(frozen=True, slots=True)
class Phase:
    """Part of a validation during which `load` other processes are busy.

    `lost` is the number of keys without a recorded event. `stalls` are gaps of the event loop in
    milliseconds.
    """

    load: int
    strokes: tuple[Stroke, ...]
    lost: int
    stalls: tuple[float, ...]

    @property
    def late(self) -> tuple[Stroke, ...]:
        """Keys whose recorded time is more than 50 ms after the outside clock's."""
        return tuple(each for each in self.strokes if each.stamped > LATE_MS)

    @property
    def lag95(self) -> float | None:
        """95th percentile of the keys' lateness; None without times of the window system."""
        lags = [each.lag for each in self.strokes if each.lag is not None]
        return percentile_95(lags) if lags else None


@dataclass(frozen=True, slots=True)
class Validation:
    """Measured timing of a machine. `refresh` is in hertz; `utc` is the time of the measurement."""

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
        """True if on the quiet machine 95 % of the keys were stamped within 5 ms."""
        strokes = self.quiet.strokes
        return bool(strokes) and percentile_95([x.stamped for x in strokes]) <= CLOSE_MS


@dataclass(frozen=True, slots=True)
class Spread:
    """Number of values, and their median, 95th percentile and maximum."""

    n: int
    median: float
    p95: float
    worst: float


def spread(values: Sequence[float]) -> Spread:
    """Returns the spread of at least one value."""
    return Spread(len(values), median(values), percentile_95(values), max(values))


def worse(lag: float, validation: Validation) -> bool:
    """True if a session's keys were later than those of the validation's quiet phase.

    `lag`, the session's 95th percentile of lateness in milliseconds, must be more than 5 ms above
    that of the validation.
    """
    validated = validation.quiet.lag95
    return validated is not None and lag > validated + CLOSE_MS


def count_unflagged(validation: Validation) -> int:
    """Returns the number of late keys that the recorded times alone would not have shown."""
    return sum(not each.flagged for phase in validation.phases for each in phase.late)


def validation_file(folder: Path, machine: str) -> Path:
    """Path of a machine's validation in the folder of a study, which has one for each machine."""
    return folder / FOLDER / f"{station_of(machine)}.json"


def write_validation(folder: Path, validation: Validation) -> Path:
    """Writes a validation into the folder of a study, replacing an earlier one. Raises OSError."""
    path = validation_file(folder, validation.machine)
    private_folder(path.parent)
    replace_file(path, to_json(validation).encode(), private=True)
    return path


def to_json(validation: Validation) -> str:
    """Returns a validation as JSON."""
    import json

    return json.dumps(asdict(validation), ensure_ascii=False, indent=1) + "\n"


def validations_in(folder: Path) -> tuple[Validation, ...]:
    """Returns the validations in a study's folder, in order of their file names.

    Raises ValidationError and OSError.
    """
    return tuple(_read(folder))


def validation_here(folder: Path) -> Validation | None:
    """Returns this machine's validation in a folder; None if there is none.

    Raises ValidationError and OSError.
    """
    here = platform.node()
    return next((each for each in validations_in(folder) if each.machine == here), None)


def copy_validations(folder: Path, out: Path) -> None:
    """Copies the validations of a folder into `out`, except where `out` has a newer one.

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
