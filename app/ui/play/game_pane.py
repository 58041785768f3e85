"""The game side: the form of a game to come, or the game."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.games.game import Game, State
from app.games.played import Mode
from app.ui.board_view import BoardView
from app.ui.direction import margins
from app.ui.held import held
from app.ui.labels import plain_label, say
from app.ui.play.game_board import GameBoard
from app.ui.play.game_buttons import GameButtons
from app.ui.play.game_form import GameForm
from app.ui.play.letter_row import LetterRow
from app.ui.scaling import gap
from app.ui.status import StatusLine
from app.ui.theme import Theme

translate = QCoreApplication.translate


class GamePane(QWidget):
    """The pieces, made and laid out; what they do is the affair of `Playing`."""

    closed = Signal()
    """A wish to put the game side away."""

    def __init__(self, board: GameBoard, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("GamePane", "Game"))
        self.status = StatusLine(self)
        self._close = QPushButton(translate("GamePane", "Close"), self)
        self._close.setObjectName("flat")
        self._close.setAccessibleName(translate("GamePane", "Close the game side"))
        self._close.clicked.connect(self.closed)
        lower = QWidget(self)
        self._form_page = QScrollArea(lower, widgetResizable=True)
        inside = QWidget(self._form_page)
        self._form_page.setWidget(inside)  # While it is empty: to move a form takes its time.
        self.form = GameForm(inside)
        around = QVBoxLayout(inside)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.form)
        self._form_page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._form_page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page = QWidget(lower)
        self.terms = plain_label(self._page, "terms")
        self.board_view = BoardView(board, theme, self._page)
        self.board_view.setAccessibleName(translate("GamePane", "Board of the game"))
        self.letters = LetterRow(theme, self._page)
        self.buttons = GameButtons(self._page)
        self.buttons.show_state(State.PLAYING, Mode.GUESSER)
        self.about = held(self._page, self.terms)
        self.used = held(self._page, self.letters)
        self._stack = QStackedLayout(lower)
        self._stack.addWidget(self._form_page)
        self._stack.addWidget(self._page)
        self._lay_out(lower)
        self.show_form()

    @property
    def asking(self) -> bool:
        """Whether the form is shown."""
        return self._stack.currentWidget() is self._form_page

    def show_form(self) -> None:
        self._stack.setCurrentWidget(self._form_page)
        self.status.show_headline(translate("GamePane", "A game"))
        self.status.show_hint(translate("GamePane", "Choose what to play, then Begin."))

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

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self.board_view.show_theme(theme)
        self.letters.show_theme(theme)

    def _lay_out(self, lower: QWidget) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(margins(6, 4, 10, 0))
        head.addWidget(self.status, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        page = QVBoxLayout(self._page)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        self.terms.setContentsMargins(margins(6, 0, 16, 6))
        page.addWidget(self.about)
        page.addWidget(self.board_view)
        gap(page, 10)
        self.used.setContentsMargins(margins(6, 0, 16, 0))
        page.addWidget(self.used)
        gap(page, 10)
        self.buttons.setContentsMargins(margins(6, 0, 16, 0))
        page.addWidget(self.buttons)
        page.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(margins(10, 4, 0, 10))
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(lower, 1)
