"""Rows of the tables that are derived from events. Values that were not measured are None."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class ParticipantRow:
    """Row of a participant. `keys_late` is None if the window system gave no times of keys."""

    participant: str
    protocol: str
    protocol_sha256: str
    simulated: bool
    arm: str
    place: int | None
    by_hand: bool
    consent_version: str
    started_utc: str
    sittings: int
    games: int
    finished: bool
    notes: int
    deviations: int
    faults: int
    withdrawn: bool = False
    timed_by_hand: bool = False
    recoded: bool = False
    words_sha256: str = ""
    language: str = ""
    consent_language: str = ""
    consent_sha256: str = ""
    plan_sha256: str = ""
    keys_late: int | None = None


@dataclass(frozen=True, slots=True)
class GameRow:
    """Row of a game; `seconds` are measured by the protocol's clock, without pauses."""

    participant: str
    protocol_sha256: str
    simulated: bool
    arm: str
    block: str
    practice: bool
    game: int
    trial: int
    secret: str
    length: int
    attempts: int
    solved: bool
    outcome: str
    seconds: float | None
    seconds_to_first_guess: float | None
    seconds_paused: float
    seconds_list_open: float
    taken: int
    resumed: bool
    timed_by_hand: bool = False
    words_sha256: str = ""
    period: int = 1
    seconds_stalled: float = 0.0


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """Row of a guess; `seconds` are since the previous feedback or the game's beginning.

    `seconds_waited` is the time from the guess until its feedback was shown, which the program
    used.
    """

    participant: str
    protocol_sha256: str
    simulated: bool
    arm: str
    block: str
    practice: bool
    game: int
    attempt: int
    guess: str
    clue: str
    seconds: float
    known: bool | None
    candidates_before: int | None
    candidates_after: int | None
    bits: float | None
    rank: int | None
    taken: bool
    list_open: bool
    timed_by_hand: bool = False
    words_sha256: str = ""
    period: int = 1
    seconds_waited: float | None = None


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """Row of an answer to a questionnaire's item: a number, or a chosen or written text.

    `block` is "" for questionnaires at the beginning or the end of an arm or of the study; `period`
    is that of the arm, counted from 1, or 0 for questionnaires about the whole study.
    """

    participant: str
    protocol_sha256: str
    simulated: bool
    arm: str
    questionnaire: str
    block: str
    item: str
    value: float | None
    words_sha256: str = ""
    period: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class DeviationRow:
    """Row of a deviation from the protocol, logged by the instructor.

    `session` counts from 1, and `seconds` from the beginning of that session. `text` is "" if notes
    are not shared.
    """

    participant: str
    session: int
    seconds: float
    text: str


@dataclass(frozen=True, slots=True)
class SessionRow:
    """Delay of a session's keys and clicks between the window system's time and their handling.

    `session` counts from 1. `lag_ms` is the 95th percentile of the delays of `keys` keys and
    clicks, in milliseconds; `late` is the number of delays above 50 ms.
    """

    participant: str
    session: int
    machine: str
    keys: int
    lag_ms: float
    late: int


@dataclass(frozen=True, slots=True)
class Tables:
    """Rows of all tables, in order of time. Deviations and sessions appear only in the report."""

    participants: tuple[ParticipantRow, ...] = ()
    games: tuple[GameRow, ...] = ()
    attempts: tuple[AttemptRow, ...] = ()
    answers: tuple[AnswerRow, ...] = ()
    deviations: tuple[DeviationRow, ...] = ()
    sessions: tuple[SessionRow, ...] = ()


def without_withdrawn(tables: Tables) -> Tables:
    """Returns the tables without the data of participants who withdrew.

    The withdrawn participants' own rows stay, with group and withdrawal, so that the flow of
    participants can be counted.
    """
    gone = {each.participant for each in tables.participants if each.withdrawn}
    blank = {"started_utc": "", "games": 0, "notes": 0, "deviations": 0, "keys_late": None}
    return Tables(
        tuple(
            replace(each, **blank) if each.participant in gone else each
            for each in tables.participants
        ),
        tuple(row for row in tables.games if row.participant not in gone),
        tuple(row for row in tables.attempts if row.participant not in gone),
        tuple(row for row in tables.answers if row.participant not in gone),
        tuple(row for row in tables.deviations if row.participant not in gone),
        tuple(row for row in tables.sessions if row.participant not in gone),
    )
