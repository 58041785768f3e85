"""What stands in the list's place when there is nothing to list."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.engine.diagnosis import Proposal
from app.ui.direction import margins
from app.ui.labels import plain_label, say
from app.ui.proposals import Proposals
from app.ui.sheet import Sheet
from app.ui.speech import announce
from app.ui.wording import Reason, Remedy

translate = QCoreApplication.translate


class ReasonNote(QScrollArea):
    """A reason, and buttons where something can be done about it; the board keeps its room."""

    remedied = Signal(object)
    """A Remedy that was asked for."""
    mended = Signal(object)
    """A Change that was asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        self.setWidget(inside)  # While it is empty: to move what is in it takes its time.
        self._text = QLabel(inside)
        self._text.setObjectName("reason")
        self._text.setWordWrap(True)
        self._text.setMinimumHeight(1)  # Its width decides; else it asks for many short lines.
        self._button = QPushButton(inside)
        self._button.clicked.connect(self._ask)
        self._remedy: Remedy | None = None
        column = QVBoxLayout(inside)
        column.setContentsMargins(margins(6, 6, 16, 0))
        column.setSpacing(12)
        column.addWidget(self._text)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        self._proposals = Proposals(inside)
        self._proposals.chosen.connect(self.mended)
        column.addWidget(self._proposals)
        self._missing = plain_label(inside, "missing")
        self._add = QPushButton(_label(Remedy.ADD_WORD), inside)
        self._add.setAccessibleName(self._add.text())
        self._add.clicked.connect(self._ask_to_add)
        column.addWidget(self._missing)
        column.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_missing("")
        column.addStretch()

    def show_reason(self, reason: Reason) -> None:
        self._remedy = reason.remedy
        if reason.text != self._text.text():
            announce(self._text, reason.text)
        self._text.setText(reason.text)
        self._text.setAccessibleName(reason.text)
        self._button.setVisible(reason.remedy is not None)
        if reason.remedy is not None:
            label = _label(reason.remedy)
            self._button.setText(label)
            self._button.setAccessibleName(label)

    def show_proposals(self, proposals: Sequence[Proposal], sheet: Sheet) -> None:
        """What would make words fit again; they come a moment after the reason."""
        self._proposals.show_proposals(proposals, sheet)

    def show_missing(self, text: str) -> None:
        """That the lexicon may lack the secret; empty where that is not so."""
        if text != self._missing.text():
            announce(self._missing, text)
        say(self._missing, text)
        self._add.setVisible(bool(text))

    def _ask_to_add(self) -> None:
        self.remedied.emit(Remedy.ADD_WORD)

    def _ask(self) -> None:
        self.remedied.emit(self._remedy)


def _label(remedy: Remedy) -> str:
    match remedy:
        case Remedy.ALL_WORDS:
            return translate("ReasonNote", "Look among all words")
        case Remedy.FLAGGED_WORDS:
            return translate("ReasonNote", "Show flagged words")
        case Remedy.ADD_WORD:
            return translate("ReasonNote", "Add a word …")
