"""The line that says how many words fit, and under it what to do next."""

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from wmh.ui.parts.announce import announce
from wmh.ui.parts.labels import ElidedLabel
from wmh.ui.parts.layout import in_column, in_row

_NOTICE_MS = 6000


class StatusLine(QWidget):
    """Sentence below the headline, said aloud too. A notice is there until something happens."""

    headed = Signal(str)
    """The headline, when it is another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headline = ElidedLabel(self, smallest=0.65)
        self._headline.setObjectName("headline")
        self._hint = QLabel(self)
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._hint_text = ""
        self._hints_wanted = True
        self._notice_over = QTimer(self, singleShot=True, interval=_NOTICE_MS)
        self._notice_over.timeout.connect(self._end_notice)
        self._line = in_row((self._headline, 1), spacing=8)
        in_column(self._line, self._hint, on=self, margins=0, spacing=2)

    @property
    def headline(self) -> QLabel:
        return self._headline

    def put_beside(self, widget: QWidget) -> None:
        """At the end of the headline."""
        self._line.addWidget(widget)

    def show_headline(self, text: str) -> None:
        if text != self._headline.text():
            self._headline.setText(text)
            self._headline.setAccessibleName(text)
            self._headline.setToolTip(text)
            announce(self._headline, text)
            self.headed.emit(text)

    def show_hint(self, text: str) -> None:
        self._hint_text = text
        self._end_notice()

    def show_hints(self, *, wanted: bool) -> None:
        """Without them, what to do next is not said; notices are, and go away again."""
        self._hints_wanted = wanted
        self._hint.setVisible(wanted or self._notice_over.isActive())

    def renew_hint(self, text: str) -> None:
        """Nothing happened: a notice stays for its time."""
        self._hint_text = text
        if not self._notice_over.isActive():
            self._say(text)

    @Slot(str)
    def show_notice(self, text: str) -> None:
        self._notice_over.start()
        self._hint.show()
        self._say(text)
        announce(self._hint, text)

    def show_waiting(self, *, waiting: bool) -> None:
        self._headline.setProperty("waiting", waiting)
        self._headline.style().polish(self._headline)

    @Slot()
    def _end_notice(self) -> None:
        self._notice_over.stop()
        self._say(self._hint_text)
        self._hint.setVisible(self._hints_wanted)

    def _say(self, text: str) -> None:
        self._hint.setText(text)
        self._hint.setAccessibleName(text)
