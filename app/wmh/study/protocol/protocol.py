"""A study's protocol: everything that is decided before the first participant comes."""

import hashlib
import json
import random
from dataclasses import asdict, dataclass
from enum import StrEnum

from wmh.engine.clues.rules import Rule
from wmh.engine.explain.spoiler import Spoiler


class Clock(StrEnum):
    """What starts the clock of a game, and what stops it."""

    SHOWN = "shown"
    """Starts when the empty board is shown."""
    FIRST_KEY = "first-key"
    """Starts when the first letter is typed."""
    GUESS = "guess"
    """Stops when the last guess is given."""
    CLUE = "clue"
    """Stops when the clue to it is shown."""


STARTS, STOPS = (Clock.SHOWN, Clock.FIRST_KEY), (Clock.GUESS, Clock.CLUE)


class Unsolved(StrEnum):
    """What a game that was not solved counts as, in a participant's mean, however soon it ended.

    Where nothing is limited it counts what had been used by then (and one attempt, with NEXT).
    """

    CAP = "cap"
    """As many attempts, and as much time, as are allowed: a lower bound, and said to be one."""
    NEXT = "next"
    """One attempt more than are allowed; the time that is allowed."""


class ArmOrder(StrEnum):
    """In what order a participant meets the secrets of a block."""

    FIXED = "fixed"
    SHUFFLED = "shuffled"


@dataclass(frozen=True, slots=True)
class Reported:
    """Means that somebody else reported of an arm, to stand beside ours."""

    attempts: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Arm:
    """A group of participants, and how much of the helper they see; None is nothing at all."""

    name: str
    title: str
    sees: Spoiler | None
    reported: Reported | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """Games that belong together. Those of a practice block are left out unless asked for."""

    name: str
    title: str
    games: int
    practice: bool


@dataclass(frozen=True, slots=True)
class Consent:
    """What a participant agrees to; another text has another version."""

    version: str
    text: str


@dataclass(frozen=True, slots=True)
class Protocol:
    """`name` is that of its file without the ending; times are in seconds.

    `secrets` are those of all blocks in order, the same for all arms; there are none where they
    are drawn by the seed, and `dealt` are those then, once a lexicon was there to draw from (see
    `dealing`); `words_sha256` tells the words it is then played with from others. `per_group` is
    how many participants each arm is to have, `permuted` the size of the blocks in which arms are
    dealt out. `attempts` and `time_cap` are None only where the protocol says that there is no cap.
    """

    name: str
    title: str
    version: str
    about: str
    arms: tuple[Arm, ...]
    blocks: tuple[Block, ...]
    per_group: int
    permuted: int
    seed: int
    secrets: tuple[str, ...]
    order: ArmOrder
    length: int
    lexicon: str
    tier: int
    rule: Rule
    attempts: int | None
    time_cap: float | None
    starts: Clock
    stops: Clock
    clock_shown: bool
    unsolved: Unsolved
    after_block: tuple[str, ...]
    after_all: tuple[str, ...]
    consent: Consent
    dealt: tuple[str, ...] = ()
    words_sha256: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The secrets, listed or drawn."""
        return self.secrets or self.dealt

    @property
    def games(self) -> int:
        """Of one participant, practice included."""
        return sum(block.games for block in self.blocks)

    @property
    def digest(self) -> str:
        """SHA-256 of all that is decided, whatever its file looks like.

        Its name is no part of that, nor is what follows from seed and lexicon.
        """
        aside = ("name", "dealt", "words_sha256")
        told = {key: value for key, value in asdict(self).items() if key not in aside}
        text = json.dumps(told, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def arm(self, name: str) -> Arm:
        """Raises KeyError for one that the protocol does not have."""
        for arm in self.arms:
            if arm.name == name:
                return arm
        raise KeyError(name)

    def secrets_of(self, participant: str) -> tuple[tuple[str, ...], ...]:
        """Block by block what this participant meets: the same secrets for everybody.

        A shuffled order depends on the seed and the participant's code and on nothing else.
        """
        dealt: list[tuple[str, ...]] = []
        start = 0
        draw = random.Random(f"{self.seed}/{participant}")
        for block in self.blocks:
            words = list(self.words[start : start + block.games])
            start += block.games
            if self.order is ArmOrder.SHUFFLED:
                draw.shuffle(words)
            dealt.append(tuple(words))
        return tuple(dealt)
