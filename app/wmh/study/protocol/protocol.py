"""Protocol of a study: everything that is decided before the first participant."""

import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, cast

from wmh.engine.clues.rules import Rule
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import Strategy
from wmh.study.protocol.primary import Primary
from wmh.study.protocol.questionnaire import Questionnaire
from wmh.study.protocol.texts import Texts

PROVEN_TO = 60
"""Default and maximum of `Arm.proven_to`: the engine's `endgame.PROVEN_TO`.

With so many words a list takes a tenth of a second, with 100 half a second, with 200 a second or
more.
"""

_LATER = {"later": True}
"""Metadata of fields that older protocols lack; with default values they are not in the digest."""

Translations = tuple[tuple[str, str], ...]
"""Text by language code."""


class Clock(StrEnum):
    """Start and stop of a game's clock."""

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
    """Value of an unsolved game in a participant's mean, however early it ended.

    Without a limit, what had been used counts (and one more attempt, with NEXT).
    """

    CAP = "cap"
    """The maximal attempts and time: a lower bound, and reported as such."""
    NEXT = "next"
    """The maximal attempts and one more; the maximal time."""


class ArmOrder(StrEnum):
    """Orders in which a participant gets the secrets of a block."""

    FIXED = "fixed"
    SHUFFLED = "shuffled"
    BALANCED = "balanced"
    """Shuffled, and rotated over blocks: each secret equally often in each block."""


class Design(StrEnum):
    """Assignment of arms: between participants, within participants, or both."""

    BETWEEN = "between"
    WITHIN = "within"
    BOTH = "both"
    """Each participant meets some of the arms, as the sequences say."""


class ArmBy(StrEnum):
    """The unit that a participant of several arms plays with each arm."""

    ROUND = "round"
    """All blocks, repeated for each arm."""
    BLOCK = "block"
    """A block, so that the next arm comes with the next block."""


@dataclass(frozen=True, slots=True)
class ReportedMeans:
    """Published means of an arm, shown beside those of the study."""

    attempts: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Arm:
    """Condition: how much of the helper is shown; None for nothing.

    `rows` are how many rows of the list are shown, None for as many as fit. `proven_to` is the
    maximal number of words for which the strategy `exact` searches to the end of the game.
    `instructions` have translations; `tried` is the secret of a trial game, "" for none.
    """

    name: str
    title: str
    sees: Spoiler | None
    reported: ReportedMeans | None = None
    strategy: Strategy = field(default=Strategy.PAPER, metadata=_LATER)
    rows: int | None = field(default=None, metadata=_LATER)
    instructions: str = field(default="", metadata=_LATER)
    translated: Translations = field(default=(), metadata=_LATER)
    tried: str = field(default="", metadata=_LATER)
    proven_to: int = field(default=PROVEN_TO, metadata=_LATER)

    def text_in(self, language: str) -> str:
        """Returns the instructions in a language, or the original."""
        return dict(self.translated).get(language, self.instructions)


@dataclass(frozen=True, slots=True)
class Block:
    """Group of games. Practice blocks are left out of the analysis unless requested.

    A break of at least `rest` seconds follows, except after the last block.
    """

    name: str
    title: str
    games: int
    practice: bool
    rest: int = field(default=0, metadata=_LATER)


@dataclass(frozen=True, slots=True)
class Consent:
    """Text that a participant agrees to; another text has another version."""

    version: str
    text: str
    translated: Translations = field(default=(), metadata=_LATER)

    def text_in(self, language: str) -> str:
        """Returns the text in a language, or the original."""
        return dict(self.translated).get(language, self.text)


@dataclass(frozen=True, slots=True)
class BlockPart:
    """A block in a period, counted from 1, with an arm."""

    period: int
    arm: str
    block: Block


@dataclass(frozen=True, slots=True)
class Protocol:
    """Protocol from a file; `name` is the file name without its ending; times are in seconds.

    `secrets` are those of all blocks in order, equal for all arms; empty if they are drawn by the
    seed, and then `dealt` are the drawn ones, once a word list is open; `words_sha256` identifies
    that list. `per_group` is the number of participants wanted in each arm, `permuted` the size of
    the permuted blocks. `attempts` and `time_cap` are None only if the protocol states that there
    is no cap.
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
    design: Design = field(default=Design.BETWEEN, metadata=_LATER)
    sequences: tuple[tuple[str, ...], ...] = field(default=(), metadata=_LATER)
    arm_by: ArmBy = field(default=ArmBy.ROUND, metadata=_LATER)
    matched: bool = field(default=False, metadata=_LATER)
    """True if drawn secrets have similar difficulty."""
    before: tuple[str, ...] = field(default=(), metadata=_LATER)
    after_arm: tuple[str, ...] = field(default=(), metadata=_LATER)
    pause_with_pin: bool = field(default=False, metadata=_LATER)
    languages: tuple[str, ...] = field(default=(), metadata=_LATER)
    """Languages of its texts, the original first; empty if not stated."""
    own: tuple[Questionnaire, ...] = field(default=(), metadata=_LATER)
    """Questionnaires in files beside the protocol, in all languages."""
    stations: tuple[str, ...] = field(default=(), metadata=_LATER)
    """Stations (machines), each the prefix of its participants' codes; empty for one machine."""
    primary: Primary | None = field(default=None, metadata=_LATER)

    translations: tuple[Texts, ...] = field(default=(), hash=False)
    """Its texts in other languages, in files beside it; they decide nothing."""

    @property
    def words(self) -> tuple[str, ...]:
        """Returns the secrets, listed or drawn."""
        return self.secrets or self.dealt

    @property
    def groups(self) -> tuple[str, ...]:
        """Returns what participants are assigned to: arms, or sequences of arms."""
        return tuple(map(SEPARATOR.join, self.sequences)) or tuple(arm.name for arm in self.arms)

    def parts(self, group: str) -> tuple[BlockPart, ...]:
        """Returns the blocks of a participant of this group, in order, with period and arm."""
        arms = group.split(SEPARATOR)
        if self.arm_by is ArmBy.BLOCK and self.sequences:
            met = enumerate(zip(arms, self.blocks, strict=True), start=1)
            return tuple(BlockPart(period, arm, block) for period, (arm, block) in met)
        return tuple(
            BlockPart(period, arm, block)
            for period, arm in enumerate(arms, start=1)
            for block in self.blocks
        )

    @property
    def periods(self) -> int:
        """Number of arms that a participant meets, one after another."""
        return len(self.sequences[0]) if self.sequences else 1

    @property
    def paired(self) -> bool:
        """True if each participant meets every arm: arms are compared within participants."""
        every = {arm.name for arm in self.arms}
        return bool(self.sequences) and all(set(each) == every for each in self.sequences)

    @property
    def games(self) -> int:
        """Number of games of a participant, practice included."""
        rounds = self.periods if self.arm_by is ArmBy.ROUND else 1
        return rounds * sum(block.games for block in self.blocks)

    @property
    def measured_games(self) -> int:
        """Largest number of games of a participant without practice; groups may differ."""
        counts = (
            sum(part.block.games for part in self.parts(group) if not part.block.practice)
            for group in self.groups
        )
        return max(counts)

    @property
    def digest(self) -> str:
        """SHA-256 of everything that is decided, independent of the file's layout.

        Not included are the name, what follows from seed and word list, and translations in files
        beside it.
        """
        return _digest_of(self)

    @property
    def canonical(self) -> str:
        """Returns the text whose SHA-256 is `digest`: JSON of everything that is decided."""
        told = _fields(replace(self, translations=()))
        for name in ("name", "dealt", "words_sha256", "translations"):
            told.pop(name)
        return json.dumps(told, sort_keys=True, ensure_ascii=True, separators=(",", ":"))

    @property
    def spoken(self) -> tuple[str, ...]:
        """Returns the languages of the protocol, first that of its file ("" if not stated)."""
        beside = (each.language for each in self.translations)
        return tuple(dict.fromkeys((*(self.languages or ("",)), *beside)))

    def language(self, wanted: str) -> str:
        """Returns the wanted language if the protocol has it; else that of its file."""
        return wanted if wanted in self.spoken else self.spoken[0]

    def texts(self, language: str) -> Texts:
        """Returns the texts in a language; the original ones without a translation."""
        for each in self.translations:
            if each.language == language:
                return each
        return Texts(
            language,
            self.title,
            self.about,
            self.consent.text_in(language),
            {arm.name: arm.title for arm in self.arms},
            {arm.name: arm.text_in(language) for arm in self.arms if arm.instructions},
            {block.name: block.title for block in self.blocks},
        )

    @property
    def own_choices(self) -> Mapping[tuple[str, str, str, str], str]:
        """Returns the choices of translated questionnaires in the protocol's own language.

        Keys are questionnaire, item, language and translated choice. Choices correspond by
        position; items with different numbers of choices are left out.
        """
        originals = {
            (asked.name, item.name): item.choices
            for asked in self.own
            if not asked.language
            for item in asked.items
        }
        return {
            (asked.name, item.name, asked.language, chosen): original
            for asked in self.own
            if asked.language
            for item in asked.items
            if len(item.choices) == len(originals.get((asked.name, item.name), ()))
            for chosen, original in zip(item.choices, originals[asked.name, item.name], strict=True)
        }

    def arm(self, name: str) -> Arm:
        """Returns the arm of a name. Raises KeyError for an unknown one."""
        for arm in self.arms:
            if arm.name == name:
                return arm
        raise KeyError(name)

    def secrets_of(self, participant: str, group: str, turn: int) -> tuple[tuple[str, ...], ...]:
        """Returns the secrets of each part of a participant's games.

        A shuffled order depends only on seed and code; a balanced one is rotated by `turn`, the
        number of earlier participants of the group.
        """
        dealt: list[tuple[str, ...]] = []
        parts = self.parts(group)
        words = self.words
        if self.order is ArmOrder.BALANCED:
            rounds = self.periods if self.arm_by is ArmBy.ROUND else 1
            each = len(words) // rounds
            moved = (turn % rounds * each + turn // rounds % each) % len(words)
            words = words[moved:] + words[:moved]
        start = 0
        draw = random.Random(f"{self.seed}/{participant}")
        for part in parts:
            own = list(words[start : start + part.block.games])
            start += part.block.games
            if self.order is not ArmOrder.FIXED:
                draw.shuffle(own)
            dealt.append(tuple(own))
        return tuple(dealt)


SEPARATOR = " > "
"""Separator of the arms of a sequence, in the name of a group."""


def _as_json(value: object) -> object:
    """Returns a value of the protocol as JSON."""
    if is_dataclass(value):
        return _fields(value)
    if isinstance(value, tuple | range):
        return [_as_json(each) for each in cast("tuple[object, ...]", value)]
    return value


def _fields(value: object) -> dict[str, object]:
    """Returns the fields of a dataclass, without newer fields (`later`) that have their default."""
    told: dict[str, object] = {}
    for each in fields(cast("Any", value)):
        here = getattr(value, each.name)
        if not (each.metadata.get("later") and here == each.default):
            told[each.name] = _as_json(here)
    return told


@lru_cache(maxsize=16)
def _digest_of(protocol: Protocol) -> str:
    """Returns the digest, cached because it is compared with each participant's file."""
    return hashlib.sha256(protocol.canonical.encode()).hexdigest()
