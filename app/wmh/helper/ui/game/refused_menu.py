"""Menu of the words that a game refuses, in which they can be allowed again."""

from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QWindow
from PySide6.QtWidgets import QMenu, QWidget

from wmh.base.text.phrases import _
from wmh.helper.capitals import capital
from wmh.helper.refused_words import refused_words, with_refused, without_refused
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.shell.remembered import Remembered


class RefusedMenu(QMenu):
    """Menu of the words that a game refuses; they are stored by game, for all word lists."""

    changed = Signal()
    """Emitted when the refused words of the game change."""

    def __init__(self, remembered: Remembered, parent: QWidget) -> None:
        super().__init__(_("Word&s this game refuses"), parent)
        self.setObjectName("refused_words")
        self._remembered = remembered
        self._game = ""
        self._words: tuple[str, ...] = ()
        self.triggered.connect(self._take_back)
        remembered.changed.connect(self._show)
        if isinstance(application := QGuiApplication.instance(), QGuiApplication):
            application.focusWindowChanged.connect(self._take_up)

    @property
    def words(self) -> tuple[str, ...]:
        return self._words

    def show_game(self, game: str) -> None:
        """Shows the words that the game with this key refuses."""
        self._game = game
        self._show()

    def refuse(self, word: str) -> str:
        """Stores that the game refuses a word; returns a sentence that says so."""
        preset = preset_of(self._game)
        if preset is None:
            return _("Choose a game first: refused words are kept with it.")
        self._remembered.amend("refused", partial(with_refused, game=self._game, word=word))
        text = _("{0} refuses {1}: it is not suggested in this game any more.")
        return text.format(_(preset.name, context="Games"), capital(word))

    @Slot(QWindow)
    def _take_up(self, window: QWindow | None) -> None:
        """Reads the words again when a window gets the focus: a command may have added some."""
        if window is not None:
            self._remembered.take_up("refused")

    @Slot()
    def _show(self) -> None:
        before = self._words
        self._words = refused_words(self._remembered.settings.refused, self._game)
        self.clear()
        text = _("Suggest {0} again")
        for each in self._words:
            self.addAction(text.format(capital(each))).setData(each)
        self.menuAction().setEnabled(bool(self._words))
        if self._words != before:
            self.changed.emit()

    @Slot(QAction)
    def _take_back(self, action: QAction) -> None:
        self._remembered.amend(
            "refused", partial(without_refused, game=self._game, word=action.data())
        )
