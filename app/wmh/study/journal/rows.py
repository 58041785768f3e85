"""Rows of the tables that are derived from events. Values that were not measured are None."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class ParticipantRow:
    """A participant, by code. `keys_late` is None without times of the window system."""

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
    """A game, in seconds of the protocol's clock, without pauses."""

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
    """A guess. `seconds` are those since the clue before it, or since the game began.

    `seconds_waited` are those until its own clue was shown: the program's time.
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
    """Answer to an item of a questionnaire: a number, or a chosen or written text.

    `block` is "" for questionnaires at the beginning or the end of an arm or of the study; `period`
    is that of the arm, 0 for those about the whole study.
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
    """Deviation from the protocol, logged by the instructor.

    `seconds` are those since the beginning of the session, counted from 1. The `text` is "" if
    notes are not shared.
    """

    participant: str
    session: int
    seconds: float
    text: str


@dataclass(frozen=True, slots=True)
class SessionRow:
    """Lateness of the keys in a session, counted from 1, by the window system's times.

    `lag_ms` is its 95th percentile over `keys` keys and clicks; `late` is how many exceed 50 ms.
    """

    participant: str
    session: int
    machine: str
    keys: int
    lag_ms: float
    late: int


@dataclass(frozen=True, slots=True)
class Tables:
    """Rows of all tables in order of time. Deviations and sessions are only in the report."""

    participants: tuple[ParticipantRow, ...] = ()
    games: tuple[GameRow, ...] = ()
    attempts: tuple[AttemptRow, ...] = ()
    answers: tuple[AnswerRow, ...] = ()
    deviations: tuple[DeviationRow, ...] = ()
    sessions: tuple[SessionRow, ...] = ()


def without_withdrawn(tables: Tables) -> Tables:
    """Returns the tables without the data of participants who withdrew.

    Their own rows stay, with group and withdrawal, so that the flow of participants can be counted.
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
