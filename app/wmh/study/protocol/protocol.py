"""A study's protocol: everything that is decided before the first participant comes."""

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
"""Words that may fit where `exact` is proven, if an arm does not say; the most that it may say.

It is what the engine proves at most (`endgame.PROVEN_TO`). With so many a list
takes a tenth of a second, with 100 half a second, with 200 one or more."""

_LATER = {"later": True}
"""Of a field that older protocols have not: at its usual value it is no part of the digest, so
that a protocol written before is still the same."""

Translations = tuple[tuple[str, str], ...]
"""A text in other languages, by their codes."""


class Clock(StrEnum):
    """Starts of the clock of a game, and its stops."""

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
    """Counts of an unsolved game in a participant's mean, however soon it ended.

    Where nothing is limited it counts what had been used by then (and one attempt, with NEXT).
    """

    CAP = "cap"
    """As many attempts, and as much time, as are allowed: a lower bound, and said to be one."""
    NEXT = "next"
    """One attempt more than are allowed; the time that is allowed."""


class ArmOrder(StrEnum):
    """Orders in which a participant meets the secrets of a block."""

    FIXED = "fixed"
    SHUFFLED = "shuffled"
    BALANCED = "balanced"
    """Shuffled, and in other blocks for others: each secret equally often in each of them."""


class Design(StrEnum):
    """Assignment of arms: between participants, within participants, or both."""

    BETWEEN = "between"
    WITHIN = "within"
    BOTH = "both"
    """Some arms by some participants, as the sequences say."""


class ArmBy(StrEnum):
    """Units that a participant of several arms plays with each."""

    ROUND = "round"
    """All blocks, once more for each arm."""
    BLOCK = "block"
    """A block, the next arm with the next one."""


@dataclass(frozen=True, slots=True)
class ReportedMeans:
    """Means that somebody else reported of an arm, to stand beside ours."""

    attempts: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Arm:
    """A condition, and how much of the helper is seen in it; None is nothing at all.

    `rows` are those of the list that are shown, None as many as there is room for. `proven_to` is
    how many words may fit at most where the strategy `exact` looks to the end of the game. Of
    `instructions` there are translations; `tried` is a secret to try it with, "" for none.
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
        """The instructions in a language, or as they were written."""
        return dict(self.translated).get(language, self.instructions)


@dataclass(frozen=True, slots=True)
class Block:
    """Games that belong together. Those of a practice block are left out unless asked for.

    After it there is a break of at least `rest` seconds, unless it is the last.
    """

    name: str
    title: str
    games: int
    practice: bool
    rest: int = field(default=0, metadata=_LATER)


@dataclass(frozen=True, slots=True)
class Consent:
    """Agreement of a participant; another text has another version."""

    version: str
    text: str
    translated: Translations = field(default=(), metadata=_LATER)

    def text_in(self, language: str) -> str:
        """The text in a language, or as it was written."""
        return dict(self.translated).get(language, self.text)


@dataclass(frozen=True, slots=True)
class BlockPart:
    """A block as a participant meets it: in a period, counted from 1, with an arm."""

    period: int
    arm: str
    block: Block


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
    design: Design = field(default=Design.BETWEEN, metadata=_LATER)
    sequences: tuple[tuple[str, ...], ...] = field(default=(), metadata=_LATER)
    arm_by: ArmBy = field(default=ArmBy.ROUND, metadata=_LATER)
    matched: bool = field(default=False, metadata=_LATER)
    """Whether drawn secrets are alike in how hard they are."""
    before: tuple[str, ...] = field(default=(), metadata=_LATER)
    after_arm: tuple[str, ...] = field(default=(), metadata=_LATER)
    pause_with_pin: bool = field(default=False, metadata=_LATER)
    languages: tuple[str, ...] = field(default=(), metadata=_LATER)
    """Of its texts, the one they are written in first; none where nobody said."""
    own: tuple[Questionnaire, ...] = field(default=(), metadata=_LATER)
    """The questionnaires that are files beside it, in all languages."""
    stations: tuple[str, ...] = field(default=(), metadata=_LATER)
    """The machines that it runs on, each the beginning of its participants' codes; none for one."""
    primary: Primary | None = field(default=None, metadata=_LATER)

    translations: tuple[Texts, ...] = field(default=(), hash=False)
    """Its texts in other languages that stand beside it; they decide nothing."""

    @property
    def words(self) -> tuple[str, ...]:
        """The secrets, listed or drawn."""
        return self.secrets or self.dealt

    @property
    def groups(self) -> tuple[str, ...]:
        """Whom participants are dealt out to: arms, or sequences of them."""
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
        """SHA-256 of all that is decided, whatever its file looks like.

        Its name is no part of that, nor is what follows from seed and lexicon, nor how it is said
        in another language by a file beside it.
        """
        return _digest_of(self)

    @property
    def canonical(self) -> str:
        """The text of which `digest` is the SHA-256: JSON of all that is decided."""
        told = _fields(replace(self, translations=()))
        for name in ("name", "dealt", "words_sha256", "translations"):
            told.pop(name)
        return json.dumps(told, sort_keys=True, ensure_ascii=True, separators=(",", ":"))

    @property
    def spoken(self) -> tuple[str, ...]:
        """The languages that participants can be asked in, first that of its file, "" if unsaid."""
        beside = (each.language for each in self.translations)
        return tuple(dict.fromkeys((*(self.languages or ("",)), *beside)))

    def language(self, wanted: str) -> str:
        """The wanted one, if participants can be asked in it; else that of its file."""
        return wanted if wanted in self.spoken else self.spoken[0]

    def texts(self, language: str) -> Texts:
        """Returns the texts in a language; as they were written if they have no translation."""
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
        """The choices of translated questionnaires, as the protocol's own language has them.

        Keys are questionnaire, item, language and the choice in that language. A choice stands for
        the one at its place in the original file; items of which the numbers of choices differ are
        left out.
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
        """Raises KeyError for one that the protocol does not have."""
        for arm in self.arms:
            if arm.name == name:
                return arm
        raise KeyError(name)

    def secrets_of(self, participant: str, group: str, turn: int) -> tuple[tuple[str, ...], ...]:
        """Part by part what this participant meets: the same secrets for everybody.

        A shuffled order depends on the seed and the participant's code and on nothing else; where
        it is balanced, all secrets move on by the `turn`, how many of the group came before.
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
"""Between the arms of a sequence, in the name of a group."""


def _as_json(value: object) -> object:
    """Returns a value of the protocol as JSON."""
    if is_dataclass(value):
        return _fields(value)
    if isinstance(value, tuple | range):
        return [_as_json(each) for each in cast("tuple[object, ...]", value)]
    return value


def _fields(value: object) -> dict[str, object]:
    """Returns the fields of a dataclass, without `later` ones that have their usual value."""
    told: dict[str, object] = {}
    for each in fields(cast("Any", value)):
        here = getattr(value, each.name)
        if not (each.metadata.get("later") and here == each.default):
            told[each.name] = _as_json(here)
    return told


@lru_cache(maxsize=16)
def _digest_of(protocol: Protocol) -> str:
    """Cached: the digest is compared with that of each participant's file."""
    return hashlib.sha256(protocol.canonical.encode()).hexdigest()
