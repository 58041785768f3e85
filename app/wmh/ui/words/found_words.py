"""The words that a search found, in columns, and the sentences about them."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QSize,
    Signal,
)
from PySide6.QtWidgets import QWidget

from wmh.engine.patterns.question import PatternAnswer
from wmh.ui.look.theme import scaled
from wmh.ui.parts.numbers import plural
from wmh.ui.parts.shortcuts import key_of
from wmh.ui.parts.value_list import ValueModel, WrappedList

translate = QCoreApplication.translate

_ROW = 26
_GAP = 16


class HitList(WrappedList[str]):
    """Reports which word is taken."""

    taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(ValueModel(str.upper), parent, self._tell)
        self._words: Sequence[str] = ()
        self.setObjectName("hits")
        self.setAccessibleName(translate("HitList", "Words found"))

    def show_words(self, words: Sequence[str]) -> None:
        self._words = words
        self.measure()
        self.rows.show(words)
        self.scrollToTop()

    def measure(self) -> None:
        """In columns as wide as the widest word."""
        spelt = [word.upper() for word in self._words]
        most = max(map(len, spelt), default=1)
        metrics = self.fontMetrics()
        widest = max(
            (metrics.horizontalAdvance(word) for word in spelt if len(word) >= most - 1), default=1
        )
        row = self._row()
        self.setGridSize(QSize(widest + scaled(_GAP), row))
        self.setMinimumHeight(3 * row)

    def _tell(self, word: str) -> None:
        self.taken.emit(word)

    def _row(self) -> int:
        return max(scaled(_ROW), self.fontMetrics().height() + 4)

    def sizeHint(self) -> QSize:
        return QSize(0, 4 * self._row())


def finding(answer: PatternAnswer) -> str:
    """How many words match, how many of them are listed, and what might be missed."""
    said = [_matching(answer)]
    if answer.kept_back:
        said.append(_kept_back(answer.kept_back))
    if answer.foreign:
        text = translate("FindText", "{0} is no letter of this lexicon.")
        said.append(text.format(answer.foreign.upper()))
    return " ".join(said)


def invitation() -> str:
    """What a pattern is made of, for those who have not typed one yet."""
    return translate(
        "FindText",
        "Letters, and . for any letter; [abc] is one of these, [^abc] none of them, (ab|c) either,"
        " ? one or none, * any number.",
    )


def wrong_length(word: str, length: int, wanted: int) -> str:
    """Why a word cannot be taken to the board."""
    text = translate("FindText", "{0} has {1} letters, and the words of this game {2}.")
    return text.format(word.upper(), length, wanted)


def _matching(answer: PatternAnswer) -> str:
    number, named = answer.number, len(answer.words)
    if number == 0:
        return translate("FindText", "No word matches.")
    if number > named:
        return plural(
            "FindText",
            "1 word matches.",
            "{0} words match, the first {1} are listed.",
            number,
            number,
            named,
        )
    return plural("FindText", "1 word matches.", "{0} words match.", number)


def _kept_back(number: int) -> str:
    return plural(
        "FindText",
        "1 more is less common ({1}) or flagged.",
        "{0} more are less common ({1}) or flagged.",
        number,
        number,
        key_of("all_words"),
    )
