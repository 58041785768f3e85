"""Tables of participants, games, guesses and answers, derived from recorded events."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import log2
from typing import TypeVar, cast

from wmh.study.journal.events import Event, EventKind, Json
from wmh.study.journal.rows import (
    AnswerRow,
    AttemptRow,
    DeviationRow,
    GameRow,
    ParticipantRow,
    Tables,
)
from wmh.study.protocol.protocol import Clock, Protocol
from wmh.study.timing.lateness import SessionLags

_Kind = TypeVar("_Kind", str, int, bool)
_NOTHING: Mapping[str, Json] = {}
_OF_CLOCKS = frozenset({EventKind.OPENED, EventKind.STALLED})


def derive(events: Iterable[Event], protocol: Protocol, faults: int = 0) -> Tables:
    """Returns the rows of all tables for one participant's events; invalid events are skipped.

    A game has the outcome `interrupted` if its end is not recorded, because the program ended, or
    if program or machine stood still during it outside a pause. `faults` is the file's number of
    faulty lines, for the participant's row.
    """
    fold = _Fold(protocol, faults)
    for event in events:
        fold.take(event)
    fold.end_game("interrupted")
    return fold.tables()


def together(tables: Iterable[Tables]) -> Tables:
    """Joins the tables of several participants."""
    listed = tuple(tables)
    return Tables(
        tuple(row for each in listed for row in each.participants),
        tuple(row for each in listed for row in each.games),
        tuple(row for each in listed for row in each.attempts),
        tuple(row for each in listed for row in each.answers),
        tuple(row for each in listed for row in each.deviations),
        tuple(row for each in listed for row in each.sessions),
    )


def _value_of(event: Event, name: str, otherwise: _Kind) -> _Kind:
    """Returns the event's value `name`, or `otherwise` if their types differ."""
    value = event.told.get(name)
    return cast("_Kind", value) if type(value) is type(otherwise) else otherwise


def _seconds_told(told: Mapping[str, Json], name: str, otherwise: float) -> float:
    value = told.get(name)
    whole = isinstance(value, int | float) and not isinstance(value, bool)
    return float(cast("float", value)) if whole else otherwise


def _exact(seconds: float) -> float:
    """Rounds to the microsecond, the precision of events, so that equal times stay equal."""
    return round(seconds, 6)


def _number(told: Mapping[str, Json], name: str) -> int | None:
    value = told.get(name)
    return value if type(value) is int and value >= 0 else None


def _text(told: Mapping[str, Json], name: str) -> str:
    value = told.get(name)
    return value if type(value) is str else ""


@dataclass(slots=True)
class _OpenGuess:
    """A guess whose feedback has not been shown yet."""

    guess: str
    at: float
    told: Mapping[str, Json]
    seconds: float
    taken: bool
    listed: bool


@dataclass(slots=True)
class _OpenGame:
    """A game in progress; each event of it has a function of its time and of what it tells."""

    row: GameRow
    """The game at its beginning."""
    begun: float
    asked: float
    """Time when the last feedback was shown; before the first guess, when the board was shown."""
    first_key: float | None = None
    first_guess: float | None = None
    last_guess: float | None = None
    last_clue: float | None = None
    paused_at: float | None = None
    paused: float = 0.0
    paused_before_key: float = 0.0
    paused_since: float = 0.0
    opened_at: float | None = None
    list_open: float = 0.0
    taken: str = ""
    """Suggestion that was taken last and has not been guessed yet."""
    takings: int = 0
    stalled: float = 0.0
    attempts: list[AttemptRow] = field(default_factory=list[AttemptRow])
    given: _OpenGuess | None = None

    def key(self, at: float, _: Mapping[str, Json]) -> None:
        if self.first_key is None:
            self.first_key, self.paused_before_key = at, self.paused

    def guess(self, at: float, told: Mapping[str, Json]) -> None:
        self.key(at, told)
        self.record()
        if self.first_guess is None:
            self.first_guess = _exact(at - self.begun - self.paused)
        self.last_guess = at
        guess = _text(told, "guess")
        taken = bool(guess) and guess == self.taken
        seconds = at - self.asked - self.paused_since
        self.given = _OpenGuess(guess, at, told, seconds, taken, self.opened_at is not None)
        self.taken = ""

    def clue(self, at: float, told: Mapping[str, Json]) -> None:
        self.last_clue, self.asked, self.paused_since = at, at, 0.0
        self.record(_text(told, "clue"), _number(told, "remaining"), at)

    def record(self, clue: str = "", after: int | None = None, clued: float | None = None) -> None:
        """Records the last attempt, with its clue and the clue's time, if it got one."""
        given, self.given = self.given, None
        if given is None:
            return
        row, told = self.row, given.told
        known, fitted = told.get("known"), _number(told, "remaining")
        self.attempts.append(
            AttemptRow(
                *(row.participant, row.protocol_sha256, row.simulated, row.arm, row.block),
                *(row.practice, row.game, len(self.attempts) + 1, given.guess, clue),
                _exact(given.seconds),
                known if isinstance(known, bool) else None,
                *(fitted, after, log2(fitted / after) if fitted and after else None),
                _number(told, "rank"),
                *(given.taken, given.listed, row.timed_by_hand, row.words_sha256, row.period),
                None if clued is None or row.timed_by_hand else _exact(clued - given.at),
            )
        )

    def take(self, _: float, told: Mapping[str, Json]) -> None:
        self.taken = _text(told, "word")
        self.takings += 1

    def open_list(self, at: float, _: Mapping[str, Json]) -> None:
        self.opened_at = at

    def close_list(self, at: float, _: Mapping[str, Json] = _NOTHING) -> None:
        if self.opened_at is not None:
            closed = at if self.paused_at is None else self.paused_at
            self.list_open += max(closed - self.opened_at, 0.0)
            self.opened_at = None

    def pause(self, at: float, told: Mapping[str, Json]) -> None:
        self.paused_at = max(self.begun, _seconds_told(told, "since", at))

    def go_on(self, at: float, _: Mapping[str, Json] = _NOTHING) -> None:
        if self.paused_at is not None:
            self.paused += at - self.paused_at
            self.paused_since += at - max(self.paused_at, self.asked)
            self.paused_at = None

    def stall(self, _: float, told: Mapping[str, Json]) -> None:
        if self.paused_at is None:
            self.stalled += _seconds_told(told, "seconds", 0.0)


_IN_GAME: Mapping[EventKind, Callable[[_OpenGame, float, Mapping[str, Json]], None]] = {
    EventKind.KEY: _OpenGame.key,
    EventKind.GUESSED: _OpenGame.guess,
    EventKind.CLUED: _OpenGame.clue,
    EventKind.TAKEN: _OpenGame.take,
    EventKind.LIST_OPENED: _OpenGame.open_list,
    EventKind.LIST_CLOSED: _OpenGame.close_list,
    EventKind.PAUSED: _OpenGame.pause,
    EventKind.CONTINUED: _OpenGame.go_on,
    EventKind.STALLED: _OpenGame.stall,
}


class _Fold:
    def __init__(self, protocol: Protocol, faults: int) -> None:
        self._protocol = protocol
        self._choices = protocol.own_choices
        self._person = ParticipantRow(
            "", protocol.name, "", False, "", None, False, "", "", 0, 0, False, 0, 0, faults
        )
        self._block, self._practice = "", False
        self._arm, self._period = "", 1
        self._resumed = False
        self._words, self._by_hand = "", False
        self._game: _OpenGame | None = None
        self._games: list[GameRow] = []
        self._attempts: list[AttemptRow] = []
        self._answers: list[AnswerRow] = []
        self._deviations: list[DeviationRow] = []
        self._lags = SessionLags()
        self._at = 0.0

    def tables(self) -> Tables:
        sessions = self._lags.rows()
        keys_late = sum(each.late for each in sessions) if sessions else None
        person = replace(self._person, games=len(self._games), keys_late=keys_late)
        return Tables(
            (person,),
            *(tuple(self._games), tuple(self._attempts), tuple(self._answers)),
            tuple(self._deviations),
            sessions,
        )

    def take(self, event: Event) -> None:
        kind, at, told = event
        if "system_ms" in told or kind in _OF_CLOCKS:
            self._lags.take(event)
        if self._game is not None and (in_game := _IN_GAME.get(kind)):  # Nine of ten.
            in_game(self._game, at, told)
            self._at = at
            return
        match kind:
            case EventKind.OPENED:
                self.end_game("interrupted")
                self._open(event)
            case EventKind.CONSENTED:
                self._person = replace(
                    self._person,
                    consent_version=_value_of(event, "version", ""),
                    consent_language=_value_of(event, "language", ""),
                    consent_sha256=_value_of(event, "text", ""),
                )
            case EventKind.ASSIGNED:
                self._arm = _value_of(event, "arm", "")
                self._person = replace(
                    self._person,
                    arm=_value_of(event, "arm", ""),
                    place=_number(event.told, "place"),
                    by_hand=_value_of(event, "by_hand", False),
                )
            case EventKind.BLOCK_BEGUN:
                self._block = _value_of(event, "block", "")
                self._practice = _value_of(event, "practice", False)
                self._arm = _value_of(event, "arm", self._person.arm)
                self._period = _value_of(event, "period", 1)
            case EventKind.GAME_BEGUN:
                self._begin(event)
            case EventKind.GAME_ENDED:
                self._at = event.at
                self.end_game(_value_of(event, "outcome", "interrupted"))
            case EventKind.ANSWERED:
                self._answer(event)
            case EventKind.NOTED:
                self._person = replace(self._person, notes=self._person.notes + 1)
            case EventKind.DEVIATED:
                person = self._person
                self._person = replace(person, deviations=person.deviations + 1)
                self._deviations.append(
                    DeviationRow(
                        person.participant, person.sittings, event.at, _value_of(event, "text", "")
                    )
                )
            case EventKind.CLOSED:
                self._person = replace(
                    self._person,
                    finished=self._person.finished or _value_of(event, "finished", False),
                    withdrawn=self._person.withdrawn or _value_of(event, "withdrawn", False),
                )
            case EventKind.RECODED:
                self._person = replace(self._person, recoded=True)
            case _:
                pass
        self._at = event.at

    def _open(self, event: Event) -> None:
        self._resumed = self._person.sittings > 0
        self._words, self._by_hand = (
            _value_of(event, "words", ""),
            _value_of(event, "manual", False),
        )
        self._person = replace(
            self._person,
            words_sha256=self._person.words_sha256 or self._words,
            timed_by_hand=self._person.timed_by_hand or self._by_hand,
            plan_sha256=self._person.plan_sha256 or _value_of(event, "plan", ""),
            participant=_value_of(event, "participant", self._person.participant),
            protocol_sha256=_value_of(event, "digest", self._person.protocol_sha256),
            simulated=self._person.simulated or _value_of(event, "simulated", False),
            language=self._person.language or _value_of(event, "language", ""),
            started_utc=self._person.started_utc or _value_of(event, "utc", ""),
            sittings=self._person.sittings + 1,
        )

    def _begin(self, event: Event) -> None:
        self.end_game("interrupted")
        if event.told.get("try") is True:
            return
        person = self._person
        row = GameRow(
            *(person.participant, person.protocol_sha256, person.simulated, self._arm),
            *(
                self._block,
                self._practice,
                _value_of(event, "game", 0),
                _value_of(event, "trial", 0),
            ),
            *(_value_of(event, "secret", ""), self._protocol.length, 0, False, ""),
            *(None, None, 0.0, 0.0, 0, self._resumed, self._by_hand, self._words, self._period),
        )
        self._resumed = False
        self._game = _OpenGame(row, event.at, event.at)

    def end_game(self, outcome: str) -> None:
        """Records the end of the current game, at the time of the last event."""
        game, self._game = self._game, None
        if game is None:
            return
        game.record()
        game.go_on(self._at)
        game.close_list(self._at)
        if game.stalled:  # Nobody knows what the participant did meanwhile.
            outcome = "interrupted"
        row = game.row
        self._games.append(
            GameRow(  # Four times as fast as `replace`.
                *(row.participant, row.protocol_sha256, row.simulated, row.arm, row.block),
                *(row.practice, row.game, row.trial, row.secret, row.length),
                *(len(game.attempts), outcome == "solved", outcome, self._seconds(game, outcome)),
                None if game.first_guess is None else _exact(game.first_guess),
                *(_exact(game.paused), _exact(game.list_open), game.takings, row.resumed),
                *(row.timed_by_hand, row.words_sha256, row.period, _exact(game.stalled)),
            )
        )
        self._attempts += game.attempts

    def _seconds(self, game: _OpenGame, outcome: str) -> float | None:
        """Returns a game's seconds by the protocol's clock, without pauses; None if interrupted."""
        if outcome == "interrupted":
            return None
        from_key = self._protocol.starts is Clock.FIRST_KEY
        start = game.first_key if from_key else game.begun
        stop = game.last_guess if self._protocol.stops is Clock.GUESS else game.last_clue
        if outcome != "solved":
            stop = self._at
        if start is None or stop is None:
            return None
        paused = game.paused - (game.paused_before_key if from_key else 0.0)
        return _exact(stop - start - paused)

    def _answer(self, event: Event) -> None:
        person = self._person
        answers: Json = event.told.get("answers")
        name, block = _value_of(event, "questionnaire", ""), _value_of(event, "block", "")
        period = _value_of(event, "period", 1 if block else 0)
        for item, value in answers.items() if isinstance(answers, Mapping) else ():
            whole = isinstance(value, int | float) and not isinstance(value, bool)
            number = float(cast("float", value)) if whole else None
            text = self._in_own_language(name, item, value) if isinstance(value, str) else ""
            if number is not None or isinstance(value, str):
                self._answers.append(
                    AnswerRow(
                        *(person.participant, person.protocol_sha256, person.simulated),
                        self._arm if period else person.arm,
                        *(name, block, item, number, self._words),
                        *(period, text),
                    )
                )

    def _in_own_language(self, questionnaire: str, item: str, text: str) -> str:
        """Returns a chosen answer in the protocol's own language; any other text unchanged.

        The questionnaire was shown in the language of the consent, or of the session if no consent
        is recorded.
        """
        person = self._person
        language = person.consent_language or person.language
        return self._choices.get((questionnaire, item, language, text), text)
