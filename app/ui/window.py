"""The window: puts the pieces together."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow

from app.engine.answer import Advice
from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import Rule
from app.engine.lexicon.code_names import is_code_name
from app.engine.spoiler import Spoiler
from app.engine.strategy.kernels import bits
from app.settings import Settings
from app.suggester import Suggester
from app.ui import wording
from app.ui.actions import fill_menus, insert_menu
from app.ui.after_game import AfterGame
from app.ui.asking import question_of
from app.ui.beside import Beside
from app.ui.board import Board
from app.ui.board_actions import BoardActions
from app.ui.boards.door import BoardsDoor
from app.ui.classroom.door import ClassroomDoor
from app.ui.compact import Compact, scale_of
from app.ui.context_menus import ContextMenus
from app.ui.copying import Copying
from app.ui.desk import Desk
from app.ui.explaining import Explaining
from app.ui.first_steps import FirstSteps
from app.ui.game_choice import GameChoice
from app.ui.game_in_hand import GameInHand
from app.ui.game_labels import GameLabels
from app.ui.games.game_panels import GamePanels
from app.ui.handing import Handed, clear
from app.ui.inquiry import Inquiry
from app.ui.keeper import Keeper
from app.ui.known_panel import show_known
from app.ui.language_menu import LanguageMenu
from app.ui.lesson.door import LessonsDoor
from app.ui.lexica.door import LexicaDoor
from app.ui.lexicon_menu import LexiconMenu
from app.ui.objections import objection
from app.ui.on_top import OnTop
from app.ui.pegs import pegs_of
from app.ui.play.playing import Playing
from app.ui.play.sides import Sides
from app.ui.play.table import Table
from app.ui.preferences.sources import Sources
from app.ui.presentation import Presentation
from app.ui.presenting import Presenting
from app.ui.rack.door import RackDoor
from app.ui.room import Room
from app.ui.scaling import Scaling
from app.ui.session import Session
from app.ui.sheet import Sheet
from app.ui.spoiler.spoiling import Spoiling
from app.ui.strategy_choice import StrategyChoice
from app.ui.study.door import StudyDoor
from app.ui.theme import Appearance
from app.ui.title import Title
from app.ui.view_choice import ViewChoice
from app.ui.views import View
from app.ui.warming_up import WarmingUp
from app.ui.window_menu import WindowMenu
from app.ui.wishes import Wishes
from app.ui.wording import Reason
from app.ui.zoom import Zoom
from app.warming import Warmth

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

translate = QCoreApplication.translate


class Window(QMainWindow):
    """One board, one list, and what lies between them."""

    def __init__(
        self, remembered: Settings, suggester: Suggester, session: Session[Sheet] | None = None
    ) -> None:
        super().__init__()
        self._suggester = suggester
        self._inquiry = Inquiry(suggester, self)
        self._room = Room(self)
        self._lexicon: Lexicon | None = None
        self._advice: Advice | None = None
        self._why: Reason | None = None
        self._appearance = Appearance(
            remembered.theme, remembered.palette, self, scale_of(remembered)
        )

        self._board = Board(remembered.length, self, remembered.rule, remembered.game)
        self._board.changed.connect(self._room.note)  # the first to hear of it
        self._game = GameInHand(self._board, self._appearance, self)
        self._keeper = Keeper(remembered, self._board, self)
        self._table = Table(remembered.length, suggester, self)
        self._build()
        if session is None:
            self._show_sheet(self._board.sheet)
        else:
            self._board.resume(session)
        self._keeper.watch()
        self._stand()
        self._desk.board_view.focus()

    def _build(self) -> None:
        """All that says something; it is made anew when another language is spoken."""
        suggester = self._suggester
        self._actions = fill_menus(self)
        self._sides = Sides(self._actions, self._room, self)
        spoiler = Spoiler(self._keeper.settings.spoiler)
        self._desk = Desk(self._board, suggester, self._appearance.theme, spoiler, self._sides)
        self._copying = Copying(self._board, self._desk.list, self)
        self._lexica = LexiconMenu(self._actions["manage_lexica"], self)
        insert_menu(self._lexica, self._actions["longer"])
        ranking = self._desk.ranking
        self._on_board = BoardActions(self._board, self._desk.board_view, self._actions, self)
        self._language = LanguageMenu(self._actions, self._keeper, self)
        self._view = ViewChoice(self._actions, self._keeper, self._appearance, self)
        self._labels = GameLabels(
            self._board, self._game, self._desk, self._lexica, self._actions, self._keeper
        )
        self._games = GameChoice(
            self._board, self._game, self._desk.given, self._actions, self._keeper, self
        )
        self._strategy = StrategyChoice(self._actions, ranking.head, self._keeper, self)
        self._explaining = Explaining(
            suggester, ranking, self._actions["why"], self._keeper, self._board, self._appearance
        )
        self._spoiling = Spoiling(
            self._actions,
            self._keeper,
            self._desk,
            self._board,
            self._inquiry,
            suggester,
            self._explaining,
            self._appearance,
        )

        self._playing = Playing(
            self._table,
            self._board,
            self._desk,
            self._keeper,
            self._actions,
            self._sides,
            self._appearance.theme,
            self,
        )

        self._wishes = Wishes(self._board, self._desk, self._playing, self._actions, self._keeper)
        self._panels = GamePanels(
            suggester, self._actions, self._keeper, self._board, self._appearance, self
        )
        shared = (self._actions["all_words"], self._actions["flagged"])
        self._rack = RackDoor(suggester, self._appearance, shared, self)
        self._boards = BoardsDoor(suggester, self._appearance, shared, self)
        self._class = ClassroomDoor(suggester, self._actions["class"], self._appearance, self)
        self._studies = StudyDoor(suggester, self._appearance, self)
        self._shelf = LexicaDoor(suggester, self._actions["manage_lexica"], self._appearance, self)
        self.lessons = LessonsDoor(suggester, self._actions, self._keeper, self._appearance, self)
        sources = Sources(
            self._actions, self._board, self._on_board, self._lexica, self._appearance
        )
        self._beside = Beside(sources, self)
        self._title = Title(self._desk.status, self._sides, self)
        self._first_steps = FirstSteps(
            self._actions["first_steps"], self._board, self._desk, self._keeper
        )
        self._after = AfterGame(self._actions, self._board, self._desk, self._sides)
        self._menus = ContextMenus(self._actions, self._desk, self._board)

        self.setCentralWidget(self._sides)
        self._connect_pieces()
        self._connect_actions()
        self._labels.show_rule()
        self._show_view()

    def _stand(self) -> None:
        """How large it is, where, and before what."""
        Scaling(self._appearance, self)
        self._menu = WindowMenu(self._actions, self)
        percent = self._keeper.settings.presented
        self._presenting = Presenting(self._actions["present"], self, self._appearance, percent)
        Zoom(self._actions, self._keeper, self._appearance, self._presenting, self)
        OnTop(self._actions["on_top"], self._keeper, self).noticed.connect(
            self._desk.status.show_notice
        )
        self._compact = Compact(
            self._actions,
            self._keeper,
            self._appearance,
            self._sides,
            self._desk,
            self._playing.pane,
            self,
        )
        Presentation(self._actions, self._presenting, self._compact, self._desk, self._sides, self)

    @Slot()
    def _make_anew(self) -> None:
        """What is done stays, and so do those who know of it."""
        self._compact.note_place()
        self._presenting.leave()
        stay = (
            self._inquiry,
            self._room,
            self._appearance,
            self._board,
            self._game,
            self._keeper,
            self._table,
        )
        handed = Handed.by(self, self._sides)
        for each in (self._suggester, *stay):
            each.disconnect(self)
        clear(self, stay)
        self._build()
        for made in (self.menuBar(), self._sides):
            made.show()  # Or for a moment there would be nothing.
        self._board.changed.emit(self._board.sheet)
        if self._lexicon is None:
            self._open_lexicon()
        else:
            self._show_lexicon(self._lexicon)
        if self._advice is not None:
            self._show_advice(self._advice)
        self._stand()
        self._desk.board_view.focus()
        handed.to(self, self._sides)

    def _connect_pieces(self) -> None:
        desk = self._desk
        self._suggester.opened.connect(self._show_lexicon)
        self._suggester.opened.connect(self._beside.show_lexicon)
        self._inquiry.answered.connect(self._show_advice)
        self._inquiry.waiting.connect(self._show_waiting)
        self._suggester.failed.connect(self._show_failure)
        self._board.changed.connect(self._show_sheet)
        self._board.noticed.connect(desk.status.show_notice)
        desk.given.editing_changed.connect(self._show_hint)
        desk.given.ended.connect(desk.board_view.focus)
        desk.board_view.left_below.connect(desk.enter_list)
        desk.pattern.copied.connect(desk.status.show_notice)
        self._strategy.changed.connect(self._ask)
        self._spoiling.changed.connect(self._show_advice)
        self._explaining.failed.connect(self.show_message)
        self._keeper.failed.connect(self.show_message)
        self._wishes.lexicon_wanted.connect(self._choose_lexicon)
        self._wishes.word_missed.connect(self._shelf.add_word)
        self._lexica.chosen.connect(self._choose_lexicon)
        self._lexica.game_chosen.connect(self._games.begin)
        self._games.begun.connect(desk.board_view.focus)
        self._games.begun.connect(desk.messages.hide)
        self._games.begun.connect(self._playing.offer)
        self._games.lexicon_wanted.connect(self._open_named)
        self._games.failed.connect(self.show_message)
        self._game.failed.connect(self.show_message)
        self._shelf.used.connect(self._choose_lexicon)
        self._shelf.failed.connect(self.show_message)
        self._menus.unwanted.connect(self._shelf.never_suggest)
        self._games.several_wanted.connect(self._boards.open_game)
        self._labels.named.connect(self._title.show_game)
        self._copying.copied.connect(desk.status.show_notice)
        desk.pasting.noticed.connect(desk.status.show_notice)
        desk.pasting.left.connect(desk.board_view.focus)
        desk.lookup.left.connect(desk.board_view.focus)
        desk.finding.left.connect(desk.board_view.focus)
        desk.finding.failed.connect(self.show_message)
        desk.choices.length_wanted.connect(self._board.change_length)
        desk.choices.all_words_wanted.connect(self._view.want_all_words)
        self._view.changed.connect(self._look_again)
        # Not at once: what is chosen from would be gone while it is still telling.
        self._language.changed.connect(self._make_anew, Qt.ConnectionType.QueuedConnection)
        self._playing.failed.connect(self.show_message)
        self._panels.failed.connect(self.show_message)
        self._playing.ended.connect(self._panels.show_played)
        pieces = desk.given, desk.board_view, desk.pegs, desk.ranking, desk.pasting, desk.finding
        for piece in (desk, *pieces, desk.ladder, self._playing.pane):
            self._appearance.changed.connect(piece.show_theme)

    def _connect_actions(self) -> None:
        actions = self._actions
        for name, act in {
            "new_game": self._new_game,
            "give": self._desk.given.edit,
            "quit": self.close,
            "copy_word": self._copying.word,
            "copy_list": self._copying.whole_list,
            "copy_pattern": self._desk.pattern.copy_paper,
            "copy_strict": self._desk.pattern.copy_strict,
            "copy_grid": self._copying.as_grid,
            "copy_grid_letters": self._copying.as_grid_with_letters,
            "copy_text": self._copying.as_text,
            "paste": self._desk.pasting.paste,
            "look_up": self._desk.lookup.open,
            "find": self._desk.finding.open,
            "known": self._show_known,
            "tree": self._explaining.show_tree,
            "rack": self._rack.open,
            "boards": self._boards.open,
            "studies": self._studies.open,
        }.items():
            actions[name].triggered.connect(act)
        for hardness in Hardness:
            actions[hardness].triggered.connect(self._change_hardness)

    # What is asked

    @Slot(object)
    def _show_sheet(self, sheet: Sheet) -> None:
        self._show_hint()
        self._desk.known.show_sheet(sheet)
        if self._keeper.settings.length != sheet.length:
            self._keeper.remember(length=sheet.length)
            self._desk.choices.show_length(sheet.length)
            self._show_view()
            self._room.make(self._comfortable_width())
        if self._keeper.settings.rule != sheet.rule:
            self._keeper.remember(rule=sheet.rule)
            self._room.make(self._comfortable_width())
        if not self._ask() and self._advice is not None:
            self._show_headline(self._advice, sheet)

    @Slot()
    def _ask(self) -> bool:
        """Whether there was something new to ask."""
        if self._lexicon is None:
            return False
        settings, sheet = self._keeper.settings, self._board.sheet
        for door in (self._rack, self._boards, self._class):
            door.show_view(View.of(self._lexicon, settings))
        question = question_of(sheet, settings, self._lexicon)
        self._desk.lookup.show_game(question, sheet, self._lexicon)
        self._desk.pasting.show_game(question, self._lexicon)
        self._desk.finding.show_game(question, self._lexicon)
        self.lessons.show_question(question)
        return self._inquiry.ask(question)

    @Slot(object)
    def _show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        self._board.alphabet = lexicon.alphabet
        self._on_board.lengths = lexicon.lengths
        self._labels.show_lexicon(lexicon)
        self._shelf.show_lexicon(lexicon)
        self._appearance.show_pegs(pegs_of(lexicon.name))
        self._wishes.show_lexicon(lexicon)
        self._playing.show_lexicon(lexicon)
        self._panels.show_lexicon(lexicon)
        sheet = self._board.sheet
        if sheet.empty and sheet.length not in lexicon.lengths:
            nearest = min(lexicon.lengths, key=lambda length: abs(length - sheet.length))
            self._board.show(sheet.new_game(nearest))
        self._desk.choices.show_length(self._board.sheet.length)
        self._show_view()
        self._ask()

    @Slot(object)
    def _show_advice(self, advice: Advice) -> None:
        sheet = self._board.sheet
        reason = wording.reason(advice, sheet)
        self._advice, self._why = self._spoiling.show_advice(advice), reason
        self._desk.status.renew_hint(self._hint())
        self._show_headline(advice, sheet)
        self._desk.pattern.show_advice(advice)
        at_fault = None if reason is None else reason.turn
        self._desk.board_view.show_fault(None if at_fault is None else sheet.spelt_rows[at_fault])
        self._show_reason(reason)
        self._after.show_advice(advice)

    def _show_headline(self, advice: Advice, sheet: Sheet) -> None:
        codes = is_code_name(self._keeper.settings.lexicon)
        self._desk.status.show_headline(wording.headline(advice, sheet, codes=codes))

    def _show_reason(self, reason: Reason | None) -> None:
        """In the list's place, or the list where there is none."""
        if reason is not None:
            self._desk.reason.show_reason(reason)
            found = None if self._advice is None else self._advice.diagnosis
            sheet = self._board.sheet
            if sheet.solved or is_code_name(self._keeper.settings.lexicon):
                missed = ""
            else:
                missed = wording.missing(found, sheet) if found else ""
            self._desk.reason.show_proposals(
                found.proposals if found and not sheet.solved else (), sheet
            )
            self._desk.reason.show_missing(missed)
            self._show_hint()
            if self._desk.list.hasFocus():
                self._desk.board_view.focus()
        self._desk.show_list(listed=reason is None)

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        self._desk.messages.show_message(objection(error))
        if self._lexicon is None:
            self._desk.status.show_headline(translate("Window", "No lexicon"))
            self._show_reason(
                Reason(translate("Window", "Without a lexicon there are no suggestions."))
            )

    @Slot(bool)
    def _show_waiting(self, waiting: bool) -> None:
        self._desk.list.show_waiting(waiting=waiting)
        self._desk.status.show_waiting(waiting=waiting)
        if waiting and self._lexicon is None:
            self._desk.status.show_headline(translate("Window", "Opening the lexicon …"))

    # What was wished

    @Slot(str)
    def _choose_lexicon(self, name: str) -> None:
        if is_code_name(self._keeper.settings.lexicon) and not is_code_name(name):
            self._keeper.remember(lexicon=name)
            self._board.begin(self._board.sheet.length, Rule.TILES, "")
        self._open_named(name)

    @Slot(str)
    def _open_named(self, name: str) -> None:
        self._keeper.remember(lexicon=name)
        self._open_lexicon()

    @Slot()
    def _look_again(self) -> None:
        self._show_view()
        self._labels.show_rule()
        self._ask()

    @Slot()
    def _new_game(self) -> None:
        if self._sides.game_shown:
            self._playing.start_new()
        else:
            self._board.new_game()
            self._desk.board_view.focus()
            self._games.ask_for_letters()

    @Slot()
    def _change_hardness(self) -> None:
        self._keeper.remember(
            hardness=next(one for one in Hardness if self._actions[one].isChecked())
        )
        self._labels.show_rule()
        self._ask()

    @Slot()
    def _show_known(self) -> None:
        show_known(self._board, self)

    # What the pieces show

    @Slot()
    def _show_hint(self) -> None:
        self._desk.status.show_hint(self._hint())

    def _hint(self) -> str:
        if self._desk.given.editing:
            return wording.giving_hint()
        return wording.hint(self._board.sheet, self._why, listed=self._spoiling.listed)

    def _show_view(self) -> None:
        self._desk.choices.show_view(
            self._keeper.settings.length, all_words=self._keeper.settings.all_tiers
        )

    def _comfortable_width(self) -> int:
        return self._sides.comfortable_width()

    def warm_up(self, warmth: Warmth) -> None:
        """Have the kernels compiled, and meanwhile say how far that is."""
        warming = WarmingUp(warmth, self._suggester)
        warming.progressed.connect(self._show_warming)
        warming.begin(bits(self._board.sheet.rule, self._board.sheet.length))

    @Slot(int, int)
    def _show_warming(self, made: int, of: int) -> None:
        self._desk.ranking.note.show_progress(made, of)
        self._suggester.warm_up()

    def show_message(self, text: str) -> None:
        """For what went wrong anywhere."""
        self._desk.messages.show_message(text)

    # From first to last

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous() and self._lexicon is None:
            # After this: the lexicon must not keep the window waiting.
            QTimer.singleShot(0, self, self._open_lexicon)

    @Slot()
    def _open_lexicon(self) -> None:
        self._inquiry.open(self._keeper.settings.lexicon)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._menu.answer(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._compact.note_place()
        self._appearance.rest()
        self._suggester.close()
        super().closeEvent(event)
