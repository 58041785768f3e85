"""Events of a participant, recorded one after another."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class EventKind(StrEnum):
    """Kinds of events. An event's data, besides its kind and time, are in `Event.told`.

    The first event of every file is OPENED: protocol and its hash, hash of the `words`,
    participant, machine, version of the program, `format` of the events, wall-clock time in UTC,
    the `language` of the texts, digest of the analysis `plan`, and `manual` if an assistant keeps
    the time by hand. When the program is opened again, the session begins with another OPENED event
    (`resumed`). All times of events are seconds of the monotonic clock since the latest OPENED
    event.
    """

    OPENED = "opened"
    CONSENTED = "consented"
    """Consent: `version`, wall-clock time in UTC, `language`, and the digest of the `text`."""
    ASSIGNED = "assigned"
    """Assignment: the `place` in the sequence, and the group (an `arm`, or a sequence of arms)."""
    INSTRUCTED = "instructed"
    """The participant read the instructions of an `arm`."""
    BLOCK_BEGUN = "block-begun"
    """A `block` began: also `practice` (true or false), and `arm` and `period` if several."""
    RESTED = "rested"
    """End of a break."""
    GAME_BEGUN = "game-begun"
    """A game began: `game`, `trial`, `secret`; `try` for a trial game that does not count.

    Its time is when the empty board was painted; `ready` is when painting began.
    """
    KEY = "key"
    """The typed word changed: guess number `row`, and the `letters` typed so far.

    In KEY and GUESSED events `system_ms` is the time of the key or click by the window system's
    clock, in milliseconds from an unknown zero: differences show how much later the program handled
    it.
    """
    GUESSED = "guessed"
    """A guess was made: its number `row`, `guess`, and `known` (true if it is in the word list)."""
    REFUSED = "refused"
    """An entered word was refused, since it is not in the list: guess number `row`, `letters`."""
    CLUED = "clued"
    """Feedback was shown: guess number `row`, `clue`.

    Its time is when the feedback was painted; `ready` is when painting began.
    """
    ADVISED = "advised"
    """Advice was shown: the number of `remaining` words, and the suggested `words`, best first.

    If the strategy computes the feedback of guesses, also how many guesses were `measured`, and
    whether the best is `proven`; for an arm that sees less than the list, the `letters` and the
    shown part of a `hint`.
    """
    LIST_OPENED = "list-opened"
    LIST_CLOSED = "list-closed"
    TAKEN = "taken"
    """A suggestion was taken: `word`, `rank`."""
    PAUSED = "paused"
    """A pause began; if a PIN was asked for first, it counts from the time `since`."""
    CONTINUED = "continued"
    """End of a pause: its `reason`."""
    STALLED = "stalled"
    """The program or the machine stood still for `seconds`, of which it slept `asleep` seconds.

    The monotonic clock may stop during sleep. A game in which this happens is interrupted.
    """
    GAME_ENDED = "game-ended"
    """End of a game: `outcome` (such as solved or given up), and `secret`."""
    BLOCK_ENDED = "block-ended"
    ANSWERED = "answered"
    """A questionnaire was answered: its name, items and answers; `block` and `period` if any."""
    NOTED = "noted"
    DEVIATED = "deviated"
    """Deviation from the protocol, with its reason."""
    MENDED = "mended"
    """An incomplete last line was removed from the file; its number of `bytes`."""
    RECODED = "recoded"
    """The participant got another code: `old`, `new`, the file's last checksum `sum_before`."""
    CLOSED = "closed"
    """A session ended: `finished` (true or false); `withdrawn` if the participant will not return.

    The place of a withdrawn participant is assigned again.
    """

    __hash__ = str.__hash__
    """The hash of strings, since kinds are often looked up in sets and enums hash slowly."""


class Event(NamedTuple):
    """A recorded event; `at` is in seconds of a monotonic clock since its session began."""

    kind: EventKind
    at: float
    told: Mapping[str, Json] = MappingProxyType({})
