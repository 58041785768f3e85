"""The panel that says why a word is suggested, and its sentences."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from wmh.engine.explain.explanation import Why
from wmh.ui.advice.part_list import PartList
from wmh.ui.look.clue_words import counted
from wmh.ui.parts.announce import announce
from wmh.ui.parts.labels import plain_label, say, shortened
from wmh.ui.parts.layout import in_column, in_row, margins
from wmh.ui.parts.numbers import decimal, plural, significant, whole
from wmh.ui.parts.shortcuts import with_key

translate = QCoreApplication.translate


def leaving_text(why: Why) -> str:
    if why.remaining == 1 and why.candidate:
        return translate("Why", "It is the only word that fits.")
    text = translate("Why", "Leaves {0} words on average and {1} at worst; tells {2} bits.")
    return text.format(decimal(why.expected, 1), whole(why.worst), decimal(why.entropy, 2))


def chance_text(why: Why) -> str:
    """Whether it can be the secret, and how often it is."""
    if not why.candidate:
        return translate("Why", "It cannot be the secret: it only rules others out.")
    if why.chance == 1:
        return ""
    once = 1 / why.chance
    if abs(once - round(once)) < 1e-9:
        return translate("Why", "It is the secret in 1 of {0} cases.").format(decimal(once, 0))
    text = translate("Why", "It is the secret in {0} of 100 cases.")
    return text.format(significant(why.chance * 100, 2))


def parts_text(why: Why) -> str:
    """The heading of the clues."""
    number = len(why.parts)
    text = plural("Why", "1 clue is possible", "{0} clues are possible", number)
    names = counted(why.question.rule)
    return f"{text} ({', '.join(names)}):" if names else f"{text}:"


class WhyPanel(QFrame):
    """Panel about what the selected guess would tell; hidden until it is wanted."""

    closed = Signal()
    """A wish to put the panel away."""
    tree_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
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
        self._meaning = plain_label(self, "meaning")
        self._title = plain_label(self, "partsof")
        self._parts = PartList(self)
        self._word.setMinimumWidth(40)
        in_column(
            in_row((self._word, 1), close),
            self._facts,
            self._meaning,
            in_row((self._title, 1), self._tree),
            (self._parts, 1),
            on=self,
            margins=margins(6, 2, 10, 0),
            spacing=4,
        )
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
        say(self._meaning, "")
        say(self._title, "")
        self._tree.hide()
        self._parts.show_parts(())

    def show_meaning(self, text: str) -> None:
        """What the word means, or why that is not known; all of it where the pointer rests."""
        short = shortened(text)
        say(self._meaning, short)
        self._meaning.setToolTip(text if short != text else "")

    def show_why(self, why: Why) -> None:
        if why.word.upper() != self._word.text():
            self.show_meaning("")
        self._word.setText(why.word.upper())
        self._word.setAccessibleName(why.word.upper())
        self._tree.show()
        text = f"{leaving_text(why)} {chance_text(why)}"
        say(self._facts, text)
        say(self._title, parts_text(why))
        self._parts.show_parts(why.parts)
        announce(self._facts, text)


def _flat(text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setObjectName("flat")
    return button
