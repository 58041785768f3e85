"""The task of the window of studies: one at a time, and none that writes files is cut off."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from wmh.base.text.phrases import _
from wmh.helper.suggester import Chore, TaskChannel, Work


class StudyTask(QObject):
    """The task that runs, if any: a reading one is replaced by the next, a writing one is not."""

    refused = Signal(str)
    """Emitted with the reason why nothing else can begin, or why the window stays open."""
    begun = Signal(str)
    """Emitted with a sentence about what begins."""

    def __init__(self, channel: TaskChannel, parent: QObject) -> None:
        super().__init__(parent)
        self._channel = channel
        self._warned = False
        """True after somebody who would have stopped the writing was told about it."""
        self.writing = False
        """True from the beginning of a task that writes files until `end`."""
        self.forced: Callable[[], None] | None = None
        """Writes what was to be written, also in place of other files."""

    @property
    def under_way(self) -> bool:
        return self._channel.under_way

    def may_begin(self) -> bool:
        """Returns False, and says why, while files are written: another task would stop that."""
        if self.writing:
            self.refused.emit(_("A task of a study is still running: wait until it is done."))
        return not self.writing

    def may_close(self) -> bool:
        """Returns False, and says why, the first time that closing would stop the writing."""
        if not self.writing or self._warned:
            return True
        self._warned = True
        text = _("Files are still being written: wait, or close again to stop that.")
        self.refused.emit(text)
        return False

    def read(self, chore: Chore) -> None:
        """Starts a task that writes nothing."""
        self.begun.emit(_("Analysing …"))
        self._channel.do(chore)

    def rehearse(self, work: Work) -> None:
        """Starts a task that simulates participants with the open word list, and writes them."""
        self._begin_writing("")
        self._channel.ask(work)

    def write(self, chore_of: Callable[..., Chore]) -> None:
        """Starts a task that writes files; `chore_of(force=True)` makes the one that replaces."""
        self.forced = lambda: self.write_one(chore_of(force=True))
        self.write_one(chore_of())

    def write_one(self, chore: Chore) -> None:
        """Starts a task that writes files, and replaces those that there are."""
        self._begin_writing(_("Writing files …"))
        self._channel.do(chore)

    def end(self) -> None:
        """Records that the files are written, or that they cannot be."""
        self.writing = False

    def _begin_writing(self, text: str) -> None:
        self.begun.emit(text)
        self.writing, self._warned = True, False
