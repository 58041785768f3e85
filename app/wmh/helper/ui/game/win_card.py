"""Card below the list after a game: to share the game, review it, or play another one."""

from collections.abc import Mapping
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import (
    QMimeData,
    QObject,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _
from wmh.engine.answer import Advice
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.squares import USUAL
from wmh.engine.clues.transcript import write_clue, write_grid
from wmh.engine.clues.turn import Counts, Turn
from wmh.helper.games.preset import Preset
from wmh.helper.lists.titles import WORDS
from wmh.helper.ui.advice.wording import solved_text
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.frame.dragging import DragOut, image_data
from wmh.helper.ui.look.clue_picture import small_side, spoken_clue
from wmh.helper.ui.look.clue_words import own_squares, preset_of
from wmh.helper.ui.look.theme import Theme, scale_length, theme_of
from wmh.helper.ui.look.tile import TileState, paint_tile
from wmh.helper.ui.parts.error_text import reason_of
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import LinesLayout, in_column, in_row, margins
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.helper.ui.play.split import Split
from wmh.helper.ui.shell.helper_side import HelperSide

_SAVED_SIDE, _MARGIN = 48, 24
"""Side of a tile in the saved picture, and margin of the picture, in pixels."""
_GAP = 3
_ROOM, _LEAST = 420, 400
"""Heights of the helper, at scale 1, from which the picture and more buttons are shown."""


def today() -> date:
    """Returns the local date."""
    return datetime.now().astimezone().date()


def score(sheet: Sheet, preset: Preset | None, hardness: Hardness) -> str:
    """Returns the first line of the share text, such as `Wordle 1,234 3/6`; * marks hard mode.

    The number is that of today's game, if the daily games of the preset are numbered and it is
    played with words of its language.
    """
    guesses = len(sheet.turns)
    if preset is None:
        return solved_text(sheet)
    of = f"{guesses}/{preset.rows}" if preset.rows else str(guesses)
    lexicon = "" if sheet.terms is None else sheet.terms.lexicon
    foreign = lexicon in WORDS.values() and lexicon != (preset.lexicon or WORDS["en"])
    number = None if foreign else preset.number_on(today())
    name = preset.name if number is None else f"{preset.name} {number:,}"
    return f"{name} {of}{'' if hardness is Hardness.FREE else '*'}"


def share_text(sheet: Sheet, preset: Preset | None, hardness: Hardness) -> str:
    """Returns the text by which people share a game: score, and a row of squares per guess."""
    squares = own_squares() or USUAL
    grid = write_grid(sheet.turns, letters=False, squares=squares)
    return f"{score(sheet, preset, hardness)}\n\n{grid}"


def _paint(
    painter: QPainter, turns: tuple[Turn, ...], theme: Theme, side: float, start: float
) -> None:
    """Draws the clue of each turn: tiles, or numbers if the rule counts."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    step = side + side * _GAP / 16
    for row, turn in enumerate(turns):
        top = start + row * step
        if isinstance(turn.clue, Counts):
            line = QRectF(start, top, len(turn.guess) * step, side)
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, write_clue(turn.clue))
            continue
        for place, mark in enumerate(turn.clue):
            tile = QRectF(start + place * step, top, side, side)
            paint_tile(painter, tile, "", TileState.AWAITED if mark is None else mark, theme)


class GridPicture(QWidget):
    """Picture of the marks of all guesses, without the letters."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._turns: tuple[Turn, ...] = ()

    def show_turns(self, turns: tuple[Turn, ...]) -> None:
        self._turns = turns
        rows = (_("Row {0}: {1}").format(n, spoken_clue(x.clue)) for n, x in enumerate(turns, 1))
        self.setAccessibleName("; ".join(rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = small_side()
        gap = side * _GAP / 16
        wide = max((len(turn.guess) for turn in self._turns), default=0)
        return QSize(round(wide * (side + gap)), round(len(self._turns) * (side + gap)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        _paint(QPainter(self), self._turns, theme_of(self), small_side(), 0)

    def image(self) -> QImage:
        """Returns the picture for saving: large, with the window's background."""
        theme, gap = theme_of(self), _SAVED_SIDE * _GAP / 16
        wide = max(len(turn.guess) for turn in self._turns) * (_SAVED_SIDE + gap) - gap
        high = len(self._turns) * (_SAVED_SIDE + gap) - gap
        size = QSize(round(wide) + 2 * _MARGIN, round(high) + 2 * _MARGIN)
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.window))
        painter = QPainter(image)
        font = painter.font()
        font.setPixelSize(_SAVED_SIDE // 2)
        painter.setFont(font)
        _paint(painter, self._turns, theme, _SAVED_SIDE, _MARGIN)
        painter.end()
        return image


class AfterGame(QObject):
    """Controls the card of actions after a game; a game in the window has its own buttons."""

    failed = Signal(str)
    """Emitted with a sentence that says why the picture could not be saved."""
    copied = Signal(str)
    """Emitted with a sentence that says what is on the clipboard, or in which file."""

    def __init__(
        self, actions: Mapping[str, QAction], board: Board, helper_side: HelperSide, sides: Split
    ) -> None:
        super().__init__(helper_side)
        self._board = board
        self._helper_side = helper_side
        self._sides = sides
        self._hardness = Hardness.FREE
        self._line = QWidget(helper_side)
        self._picture = GridPicture(self._line)
        DragOut(self._picture, self._picture_data)
        self._score = plain_label(self._line, "score")
        buttons = QWidget(self._line)
        self._copy = _Button(_("Copy result"), buttons)
        self._copy.clicked.connect(self._copy_result)
        self._save = _Button(_("Save picture …"), buttons)
        self._save.clicked.connect(self._save_picture)
        in_column(
            LinesLayout(
                self._copy,
                self._save,
                _acting(_("Review"), actions["review"], buttons),
                _acting(_("New game"), actions["new_game"], buttons),
                spacing=6,
            ),
            on=buttons,
            margins=0,
        )
        in_row(
            (self._picture, 0, Qt.AlignmentFlag.AlignTop),
            (in_column(self._score, buttons, spacing=6), 1),
            on=self._line,
            margins=margins(6, 4, 16, 0),
            spacing=12,
        )
        helper_side.add_below_list(self._line)
        self._line.hide()

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        sheet = self._board.sheet
        known = advice.remaining == 1 and bool(sheet.turns) and not sheet.open
        wanted = (sheet.solved or known) and not self._sides.game_shown
        if (
            self._line.isAncestorOf(self._helper_side.focusWidget() or self._helper_side)
            and not wanted
        ):
            self._helper_side.board_view.focus()  # First: hiding the focus would send it elsewhere.
        self._hardness = advice.question.hardness
        self._show_result(sheet)
        self._line.setVisible(wanted)

    def _show_result(self, sheet: Sheet) -> None:
        """Shows score, picture and buttons for sharing if the game is solved; else hides them."""
        solved = sheet.solved
        text = score(sheet, preset_of(sheet.game), self._hardness) if solved else ""
        say(self._score, text)
        self._picture.show_turns(sheet.turns if solved else ())
        self._picture.setVisible(solved and self._helper_side.height() >= scale_length(_ROOM))
        for button in (self._copy, self._save):
            button.setVisible(solved and self._helper_side.height() >= _LEAST)

    @Slot()
    def _copy_result(self) -> None:
        QGuiApplication.clipboard().setText(self._shared_text())
        self.copied.emit(_("The result is on the clipboard."))

    def _shared_text(self) -> str:
        sheet = self._board.sheet
        return share_text(sheet, preset_of(sheet.game), self._hardness)

    def _picture_data(self, _place: QPoint) -> QMimeData:
        return image_data(self._picture.image(), self._shared_text())

    @Slot()
    def _save_picture(self) -> None:
        from PySide6.QtCore import QBuffer, QByteArray, QIODevice
        from PySide6.QtGui import QImageWriter
        from PySide6.QtWidgets import QFileDialog

        kind = _("Picture (*.png)")
        name, _kind = QFileDialog.getSaveFileName(self._line, _("Save picture"), "game.png", kind)
        if not name:
            return
        path = Path(name)
        path = path if path.suffix else path.with_suffix(".png")
        held = QBuffer()
        held.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(held, QByteArray(b"png")).write(self._picture.image())
        try:
            replace_file(path, bytes(held.data().data()))
        except OSError as error:
            text = _("{0} cannot be saved: {1}.")
            self.failed.emit(text.format(path, reason_of(error)))
        else:
            self.copied.emit(_("Saved in {0}.", context="SaveFoot").format(path.name))


class _Button(QPushButton):
    """Button that is pressed by Enter too."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)


def _acting(text: str, action: QAction, parent: QWidget) -> _Button:
    """Returns a button that triggers an action; its tip names the action's key."""
    made = _Button(text, parent)
    keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
    set_tip(made, f"{text} ({keys})")
    made.clicked.connect(action.trigger)
    return made
