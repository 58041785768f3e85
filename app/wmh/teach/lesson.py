"""Lesson: a scenario, the steps that show it, and numbers computed for it."""

from dataclasses import dataclass
from itertools import groupby

from wmh.teach.drawing.extents import Extent
from wmh.teach.scenario.scenario import Fact, Scenario
from wmh.teach.step import Stage, Step


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps of a scenario in order, grouped by stage; `facts` are numbers computed from it.

    `letters` are those of the word list's alphabet, in order; `extents` has the size of each step's
    drawing.
    """

    scenario: Scenario
    steps: tuple[Step, ...]
    facts: tuple[Fact, ...]
    letters: tuple[str, ...] = ()
    extents: tuple[Extent, ...] = ()

    @property
    def jumps(self) -> tuple[tuple[Stage, int], ...]:
        """Stages that have steps, each with the index of its first step."""
        stages = groupby(range(len(self.steps)), lambda place: self.steps[place].stage)
        return tuple((stage, next(places)) for stage, places in stages)

    def notes(self, place: int) -> tuple[str, ...]:
        """Returns the teacher's notes for a step; for the first step also those of the scenario."""
        stage = self.steps[place].stage
        whole = [note.text for note in self.scenario.notes if note.stage is None and place == 0]
        return (*whole, *(note.text for note in self.scenario.notes if note.stage is stage))
