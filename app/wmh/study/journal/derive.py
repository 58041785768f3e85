"""Tables of participants, games, guesses and answers, derived from recorded events."""

from collections.abc import Iterable, Mapping
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
_IN_GAME = frozenset({
    *(EventKind.KEY, EventKind.GUESSED, EventKind.CLUED, EventKind.TAKEN),
    *(EventKind.LIST_OPENED, EventKind.LIST_CLOSED, EventKind.PAUSED, EventKind.CONTINUED),
    EventKind.STALLED,
})  # fmt: skip
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


def _seconds_told(event: Event, name: str, otherwise: float) -> float:
    value = event.told.get(name)
    whole = isinstance(value, int | float) and not isinstance(value, bool)
    return float(cast("float", value)) if whole else otherwise


def _exact(seconds: float) -> float:
    """Rounds to the microsecond, the precision of events, so that equal times stay equal."""
    return round(seconds, 6)


def _number(event: Event, name: str) -> int | None:
    value = event.told.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


@dataclass(slots=True)
class _OpenGuess:
    """A guess whose feedback has not been shown yet."""

    guess: str
    event: Event
    seconds: float
    taken: bool
    listed: bool


@dataclass(slots=True)
class _OpenGame:
    """A game in progress."""

    row: GameRow
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
        if "system_ms" in event.told or event.kind in _OF_CLOCKS:
            self._lags.take(event)
        if self._game is not None and event.kind in _IN_GAME:  # Nine of ten.
            self._in_game(event, self._game)
            self._at = event.at
            return
        match event.kind:
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
                    place=_number(event, "place"),
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

    def _in_game(self, event: Event, game: _OpenGame) -> None:
        match event.kind:
            case EventKind.KEY:
                self._first_key(game, event.at)
            case EventKind.GUESSED:
                self._first_key(game, event.at)
                self._guess(game, event)
            case EventKind.CLUED:
                game.last_clue, game.asked, game.paused_since = event.at, event.at, 0.0
                self._clue(game, event)
            case EventKind.TAKEN:
                game.taken = _value_of(event, "word", "")
                game.takings += 1
            case EventKind.LIST_OPENED:
                game.opened_at = event.at
            case EventKind.LIST_CLOSED:
                self._close_list(game, event.at if game.paused_at is None else game.paused_at)
            case EventKind.PAUSED:
                game.paused_at = max(game.begun, _seconds_told(event, "since", event.at))
            case EventKind.CONTINUED:
                self._continue(game, event.at)
            case EventKind.STALLED if game.paused_at is None:
                game.stalled += _seconds_told(event, "seconds", 0.0)
            case _:
                pass

    @staticmethod
    def _first_key(game: _OpenGame, at: float) -> None:
        if game.first_key is None:
            game.first_key, game.paused_before_key = at, game.paused

    def _guess(self, game: _OpenGame, event: Event) -> None:
        self._take_down(game)
        if game.first_guess is None:
            game.first_guess = _exact(event.at - game.begun - game.paused)
        game.last_guess = event.at
        guess = _value_of(event, "guess", "")
        game.given = _OpenGuess(
            guess,
            event,
            event.at - game.asked - game.paused_since,
            bool(guess) and guess == game.taken,
            game.opened_at is not None,
        )
        game.taken = ""

    def _clue(self, game: _OpenGame, event: Event) -> None:
        self._take_down(game, _value_of(event, "clue", ""), _number(event, "remaining"), event.at)

    @staticmethod
    def _take_down(
        game: _OpenGame, clue: str = "", after: int | None = None, clued: float | None = None
    ) -> None:
        """Adds the pending guess, if any, to the attempts; `clue` is its feedback, if shown."""
        given, game.given = game.given, None
        if given is None:
            return
        row, event = game.row, given.event
        known, fitted = event.told.get("known"), _number(event, "remaining")
        game.attempts.append(
            AttemptRow(
                *(row.participant, row.protocol_sha256, row.simulated, row.arm, row.block),
                *(row.practice, row.game, len(game.attempts) + 1, given.guess, clue),
                _exact(given.seconds),
                known if isinstance(known, bool) else None,
                *(fitted, after, log2(fitted / after) if fitted and after else None),
                _number(event, "rank"),
                *(given.taken, given.listed, row.timed_by_hand, row.words_sha256, row.period),
                None if clued is None or row.timed_by_hand else _exact(clued - event.at),
            )
        )

    @staticmethod
    def _close_list(game: _OpenGame, at: float) -> None:
        if game.opened_at is not None:
            game.list_open += max(at - game.opened_at, 0.0)
            game.opened_at = None

    @staticmethod
    def _continue(game: _OpenGame, at: float) -> None:
        if game.paused_at is not None:
            game.paused += at - game.paused_at
            game.paused_since += at - max(game.paused_at, game.asked)
            game.paused_at = None

    def end_game(self, outcome: str) -> None:
        """Records the end of the current game, at the time of the last event."""
        game, self._game = self._game, None
        if game is None:
            return
        self._take_down(game)
        self._continue(game, self._at)
        self._close_list(game, self._at)
        if game.stalled:  # Nobody knows what the participant did meanwhile.
            outcome = "interrupted"
        solved = outcome == "solved"
        self._games.append(
            replace(
                game.row,
                attempts=len(game.attempts),
                solved=solved,
                outcome=outcome,
                seconds=self._seconds(game, outcome),
                seconds_to_first_guess=None
                if game.first_guess is None
                else _exact(game.first_guess),
                seconds_paused=_exact(game.paused),
                seconds_list_open=_exact(game.list_open),
                taken=game.takings,
                seconds_stalled=_exact(game.stalled),
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
