"""The player of a lesson: where one is in it; it goes on by itself while it plays."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from wmh.lesson.step import Step, StepPart

if TYPE_CHECKING:
    from wmh.lesson.lesson import Lesson


class LessonPlayer(QObject):
    """Steps are numbered from 0. Whoever steps by hand stops the play."""

    moved = Signal()
    played = Signal(bool)
    """Whether it goes on by itself now."""

    def __init__(self, lesson: "Lesson", pace: int, parent: QObject) -> None:
        """`pace` is in seconds."""
        super().__init__(parent)
        self.lesson = lesson
        self._firsts = tuple(place for _, place in lesson.jumps)
        self._at = 0
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._go_on)
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
        """The number of the stage one is in."""
        return sum(first <= self._at for first in self._firsts) - 1

    @property
    def new_stage(self) -> bool:
        """Whether it begins here."""
        return self._at in self._firsts

    @property
    def question_to_come(self) -> tuple[Step, Step | None] | None:
        """The question that waits for its answer, or the next one; and what reveals it."""
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
        """At another step than the first."""
        self._go(number)

    @Slot()
    def forward(self) -> None:
        self._walk(self._at + 1)

    @Slot()
    def back(self) -> None:
        self._walk(self._at - 1)

    @Slot()
    def to_start(self) -> None:
        self._walk(0)

    @Slot()
    def to_end(self) -> None:
        self._walk(len(self.lesson.steps) - 1)

    @Slot(int)
    def to_stage(self, number: int) -> None:
        """To its first step; nowhere where there is no such stage."""
        if number < len(self._firsts):
            self._walk(self._firsts[number])

    @Slot()
    def toggle(self) -> None:
        """Play, from the start again where the end is reached; or stop."""
        if self.playing:
            self.pause()
            return
        self._clock.start()
        self.played.emit(True)
        if self.next_step is None:
            self._go(0)

    @Slot()
    def pause(self) -> None:
        if self.playing:
            self._clock.stop()
            self.played.emit(False)

    @Slot(int)
    def change_pace(self, pace: int) -> None:
        self._clock.setInterval(pace * 1000)

    @Slot()
    def _go_on(self) -> None:
        """A question waits for those who think."""
        self._go(self._at + 1)
        if self.next_step is None or self.step.part is StepPart.ASKS:
            self.pause()

    def _walk(self, number: int) -> None:
        self.pause()
        self._go(number)

    def _go(self, number: int) -> None:
        number = min(max(number, 0), len(self.lesson.steps) - 1)
        if number != self._at:
            self._at = number
            self.moved.emit()
