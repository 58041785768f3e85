"""The next thing for a participant: a fold over the events so far, and nothing else.

To go on after the program was closed, or ended suddenly, is therefore the same as to go on.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto

from wmh.study.journal.events import Event, EventKind
from wmh.study.protocol.assignment import Assigned
from wmh.study.protocol.protocol import Block, Protocol


class SittingStage(Enum):
    """What a participant is to do, or what is to be recorded before anything else."""

    CONSENT = auto()
    ASSIGNMENT = auto()
    BLOCK = auto()
    """A block is announced; it begins when the participant says so."""
    GAME = auto()
    BLOCK_END = auto()
    """The last game of a block is over, which is still to be recorded."""
    ANSWERS = auto()
    NOTE = auto()
    OVER = auto()
    """The participant has finished, or will not."""


@dataclass(frozen=True, slots=True)
class SittingStep:
    """A stage and what belongs to it; `game` counts over all blocks, `trial` within one, from 1.

    Answers that are asked for at the end have no block.
    """

    stage: SittingStage
    block: Block | None = None
    game: int = 0
    trial: int = 0
    secret: str = ""
    questionnaire: str = ""


@dataclass(frozen=True, slots=True)
class Sitting:
    """All of a participant's events that counts for what comes next.

    `blocks`, `trials` (of the block that was begun last) and `games` are how many were begun: a
    game that was cut is not played again. `answered` are pairs of questionnaire and block. Games
    are dealt as they were to the first code of somebody who was given another one.
    """

    sittings: int = 0
    simulated: bool = False
    consented: bool = False
    arm: str = ""
    place: int | None = None
    blocks: int = 0
    block_open: bool = False
    trials: int = 0
    games: int = 0
    playing: bool = False
    answered: frozenset[tuple[str, str]] = frozenset()
    finished: bool = False
    withdrawn: bool = False
    first_code: str = ""

    @property
    def over(self) -> bool:
        return self.finished or self.withdrawn

    @property
    def held(self) -> Assigned | None:
        """The place in the sequence of arms; None before the assignment."""
        return None if self.place is None else Assigned(self.place, self.withdrawn)

    def after(self, event: Event) -> "Sitting":
        told = event.told
        match event.kind:
            case EventKind.OPENED:
                simulated = self.simulated or told.get("simulated") is True
                return replace(self, sittings=self.sittings + 1, simulated=simulated, playing=False)
            case EventKind.CONSENTED:
                return replace(self, consented=True)
            case EventKind.ASSIGNED:
                place = told.get("place")
                number = place if isinstance(place, int) and not isinstance(place, bool) else None
                return replace(self, arm=str(told.get("arm", "")), place=number)
            case EventKind.BLOCK_BEGUN:
                return replace(self, blocks=self.blocks + 1, block_open=True, trials=0)
            case EventKind.GAME_BEGUN:
                begun = replace(self, trials=self.trials + 1, games=self.games + 1)
                return replace(begun, playing=True)
            case EventKind.GAME_ENDED:
                return replace(self, playing=False)
            case EventKind.BLOCK_ENDED:
                return replace(self, block_open=False)
            case EventKind.ANSWERED:
                given = (str(told.get("questionnaire", "")), str(told.get("block", "")))
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


def next_step(sitting: Sitting, protocol: Protocol, participant: str) -> SittingStep:
    """What comes next; while a game is played, that game."""
    if sitting.over:
        return SittingStep(SittingStage.OVER)
    if not sitting.consented:
        return SittingStep(SittingStage.CONSENT)
    if not sitting.arm:
        return SittingStep(SittingStage.ASSIGNMENT)
    if sitting.block_open:
        return _within_block(sitting, protocol, participant)
    last = protocol.blocks[sitting.blocks - 1] if sitting.blocks else None
    if last is not None:
        for name in protocol.after_block:
            if (name, last.name) not in sitting.answered:
                return SittingStep(SittingStage.ANSWERS, last, questionnaire=name)
    if sitting.blocks < len(protocol.blocks):
        return SittingStep(SittingStage.BLOCK, protocol.blocks[sitting.blocks])
    for name in protocol.after_all:
        if (name, "") not in sitting.answered:
            return SittingStep(SittingStage.ANSWERS, questionnaire=name)
    return SittingStep(SittingStage.NOTE)


def _within_block(sitting: Sitting, protocol: Protocol, participant: str) -> SittingStep:
    number = sitting.blocks - 1
    block = protocol.blocks[number]
    begun = 0 if sitting.playing else 1
    trial = sitting.trials + begun
    if trial > block.games:
        return SittingStep(SittingStage.BLOCK_END, block)
    dealt = protocol.secrets_of(sitting.first_code or participant)
    secret = dealt[number][trial - 1]
    return SittingStep(SittingStage.GAME, block, sitting.games + begun, trial, secret)
