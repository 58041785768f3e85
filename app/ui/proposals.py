"""The doctor's proposals: a button and a key for each."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.engine.clues.rules import RULES
from app.engine.diagnosis import Proposal
from app.ui.proposal_text import proposal_text
from app.ui.sheet import Sheet
from app.ui.speech import announce

translate = QCoreApplication.translate


_MOST = 6
"""More would be a list to study; the doctor's first three are nearly always enough."""


class Proposals(QWidget):
    """A short list under the reason; nothing where there is none."""

    chosen = Signal(object)
    """The Change that was asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel(translate("Proposals", "It may be that"), self)
        self._title.setObjectName("hint")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self._title)
        self._buttons: list[_ProposalButton] = []
        self.hide()

    def show_proposals(self, proposals: Sequence[Proposal], sheet: Sheet) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        # Digits are numbers of a clue where the rule counts, and then need Alt.
        key = "Alt+{0}" if RULES[sheet.rule].counts else "{0}"
        self._buttons = [
            _ProposalButton(proposal, key.format(number), proposal_text(proposal, sheet), self)
            for number, proposal in enumerate(proposals[:_MOST], start=1)
        ]
        for button in self._buttons:
            button.chosen.connect(self.chosen)
            self._column.addWidget(button)
        self.setVisible(bool(self._buttons))
        if self._buttons:
            announce(self, f"{self._title.text()} {self._buttons[0].accessibleName()}")


class _ProposalButton(QPushButton):
    """One proposal; its text may take several lines, which a plain button's cannot."""

    chosen = Signal(object)

    def __init__(self, proposal: Proposal, key: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._change = proposal.change
        self.setObjectName("proposal")
        self.setFlat(True)
        self.setAccessibleName(text)
        self.setToolTip(translate("Proposals", "Change it so ({0}); it can be undone").format(key))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        line = QHBoxLayout(self)
        line.setContentsMargins(6, 5, 6, 5)
        line.setSpacing(10)
        for name, words, stretch in (("hint", key, 0), ("", text, 1)):
            label = QLabel(words, self)
            label.setObjectName(name)
            label.setWordWrap(bool(stretch))
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            line.addWidget(label, stretch, Qt.AlignmentFlag.AlignTop)
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.activated.connect(self.click)
        self.clicked.connect(self._choose)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() + 12)

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return super().heightForWidth(width) if layout is None else layout.heightForWidth(width)

    @Slot()
    def _choose(self) -> None:
        self.chosen.emit(self._change)
