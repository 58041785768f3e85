"""Facts of a game in the chooser: a sentence, the marks with their colours, and details."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStyle, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Mark
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.games.measured_games import MeasuredWay
from wmh.helper.games.preset import Preset
from wmh.helper.lists.titles import list_title
from wmh.helper.ui.game.game_cards import hundredths, measured_games
from wmh.helper.ui.look.clue_words import hardness_name
from wmh.helper.ui.look.pegs import pegs_of
from wmh.helper.ui.look.theme import Theme, legible
from wmh.helper.ui.look.tile import paint_tile
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.words.scope import familiarity_name

_SIDE, _GAP = 24, 6


class GameFacts(QWidget):
    """Picture and facts of a game, or the reason why its file is invalid."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = _label(self)
        self._title.setObjectName("name")
        self._about = _label(self)
        self._details = QPushButton(_("&Details"), self)
        self._details.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Enter after a click still begins.
        self._details.setObjectName("flat")
        self._details.setCheckable(True)
        self._details.setAutoDefault(False)
        self._facts = _label(self)
        self._facts.setObjectName("note")
        self._details.toggled.connect(self._facts.setVisible)
        self._legend = _Legend(self)
        said = in_column(self._title, self._about, REST, spacing=4)
        shown = in_column(self._legend, (self._details, 0, Qt.AlignmentFlag.AlignLeft), spacing=4)
        in_column(
            in_row((said, 3), (shown, 1), spacing=16), self._facts, on=self, margins=0, spacing=8
        )

    @property
    def spoken(self) -> str:
        """Text of the shown game for screen readers."""
        return f"{self._title.text()}. {self._about.text()}"

    def show_text(self, title: str, text: str) -> None:
        """Shows a title and a text in place of a game."""
        self._title.setText(title)
        self._about.setText(text)
        self._facts.hide()
        self._details.hide()
        self._legend.hide()

    def show_preset(self, preset: Preset, theme: Theme) -> None:
        """Shows a game; `theme` has the colours of the game."""
        self._title.setText(_(preset.name, context="Games"))
        about = _(preset.about, context="Games") if preset.about else ""
        self._about.setText(f"{about}\n{sentence(preset)}".strip())
        self._facts.setText("\n".join(details(preset)))
        self._details.show()
        self._facts.setVisible(self._details.isChecked())
        self._legend.show_marks(preset, theme)
        self._legend.setHidden(bool(RULES[preset.rule].counts))


def sentence(preset: Preset) -> str:
    """Returns a sentence on the words, boards and guesses of a game."""
    parts = [_length(preset)]
    if preset.boards > 1:
        parts.append(_("{0} boards at once").format(preset.boards))
    if preset.rows is None:
        parts.append(_("any number of guesses"))
    else:
        parts.append(ngettext("1 guess", "{0} guesses", preset.rows))
    if preset.given == (1,):
        parts.append(_("the first letter is shown"))
    elif preset.given:
        text = _("the letters at these places are shown: {0}")
        parts.append(text.format(", ".join(map(str, preset.given))))
    said = ", ".join(parts)
    return f"{said[:1].upper()}{said[1:]}."


def details(preset: Preset) -> Iterator[str]:
    """Yields lines on how a game is marked and played, and how often it is won."""
    yield _(RULES[preset.rule].title, context="Rules")
    if preset.counts:
        text = _("counts {0}")
        yield text.format(", ".join(_(name, context="Rules") for name in preset.counts))
    if preset.hard is not Hardness.FREE:
        yield hardness_name(preset.hard)
    if preset.lexicon and not preset.codes:
        yield _("word list {0}").format(list_title(preset.lexicon))
    if preset.familiarity is not None:
        yield familiarity_name(preset.familiarity)
    if preset.strategy is not None:
        yield _(STRATEGIES[preset.strategy].title, context="Strategies")
    if preset.opener:
        yield _("recommended first guess {0}").format(preset.opener.upper())
    yield from _measured_text(preset)


def _measured_text(preset: Preset) -> Iterator[str]:
    """Yields lines on how often strategies solve the game."""
    if (measured := measured_games().get(preset.key)) is None:
        return
    if measured.games == 1:
        yield from _against_cheating(measured)
        return
    names = {
        "own": _("strategy chosen for this game: {0} of 100, {1} guesses on average"),
        "paper": _("the paper's strategy: {0} of 100, {1} guesses on average"),
        "information": _("most information: {0} of 100, {1} guesses on average"),
    }
    text = _("Games solved within {0} guesses, of {1} played on {2}:")
    if measured.words:
        text = _("Games solved within {0} guesses, of {1} played with the words of {3} on {2}:")
    yield text.format(measured.within, whole(measured.games), measured.date, measured.words)
    for way in measured.ways:
        mean = decimal(way.mean, 2)
        if way.margin:
            mean = f"{mean} ± {decimal(way.margin, 2)}"
        yield names[way.name].format(hundredths(measured.share(way)), mean)
        if way.worst:
            yield _("at most {0} guesses").format(way.worst)


def _against_cheating(measured: MeasuredWay) -> Iterator[str]:
    """Lines on the guesses that strategies take against a cheating host."""
    names = {
        "own": _("strategy chosen for this game: {0} guesses"),
        "paper": _("the paper's strategy: {0} guesses"),
        "information": _("most information: {0} guesses"),
    }
    text = _("Guesses against a host who always leaves most words, measured on {0}:")
    yield text.format(measured.date)
    for way in measured.ways:
        yield names[way.name].format(way.worst)


def _length(preset: Preset) -> str:
    least, most = preset.lengths[0], preset.lengths[-1]
    if preset.codes:
        if pegs_of(preset.lexicon):
            return _("{0} pegs").format(preset.length)
        return _("{0} places").format(preset.length)
    if least == most:
        return _("words of {0} letters").format(least)
    return _("words of {0} to {1} letters").format(least, most)


class _Legend(QWidget):
    """Legend of the marks: a tile of each mark, with its key and name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks: list[tuple[Mark, str, str]] = []
        self._theme: Theme | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_marks(self, preset: Preset, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self._marks = [
            (mark, _(preset.marks[mark].name, context="Marks"), preset.marks[mark].key.upper())
            for mark in sorted(Mark, reverse=True)
        ]
        said = (_("{0} with the key {1}").format(name, key) for _rest, name, key in self._marks)
        self.setAccessibleName(_("Marks: {0}").format(", ".join(said)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(10 * legible(_SIDE), 3 * legible(_SIDE) + 2 * legible(_GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        way = self.layoutDirection()
        beside = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        side, gap = legible(_SIDE), legible(_GAP)
        for number, (mark, name, key) in enumerate(self._marks):
            line = QRect(0, number * (side + gap), self.width(), side)
            tile = QStyle.visualRect(way, line, QRect(0, line.y(), side, side))
            painter.save()
            paint_tile(painter, QRectF(tile), key, mark, self._theme)
            painter.restore()
            painter.setPen(self.palette().windowText().color())
            text = QStyle.visualRect(way, line, line.adjusted(side + gap, 0, 0, 0))
            painter.drawText(text, QStyle.visualAlignment(way, beside), name)


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
