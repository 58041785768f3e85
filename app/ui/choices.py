"""The line at the top: how long the words are, and which words are looked at."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from app.engine.lexicon.code_names import is_code_name
from app.engine.question import ALL_TIERS
from app.ui.pegs import title_of

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

translate = QCoreApplication.translate


class Choices(QWidget):
    """Length of the words, view of the lexicon, its name."""

    length_wanted = Signal(int)
    all_words_wanted = Signal(bool)

    def __init__(self, length: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon: Lexicon | None = None
        self._lengths = QComboBox(self)
        self._lengths.setAccessibleName(translate("Choices", "Length of the words"))
        self._lengths.setMaxVisibleItems(12)
        self._lengths.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._lengths.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        self._lengths.view().setMinimumWidth(104)
        self._lengths.setToolTip(translate("Choices", "Another length begins a new game."))
        self._view = QComboBox(self)
        self._view.setAccessibleName(translate("Choices", "Words looked at"))
        self._view.addItems(
            [translate("Choices", "common words"), translate("Choices", "all words")]
        )
        self._name = QLabel(self)
        self._name.setObjectName("lexicon")
        self._lengths.activated.connect(self._want_length)
        self._view.activated.connect(self._want_view)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._lengths)
        row.addWidget(self._view)
        row.addStretch()
        row.addWidget(self._name)
        self.show_length(length)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        name = title_of(lexicon.name)
        self._name.setText(name)
        self._name.setAccessibleName(translate("Choices", "Lexicon: {0}").format(name))
        self._view.setVisible(not is_code_name(lexicon.name))
        self._name.setToolTip(f"{lexicon.facts.words:,} words. {lexicon.facts.source}")

    def show_length(self, length: int) -> None:
        offered = set[int]() if self._lexicon is None else set(self._lexicon.lengths)
        with QSignalBlocker(self._lengths):
            self._lengths.clear()
            for number in sorted(offered | {length}):
                self._lengths.addItem(translate("Choices", "{0} letters").format(number), number)
            self._lengths.setCurrentIndex(self._lengths.findData(length))

    def show_view(self, length: int, *, all_words: bool) -> None:
        """Where there are no common words to tell apart, all words are looked at anyway."""
        lexicon = self._lexicon
        fixed = lexicon is not None and (
            not lexicon.tiered or lexicon.usual_tier(length) == ALL_TIERS
        )
        self._view.setEnabled(lexicon is not None and not fixed)
        self._view.setCurrentIndex(1 if all_words or fixed else 0)
        if lexicon is not None and not lexicon.tiered:
            tip = translate("Choices", "This lexicon does not say which of its words are common.")
        elif fixed:
            tip = translate("Choices", "Of words this long, all are looked at.")
        else:
            tip = translate("Choices", "Words most people know, or every word of the lexicon.")
        self._view.setToolTip(tip)
        self._view.setAccessibleDescription(tip)

    @Slot(int)
    def _want_length(self, index: int) -> None:
        self.length_wanted.emit(self._lengths.itemData(index))

    @Slot(int)
    def _want_view(self, index: int) -> None:
        self.all_words_wanted.emit(bool(index))
