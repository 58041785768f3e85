"""The window: puts the pieces together."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow

from wmh.engine.answer import Advice
from wmh.engine.clues.rules import Rule
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.lexicon.code_names import is_code_name
from wmh.files.kept import Trouble
from wmh.ui.actions import fill_menus, insert_menu
from wmh.ui.advice import wording
from wmh.ui.advice.current_question import question_of
from wmh.ui.advice.explaining import Explaining
from wmh.ui.advice.strategy_choice import StrategyChoice
from wmh.ui.advice.wording import Reason
from wmh.ui.beside import beside
from wmh.ui.bindings import Bindings
from wmh.ui.board.board_actions import BoardActions
from wmh.ui.board.sheet import Sheet
from wmh.ui.frame.compact import Compact
from wmh.ui.frame.on_top import OnTop
from wmh.ui.frame.presenting import PresentedMain, Presenting
from wmh.ui.frame.size import Width
from wmh.ui.frame.title import Title
from wmh.ui.frame.zoom import Zoom
from wmh.ui.game.after_game import AfterGame
from wmh.ui.game.game_choice import GameChoice
from wmh.ui.game.game_in_hand import GameLabels
from wmh.ui.game.lexicon_menu import LexiconMenu
from wmh.ui.help.first_steps import FirstSteps
from wmh.ui.helper_side import HelperSide
from wmh.ui.lexica.flagging import Flagging
from wmh.ui.look.pegs import pegs_of
from wmh.ui.look.scaling import Scaling
from wmh.ui.menus import ContextMenus, WindowMenu
from wmh.ui.parts.error_text import objection
from wmh.ui.play.playing import Playing
from wmh.ui.play.split import Split
from wmh.ui.preferences.sources import Sources
from wmh.ui.program.models import Models
from wmh.ui.routing import Copying, Routing
from wmh.ui.spoiler.spoiling import Spoiling
from wmh.ui.windows import Windows
from wmh.ui.words.scope import WordScope

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

translate = QCoreApplication.translate

_ASKED = (
    *("hardness", "all_tiers", "flagged"),
    *("strategy", "guesses", "prior", "plain", "attempts"),
)
"""The settings that are part of a question."""


class Window(QMainWindow):
    """One board, one list, and what lies between them."""

    def __init__(self, models: Models) -> None:
        super().__init__()
        self._models = models
        self._suggester, self._inquiry = models.suggester, models.inquiry
        self._appearance = models.appearance
        self._board, self._game, self._keeper = models.board, models.game, models.keeper
        self._table = models.table
        self._room = Width(self)
        self._lexicon: Lexicon | None = None
        self._advice: Advice | None = None
        self._why: Reason | None = None
        self._board.changing.connect(self._room.note)
        self._build()
        models.begin()
        if self._table.lexicon is not None:
            self._show_lexicon(self._table.lexicon)
        if self._inquiry.advice is not None:
            self._show_advice(self._inquiry.advice)
        self._stand()
        self._desk.board_view.focus()

    def _build(self) -> None:
        suggester = self._suggester
        self._actions = fill_menus(self)
        self._bindings = Bindings(self._actions, self._keeper, self)
        self._sides = Split(self._actions, self._room, self)
        spoiler = Spoiler(self._keeper.settings.spoiler)
        self._desk = HelperSide(self._board, suggester, spoiler, self._sides)
        self._copying = Copying(self._board, self._desk.list, self)
        self._lexica = LexiconMenu(self._actions["manage_lexica"], self)
        insert_menu(self._lexica, self._actions["longer"])
        ranking = self._desk.ranking
        self._on_board = BoardActions(
            self._board, self._desk.board_view, self._actions, self._keeper, self
        )
        self._labels = GameLabels(self._board, self._game, self._desk, self._lexica, self._keeper)
        self._games = GameChoice(self._board, self._game, self._desk.given, self._keeper, self)
        StrategyChoice(self._actions, ranking.head, self._keeper, self)
        self._explaining = Explaining(
            suggester, ranking, self._actions["why"], self._actions["tree"]
        )
        self._spoiling = Spoiling(
            self._actions,
            self._keeper,
            self._bindings,
            self._desk,
            self._board,
            self._inquiry,
            suggester,
            self._explaining,
        )

        self._playing = Playing(
            self._table,
            self._board,
            self._desk,
            self._keeper,
            self._actions,
            self._sides,
            self,
        )

        self._wishes = Routing(self._board, self._desk, self._playing, self._actions, self._keeper)
        sources = Sources(self._actions, self._board, self._on_board, self._lexica)
        self._windows = Windows(self._models, self._actions, sources, self._explaining, self)
        self._flagging = Flagging(suggester, self)
        self._title = Title(self._desk.status, self._sides, self)
        self._first_steps = FirstSteps(self._actions["first_steps"], self._board, self._desk)
        self._after = AfterGame(self._actions, self._board, self._desk, self._sides)
        self._menus = ContextMenus(self._actions, self._desk, self._board)

        self.setCentralWidget(self._sides)
        self._connect_pieces()
        self._connect_actions()
        self._show_view()

    def _stand(self) -> None:
        """How large it is, where, and before what."""
        Scaling(self._appearance, self)
        self._menu = WindowMenu(self._actions, self)
        percent = self._keeper.settings.presented
        self._presenting = Presenting(self._actions["present"], self, self._appearance, percent)
        Zoom(self._actions, self._keeper, self._bindings, self._appearance, self._presenting, self)
        OnTop(self._actions["on_top"], self._bindings, self).noticed.connect(
            self._desk.status.show_notice
        )
        self._compact = Compact(
            self._keeper,
            self._bindings,
            self._appearance,
            self._sides,
            self._desk,
            self._playing.pane,
            self,
        )
        PresentedMain(self._actions, self._presenting, self._compact, self._desk, self._sides, self)

    def _connect_pieces(self) -> None:
        desk = self._desk
        self._suggester.opened.connect(self._show_lexicon)
        if (warming := self._models.warming) is not None:
            warming.progressed.connect(desk.ranking.note.show_progress)
            warming.tell()
        self._inquiry.answered.connect(self._show_advice)
        self._inquiry.waiting.connect(self._show_waiting)
        self._suggester.failed.connect(self._show_failure)
        self._board.changed.connect(self._show_sheet)
        self._board.noticed.connect(desk.status.show_notice)
        desk.given.editing_changed.connect(self._show_hint)
        desk.given.ended.connect(desk.board_view.focus)
        desk.board_view.left_below.connect(desk.enter_list)
        desk.pattern.copied.connect(desk.status.show_notice)
        self._keeper.changed.connect(self._follow)
        self._spoiling.changed.connect(self._show_advice)
        self._explaining.failed.connect(self.show_message)
        self._keeper.failed.connect(self.show_message)
        self._wishes.lexicon_wanted.connect(self._choose_lexicon)
        self._wishes.word_missed.connect(self._windows.add_word)
        self._lexica.chosen.connect(self._choose_lexicon)
        self._lexica.game_chosen.connect(self._games.begin)
        self._games.begun.connect(desk.board_view.focus)
        self._games.begun.connect(desk.messages.hide)
        self._games.begun.connect(self._playing.offer)
        self._games.lexicon_wanted.connect(self._open_named)
        self._games.failed.connect(self.show_message)
        self._game.failed.connect(self.show_message)
        self._windows.lexicon_wanted.connect(self._choose_lexicon)
        self._windows.game_chosen.connect(self._games.begin)
        self._windows.failed.connect(self.show_message)
        self._menus.unwanted.connect(self._flagging.never_suggest)
        self._flagging.done.connect(self._choose_lexicon)
        self._flagging.failed.connect(self.show_message)
        self._games.several_wanted.connect(self._windows.open_boards)
        self._labels.named.connect(self._title.show_game)
        self._copying.copied.connect(desk.status.show_notice)
        desk.pasting.noticed.connect(desk.status.show_notice)
        desk.pasting.failed.connect(self.show_message)
        desk.pasting.left.connect(desk.board_view.focus)
        desk.lookup.left.connect(desk.board_view.focus)
        desk.finding.left.connect(desk.board_view.focus)
        desk.finding.failed.connect(self.show_message)
        desk.choices.length_wanted.connect(self._board.change_length)
        desk.choices.all_words_wanted.connect(self._actions["all_words"].setChecked)
        self._playing.failed.connect(self.show_message)
        self._playing.troubled.connect(desk.messages.add_trouble)
        self._playing.ended.connect(self._windows.show_played)

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
        }.items():
            actions[name].triggered.connect(act)

    # What is asked

    @Slot(object)
    def _show_sheet(self, sheet: Sheet) -> None:
        self._show_hint()
        self._desk.known.show_sheet(sheet)
        if not self._ask() and self._advice is not None:
            self._show_headline(self._advice, sheet)

    @Slot(str)
    def _follow(self, setting: str) -> None:
        """What is another now: to be asked with it, and room to be made for it."""
        if setting == "length":
            self._desk.choices.show_length(self._keeper.settings.length)
        if setting in ("length", "all_tiers"):
            self._show_view()
        if setting in ("length", "rule"):
            self._sides.make_room()
        if setting in _ASKED:
            self._ask()

    def _ask(self) -> bool:
        """Whether there was something new to ask."""
        if self._lexicon is None:
            return False
        settings, sheet = self._keeper.settings, self._board.sheet
        self._windows.show_view(WordScope.of(self._lexicon, settings))
        question = question_of(sheet, settings, self._lexicon)
        self._desk.lookup.show_game(question, sheet, self._lexicon)
        self._desk.pasting.show_game(question, self._lexicon)
        self._desk.finding.show_game(question, self._lexicon)
        return self._inquiry.ask(question)

    @Slot(object)
    def _show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        self._board.alphabet = lexicon.alphabet
        self._on_board.lengths = lexicon.lengths
        self._labels.show_lexicon(lexicon)
        self._flagging.show_name(lexicon.name)
        self._appearance.show_pegs(pegs_of(lexicon.name))
        self._wishes.show_lexicon(lexicon)
        self._playing.show_lexicon(lexicon)
        self._windows.show_lexicon(lexicon)
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
            self._desk.reason.show_proposals(
                found.proposals if found and not sheet.solved else (), sheet
            )
            if sheet.solved or is_code_name(self._keeper.settings.lexicon):
                missed = ""
            else:
                missed = wording.missing(found, sheet) if found else ""
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
    def _new_game(self) -> None:
        if self._sides.game_shown:
            self._playing.start_new()
        else:
            self._board.new_game()
            self._desk.board_view.focus()
            self._games.ask_for_letters()

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

    def open_lesson(self, path: Path) -> None:
        """The lesson of a scenario, in its window."""
        self._windows.open_lesson(path)

    def show_message(self, text: str, file: Path | None = None) -> None:
        """For what went wrong anywhere, with a file that somebody may want to see."""
        self._desk.messages.show_message(text, file)

    def show_trouble(self, trouble: Trouble) -> None:
        """With a file that is kept."""
        self._desk.messages.add_trouble(trouble)

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

    def give_way(self) -> None:
        """Go without an end: another window goes on. Those beside it are closed."""
        self._compact.note_place()
        self._presenting.leave()
        for each in beside(self):
            each.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._compact.note_place()
        self._models.close()
        super().closeEvent(event)
