"""The way to the window of the lexica."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtWidgets import QWidget

from app.suggester import Suggester
from app.ui.lexica.dropping import dropped_file
from app.ui.objections import objection
from app.ui.theme import Appearance

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon
    from app.ui.lexica.window import LexicaWindow


class LexicaDoor(QObject):
    """Opens the window, or brings the open one to the front; also for a list that is dropped."""

    used = Signal(str)
    """The name of a lexicon to open in the main window, or the path of its file."""
    failed = Signal(str)
    """Why something could not be done, in a sentence."""

    def __init__(
        self, suggester: Suggester, action: QAction, appearance: Appearance, beside: QWidget
    ) -> None:
        super().__init__(beside)
        self._suggester, self._appearance = suggester, appearance
        self._beside = beside
        self._name = ""
        self._flagging = suggester.errand()
        self._flagging.arrived.connect(self._open_again)
        self._flagging.failed.connect(self._fail)
        self._window: LexicaWindow | None = None
        action.triggered.connect(self.open)
        beside.setAcceptDrops(True)
        beside.installEventFilter(self)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        """Which one is in use."""
        self._name = lexicon.name
        if self._window is not None:
            self._window.show_open(lexicon.name)

    @Slot()
    def open(self) -> None:
        self._opened()

    def import_file(self, path: Path) -> None:
        """Ask what is to be done with a list of words, or take a lexicon that is ready."""
        self._opened().import_file(path)

    @Slot(str)
    def add_word(self, word: str) -> None:
        """Let somebody add a word, this one unless it is empty, to the lexicon in use."""
        self._opened().show_hand(self._name, word)

    @Slot(str)
    def never_suggest(self, word: str) -> None:
        """Flag a word of the lexicon in use by hand."""
        # Here and not above, as for the window.
        from app.ui.lexica.hand_work import Change, changing

        self._flagging.do(partial(changing, self._name, Change.FLAGGED, (word,)))

    @Slot()
    def _open_again(self) -> None:
        self.used.emit(self._name)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))

    def _opened(self) -> "LexicaWindow":
        if self._window is None:
            # Here and not above: the main window must not wait for it.
            from app.ui.lexica.window import LexicaWindow

            self._window = LexicaWindow(self._suggester, self._name, self._appearance, self._beside)
            self._window.used.connect(self.used)
            self._window.finished.connect(self._forget)
        self._window.show()
        self._window.activateWindow()
        return self._window

    @Slot()
    def _forget(self) -> None:
        """It deletes itself when it is closed."""
        self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A file let go over the main window."""
        if isinstance(event, QDropEvent) and (path := dropped_file(event.mimeData())):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self.import_file(path)
            return True
        return super().eventFilter(watched, event)
