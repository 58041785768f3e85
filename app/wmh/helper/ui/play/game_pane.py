"""Widgets of the game side: the form, or the game with its buttons and used letters."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QScrollArea, QStackedLayout, QWidget

from wmh.base.text.phrases import _
from wmh.helper.games.game import Game, GameState
from wmh.helper.record.finished_game import Mode
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.look.letter_row import LetterRow
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.labels import column_holder, plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row, margins
from wmh.helper.ui.play.game_board import GameBoard
from wmh.helper.ui.play.game_form import GameForm
from wmh.helper.ui.play.match import SPEEDS, Pace


class GameButtons(QWidget):
    """Buttons of a game; only the buttons that can be used now are shown."""

    given_up = Signal()
    """Emitted when the player gives up."""
    stopped = Signal()
    """Emitted when the user stops the game."""
    found = Signal()
    """Emitted when the person says that the program's guess is the secret."""
    paused = Signal(bool)
    stepped = Signal()
    hurried = Signal(int)
    """Emitted with the milliseconds between two guesses that the user has chosen."""
    again = Signal()
    """Emitted when the user wants another game with equal terms."""
    other = Signal()
    """Emitted when the user wants a game with other terms."""
    reviewed = Signal()
    """Emitted when the user wants a review of the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._found = self._button(
            _("Correct"),
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
        self._again = self._button(_("Again"), _("Again: play once more with these settings"))
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
        """The first of the visible buttons, which gets the focus if nothing can be written."""
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
        """Shows the pace that the game has."""
        self._pause.setChecked(pace.paused)
        self._speeds.choose(pace.interval)

    def let_find(self, *, possible: bool) -> None:
        """Enables the button for a found answer if the guess could be the answer."""
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
        self._pause.setText(_("Continue") if paused else _("Pause"))
        self._pause.setAccessibleName(self._pause.text())
        self.paused.emit(paused)

    @Slot()
    def _tell_speed(self) -> None:
        self.hurried.emit(self._speeds.value)


def _speeds() -> tuple[str, ...]:
    return (
        _("slow"),
        _("medium"),
        _("fast"),
        _("instant"),
    )


class GamePane(QWidget):
    """Widgets of the game side and their layout; `Playing` gives them their behaviour."""

    closed = Signal()
    """Emitted when the user hides the game side."""

    def __init__(self, board: GameBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Game"))
        self.status = StatusLine(self)
        self._close = plain_button(_("Close"), self, self.closed, name="flat")
        self._close.setAccessibleName(_("Close the game panel"))
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
        self.about = column_holder(self._page, self.terms)
        self.used = column_holder(self._page, self.letters)
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
        set_margins(self.terms, *margins(6, 0, 16, 6))
        set_margins(self.used, *margins(6, 0, 16, 0))
        set_margins(self.buttons, *margins(6, 0, 16, 0))
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
