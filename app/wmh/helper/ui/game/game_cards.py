"""Cards of the most popular games, each with a picture and a sentence."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Mark
from wmh.helper.games.measured_games import MeasuredWay, read_measured
from wmh.helper.games.preset import Preset
from wmh.helper.lists.library import lexicon_files
from wmh.helper.lists.titles import list_title
from wmh.helper.ui.look.pegs import pegs_of
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.look.theme import SMALL, Appearance, scale_length, text_font, wrapped_height
from wmh.helper.ui.look.tile import Show, TileState, paint_tile
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.rich_text import set_tip

FIRST = ("wordle", "lingo", "sutom", "quordle", "mastermind", "word-mastermind")
"""Keys of the games that have a card, in the order of their digit keys."""

_COLUMNS, _WIDE = 2, 270
"""Number of cards side by side, and the least width of a card at which its text is legible."""
_PICTURE, _GAP, _TILE = 84, 10, 30
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop

_W, _Y, _G = Mark.WHITE, Mark.YELLOW, Mark.GREEN
_PICTURES: Mapping[str, tuple[str, Sequence[Show]]] = {
    "wordle": ("crate", (_W, _Y, _G, _W, _Y)),
    "lingo": ("lilac", (_G, _W, _Y, _W, _W)),
    "sutom": ("sirop", (_G, _Y, _W, _W, _G)),
    "quordle": ("four", (_G, _Y, _W, _G)),
    "mastermind": ("abcd", (TileState.PLAIN,) * 4),
    "word-mastermind": ("rain", (_Y, _W, _W, _G)),
}
"""Words and marks in the picture on each card; games without an entry have no picture."""


def _lack(preset: Preset) -> str:
    """Returns a sentence on what is missing for playing a game; "" if nothing is missing."""
    if preset.codes or not preset.lexicon or preset.lexicon in lexicon_files():
        return ""
    from wmh.helper.lists.recipes import present

    text = (
        _("Needs the word list {0}: this system has a dictionary for it.")
        if preset.lexicon in {recipe.name for recipe in present()}
        else _("Needs the word list {0}, which is not installed.")
    )
    return text.format(list_title(preset.lexicon))


def measured_games() -> Mapping[str, MeasuredWay]:
    """Returns measured results of games, by the keys of the presets."""
    return read_measured(paths.folder("lexicon") / "english" / "games.json")


def hundredths(percent: float) -> str:
    """Returns a percentage without decimals; 100 only if it is exactly 100."""
    return whole(100 if percent == 100 else min(round(percent), 99))


class GameCards(QWidget):
    """Cards of the games in FIRST whose files exist."""

    selected = Signal(object)
    """Emitted with the Preset of the card whose facts the user wants to see."""
    chosen = Signal(object)
    """Emitted with the Preset of the card whose game the user starts."""

    def __init__(self, presets: Sequence[Preset], appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        by_key = {preset.key: preset for preset in presets}
        self._cards = [
            GameCard(number, by_key[key], appearance, self)
            for number, key in enumerate((key for key in FIRST if key in by_key), start=1)
        ]
        self._grid = QGridLayout(self)
        set_margins(self._grid, 0, 0, 0, 0)
        set_spacing(self._grid, 6)
        for card in self._cards:
            card.selected.connect(self.selected)
            card.chosen.connect(self.chosen)
        self._columns = 0
        self._lay_out(_COLUMNS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the cards below one another if two in a row would be too narrow for their text."""
        super().resizeEvent(event)
        self._lay_out(1 if self.width() < _COLUMNS * scale_length(_WIDE) else _COLUMNS)

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, *divmod(place, columns))
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))

    def press(self, text: str) -> bool:
        """Starts the game of the card with this digit key; returns False for other keys."""
        if not (text.isascii() and text.isdecimal() and 0 < int(text) <= len(self._cards)):
            return False
        self.chosen.emit(self._cards[int(text) - 1].preset)
        return True

    @property
    def first(self) -> Preset:
        """Game of the first card."""
        return self._cards[0].preset

    def has(self, choice: object) -> bool:
        """True if the chosen game has a card."""
        return any(card.preset is choice for card in self._cards)

    def show_selected(self, choice: object) -> None:
        """Checks the card of the chosen game, if it has a card."""
        for card in self._cards:
            card.setChecked(card.preset is choice)

    def neighbour(self, choice: object, step: tuple[int, int]) -> Preset:
        """Returns the game of the card so many columns and rows away, or of the nearest card."""
        places = [card.preset is choice for card in self._cards]
        at = places.index(True) if True in places else 0
        to = at + step[0] + step[1] * self._columns
        return self._cards[to if 0 <= to < len(self._cards) else at].preset


class GameCard(QAbstractButton):
    """Card of a game: picture, name with digit key, and description."""

    selected = Signal(object)
    chosen = Signal(object)

    def __init__(
        self, number: int, preset: Preset, appearance: Appearance, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.preset = preset
        self.setCheckable(True)
        self._appearance = appearance
        self._name = _("{0}  {1}").format(number, _(preset.name, context="Games"))
        self._lacks = _lack(preset)
        lines = (_(preset.about, context="Games"), self._lacks)
        self._about = "\n".join(filter(None, lines))
        self.setText(self._name)
        self.setAccessibleName(_(preset.name, context="Games"))
        self.setAccessibleDescription(self._about)
        set_tip(self, self._about)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: self.selected.emit(preset))
        appearance.changed.connect(self._measure)

    @Slot()
    def _measure(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scale_length(_WIDE), self.heightForWidth(scale_length(_WIDE)))

    def minimumSizeHint(self) -> QSize:
        line = QFontMetrics(_bold()).height()
        return QSize(scale_length(200), scale_length(_GAP) + line + scale_length(_TILE))

    def heightForWidth(self, width: int) -> int:
        """Returns the height that shows the whole text of the card."""
        beside = max(width - scale_length(_PICTURE) - 3 * scale_length(_GAP), 1)
        text = wrapped_height(self._about, text_font(SMALL), beside)
        least = self.minimumSizeHint().height()
        return max(least, scale_length(_GAP) + wrapped_height(self._name, _bold(), beside) + text)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Starts the game."""
        super().mouseDoubleClickEvent(event)
        self.chosen.emit(self.preset)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        lively = self.isChecked() or self.underMouse()
        width = scale_length(2) if self.isChecked() else 1
        painter.setPen(QPen(QColor(theme.accent if lively else theme.line), width))
        half = width / 2
        painter.setBrush(QColor(theme.hairline if self.isDown() else theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 6, 6)
        gap, picture = scale_length(_GAP), scale_length(_PICTURE)
        whole = self.rect().adjusted(gap, gap // 2, -gap, -gap // 2)
        left = QRectF(whole.x(), whole.y(), picture, whole.height())
        self._paint_picture(painter, left)
        text = whole.adjusted(picture + gap, 0, 0, 0)
        faint = QColor(theme.faint)
        painter.setPen(faint if self._lacks else self.palette().buttonText().color())
        painter.setFont(_bold())
        painter.drawText(text, _WRAPPED, self._name)
        below = text.adjusted(0, wrapped_height(self._name, _bold(), text.width()), 0, 0)
        painter.setFont(text_font(SMALL))
        painter.drawText(below, _WRAPPED, self._about)
        if self.hasFocus():
            option = QStyleOptionButton()
            option.initFrom(self)
            option.state |= QStyle.StateFlag.State_HasFocus
            self.style().drawPrimitive(
                QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self
            )

    def _paint_picture(self, painter: QPainter, room: QRectF) -> None:
        """Draws the picture: a row of tiles, or two rows for a game on several boards."""
        letters, shown = _PICTURES[self.preset.key]
        theme = self._appearance.theme_for(self.preset.palette)
        if self.preset.codes:
            theme = replace(theme, pegs=pegs_of(self.preset.lexicon))
        across = 2 if self.preset.boards > 1 else len(letters)
        rows = -(-len(letters) // across)
        gap = 2.0
        side = min(
            scale_length(_TILE),
            (room.width() - (across - 1) * gap) / across,
            (room.height() - gap) / rows,
        )
        top = room.y() + (room.height() - rows * side - (rows - 1) * gap) / 2
        start = room.x() + (room.width() - across * side - (across - 1) * gap) / 2
        for place, (letter, show) in enumerate(zip(letters, shown, strict=True)):
            row, column = divmod(place, across)
            tile = QRectF(start + column * (side + gap), top + row * (side + gap), side, side)
            painter.save()
            paint_tile(painter, tile, letter.upper(), show, theme)
            painter.restore()


def _bold() -> QFont:
    return text_font(SMALL, bold=True)
