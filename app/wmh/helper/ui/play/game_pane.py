"""The game side: the form of a game to come; or the game, its buttons, and the letters used."""

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QStackedLayout, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Counts, Mark
from wmh.helper.games.game import Game, GameState
from wmh.helper.record.played import Mode
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import mark_name
from wmh.helper.ui.look.theme import faded, scaled, theme_of
from wmh.helper.ui.look.tile import Show, TileState, paint_tile
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.labels import held, plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row, margins
from wmh.helper.ui.play.game_board import GameBoard
from wmh.helper.ui.play.game_form import GameForm
from wmh.helper.ui.play.match import SPEEDS, Pace


class GameButtons(QWidget):
    """Buttons of a game in progress; only those that can be used now are shown."""

    given_up = Signal()
    """A wish to be told the secret."""
    stopped = Signal()
    """A wish to play no further."""
    found = Signal()
    """The program's guess is the secret."""
    paused = Signal(bool)
    stepped = Signal()
    hurried = Signal(int)
    """Milliseconds between two guesses."""
    again = Signal()
    """A wish for another game like this."""
    other = Signal()
    """A wish for a game of another kind."""
    reviewed = Signal()
    """A wish to look back at the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._found = self._button(
            _("That is it"),
            _("Correct: this guess is the answer"),
        )
        self._pause = self._button(_("Pause"))
        self._pause.setCheckable(True)
        self._step = self._button(_("Step"), _("Step: the next guess now"))
        self._speeds = ChoiceBox[int](self)
        self._speeds.setAccessibleName(_("Speed"))
        self._speeds.offer(map(Choice, _speeds(), SPEEDS))
        self._speeds.setCurrentIndex(1)
        self._give_up = self._button(
            _("Give up"),
            _("Give up and show the answer"),
        )
        self._stop = self._button(_("Stop"))
        self._again = self._button(_("Again"), _("Again: another such game"))
        self._other = self._button(_("Other game"))
        self._review = self._button(
            _("Review"),
            _("Review: look back at the game"),
        )
        self._found.clicked.connect(self.found)
        self._pause.toggled.connect(self._tell_pause)
        self._step.clicked.connect(self.stepped)
        self._speeds.activated.connect(self._tell_speed)
        self._give_up.clicked.connect(self.given_up)
        self._stop.clicked.connect(self.stopped)
        self._again.clicked.connect(self.again)
        self._other.clicked.connect(self.other)
        self._review.clicked.connect(self.reviewed)
        self._lay_out()

    @property
    def first(self) -> QWidget:
        """The one to press where there is nothing to write."""
        every = (self._again, self._pause, self._give_up, self._stop)
        return next(button for button in every if not button.isHidden())

    def show_state(self, state: GameState, mode: Mode) -> None:
        playing = state is GameState.PLAYING
        for widget, shown in (
            (self._found, playing and mode is Mode.KEEPER),
            (self._pause, playing and mode is Mode.AUTOMATIC),
            (self._step, playing and mode is Mode.AUTOMATIC),
            (self._speeds, playing and mode is Mode.AUTOMATIC),
            (self._give_up, playing and mode is Mode.GUESSER),
            (self._stop, playing and mode is not Mode.GUESSER),
            (self._again, not playing),
            (self._other, not playing),
            (self._review, not playing),
        ):
            widget.setVisible(shown)

    def show_pace(self, pace: Pace) -> None:
        """Shows the pace without changing it."""
        self._pause.setChecked(pace.paused)
        self._speeds.choose(pace.interval)

    def let_find(self, *, possible: bool) -> None:
        """Enables the button for a found answer if a guess could be it."""
        self._found.setEnabled(possible)

    def _button(self, text: str, name: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setAccessibleName(name or text)
        return button

    def _lay_out(self) -> None:
        upper = (self._pause, self._step, self._speeds)
        lower = (self._found, self._give_up, self._stop, self._again, self._other, self._review)
        for widget in (*upper, *lower):
            widget.hide()  # All of them at once would make the window wide.
        rows = (in_row(*widgets, REST, spacing=8) for widgets in (upper, lower))
        in_column(*rows, on=self, margins=0, spacing=6)

    @Slot(bool)
    def _tell_pause(self, paused: bool) -> None:
        self._pause.setText(_("Go on") if paused else _("Pause"))
        self._pause.setAccessibleName(self._pause.text())
        self.paused.emit(paused)

    @Slot()
    def _tell_speed(self) -> None:
        self.hurried.emit(self._speeds.value)


def _speeds() -> tuple[str, ...]:
    return (
        _("slow"),
        _("steady"),
        _("fast"),
        _("at once"),
    )


class GamePane(QWidget):
    """The pieces, made and laid out; what they do is the affair of `Playing`."""

    closed = Signal()
    """A wish to put the game side away."""

    def __init__(self, board: GameBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Game"))
        self.status = StatusLine(self)
        self._close = plain_button(_("Close"), self, self.closed, name="flat")
        self._close.setAccessibleName(_("Close the game side"))
        lower = QWidget(self)
        self._form_page = QScrollArea(lower, widgetResizable=True)
        inside = QWidget(self._form_page)
        self._form_page.setWidget(inside)  # While it is empty: to move a form takes its time.
        self.form = GameForm(inside)
        in_column(self.form, on=inside, margins=0)
        self._form_page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._form_page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page = QWidget(lower)
        self.terms = plain_label(self._page, "terms")
        self.board_view = BoardView(board, self._page)
        self.board_view.setAccessibleName(_("Board of the game"))
        self.letters = LetterRow(self._page)
        self.buttons = GameButtons(self._page)
        self.buttons.show_state(GameState.PLAYING, Mode.GUESSER)
        self.about = held(self._page, self.terms)
        self.used = held(self._page, self.letters)
        self._stack = QStackedLayout(lower)
        self._stack.addWidget(self._form_page)
        self._stack.addWidget(self._page)
        self._lay_out(lower)
        self.show_form()

    @property
    def asking(self) -> bool:
        """True if the form for a new game is shown."""
        return self._stack.currentWidget() is self._form_page

    def show_form(self) -> None:
        self._stack.setCurrentWidget(self._form_page)
        self.status.show_headline(_("A game"))
        self.status.show_hint(_("Choose what to play, then Begin."))

    def show_game(self, game: Game, mode: Mode, terms: str) -> None:
        self._stack.setCurrentWidget(self._page)
        say(self.terms, terms)
        self.letters.setVisible(mode is Mode.GUESSER)
        self.buttons.show_state(game.state, mode)

    def focus(self) -> None:
        if self.asking:
            self.form.setFocus()
        else:
            self.board_view.focus()

    def _lay_out(self, lower: QWidget) -> None:
        self.terms.setContentsMargins(margins(6, 0, 16, 6))
        self.used.setContentsMargins(margins(6, 0, 16, 0))
        self.buttons.setContentsMargins(margins(6, 0, 16, 0))
        in_column(
            self.about,
            self.board_view,
            10,
            self.used,
            10,
            self.buttons,
            (REST, 1),
            on=self._page,
            margins=0,
            spacing=0,
        )
        in_column(
            in_row(
                (self.status, 1),
                (self._close, 0, Qt.AlignmentFlag.AlignTop),
                margins=margins(6, 4, 10, 0),
            ),
            (lower, 1),
            on=self,
            margins=margins(10, 4, 0, 10),
            spacing=6,
        )


_WIDTH, _HEIGHT, _GAP = 20, 26, 3
_LEAST_WIDTH, _LEAST_HEIGHT = 14, 18


class LetterRow(QWidget):
    """Small tiles in the order of the alphabet, over as many lines as they need.

    A letter shows the best mark it got, and is struck out where it is white. Where clues count,
    nothing is said of single letters: one that has been guessed is pale.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters: tuple[str, ...] = ()
        self._shown: dict[str, Show | None] = {}

    def show_letters(self, letters: tuple[str, ...], sheet: Sheet) -> None:
        """Shows letters in the colours that the clues of a sheet give them."""
        shown: dict[str, Show | None] = {}
        for turn in sheet.turns:
            if isinstance(turn.clue, Counts):
                shown |= dict.fromkeys(turn.guess)
                continue
            for letter, mark in zip(turn.guess, turn.clue, strict=True):
                before = shown.get(letter)
                if mark is not None and (not isinstance(before, Mark) or mark > before):
                    shown[letter] = mark
        self._letters, self._shown = letters, shown
        self.setAccessibleName(self._said())
        self._settle()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._settle()

    def _measures(self) -> tuple[int, int, int]:
        """Width and height of a tile, and the gap between two tiles, in pixels."""
        return max(scaled(_WIDTH), _LEAST_WIDTH), max(scaled(_HEIGHT), _LEAST_HEIGHT), scaled(_GAP)

    def _said(self) -> str:
        said = [
            f"{letter.upper()} {mark_name(shown)}" if isinstance(shown, Mark) else letter.upper()
            for letter, shown in sorted(self._shown.items())
        ]
        if not said:
            return _("Letters used: none")
        return _("Letters used: {0}").format(", ".join(said))

    def _columns(self, width: int) -> int:
        """Number of tiles per line: as few lines as possible, all of about one length."""
        wide, _, gap = self._measures()
        room = max((width + gap) // (wide + gap), 1)
        lines = ceil(max(len(self._letters), 1) / room)
        return ceil(max(len(self._letters), 1) / lines)

    def _settle(self) -> None:
        """Sets the height to that of its lines."""
        width = self.width() if self.isVisible() else self.sizeHint().width()
        lines = ceil(len(self._letters) / self._columns(width))
        _, high, gap = self._measures()
        self.setFixedHeight(max(lines * (high + gap) - gap, 0))

    def sizeHint(self) -> QSize:
        wide, _, gap = self._measures()
        return QSize(13 * (wide + gap) - gap, self.height())

    def minimumSizeHint(self) -> QSize:
        wide, _, gap = self._measures()
        return QSize(6 * (wide + gap), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def showEvent(self, event: QShowEvent) -> None:
        """Its width was given before it was seen."""
        super().showEvent(event)
        self._settle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self._columns(self.width())
        wide, high, gap = self._measures()
        pale = faded(theme)
        for number, letter in enumerate(self._letters):
            row, column = divmod(number, columns)
            place = QRectF(column * (wide + gap), row * (high + gap), wide, high)
            shown = self._shown.get(letter, TileState.EMPTY)
            look = pale if shown in (None, Mark.WHITE) else theme
            text = letter.upper() if len(letter.upper()) == len(letter) else letter
            paint_tile(painter, place, text, TileState.PLAIN if shown is None else shown, look)
            if shown is Mark.WHITE:
                painter.setPen(QPen(QColor(look.faces[shown].ink), 1.2))
                painter.drawLine(
                    place.bottomLeft() + QPointF(4, -5), place.topRight() + QPointF(-4, 5)
                )
