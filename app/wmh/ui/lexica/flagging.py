"""A word that is never to be suggested again."""

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from wmh.suggester import Suggester
from wmh.ui.parts.error_text import objection


class Flagging(QObject):
    """Flags words of the lexicon in use by hand."""

    done = Signal(str)
    """The name of the lexicon, which has other words now."""
    failed = Signal(str)
    """Why it could not be done, in a sentence."""

    def __init__(self, suggester: Suggester, parent: QObject) -> None:
        super().__init__(parent)
        self._name = ""
        self._errand = suggester.errand()
        self._errand.arrived.connect(self._tell)
        self._errand.failed.connect(self._fail)

    def show_name(self, name: str) -> None:
        """Which one is in use."""
        self._name = name

    @Slot(str)
    def never_suggest(self, word: str) -> None:
        from wmh.ui.lexica.jobs import Change, changing

        self._errand.do(partial(changing, self._name, Change.FLAGGED, (word,)))

    @Slot()
    def _tell(self) -> None:
        self.done.emit(self._name)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))
