"""Player of a lesson: the current step, steps by hand, and automatic play."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from wmh.teach.step import Step, StepPart

if TYPE_CHECKING:
    from wmh.teach.lesson import Lesson


_FASTER, _SLOWER = 12, 5
"""Factors by which the first and the second half of a long phase are faster than the pace."""


class LessonPlayer(QObject):
    """Current step of a lesson, counted from 0; a step by hand stops the automatic play."""

    moved = Signal()
    played = Signal(bool)
    """Emitted with True while the lesson plays automatically."""
    ended = Signal()
    """Emitted when the user goes on after the last step."""

    def __init__(self, lesson: "Lesson", pace: int, parent: QObject) -> None:
        """Makes the player at the first step; `pace` is in seconds for a step."""
        super().__init__(parent)
        self.lesson = lesson
        self._firsts = tuple(place for _, place in lesson.jumps)
        self._at: int = 0
        self.over: bool = False
        """True after the user went on at the last step, until another step is shown."""
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._go_on)
        self._phase = QTimer(self)
        self._phase.timeout.connect(self._go_on_in_phase)
        self._until, self._middle = 0, 0.0
        self.change_pace(pace)

    @property
    def at(self) -> int:
        return self._at

    @property
    def step(self) -> Step:
        return self.lesson.steps[self._at]

    @property
    def next_step(self) -> Step | None:
        steps = self.lesson.steps
        return steps[self._at + 1] if self._at + 1 < len(steps) else None

    @property
    def stage(self) -> int:
        """Index of the current stage, among the stages that the lesson has."""
        return sum(first <= self._at for first in self._firsts) - 1

    @property
    def new_stage(self) -> bool:
        """True if the current step is the first one of its stage."""
        return self._at in self._firsts

    @property
    def question_to_come(self) -> tuple[Step, Step | None] | None:
        """Question that waits for its answer, or the next question, with the answer's step.

        It is None if no question comes; the answer is None if no step gives it.
        """
        steps = self.lesson.steps
        said = [
            number for number in range(self._at + 1) if steps[number].part is not StepPart.SHOWS
        ]
        open_since = said[-1] if said and steps[said[-1]].part is StepPart.ASKS else self._at
        for number in range(open_since, len(steps)):
            if steps[number].part is StepPart.ASKS:
                later = steps[number + 1 :]
                return steps[number], next((x for x in later if x.part is StepPart.REVEALS), None)
        return None

    @property
    def playing(self) -> bool:
        return self._clock.isActive()

    def begin(self, number: int) -> None:
        """Goes to a step without stopping at others, before the lesson is shown."""
        self._go(number)

    @Slot()
    def forward(self) -> None:
        self.to_step(self._at + 1)

    @Slot()
    def back(self) -> None:
        """Goes one step back; from the end of the lesson to its last step."""
        if self.over:
            self.over = False
            self.moved.emit()
        else:
            self.to_step(self._at - 1)

    @Slot()
    def to_next_stop(self) -> None:
        """Goes to the next step; if that begins a long phase, plays the phase to its end.

        A second call during the phase skips the rest of it.
        """
        from wmh.teach.acts.phases import phases_of

        lasts = phases_of(self.lesson.steps)
        following = self._at + 1
        if following == len(lasts):
            self.to_step(following)
            return
        last = lasts[following]
        if self._phase.isActive() or last == following:
            self.to_step(self._until if self._phase.isActive() else last)
            return
        self.pause()
        self._until, self._middle = last, (following + last) / 2
        self._phase.start(self._clock.interval() // _FASTER)
        self._go(following)

    @Slot()
    def to_stop_before(self) -> None:
        """Goes back to the previous step at which the lesson pauses."""
        from wmh.teach.acts.phases import stops_of

        before = [at for at in stops_of(self.lesson.steps) if at < self._at]
        self.to_step(before[-1] if before else 0)

    def to_next(self, wanted: Callable[[Step], bool]) -> bool:
        """Goes to the next step for which `wanted` returns True; returns False if there is none."""
        steps = self.lesson.steps
        for at in range(self._at + 1, len(steps)):
            if wanted(steps[at]):
                self.to_step(at)
                return True
        return False

    @Slot()
    def _go_on_in_phase(self) -> None:
        """Goes on by a step in a phase, whose second half is played more slowly."""
        self._go(self._at + 1)
        if self._at >= self._until:
            self._phase.stop()
        elif self._at > self._middle:
            self._phase.setInterval(self._clock.interval() // _SLOWER)

    @Slot()
    def to_start(self) -> None:
        self.to_step(0)

    @Slot()
    def to_end(self) -> None:
        self.to_step(len(self.lesson.steps) - 1)

    @Slot(int)
    def to_stage(self, number: int) -> None:
        """Goes to the first step of the stage with this index, if the lesson has so many stages."""
        if number < len(self._firsts):
            self.to_step(self._firsts[number])

    @Slot()
    def toggle(self) -> None:
        """Starts or stops the automatic play; after the last step it starts from the beginning."""
        if self.playing:
            self.pause()
            return
        self._clock.start()
        self.played.emit(True)
        if self.next_step is None:
            self._go(0)

    @Slot()
    def pause(self) -> None:
        self._phase.stop()
        if self.playing:
            self._clock.stop()
            self.played.emit(False)

    @Slot(int)
    def change_pace(self, pace: int) -> None:
        self._clock.setInterval(pace * 1000)

    @Slot()
    def _go_on(self) -> None:
        """Goes on by a step in automatic play; stops at a question."""
        self._go(self._at + 1)
        if self.next_step is None or self.step.part is StepPart.ASKS:
            self.pause()

    @Slot(int)
    def to_step(self, number: int) -> None:
        self.pause()
        self._go(number)

    def _go(self, number: int) -> None:
        last = len(self.lesson.steps) - 1
        if number > last == self._at:
            self.over = True
            self.ended.emit()
            return
        number = min(max(number, 0), last)
        if number != self._at or self.over:
            self._at, self.over = number, False
            self.moved.emit()
