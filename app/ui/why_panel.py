"""The panel that says why a word is suggested."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.engine.explanation import Why
from app.ui.direction import margins
from app.ui.keys import with_key
from app.ui.labels import plain_label, say
from app.ui.part_list import PartList
from app.ui.speech import announce
from app.ui.theme import Theme
from app.ui.why_text import chance_text, leaving_text, parts_text

translate = QCoreApplication.translate


class WhyPanel(QFrame):
    """What the selected guess would tell; hidden until it is wanted."""

    closed = Signal()
    """A wish to put the panel away."""
    tree_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        self.setAccessibleName(translate("WhyPanel", "Why this guess"))
        self._word = QLabel(self)
        self._word.setObjectName("guess")
        self._word.setTextFormat(Qt.TextFormat.PlainText)
        self._tree = _flat(translate("WhyPanel", "Decision tree …"), self)
        self._tree.setToolTip(
            with_key(translate("WhyPanel", "The next guesses, clue by clue"), "tree")
        )
        self._tree.clicked.connect(self.tree_wanted)
        close = _flat(translate("WhyPanel", "Close"), self)
        close.setAccessibleName(translate("WhyPanel", "Close the reasons"))
        close.setToolTip(with_key(translate("WhyPanel", "Close the reasons"), "why"))
        close.clicked.connect(self.closed)
        self._facts = plain_label(self, "facts")
        self._title = plain_label(self, "partsof")
        self._parts = PartList(theme, self)
        self._word.setMinimumWidth(40)
        line = QHBoxLayout()
        line.addWidget(self._word, 1)
        line.addWidget(close)
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._tree)
        column = QVBoxLayout(self)
        column.setContentsMargins(margins(6, 2, 10, 0))
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self._facts)
        column.addLayout(heading)
        column.addWidget(self._parts, 1)
        self._tree.hide()
        self.hide()

    def show_awaited(self, word: str) -> None:
        """The reasons of another word are not shown for long."""
        self._show_nothing(word.upper(), translate("WhyPanel", "In a moment …"))

    def clear(self) -> None:
        """No word is explained."""
        self._show_nothing("", "")

    def _show_nothing(self, word: str, facts: str) -> None:
        self._word.setText(word)
        self._word.setAccessibleName(word)
        say(self._facts, facts)
        say(self._title, "")
        self._tree.hide()
        self._parts.show_parts(())

    def show_why(self, why: Why) -> None:
        self._word.setText(why.word.upper())
        self._word.setAccessibleName(why.word.upper())
        self._tree.show()
        text = f"{leaving_text(why)} {chance_text(why)}"
        say(self._facts, text)
        say(self._title, parts_text(why))
        self._parts.show_parts(why.parts)
        announce(self._facts, text)

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._parts.show_theme(theme)


def _flat(text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setObjectName("flat")
    return button
