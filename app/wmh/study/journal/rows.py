"""The tables that are derived from events: a row of each. What was not measured is None."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class ParticipantRow:
    """A participant, by code. `keys_late` is None where no window system told times of keys."""

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
    """A game, in seconds of the clock that the protocol chose; pauses are left out of it."""

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

    `seconds_waited` are those until its own clue was shown: the program's time, not the person's.
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
    """An answer to an item of a questionnaire: a number, or what was chosen or written.

    `block` is empty where it was asked at the beginning or the end, of an arm or of everything;
    `period` is that of the arm, 0 at the beginning or the end of everything.
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
    """A deviation from the protocol, as the instructor logged it.

    `seconds` are those since the beginning of the session, which is counted from 1. The `text` is
    empty where notes are not shared.
    """

    participant: str
    session: int
    seconds: float
    text: str


@dataclass(frozen=True, slots=True)
class SessionRow:
    """The lateness of the keys of a session, counted from 1, by the window system's time of them.

    `lag_ms` is the 95th percentile of it, over `keys` keys and clicks; `late` are more than 50 ms.
    """

    participant: str
    session: int
    machine: str
    keys: int
    lag_ms: float
    late: int


@dataclass(frozen=True, slots=True)
class Tables:
    """Rows of all tables in order of time. Deviations and sessions are in the report only."""

    participants: tuple[ParticipantRow, ...] = ()
    games: tuple[GameRow, ...] = ()
    attempts: tuple[AttemptRow, ...] = ()
    answers: tuple[AnswerRow, ...] = ()
    deviations: tuple[DeviationRow, ...] = ()
    sessions: tuple[SessionRow, ...] = ()


def without_withdrawn(tables: Tables) -> Tables:
    """The tables without the data of participants who withdrew.

    Of each of them stays the row of the participant, with the group, and that they withdrew, so
    that the flow of participants can be counted.
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
