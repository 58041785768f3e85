"""Progress of a participant, computed from the recorded events alone, and the next step.

So continuing after the program was closed, or crashed, is no special case.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from wmh.study.journal.events import Event, EventKind, Json
from wmh.study.protocol.assignment import Assigned, turn_of
from wmh.study.protocol.protocol import Block, BlockPart, Protocol


class SittingStage(Enum):
    """Next stage of a participant: a task, or an event to be recorded first."""

    CONSENT = auto()
    ASSIGNMENT = auto()
    INSTRUCTIONS = auto()
    """Instructions of an arm that begins."""
    TRY = auto()
    """Trial game that does not count."""
    REST = auto()
    BLOCK = auto()
    """Announcement of a block, which the participant starts."""
    GAME = auto()
    BLOCK_END = auto()
    """End of a block after its last game, to be recorded."""
    ANSWERS = auto()
    NOTE = auto()
    OVER = auto()
    """The participant has finished or withdrawn."""


@dataclass(frozen=True, slots=True)
class SittingStep:
    """The next stage with its data; `game` counts over all blocks, `trial` within a block, from 1.

    For a questionnaire about an arm `block` is None; for one about the whole study also `period` is
    0.
    """

    stage: SittingStage
    block: Block | None = None
    game: int = 0
    trial: int = 0
    secret: str = ""
    questionnaire: str = ""
    period: int = 0
    arm: str = ""

    @property
    def game_fields(self) -> dict[str, Json]:
        """Returns the fields of the GAME_BEGUN event of this step, however the game is timed."""
        told: dict[str, Json] = {"game": self.game, "trial": self.trial, "secret": self.secret}
        return told | {"try": True} if self.stage is SittingStage.TRY else told


@dataclass(frozen=True, slots=True)
class Sitting:
    """Progress of a participant: what the recorded events say that decides the next step.

    `blocks`, `trials` (of the last block) and `games` count what was begun, since an interrupted
    game is not played again. `language` is that of the consent, or before the consent that of the
    session; None if neither is recorded. `by_hand` is true if the assistant kept the time in the
    last session. `answered` has each questionnaire with its block and period; `rested` is the
    number of blocks followed by a break. Orders are drawn by `first_code`, the participant's first
    code.
    """

    sittings: int = 0
    simulated: bool = False
    by_hand: bool = False
    consented: bool = False
    language: str | None = None
    arm: str = ""
    place: int | None = None
    blocks: int = 0
    block_open: bool = False
    trials: int = 0
    games: int = 0
    playing: bool = False
    answered: frozenset[tuple[str, str, int]] = frozenset()
    instructed: frozenset[str] = frozenset()
    tried: int = 0
    rested: int = 0
    finished: bool = False
    withdrawn: bool = False
    first_code: str = ""

    @property
    def over(self) -> bool:
        return self.finished or self.withdrawn

    @property
    def held(self) -> Assigned | None:
        """The participant's place in the sequence of arms; None before the assignment."""
        return None if self.place is None else Assigned(self.place, self.withdrawn)

    def after(self, event: Event) -> "Sitting":
        told = event.told
        match event.kind:
            case EventKind.OPENED:
                simulated = self.simulated or told.get("simulated") is True
                by_hand = told.get("manual") is True
                opened = replace(self, sittings=self.sittings + 1, playing=False, by_hand=by_hand)
                language = self.language if self.consented else _language(event)
                return replace(opened, simulated=simulated, language=language)
            case EventKind.CONSENTED:
                read = self.language if "language" not in told else _language(event)
                return replace(self, consented=True, language=read)
            case EventKind.ASSIGNED:
                place = told.get("place")
                number = place if isinstance(place, int) and not isinstance(place, bool) else None
                return replace(self, arm=str(told.get("arm", "")), place=number)
            case EventKind.BLOCK_BEGUN:
                return replace(self, blocks=self.blocks + 1, block_open=True, trials=0)
            case EventKind.INSTRUCTED:
                return replace(self, instructed=self.instructed | {str(told.get("arm", ""))})
            case EventKind.RESTED:
                return replace(self, rested=self.blocks)
            case EventKind.GAME_BEGUN if told.get("try") is True:
                return replace(self, tried=self.tried + 1)
            case EventKind.GAME_BEGUN:
                begun = replace(self, trials=self.trials + 1, games=self.games + 1)
                return replace(begun, playing=True)
            case EventKind.GAME_ENDED:
                return replace(self, playing=False)
            case EventKind.BLOCK_ENDED:
                return replace(self, block_open=False)
            case EventKind.ANSWERED:
                block, period = str(told.get("block", "")), told.get("period")
                about = period if isinstance(period, int) else int(bool(block))
                given = (str(told.get("questionnaire", "")), block, about)
                return replace(self, answered=self.answered | {given})
            case EventKind.RECODED:
                return replace(self, first_code=self.first_code or str(told.get("old", "")))
            case EventKind.CLOSED:
                return replace(
                    self,
                    playing=False,
                    finished=self.finished or told.get("finished") is True,
                    withdrawn=self.withdrawn or told.get("withdrawn") is True,
                )
            case _:
                return self


def sitting_of(events: Iterable[Event]) -> Sitting:
    sitting = Sitting()
    for event in events:
        sitting = sitting.after(event)
    return sitting


def language_of(sitting: Sitting, protocol: Protocol, here: str) -> str:
    """Returns the language of a participant's texts: that of the consent, or `here` before it.

    If the protocol is not available in that language, it is the language of the protocol's file.
    """
    read = sitting.language if sitting.consented else None
    return protocol.language(here if read is None else read)


def _language(event: Event) -> str | None:
    language = event.told.get("language")
    return language if isinstance(language, str) else None


def next_step(sitting: Sitting, protocol: Protocol, participant: str) -> SittingStep:
    """Returns the participant's next step; during a game, the step of that game."""
    if sitting.over:
        return SittingStep(SittingStage.OVER)
    if not sitting.consented:
        return SittingStep(SittingStage.CONSENT)
    if not sitting.arm:
        return SittingStep(SittingStage.ASSIGNMENT)
    for name in protocol.before:
        if (name, "", 0) not in sitting.answered:
            return SittingStep(SittingStage.ANSWERS, questionnaire=name)
    parts = protocol.parts(sitting.arm)
    if sitting.block_open:
        return _within_block(sitting, protocol, parts, participant)
    return _between_blocks(sitting, protocol, parts) or SittingStep(SittingStage.NOTE)


def _between_blocks(
    sitting: Sitting, protocol: Protocol, parts: Sequence[BlockPart]
) -> SittingStep | None:
    done = sitting.blocks
    last = parts[done - 1] if done else None
    following = parts[done] if done < len(parts) else None
    if last is not None:
        about = SittingStep(SittingStage.ANSWERS, last.block, period=last.period, arm=last.arm)
        for name in protocol.after_block:
            if (name, last.block.name, last.period) not in sitting.answered:
                return replace(about, questionnaire=name)
        if following is None or following.period != last.period:
            for name in protocol.after_arm:
                if (name, "", last.period) not in sitting.answered:
                    return replace(about, questionnaire=name, block=None)
    if following is not None:
        if last is not None and last.block.rest and sitting.rested < done:
            return SittingStep(SittingStage.REST, last.block)
        step = SittingStep(
            SittingStage.BLOCK, following.block, period=following.period, arm=following.arm
        )
        arm = protocol.arm(following.arm)
        if arm.instructions and arm.name not in sitting.instructed:
            return replace(step, stage=SittingStage.INSTRUCTIONS)
        met = dict.fromkeys(part.arm for part in parts[: done + 1])
        tries = sum(bool(protocol.arm(name).tried) for name in met)
        if arm.tried and sitting.tried < tries:
            return replace(step, stage=SittingStage.TRY, secret=arm.tried)
        return step
    for name in protocol.after_all:
        if (name, "", 0) not in sitting.answered:
            return SittingStep(SittingStage.ANSWERS, questionnaire=name)
    return None


def _within_block(
    sitting: Sitting, protocol: Protocol, parts: Sequence[BlockPart], participant: str
) -> SittingStep:
    number = sitting.blocks - 1
    part = parts[number]
    begun = 0 if sitting.playing else 1
    trial = sitting.trials + begun
    step = SittingStep(SittingStage.GAME, part.block, period=part.period, arm=part.arm)
    if trial > part.block.games:
        return replace(step, stage=SittingStage.BLOCK_END)
    turn = turn_of(protocol, sitting.place)
    dealt = protocol.secrets_of(sitting.first_code or participant, sitting.arm, turn)
    secret = dealt[number][trial - 1]
    return replace(step, game=sitting.games + begun, trial=trial, secret=secret)
