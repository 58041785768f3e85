"""Panel that explains a suggestion: sentences, and the words that each clue would leave."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts
from wmh.engine.explain.explanation import Part, Why
from wmh.helper.capitals import capital
from wmh.helper.ui.advice.ranking_text import count_text
from wmh.helper.ui.look.clue_picture import clue_width, paint_marks, small_side, spoken_clue
from wmh.helper.ui.look.clue_words import number_names
from wmh.helper.ui.look.theme import SMALL, figure_font, legible, scale_length, text_font, theme_of
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button, plain_label, say, shorten
from wmh.helper.ui.parts.layout import in_column, in_row, margins, mirror_rect
from wmh.helper.ui.parts.numbers import decimal, significant, whole
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import with_key
from wmh.helper.ui.parts.value_list import RowPainter, ValueList, ValueModel

_EDGE, _GAP = 6, 10
_LEAST_WORDS = 90
"""Least pixels beside the clue for its words; with fewer, the words are drawn below it."""


class PartList(ValueList[Part]):
    """List of the possible clues of a guess; its rows cannot be selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(ValueModel(_line, _spoken_part, _tip), parent)
        self._number_width = 0.0
        self.setItemDelegate(RowPainter(self, self._paint, self._size))
        self.setObjectName("parts")
        self.setAccessibleName(_("Clues this guess can get"))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.measure()

    def sizeHint(self) -> QSize:
        return QSize(0, 3 * (small_side() + legible(8)))

    def show_parts(self, parts: tuple[Part, ...]) -> None:
        metrics = QFontMetricsF(figure_font())
        self._number_width = max(
            (metrics.horizontalAdvance(whole(part.size)) + 1 for part in parts[:1]), default=0
        )
        self.rows.show(parts)
        self.scrollToTop()

    def measure(self) -> None:
        self.setMinimumHeight(3 * (small_side() + legible(8)))

    def _size(self, _option: QStyleOptionViewItem, part: Part) -> QSize:
        width = self.viewport().width()
        return QSize(width, small_side() + legible(26 if self._below(part.clue, width) else 8))

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, part: Part) -> None:
        """Draws the clue, the number of words it would leave, and as many of these words as fit."""
        theme = theme_of(self)
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QColor(theme.accent))
            painter.setBrush(QColor(theme.hairline))
            painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -2.5, -1.5), 5, 5)
        below = self._below(part.clue, rect.width())
        edge, side = scale_length(_EDGE), small_side()
        line = QRectF(rect.left() + edge, rect.top() + legible(4), rect.width() - 2 * edge, side)
        tiles = QRectF(line)
        tiles.setWidth(self._clue_width(part.clue))
        self._paint_clue(painter, part.clue, mirror_rect(painter, tiles, rect))
        number = QRectF(line)
        number.setLeft(line.left() + self._clue_width(part.clue) + scale_length(_GAP))
        number.setWidth(self._number_width)
        painter.setFont(figure_font())
        painter.setPen(QColor(theme.ink))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            mirror_rect(painter, number, rect),
            middle | Qt.AlignmentFlag.AlignRight,
            whole(part.size),
        )
        words = QRectF(line)
        if below:
            words.translate(0, side + 2)
        else:
            words.setLeft(number.right() + scale_length(_GAP))
        painter.setPen(QColor(theme.faint))
        painter.setFont(text_font(SMALL))
        text = painter.fontMetrics().elidedText(
            _words(part), Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(mirror_rect(painter, words, rect), middle, text)

    def _paint_clue(self, painter: QPainter, clue: Clue, line: QRectF) -> None:
        theme = theme_of(self)
        if isinstance(clue, Counts):
            painter.setFont(text_font(SMALL, bold=True))
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, write_clue(clue))
        else:
            place = QPointF(line.left(), line.top())
            side = self._side(len(clue))
            paint_marks(
                painter, place.x(), place.y() + (small_side() - side) / 2, clue, theme, side
            )

    def _below(self, clue: Clue, width: float) -> bool:
        around = 2 * scale_length(_EDGE) + 2 * scale_length(_GAP)
        left = width - around - self._clue_width(clue) - self._number_width
        return left < legible(_LEAST_WORDS)

    def _clue_width(self, clue: Clue) -> float:
        if isinstance(clue, Counts):
            return QFontMetricsF(text_font(SMALL, bold=True)).horizontalAdvance("0,00")
        return clue_width(clue, self._side(len(clue)))

    def _side(self, length: int) -> float:
        """Returns the side of a tile in pixels, smaller for long words."""
        return legible(16 if length <= 8 else 12 if length <= 15 else 6)


def _line(part: Part) -> str:
    return f"{write_clue(part.clue)} {whole(part.size)} {_words(part)}"


def _spoken_part(part: Part) -> str:
    return f"{spoken_clue(part.clue)}: {_tip(part)}"


def _tip(part: Part) -> str:
    return f"{count_text(part.size)}: {_words(part)}"


def _words(part: Part) -> str:
    if part.solves:
        return _("it is the answer")
    shown = ", ".join(capital(word) for word in part.words)
    return f"{shown} …" if part.size > len(part.words) and shown else shown


def leaving_text(why: Why) -> str:
    if why.remaining == 1 and why.candidate:
        return _("It is the only answer that fits.")
    text = _(
        "Leaves {0} possible answers on average and {1} at worst; gives {2} bits of information."
    )
    return text.format(decimal(why.expected, 1), whole(why.worst), decimal(why.entropy, 2))


def chance_text(why: Why) -> str:
    """Returns a sentence on whether the word can be the answer, and how likely that is."""
    if not why.candidate:
        return _("It cannot be the answer: it only rules out others.")
    if why.chance == 1:
        return ""
    once = 1 / why.chance
    if abs(once - round(once)) < 1e-9:
        return _("It is the answer in 1 of {0} cases.").format(decimal(once, 0))
    text = _("It is the answer in {0} of 100 cases.")
    return text.format(significant(why.chance * 100, 2))


def parts_text(why: Why) -> str:
    """Returns the heading of the list of clues."""
    number = len(why.parts)
    text = ngettext("1 clue is possible", "{0} clues are possible", number)
    names = number_names(why.question.rule)
    return f"{text} ({', '.join(names)}):" if names else f"{text}:"


class WhyPanel(QFrame):
    """Panel on what the selected guess would tell; hidden until the user opens it."""

    closed = Signal()
    """Emitted when the user closes the panel."""
    tree_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        self.setAccessibleName(_("Why this guess"))
        self._word = QLabel(self)
        self._word.setObjectName("guess")
        self._word.setTextFormat(Qt.TextFormat.PlainText)
        self._tree = plain_button(
            _("Decision tree …"),
            self,
            self.tree_wanted,
            name="flat",
            tip=with_key(_("The next guesses, clue by clue"), "tree"),
        )
        close = plain_button(_("Close"), self, self.closed, name="flat")
        close.setAccessibleName(_("Close the reasons"))
        close.setToolTip(with_key(_("Close the reasons"), "why"))
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
        """Shows a note that the explanation of a word is being computed."""
        self._show_nothing(capital(word), _("In a moment …"))

    def clear(self) -> None:
        """Removes the explanation from the panel."""
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
        """Shows the shortened meaning of the word, or why there is none; the tip has it whole."""
        short = shorten(text)
        say(self._meaning, short)
        set_tip(self._meaning, text if short != text else "")

    def show_why(self, why: Why) -> None:
        if capital(why.word) != self._word.text():
            self.show_meaning("")
        self._word.setText(capital(why.word))
        self._word.setAccessibleName(capital(why.word))
        self._tree.show()
        text = f"{leaving_text(why)} {chance_text(why)}"
        say(self._facts, text)
        say(self._title, parts_text(why))
        self._parts.show_parts(why.parts)
        announce(self._facts, text)
