"""Parts of the windows beside the main one: head, empty state and progress."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.look.theme import legible
from wmh.helper.ui.parts.labels import plain_button, plain_label
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.rich_text import set_tip

_LOW, _LOWEST = 440, 400
"""Heights of a window at scale 1 below which a modest head loses its sentence, or is hidden."""


class PageHead(QWidget):
    """Title and one sentence at the top of a window or page, with a Back button if wanted.

    A modest head gives way in a low window, where the page itself needs the room: first its
    sentence, which is also the tip of its title, then the title, which is also the window's.
    """

    def __init__(
        self,
        title: str,
        sentence: str,
        parent: QWidget,
        *,
        back: Callable[..., object] | None = None,
        modest: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page-head")
        self._modest = modest
        self._watched: QWidget | None = None
        self._title = plain_label(self, "page-title")
        self._sentence = plain_label(self, "page-sentence")
        texts = in_column(self._title, self._sentence, spacing=2)
        if back is None:
            in_row((texts, 1), on=self, margins=0)
        else:
            button = plain_button(_("&Back"), self, back, name="back")
            in_row((button, 0, Qt.AlignmentFlag.AlignTop), (texts, 1), on=self, margins=0)
        self.show_texts(title, sentence)

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def sentence(self) -> str:
        return self._sentence.text()

    def show_texts(self, title: str, sentence: str) -> None:
        """Sets the title and the sentence."""
        for label, text in ((self._title, title), (self._sentence, sentence)):
            label.setText(text)
            label.setAccessibleName(text)
        set_tip(self._title, sentence if self._modest else "")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._modest and self._watched is None:
            self._watched = self.window()
            self._watched.installEventFilter(self)
            self._fit(self._watched)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self._fit(watched)
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of scale, which comes with a change of the palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self._watched is not None:
            self._fit(self._watched)

    def _fit(self, window: QWidget) -> None:
        self._sentence.setVisible(window.height() >= legible(_LOW))
        self.setVisible(window.height() >= legible(_LOWEST))


class EmptyState(QWidget):
    """Sentence and button in the place of a list that has nothing to show.

    The button is left out if the page has another one for its action.
    """

    def __init__(self, sentence: str, parent: QWidget, button: QPushButton | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("empty-state")
        said = plain_label(self, "empty-sentence")
        said.setText(sentence)
        said.setAccessibleName(sentence)
        said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        action = () if button is None else (in_row(REST, button, REST),)
        in_column((REST, 1), said, *action, (REST, 2), on=self, spacing=12)


class ProgressLine(QWidget):
    """Progress bar with the number of steps that are done, and the number of all steps."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(name)
        self._far = QLabel(self)
        self._far.setObjectName("far")
        in_row((self._bar, 1), self._far, on=self, margins=0, spacing=10)

    def show_done(self, done: int, of: int) -> None:
        """Shows that `done` steps of `of` are done."""
        self._bar.setRange(0, of)
        self._bar.setValue(done)
        self._far.setText(_("{0} of {1}", context="ProgressLine").format(whole(done), whole(of)))
