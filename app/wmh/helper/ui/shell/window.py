"""The main window: makes its widgets and models, and connects them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow

from wmh.base.files.saved_games import Trouble
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.question import Familiarity
from wmh.helper.ui.advice.explaining import Explaining
from wmh.helper.ui.advice.ranking import StrategyChoice
from wmh.helper.ui.advice.shown_advice import ShownAdvice
from wmh.helper.ui.board.board_actions import BoardActions
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.frame.compact import Compact
from wmh.helper.ui.frame.content_scroll import ContentScroll
from wmh.helper.ui.frame.geometry import Growth
from wmh.helper.ui.frame.presenting import PresentedMain, Presenting
from wmh.helper.ui.frame.title_bar import OnTop, Title
from wmh.helper.ui.frame.zoom import Zoom
from wmh.helper.ui.game.below_list import OpenerLine
from wmh.helper.ui.game.game_choice import GameChoice
from wmh.helper.ui.game.game_in_hand import Diary, GameLabels
from wmh.helper.ui.game.refusing import Refusing
from wmh.helper.ui.game.win_card import AfterGame
from wmh.helper.ui.help.first_steps import FirstSteps
from wmh.helper.ui.lexica.hand_changes import Flagging
from wmh.helper.ui.look.scaling import Scaling
from wmh.helper.ui.play.game_side import GameSide
from wmh.helper.ui.play.split import Split
from wmh.helper.ui.program.lazy import FirstPicture, Pieces
from wmh.helper.ui.screens.screens import Screens
from wmh.helper.ui.shell.actions import fill_menus, insert_menu
from wmh.helper.ui.shell.current_question import ASKED, question_of
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.menus import ContextMenus, LexiconMenu, WindowMenu
from wmh.helper.ui.shell.models import Models
from wmh.helper.ui.shell.panels import open_panels
from wmh.helper.ui.shell.remembered import Bindings
from wmh.helper.ui.shell.routing import Copying, Routing
from wmh.helper.ui.shell.windows import Windows
from wmh.helper.ui.spoiler.spoiling import Spoiling
from wmh.helper.ui.words.scope import WordScope

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class Window(QMainWindow):
    """Main window: the board, the list of suggestions, and the objects that connect the two."""

    def __init__(self, models: Models) -> None:
        super().__init__()
        self._models = models
        self._suggester, self._question = models.suggester, models.question
        self._appearance = models.appearance
        self._board, self._game, self._remembered = models.board, models.game, models.remembered
        self._room = Growth(self, Qt.Orientation.Horizontal)
        self._lexicon: Lexicon | None = None
        self.pieces = Pieces()
        """Widgets that are made when they are first used."""
        self.first_picture = FirstPicture(self)
        self.first_picture.drawn.connect(self._open_lexicon)
        known = self._remembered.settings.familiarity
        self._before_all = Familiarity.COMMON if known is Familiarity.ALL else known
        self._board.changing.connect(self._room.note)

    def build(self) -> Iterator[None]:
        """Builds the window, which is hidden; yields so that the event loop can run."""
        suggester = self._suggester
        self._actions = fill_menus(self)
        yield
        self._bindings = Bindings(self._actions, self._remembered, self)
        self._content = ContentScroll(self)
        self._sides = Split(self._actions, self._room, self._content)
        self._content.hold(self._sides)
        spoiler = Spoiler(self._remembered.settings.spoiler)
        self._helper_side = HelperSide(self._board, suggester, spoiler, self.pieces, self._sides)
        self._game_side = GameSide(
            self._models, self._actions, self._helper_side, self._sides, self.pieces, self
        )
        yield
        self._copying = Copying(
            self._board, self._helper_side.list, self._helper_side.pattern, self._actions, self
        )
        pattern = self._actions["pattern"]
        pattern.toggled.connect(self._helper_side.pattern.show_always)
        self._helper_side.pattern.show_always(pattern.isChecked())
        self._lexica = LexiconMenu(self._actions["manage_lexica"], self)
        insert_menu(self._lexica, self._actions["longer"])
        self._helper_side.choices.offer_lexicons(self._lexica)
        ranking = self._helper_side.ranking
        self._on_board = BoardActions(
            self._board, self._helper_side.board_view, self._actions, self._remembered, self
        )
        self._labels = GameLabels(
            self._board, self._game, self._helper_side, self._lexica, self._remembered
        )
        self._games = GameChoice(
            self._board, self._game, self._helper_side.given, self._remembered, self._question, self
        )
        ranking.kinds.follow(self._actions["possible_only"])
        StrategyChoice(self._actions, ranking.head, self._remembered, self)
        self._explaining = Explaining(suggester, ranking, self._actions)
        self._spoiling = Spoiling(
            self._actions,
            self._remembered,
            self._bindings,
            self._helper_side,
            self._board,
            self._question,
            suggester,
            self._explaining,
        )
        self._advice = ShownAdvice(
            self._board,
            self._helper_side,
            self._remembered,
            self._question,
            suggester,
            self._spoiling,
            lambda: self._lexicon is not None,
        )
        yield
        self._routing = Routing(
            self._board,
            self._helper_side,
            self._game_side.playing,
            self._sides,
            self._actions,
            self._remembered,
        )
        self._windows = Windows(
            self._models, self._actions, self._on_board, self._lexica, self._explaining, self
        )
        self._screens = Screens(self._actions, self._board, self._helper_side, suggester, self)
        self._screens.several_read.connect(self._windows.show_boards)
        self._windows.picture_dropped.connect(self._screens.take)
        self._flagging = Flagging(suggester, self)
        self._title = Title(self._helper_side.status, self._sides, self._remembered, self)
        FirstSteps(self._actions["first_steps"], self._board, self._helper_side)
        after = AfterGame(self._actions, self._board, self._helper_side, self._sides)
        self._advice.shown.connect(after.show_advice)
        after.copied.connect(self._helper_side.status.show_notice)
        after.failed.connect(self.show_message)
        self._menus = ContextMenus(self._actions, self._helper_side, self._board)
        self.setCentralWidget(self._content)
        self._appearance.dressing.set_apart(self._helper_side.pasting)
        self._openers = OpenerLine(
            self._board,
            self._game,
            self._helper_side,
            self._remembered,
            self._actions["forget_opener"],
            self._spoiling,
        )
        Refusing(self._models, self._actions, self._menus, self._helper_side)
        self._diary = Diary(self._board, self._game, self._remembered, self._is_beside, self)
        self._connect_pieces()
        self._connect_actions()
        self._show_view()
        yield
        self._models.begin()
        if self._models.lexicon is not None:
            self._show_lexicon(self._models.lexicon)
        if self._question.advice is not None:
            self._advice.show_advice(self._question.advice)
        self._stand()
        self._helper_side.board_view.focus()

    def _stand(self) -> None:
        """Restores size, position, zoom, compact mode and stay-on-top of the window."""
        Scaling(self._appearance, self)
        self._menu = WindowMenu(self._actions, self)
        appearance, percent = self._appearance, self._remembered.settings.presented
        self._presenting = Presenting(self._actions["present"], self, appearance, percent)
        windows = self._bindings, appearance, self._presenting
        zoom = Zoom(self._actions, self._remembered, *windows, self)
        for each in (zoom, self._explaining):
            self.first_picture.drawn.connect(each.look_on)
        on_top = OnTop(self._actions["on_top"], self._bindings, self)
        on_top.noticed.connect(self._helper_side.status.show_notice)
        self._compact = Compact(
            self._remembered,
            self._bindings,
            self._appearance,
            self._sides,
            self._helper_side,
            self._game_side.playing,
            self._content,
            self,
        )
        PresentedMain(
            self._actions, self._presenting, self._compact, self._helper_side, self._sides, self
        )

    def _connect_pieces(self) -> None:
        helper_side, games, windows = self._helper_side, self._games, self._windows
        self._suggester.opened.connect(self._show_lexicon)
        self._board.changed.connect(self._show_sheet)
        self._board.best_wanted.connect(self._take_best)
        self._remembered.changed.connect(self._follow)
        helper_side.board_view.left_below.connect(helper_side.enter_list)
        helper_side.choices.length_wanted.connect(self._board.change_length)
        helper_side.choices.familiarity_wanted.connect(self._look_at)
        self._bindings.repeated.connect(self._look_less)
        for named in (
            self._lexica.game_chosen,
            windows.game_chosen,
            helper_side.pasting.game_named,
        ):
            named.connect(games.begin)
        for another in (self._game.changed, games.begun):  # What was said is of the one before.
            another.connect(helper_side.messages.hide)
        games.begun.connect(self._game_side.offer)
        games.several_wanted.connect(windows.open_boards)
        for wanted in (self._lexica.chosen, self._routing.lexicon_wanted, windows.lexicon_wanted):
            wanted.connect(games.choose_lexicon)
        self._flagging.done.connect(games.choose_lexicon)
        self._menus.unwanted.connect(self._flagging.never_suggest)
        self._routing.word_missed.connect(windows.add_word)
        self._labels.named.connect(self._title.show_game)
        for piece in (self._game_side, helper_side.pasting):
            piece.troubled.connect(helper_side.messages.add_trouble)
        self._game_side.ended.connect(windows.show_played)
        self._diary.ended.connect(windows.show_played)
        for left in (helper_side.pasting.left, helper_side.given.ended, games.begun):
            left.connect(helper_side.board_view.focus)
        for noticed in (self._board.noticed, self._copying.copied, helper_side.pasting.noticed):
            noticed.connect(helper_side.status.show_notice)
        pieces = (self._game_side, self._explaining, self._flagging, helper_side.pasting)
        games.lacking.connect(self._offer_lists)
        for piece in (*pieces, self._remembered, self._game, self._diary, windows):
            piece.failed.connect(self.show_message)

    def _connect_actions(self) -> None:
        helper_side = self._helper_side
        for name, act in {
            "new_game": self._new_game,
            "give": helper_side.given.edit,
            "quit": self.close,
            "paste": helper_side.pasting.paste,
            "look_up": lambda: helper_side.lookup().open(),
            "find": lambda: helper_side.finding().open(),
        }.items():
            self._actions[name].triggered.connect(act)

    def _is_beside(self) -> bool:
        """True if the game is recorded elsewhere: by the game side, or by another window."""
        return self._sides.game_shown or not self.isVisible()

    # What is asked

    @Slot(object)
    def _show_sheet(self, sheet: Sheet) -> None:
        self._helper_side.known.show_sheet(sheet)
        if not self._ask():
            self._advice.show_sheet(sheet)

    @Slot(str)
    def _follow(self, setting: str) -> None:
        """Asks for advice, or makes room, after a setting has changed."""
        if setting == "length":
            self._helper_side.choices.show_length(self._remembered.settings.length)
        if setting in ("length", "familiarity"):
            self._show_view()
            if self._remembered.settings.familiarity is not Familiarity.ALL:
                self._before_all = self._remembered.settings.familiarity
        if setting in ("length", "rule"):
            self._sides.make_room()
        if setting in ASKED:
            self._ask()

    def _ask(self) -> bool:
        """Asks for advice on the board; returns False if this question was asked already."""
        if self._lexicon is None:
            return False
        settings, sheet = self._remembered.settings, self._board.sheet
        self._windows.show_view(WordScope.of(self._lexicon, settings))
        question = question_of(sheet, settings, self._lexicon)
        self._helper_side.show_game(question, sheet, self._lexicon)
        return self._question.ask(question)

    @Slot(object)
    def _show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        self._board.alphabet = lexicon.alphabet
        self._on_board.lengths = lexicon.lengths
        self._labels.show_lexicon(lexicon)
        self._flagging.show_name(lexicon.name)
        self._routing.show_lexicon(lexicon)
        self._game_side.show_lexicon(lexicon)
        self._windows.show_lexicon(lexicon)
        sheet = self._board.sheet
        if sheet.empty and sheet.length not in lexicon.lengths:
            nearest = min(lexicon.lengths, key=lambda length: abs(length - sheet.length))
            self._board.show(sheet.new_game(nearest))
        self._helper_side.choices.show_length(self._board.sheet.length)
        self._openers.show_lexicon(lexicon)
        self._show_view()
        self._ask()

    # What was wished

    @Slot()
    def _new_game(self) -> None:
        if self._sides.game_shown:
            self._game_side.playing().start_new()
        else:
            self._board.new_game()
            self._helper_side.board_view.focus()
            self._games.ask_for_letters()

    @Slot()
    def _take_best(self) -> None:
        """Takes the player's usual first guess if offered, else the first word of the list."""
        if self._openers.word:
            self._openers.take()
        elif self._question.current:
            self._helper_side.list.take_first()

    @Slot(object)
    def _look_at(self, familiarity: Familiarity) -> None:
        """Sets the vocabulary."""
        self._remembered.remember(familiarity=familiarity)

    @Slot(str)
    def _look_less(self, setting: str) -> None:
        """Returns to the former vocabulary when "all words" is chosen a second time."""
        if setting == "familiarity" and self._remembered.settings.familiarity is Familiarity.ALL:
            self._remembered.remember(familiarity=self._before_all)

    # What the pieces show

    def _show_view(self) -> None:
        settings = self._remembered.settings
        self._helper_side.choices.show_view(settings.length, settings.familiarity)

    def choose_game(self) -> None:
        """Opens the game chooser."""
        self._actions["choose_game"].trigger()

    def open_file(self, path: Path) -> None:
        """Opens a file in the panel for files of its kind."""
        self._windows.open_file(path)

    def open_again(self, name: str, left: object) -> Callable[[], bool]:
        """Opens a panel of a replaced window; arguments and result as of `Panels.open_again`."""
        return self._windows.open_again(name, left)

    def show_message(self, text: str, file: Path | None = None) -> None:
        """Shows an error message, with a button for the folder of `file` if it is given."""
        self._helper_side.messages.show_message(text, file)

    def offer(self, text: str, button: str, act: Callable[[], None]) -> None:
        """Shows a message with a button, which calls `act`."""
        self._helper_side.messages.offer(text, button, act)

    @Slot(str, str)
    def _offer_lists(self, text: str, button: str) -> None:
        self.offer(text, button, self._actions["manage_lexica"].trigger)

    def show_trouble(self, trouble: Trouble) -> None:
        """Shows a message about a damaged file, of which a copy is kept."""
        self._helper_side.messages.add_trouble(trouble)

    # From first to last

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.first_picture.expect(self.windowHandle())

    @Slot()
    def _open_lexicon(self) -> None:
        if self._lexicon is None:
            self._games.open_lexicon(self._remembered.settings.lexicon)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._menu.answer(event)

    def give_way(self) -> None:
        """Closes the panels and stops following the models, since another window takes over."""
        self._compact.note_place()
        self._presenting.leave()
        self._appearance.dressing.leave_out(self)
        for each in open_panels(self):
            each.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._compact.note_place()
        self._models.close()
        super().closeEvent(event)
