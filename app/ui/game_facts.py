"""What a preset fixes, for people: a sentence, its facts, and the faces of its marks."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QVBoxLayout, QWidget

from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import RULES
from app.engine.clues.turn import Mark
from app.games.preset import Preset
from app.ui.pegs import pegs_of
from app.ui.rule_line import hardness_name
from app.ui.theme import LARGE, Theme, text_font
from app.ui.tile import paint_tile

translate = QCoreApplication.translate

_SIDE, _GAP = 24, 6


class GameFacts(QWidget):
    """Shows one game, or why a file tells of none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = _label(self)
        self._title.setFont(text_font(LARGE, bold=True))
        self._about = _label(self)
        self._facts = _label(self)
        self._facts.setObjectName("note")
        self._legend = _Legend(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self._title, self._about, self._facts, self._legend):
            column.addWidget(widget)
        column.addStretch()

    @property
    def spoken(self) -> str:
        """The game as it is read aloud."""
        return f"{self._title.text()}. {self._about.text()}"

    def show_text(self, title: str, text: str) -> None:
        """Where there is no game to be shown."""
        self._title.setText(title)
        self._about.setText(text)
        self._facts.hide()
        self._legend.hide()

    def show_preset(self, preset: Preset, theme: Theme) -> None:
        """`theme` is how it would look in that game."""
        self._title.setText(translate("Games", preset.name))
        self._about.setText(translate("Games", preset.about) if preset.about else "")
        self._facts.setText("\n".join(facts(preset)))
        self._facts.show()
        self._legend.show_marks(preset, theme)
        self._legend.setHidden(bool(RULES[preset.rule].counts))


def facts(preset: Preset) -> Iterator[str]:
    """A line each."""
    yield _length(preset)
    if preset.boards > 1:
        yield translate("GameFacts", "{0} boards at once").format(preset.boards)
    if preset.rows is None:
        yield translate("GameFacts", "any number of guesses")
    else:
        yield translate("GameFacts", "{0} guesses").format(preset.rows)
    if preset.given == (1,):
        yield translate("GameFacts", "the first letter is shown")
    elif preset.given:
        text = translate("GameFacts", "the letters at these places are shown: {0}")
        yield text.format(", ".join(map(str, preset.given)))
    yield translate("Rules", RULES[preset.rule].title)
    if preset.counts:
        text = translate("GameFacts", "counts {0}")
        yield text.format(", ".join(translate("Rules", name) for name in preset.counts))
    if preset.hard is not Hardness.FREE:
        yield hardness_name(preset.hard)
    if preset.lexicon and not preset.codes:
        yield translate("GameFacts", "lexicon {0}").format(preset.lexicon)
    if preset.all_words is not None:
        yield (
            translate("GameFacts", "all words")
            if preset.all_words
            else translate("GameFacts", "common words")
        )


def _length(preset: Preset) -> str:
    least, most = preset.lengths[0], preset.lengths[-1]
    if preset.codes:
        if pegs_of(preset.lexicon):
            return translate("GameFacts", "{0} pegs").format(preset.length)
        return translate("GameFacts", "{0} places").format(preset.length)
    if least == most:
        return translate("GameFacts", "words of {0} letters").format(least)
    return translate("GameFacts", "words of {0} to {1} letters").format(least, most)


class _Legend(QWidget):
    """A tile for each mark, with the key that sets it, and its name beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks: list[tuple[Mark, str, str]] = []
        self._theme: Theme | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_marks(self, preset: Preset, theme: Theme) -> None:
        self._theme = theme
        self._marks = [
            (mark, translate("Marks", preset.marks[mark].name), preset.marks[mark].key.upper())
            for mark in sorted(Mark, reverse=True)
        ]
        said = (
            translate("GameFacts", "{0} with the key {1}").format(name, key)
            for _, name, key in self._marks
        )
        self.setAccessibleName(translate("GameFacts", "Marks: {0}").format(", ".join(said)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(10 * _SIDE, 3 * _SIDE + 2 * _GAP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        way = self.layoutDirection()
        beside = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for number, (mark, name, key) in enumerate(self._marks):
            line = QRect(0, number * (_SIDE + _GAP), self.width(), _SIDE)
            tile = QStyle.visualRect(way, line, QRect(0, line.y(), _SIDE, _SIDE))
            painter.save()
            paint_tile(painter, QRectF(tile), key, mark, self._theme)
            painter.restore()
            painter.setPen(self.palette().windowText().color())
            text = QStyle.visualRect(way, line, line.adjusted(_SIDE + 8, 0, 0, 0))
            painter.drawText(text, QStyle.visualAlignment(way, beside), name)


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
