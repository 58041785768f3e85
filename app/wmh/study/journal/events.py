"""Events of a participant, recorded one after another."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class EventKind(StrEnum):
    """Kinds of events. Data besides kind and time are in `Event.told`.

    The first event of every file is OPENED: protocol and its hash, hash of the `words`,
    participant, machine, version of the program, `format` of the events, wall-clock time in UTC,
    the `language` of the texts, digest of the analysis `plan`, and `manual` if an assistant keeps
    the time by hand; a session that continues after the program was closed begins with another one
    (`resumed`). All later times are seconds of the monotonic clock since then.
    """

    OPENED = "opened"
    CONSENTED = "consented"
    """Consent: `version`, wall-clock time in UTC, `language`, and the digest of the `text`."""
    ASSIGNED = "assigned"
    """Assignment: the `place` in the sequence, and the group (an `arm`, or a sequence of arms)."""
    INSTRUCTED = "instructed"
    """The instructions of an `arm` were read."""
    BLOCK_BEGUN = "block-begun"
    """Begin of a `block`, `practice` or not; with several arms also `arm` and `period`."""
    RESTED = "rested"
    """End of a break."""
    GAME_BEGUN = "game-begun"
    """Begin of a game: `game`, `trial`, `secret`; `try` for a trial game that does not count.

    Its time is when the empty board was painted; `ready` is when painting began.
    """
    KEY = "key"
    """Change of the typed word: `row`, and its `letters` now.

    Here and in guesses `system_ms` is the time of the key or click by the window system's clock, in
    milliseconds from an unknown zero: differences show how much later it was handled.
    """
    GUESSED = "guessed"
    """A guess was made: `row`, `guess`, `known` (true if in the word list)."""
    REFUSED = "refused"
    """An entered word is not in the list, and no guess: `row`, `letters`."""
    CLUED = "clued"
    """Clue of a guess: `row`, `clue`. Its time is when it was painted; `ready` when that began."""
    ADVISED = "advised"
    """Advice was shown: `remaining`, and the `words` by rank.

    For strategies that examine clues also how many guesses were `measured`, and whether one is
    `proven`; for an arm that sees less than the list, the `letters` and the shown part of a `hint`.
    """
    LIST_OPENED = "list-opened"
    LIST_CLOSED = "list-closed"
    TAKEN = "taken"
    """A suggestion was taken: `word`, `rank`."""
    PAUSED = "paused"
    """Pause; if a PIN was asked for, it lasts from `since`."""
    CONTINUED = "continued"
    """End of a pause: its `reason`."""
    STALLED = "stalled"
    """Program or machine stood still: for how many `seconds` before, `asleep` of them sleeping.

    The monotonic clock may stop during sleep. A game in which it happened is interrupted.
    """
    GAME_ENDED = "game-ended"
    """End of a game: `outcome` (such as solved or given up), and `secret`."""
    BLOCK_ENDED = "block-ended"
    ANSWERED = "answered"
    """Answers to a questionnaire: its name, items and answers; `block` and `period` if any."""
    NOTED = "noted"
    DEVIATED = "deviated"
    """Deviation from the protocol, with its reason."""
    MENDED = "mended"
    """The file was cut, and its incomplete last line, of so many bytes, was removed."""
    RECODED = "recoded"
    """The participant got another code: `old`, `new`, and the file's last checksum `sum_before`."""
    CLOSED = "closed"
    """End of a session: `finished` or not; `withdrawn` if the participant will not return.

    The place of a withdrawn participant is assigned again.
    """

    __hash__ = str.__hash__
    """Fast hash, since each event is looked up in sets and the hash of enums is slow."""


class Event(NamedTuple):
    """An event; `at` is in seconds of a monotonic clock since the start of the session."""

    kind: EventKind
    at: float
    told: Mapping[str, Json] = MappingProxyType({})
