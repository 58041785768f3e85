"""The events of a participant, recorded one after another."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class EventKind(StrEnum):
    """Kinds of events. What one tells beside its kind and time stands in `Event.told`.

    The first event of every file is OPENED: protocol and its hash, that of the `words` it was
    played with, participant, machine, version of the program, `format` of the events, wall-clock
    time in UTC, the `language` of the texts, the digest of the analysis `plan`, whether an
    assistant keeps the time by hand (`manual`); there is another one after a pause over which the
    program was closed (`resumed`). All later times are seconds of the monotonic clock since then.
    """

    OPENED = "opened"
    CONSENTED = "consented"
    """`version`, wall-clock time in UTC, and what was read: its `language`, and the digest of the
    `text`."""
    ASSIGNED = "assigned"
    """The `place` in the sequence, and the group: an `arm`, or a sequence of arms."""
    INSTRUCTED = "instructed"
    """The instructions of an `arm` were read."""
    BLOCK_BEGUN = "block-begun"
    """`block`, `practice`; of a participant of several arms the `arm` and the `period`."""
    RESTED = "rested"
    """A break is over."""
    GAME_BEGUN = "game-begun"
    """`game`, `trial`, `secret`; `try` for a game before the first one, which counts nowhere. Its
    time is when the empty board had been painted; `ready` is when that began."""
    KEY = "key"
    """What was typed or erased in the row: `row`, `letters` as they now stand. Here and of guesses
    `system_ms` is the time of the key or click by the window system's own clock, in milliseconds
    since a moment that is not known: how much later it was handled, differences tell."""
    GUESSED = "guessed"
    """A guess was given: `row`, `guess`, `known` (in the lexicon)."""
    REFUSED = "refused"
    """What was entered is no word of the lexicon, and no guess: `row`, `letters`."""
    CLUED = "clued"
    """The clue to it: `row`, `clue`. Its time is when it had been painted; `ready` is when that
    began."""
    ADVISED = "advised"
    """Advice was shown: `remaining`, the `words` in the order of their ranks; where clues were
    looked at, of how many guesses (`measured`), and whether one is `proven`; of an arm that sees
    less than the list, `letters` that tell words apart and what is shown of a `hint`."""
    LIST_OPENED = "list-opened"
    LIST_CLOSED = "list-closed"
    TAKEN = "taken"
    """A suggestion was taken: `word`, `rank`."""
    PAUSED = "paused"
    """Where the PIN was asked for first, `since` when: the pause lasts from then."""
    CONTINUED = "continued"
    """After a pause: its `reason`."""
    STALLED = "stalled"
    """The program or the machine stood still, in or outside of a game: for how many `seconds`
    before this event, and how many of them `asleep`, in which the monotonic clock may stand
    still. A game in which it happened is interrupted."""
    GAME_ENDED = "game-ended"
    """`outcome`: solved, out of attempts, out of time, given up, interrupted; `secret`."""
    BLOCK_ENDED = "block-ended"
    ANSWERED = "answered"
    """A questionnaire: its name, the items and what was answered; `block` and `period` where it is
    not about everything."""
    NOTED = "noted"
    DEVIATED = "deviated"
    """What the assistant did otherwise than the protocol says, and why."""
    MENDED = "mended"
    """The file was found cut, and its last line, of so many bytes, was taken away."""
    RECODED = "recoded"
    """The participant was given another code: `old`, `new`, and `sum_before`, the last checksum of
    the file as it was."""
    CLOSED = "closed"
    """The end of a sitting: whether the participant has `finished`; `withdrawn` if they never will,
    so that their place is dealt out again."""

    __hash__ = str.__hash__
    """That of enums is a function in Python, and each event is looked up in sets."""


class Event(NamedTuple):
    """`at` is in seconds of a monotonic clock since the file was opened the last time."""

    kind: EventKind
    at: float
    told: Mapping[str, Json] = MappingProxyType({})
