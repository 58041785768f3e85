"""The protocol of a study: everything that is decided before the first participant."""

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
"""Default and greatest value of `Arm.proven_to`, equal to the engine's `endgame.PROVEN_TO`.

Ranking 60 words exactly takes a tenth of a second, 100 words half a second, 200 words a second or
more.
"""

_LATER = {"later": True}
"""Metadata of fields added later: with their default values they are left out of the digest."""

Translations = tuple[tuple[str, str], ...]
"""Pairs of language code and text in that language."""


class Clock(StrEnum):
    """Events that start or stop a game's clock."""

    SHOWN = "shown"
    """The clock starts when the empty board is shown."""
    FIRST_KEY = "first-key"
    """The clock starts when the first letter is typed."""
    GUESS = "guess"
    """The clock stops when the last guess is entered."""
    CLUE = "clue"
    """The clock stops when the feedback to the last guess is shown."""


STARTS, STOPS = (Clock.SHOWN, Clock.FIRST_KEY), (Clock.GUESS, Clock.CLUE)


class Unsolved(StrEnum):
    """Rule for the attempts and seconds that an unsolved game counts as, however early it ended.

    Each counts as its cap in the protocol, or as what was used if it has no cap; with NEXT one
    attempt more.
    """

    CAP = "cap"
    """The cap of attempts and that of time: a lower bound, and reported as such."""
    NEXT = "next"
    """The cap of attempts plus one, and the cap of time."""


class ArmOrder(StrEnum):
    """Orders in which a participant gets the secrets of a block."""

    FIXED = "fixed"
    SHUFFLED = "shuffled"
    BALANCED = "balanced"
    """Shuffled, then rotated over blocks, so that each secret is equally often in each block."""


class Design(StrEnum):
    """Arms that each participant meets: one (BETWEEN), all (WITHIN), or some (BOTH)."""

    BETWEEN = "between"
    WITHIN = "within"
    BOTH = "both"
    """Each participant meets some of the arms, in the order of a stated sequence."""


class ArmBy(StrEnum):
    """Unit of play after which a participant of several arms changes to the next arm."""

    ROUND = "round"
    """All blocks, which are then repeated with the next arm."""
    BLOCK = "block"
    """A single block; the next block is played with the next arm."""


@dataclass(frozen=True, slots=True)
class ReportedMeans:
    """Published means of an arm, shown beside the study's own means."""

    attempts: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Arm:
    """Condition of a study; `sees` is how much of the helper is shown, None for nothing.

    `rows` are how many rows of the list are shown, None for a default. `proven_to` is the greatest
    number of words for which the strategy `exact` searches to the end of the game. `instructions`
    are in the protocol's language, `translated` in its others; `tried` is the secret of a trial
    game, "" for none.
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
        """Returns the instructions in a language; without a translation, the original ones."""
        return dict(self.translated).get(language, self.instructions)


@dataclass(frozen=True, slots=True)
class Block:
    """Group of games. Practice blocks are left out of the analysis unless included on request.

    A break of at least `rest` seconds follows each block but the last.
    """

    name: str
    title: str
    games: int
    practice: bool
    rest: int = field(default=0, metadata=_LATER)


@dataclass(frozen=True, slots=True)
class Consent:
    """Text that a participant agrees to; a changed text needs a new version."""

    version: str
    text: str
    translated: Translations = field(default=(), metadata=_LATER)

    def text_in(self, language: str) -> str:
        """Returns the text in a language; without a translation, the original one."""
        return dict(self.translated).get(language, self.text)


@dataclass(frozen=True, slots=True)
class BlockPart:
    """A block that a participant plays in an arm; `period` counts the arms from 1."""

    period: int
    arm: str
    block: Block


@dataclass(frozen=True, slots=True)
class Protocol:
    """Protocol of a study, from a file; `name` is the file's name without ending; times in seconds.

    `secrets` are those of all blocks in order, equal for all arms. If secrets are drawn by the
    seed, `secrets` is empty, and `dealt` has the drawn ones once a word list is open;
    `words_sha256` identifies that list. `per_group` is the number of participants wanted in each
    group, `permuted` the size of the permuted blocks. `attempts` and `time_cap` are None only if
    the protocol states that there is no cap.
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
    """Languages of the protocol file's texts, the original first; empty if not stated."""
    own: tuple[Questionnaire, ...] = field(default=(), metadata=_LATER)
    """The protocol's own questionnaires, from files beside it, in all languages."""
    stations: tuple[str, ...] = field(default=(), metadata=_LATER)
    """Names of machines, with which their participants' codes begin; empty for one machine."""
    primary: Primary | None = field(default=None, metadata=_LATER)

    translations: tuple[Texts, ...] = field(default=(), hash=False)
    """Translated texts from files beside the protocol; they are not part of its digest."""

    @property
    def words(self) -> tuple[str, ...]:
        """Secrets of all blocks, listed or drawn."""
        return self.secrets or self.dealt

    @property
    def groups(self) -> tuple[str, ...]:
        """Names of the groups to which participants are assigned: arms, or sequences of arms."""
        return tuple(map(SEPARATOR.join, self.sequences)) or tuple(arm.name for arm in self.arms)

    def parts(self, group: str) -> tuple[BlockPart, ...]:
        """Returns the blocks that a participant of a group plays, in order, with period and arm."""
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
        """Number of arms that each participant meets in turn."""
        return len(self.sequences[0]) if self.sequences else 1

    @property
    def paired(self) -> bool:
        """True if each participant meets every arm: arms are compared within participants."""
        every = {arm.name for arm in self.arms}
        return bool(self.sequences) and all(set(each) == every for each in self.sequences)

    @property
    def games(self) -> int:
        """Number of games that each participant plays, practice included."""
        rounds = self.periods if self.arm_by is ArmBy.ROUND else 1
        return rounds * sum(block.games for block in self.blocks)

    @property
    def measured_games(self) -> int:
        """Number of games without practice, in the group that plays most of them."""
        counts = (
            sum(part.block.games for part in self.parts(group) if not part.block.practice)
            for group in self.groups
        )
        return max(counts)

    @property
    def digest(self) -> str:
        """SHA-256 of everything that the protocol decides, independent of the file's layout.

        Not included are the protocol's name, what follows from seed and word list, and translations
        in files beside the protocol.
        """
        return _digest_of(self)

    @property
    def canonical(self) -> str:
        """Text whose SHA-256 is `digest`: JSON of everything that the protocol decides."""
        told = _fields(replace(self, translations=()))
        for name in ("name", "dealt", "words_sha256", "translations"):
            told.pop(name)
        return json.dumps(told, sort_keys=True, ensure_ascii=True, separators=(",", ":"))

    @property
    def spoken(self) -> tuple[str, ...]:
        """Languages of the protocol's texts; the first is that of its file ("" if not stated)."""
        beside = (each.language for each in self.translations)
        return tuple(dict.fromkeys((*(self.languages or ("",)), *beside)))

    def language(self, wanted: str) -> str:
        """Returns the language `wanted` if the protocol has texts in it; else that of its file."""
        return wanted if wanted in self.spoken else self.spoken[0]

    def texts(self, language: str) -> Texts:
        """Returns the texts in a language; without a translation, the original ones."""
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
        """Choices of questionnaires in the protocol's own language, by their translations.

        Keys are questionnaire, item, language and translated choice. A translation corresponds by
        its position among the choices; items with different numbers of choices are left out.
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
        """Returns the arm with this name. Raises KeyError for an unknown name."""
        for arm in self.arms:
            if arm.name == name:
                return arm
        raise KeyError(name)

    def secrets_of(self, participant: str, group: str, turn: int) -> tuple[tuple[str, ...], ...]:
        """Returns the secrets of each block that a participant plays, in order.

        A shuffled order depends only on the seed and the participant's code; a balanced one is also
        rotated by `turn`, the number of earlier participants of the group.
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
"""Text between the names of arms in the name of a group that is a sequence of arms."""


def _as_json(value: object) -> object:
    """Returns a value of a protocol's field in a form that JSON can represent."""
    if is_dataclass(value):
        return _fields(value)
    if isinstance(value, tuple | range):
        return [_as_json(each) for each in cast("tuple[object, ...]", value)]
    return value


def _fields(value: object) -> dict[str, object]:
    """Returns a dataclass's fields by name, without those of `_LATER` that have their default."""
    told: dict[str, object] = {}
    for each in fields(cast("Any", value)):
        here = getattr(value, each.name)
        if not (each.metadata.get("later") and here == each.default):
            told[each.name] = _as_json(here)
    return told


@lru_cache(maxsize=16)
def _digest_of(protocol: Protocol) -> str:
    """Returns a protocol's digest, cached because it is compared with each participant's file."""
    return hashlib.sha256(protocol.canonical.encode()).hexdigest()
