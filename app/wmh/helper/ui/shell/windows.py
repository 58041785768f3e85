"""Table of the panels, which are the windows beside the main one."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine.question import Familiarity, Question
from wmh.helper.ui.advice.explaining import Explaining
from wmh.helper.ui.board.board_actions import BoardActions
from wmh.helper.ui.game.game_choice import RecentMenu
from wmh.helper.ui.shell.actions import insert_menu
from wmh.helper.ui.shell.current_question import question_of
from wmh.helper.ui.shell.menus import LexiconMenu
from wmh.helper.ui.shell.models import Models
from wmh.helper.ui.shell.panels import PanelKind, Panels
from wmh.helper.ui.words.scope import WordScope
from wmh.products import import_object, installed_products

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.games.game import Game
    from wmh.helper.record.finished_game import FinishedGame
    from wmh.helper.ui.advice.tree_panel import TreePanel, TreeRequest
    from wmh.helper.ui.record.race_panel import RacePanel
    from wmh.helper.ui.record.review_panel import ReviewPanel
    from wmh.helper.ui.record.statistics_panel import StatisticsPanel


# What some windows need, in parts that take some 40 ms to import at most.
_BOARDS = "wmh.helper.ui.words.paste_note", "wmh.helper.ui.boards.boards_window"
_REVIEW = "wmh.helper.review.review", "wmh.helper.ui.record.review_panel"
_LEXICA = "wmh.helper.ui.lexica.import_page", "wmh.helper.ui.lexica.lexica_window"
_CLASS = "wmh.helper.ui.classroom.runs_view", "wmh.helper.ui.classroom.classroom_window"


EVERYWHERE = "quit", "guide", "keys"
"""Actions whose keys also work in large panels."""


class Windows(QObject):
    """Makers of the panels, by the names of the actions that open them.

    The module of a panel is imported when the panel is first opened, to keep the start fast.
    """

    failed = Signal(str)
    """Emitted with a sentence on a panel or file that could not be opened or saved."""
    lexicon_wanted = Signal(str)
    """Emitted with the name or file path of a word list to open in the main window."""
    picture_dropped = Signal(object)
    """Emitted with the QMimeData of a dropped picture."""
    viewed = Signal()
    """Emitted when the main window's word list or vocabulary is known or has changed."""
    game_chosen = Signal(object)
    """Emitted with a Preset, or None for no particular game."""

    def __init__(
        self,
        models: Models,
        actions: Mapping[str, QAction],
        on_board: BoardActions,
        lexica: LexiconMenu,
        explaining: Explaining,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.models, self.actions = models, actions
        self._on_board, self._lexicon_menu = on_board, lexica
        self._suggester, self._appearance = models.suggester, models.appearance
        self._explaining, self.window = explaining, window
        self._lexicon: Lexicon | None = None
        self._played: FinishedGame | None = None
        self._beside = Panels(self.table(), actions, self._appearance.dressing, window)
        self._beside.picture_dropped.connect(self.picture_dropped)
        recent = RecentMenu(models.remembered, window)
        recent.chosen.connect(self.game_chosen)
        insert_menu(recent, actions["remove_last_row"])

    def table(self) -> Mapping[str, PanelKind]:
        """Returns the kinds of panels, by the names of their actions."""
        return {
            # Products first: a session of a study is asked first whether it may close.
            **self._of_products(),
            "known": PanelKind(self._known),
            "tree": PanelKind(self._tree, anew=True, again=self._tree_of),
            "choose_game": PanelKind(self._game_chooser, takes=partial(is_toml, "game")),
            "review": PanelKind(self._review, anew=True, again=self._review_of, parts=_REVIEW),
            "statistics": PanelKind(self._statistics),
            "race": PanelKind(self._race, anew=True),
            "rack": PanelKind(self._rack, parts=("wmh.helper.ui.rack.rack_window",)),
            "boards": PanelKind(self._boards, parts=_BOARDS),
            "class": PanelKind(self._class, parts=_CLASS),
            "manage_lexica": PanelKind(self._lexicons_window, takes=_is_any, parts=_LEXICA),
            "preferences": PanelKind(self._preferences),
            "guide": PanelKind(self._guide),
            "keys": PanelKind(self._keys),
            "about": PanelKind(self._about),
        }

    def _of_products(self) -> Mapping[str, PanelKind]:
        kinds: dict[str, PanelKind] = {}
        for product in installed_products():
            if product.panels:
                panels = cast(
                    "Callable[[Windows], Mapping[str, PanelKind]]", import_object(product.panels)
                )
                kinds |= panels(self)
        return kinds

    # What they follow

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        """Sets the open word list; forgets the last game, which may be of another list."""
        self._lexicon, self._played = lexicon, None

    def show_view(self, view: WordScope) -> None:
        """Passes word list and vocabulary on to the panels."""
        self._beside.show_view(view)
        self.viewed.emit()

    @Slot(object)
    def show_played(self, played: "FinishedGame") -> None:
        """Notes the game that has just ended, and updates the statistics."""
        from wmh.helper.ui.record.statistics_panel import StatisticsPanel

        self._played = played
        if isinstance(panel := self._beside.find("statistics"), StatisticsPanel):
            panel.refresh()

    # What else opens them

    def open(
        self, name: str, then: Callable[[Any], None] | None = None, left: object = None
    ) -> None:
        """Opens a panel by the name of its action; the arguments are those of `Panels.open`."""
        self._beside.open(name, then, left)

    @Slot(int, int, int, str)
    def open_boards(self, boards: int, length: int, limit: int, game: str = "") -> None:
        """Opens the window of several boards with a game of this kind.

        A game of this kind that is in progress there goes on.
        """
        kind = boards, length, limit, game
        self.open("boards", lambda window: window.open_game(*kind))

    @Slot(str)
    def show_boards(self, text: str) -> None:
        """Opens the window of several boards, with the game of a text read in a picture."""
        self.open("boards", lambda window: window.show_text(text))

    def open_again(self, name: str, left: object) -> Callable[[], bool]:
        """Opens a panel of a replaced window; arguments and result as of `Panels.open_again`."""
        return self._beside.open_again(name, left)

    def open_file(self, path: Path) -> None:
        """Opens a file in the panel for files of its kind; emits `failed` if it cannot be read."""
        try:
            path.exists()
        except (OSError, ValueError) as error:
            self.failed.emit(_unreadable(path, error))
            return
        self._beside.take(path)

    @Slot(str)
    def add_word(self, word: str) -> None:
        """Opens the word lists on the page that adds `word` to the list in use."""
        name = "" if self._lexicon is None else self._lexicon.name
        self.open("manage_lexica", lambda window: window.show_hand(name, word))

    # How each is made

    def question(self) -> Question | None:
        """The question on the board as it is now; None without a word list."""
        if self._lexicon is None:
            return None
        models = self.models
        return question_of(models.board.sheet, models.remembered.settings, self._lexicon)

    def _preferences(self) -> QWidget:
        from wmh.helper.ui.preferences.preferences_window import PreferencesWindow
        from wmh.helper.ui.preferences.setting import Sources

        board, remembered = self.models.board, self.models.remembered
        sources = Sources(self.actions, board, self._on_board, self._lexicon_menu, remembered)
        return PreferencesWindow(sources, self.window)

    def _guide(self) -> QWidget:
        from wmh.helper.ui.help.guide_window import GuideWindow

        return GuideWindow(self.window)

    def _keys(self) -> QWidget:
        from wmh.helper.ui.help.keys_window import KeysWindow

        return KeysWindow(self.actions, self.window)

    def _about(self) -> QWidget:
        from wmh.helper.ui.help.about_window import AboutWindow

        return AboutWindow(self._lexicon, self.window)

    def _known(self) -> QWidget:
        from wmh.helper.ui.board.board_lines import KnownPanel

        return KnownPanel(self.models.board, self.window)

    def _tree(self) -> QWidget | None:
        from wmh.helper.ui.advice.tree_panel import TreeRequest

        if (wanted := self._explaining.wanted) is None or self._lexicon is None:
            return None
        question, word = wanted
        board = self.models.board
        letters = board.alphabet.letters_of(word) or tuple(word)
        told = {"game": board.sheet.game or None, "lexicon": self._lexicon.name}
        return self._tree_of(TreeRequest(question, letters, told))

    def _tree_of(self, asked: "TreeRequest") -> QWidget:
        from wmh.helper.ui.advice.tree_panel import TreePanel

        return self._connect_failures(TreePanel(asked, self._suggester, self.window))

    def _game_chooser(self) -> QWidget:
        from wmh.helper.ui.game.chooser import GameChooser

        models = self.models
        words_of = models.remembered.words_of
        chooser = GameChooser(models.board.sheet.game, words_of, self._appearance, self.window)
        chooser.lexicon_chosen.connect(self.lexicon_wanted)
        chooser.chosen.connect(self.game_chosen)
        return chooser

    def _review(self) -> QWidget | None:
        from wmh.helper.ui.parts.hints import nothing_to_review
        from wmh.helper.ui.record.review_panel import game_on

        board = self.models.board
        if not board.sheet.turns:
            self.failed.emit(nothing_to_review())
            return None
        return self._review_of(game_on(board.sheet, self.question(), board.alphabet, self._played))

    def _review_of(self, game: "Game") -> QWidget:
        from wmh.helper.ui.record.review_panel import ReviewPanel

        return self._connect_failures(
            ReviewPanel(game, self.question(), self._suggester, self.window)
        )

    def _statistics(self) -> QWidget:
        from wmh.helper.ui.record.statistics_panel import StatisticsPanel

        panel = StatisticsPanel(paths.games_file(), self._suggester, self.window)
        panel.review_wanted.connect(self._review_played)
        panel.play_wanted.connect(self.actions["play"].trigger)
        return self._connect_failures(panel)

    @Slot(object)
    def _review_played(self, played: "FinishedGame") -> None:
        """Opens the review of a recorded game, with the word list in use."""
        from wmh.helper.record.finished_game import replay
        from wmh.helper.ui.parts.error_text import objection

        if self._lexicon is None:
            return
        try:
            game = replay(played, self._lexicon)
        except InputError as error:
            self.failed.emit(objection(error))
        else:
            self.open("review", left=game)

    def _race(self) -> QWidget | None:
        from wmh.helper.ui.record.race_panel import RacePanel

        if (like := self.question()) is None:
            return None
        alphabet, preset = self.models.board.alphabet, self.models.game.preset
        return self._connect_failures(
            RacePanel(like, preset, alphabet, self._suggester, self.window)
        )

    def _rack(self) -> QWidget:
        from wmh.helper.ui.rack.rack_window import RackWindow

        window = RackWindow(self._suggester, self.window)
        self._share_keys(window)
        return window

    def _boards(self) -> QWidget:
        from wmh.helper.ui.board.session import Session
        from wmh.helper.ui.boards.boards_session import load, usual_sheet
        from wmh.helper.ui.boards.boards_window import BoardsWindow

        file = paths.boards_file()
        found = load(file)
        session = found.content or Session(usual_sheet(), usual_sheet())
        window = BoardsWindow(self._suggester, self._appearance, session, file, self.window)
        if found.trouble is not None:
            window.show_trouble(found.trouble)
        window.follow(self.models.remembered, self.actions)
        window.all_words_wanted.connect(self._show_all_words)
        window.lexicon_wanted.connect(self.lexicon_wanted)
        window.another_game_wanted.connect(self.actions["choose_game"].trigger)
        self._share_keys(window)
        return window

    def _class(self) -> QWidget:
        from wmh.helper.ui.classroom.classroom_window import ClassroomWindow

        file = paths.class_file()
        window = ClassroomWindow(self._suggester, self._appearance, file, self.window)
        window.addActions([self.actions[name] for name in EVERYWHERE])
        return window

    def _lexicons_window(self) -> QWidget:
        from wmh.helper.ui.lexica.lexica_window import LexicaWindow

        name = "" if self._lexicon is None else self._lexicon.name
        window = LexicaWindow(self._suggester, name, self.window)
        window.used.connect(self.lexicon_wanted)
        return window

    def _connect_failures(
        self, panel: "RacePanel | ReviewPanel | StatisticsPanel | TreePanel"
    ) -> QWidget:
        panel.failed.connect(self.failed)
        return panel

    def _share_keys(self, window: QWidget) -> None:
        """Gives a panel the keys of actions that quit, open help, or change the vocabulary."""
        window.addActions([self.actions[name] for name in (*EVERYWHERE, "all_words", "flagged")])

    @Slot()
    def _show_all_words(self) -> None:
        self.models.remembered.remember(familiarity=Familiarity.ALL)


def _unreadable(path: Path, error: OSError | ValueError) -> str:
    """Returns an error sentence about a path, which is shortened if it is long."""
    reason = error.strerror if isinstance(error, OSError) else str(error)
    said = _("{0} cannot be read or written: {1}.")
    return said.format(excerpt(str(path)), reason)


def is_toml(kind: str, path: Path) -> bool:
    """True if a file is TOML of this kind."""
    from wmh.helper.toml_kind import toml_kind

    with suppress(OSError):
        return path.suffix == ".toml" and toml_kind(path) == kind
    return False


def _is_any(_path: Path) -> bool:
    """True for any file: the window of the word lists itself reports files that are none."""
    return True
