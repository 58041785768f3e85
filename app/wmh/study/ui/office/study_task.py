"""Background task of the window of studies: only one runs at a time."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from wmh.base.text.phrases import _
from wmh.helper.suggester import Chore, TaskChannel, Work


class StudyTask(QObject):
    """Starter of background tasks, of which only one runs at a time.

    A new task replaces a running one that only reads; while a running one writes files, a new task
    is refused.
    """

    refused = Signal(str)
    """Emitted with a sentence on why no other task can begin, or why the window stays open."""
    begun = Signal(str)
    """Emitted with a sentence on the task that begins; it may be ""."""

    def __init__(self, channel: TaskChannel, parent: QObject) -> None:
        super().__init__(parent)
        self._channel = channel
        self._warned = False
        """True if the user was warned that closing the window would stop the writing."""
        self.writing = False
        """True while a task writes files, until `end` is called."""
        self.forced: Callable[[], None] | None = None
        """Function that repeats the last writing task and replaces existing files."""

    @property
    def under_way(self) -> bool:
        return self._channel.under_way

    def may_begin(self) -> bool:
        """Returns True if a task may begin; while files are written, emits `refused` instead."""
        if self.writing:
            self.refused.emit(_("A task of a study is still running: wait until it is done."))
        return not self.writing

    def may_close(self) -> bool:
        """Returns True if the window may close.

        The first time that closing would stop a writing task, it emits `refused` and returns False.
        """
        if not self.writing or self._warned:
            return True
        self._warned = True
        text = _("Files are still being written: wait, or close again to stop that.")
        self.refused.emit(text)
        return False

    def read(self, chore: Chore) -> None:
        """Starts a task that only reads, such as an analysis."""
        self.begun.emit(_("Analysing …"))
        self._channel.do(chore)

    def rehearse(self, work: Work) -> None:
        """Starts a task that writes simulated participants, with the open word list."""
        self._begin_writing("")
        self._channel.ask(work)

    def write(self, chore_of: Callable[..., Chore]) -> None:
        """Starts a task that writes files; `chore_of(force=True)` is to replace files."""
        self.forced = lambda: self.write_one(chore_of(force=True))
        self.write_one(chore_of())

    def write_one(self, chore: Chore) -> None:
        """Starts this task, which writes files."""
        self._begin_writing(_("Writing files …"))
        self._channel.do(chore)

    def end(self) -> None:
        """Records that the writing task has ended, with or without success."""
        self.writing = False

    def _begin_writing(self, text: str) -> None:
        self.begun.emit(text)
        self.writing, self._warned = True, False
