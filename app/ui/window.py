"""The window: puts the pieces together."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow

from app.engine.answer import Advice
from app.engine.clues.hardness import Hardness, breaks
from app.engine.clues.rules import Rule
from app.engine.diagnosis import Change, OtherLexicon, OtherRule, Widen
from app.engine.lexicon.code_names import is_code_name
from app.settings import Settings
from app.suggester import Suggester
from app.ui import wording
from app.ui.actions import fill_menus, insert_menu
from app.ui.asking import question_of
from app.ui.board import Board
from app.ui.board_actions import BoardActions
from app.ui.copying import Copying
from app.ui.desk import Desk
from app.ui.explaining import Explaining
from app.ui.games.game_panels import GamePanels
from app.ui.inquiry import Inquiry
from app.ui.keeper import Keeper
from app.ui.known_panel import show_known
from app.ui.lexicon_menu import LexiconMenu
from app.ui.panels import about_panel, keys_panel
from app.ui.pegs import CodeGame, pegs_of
from app.ui.play.playing import Playing
from app.ui.play.sides import Sides
from app.ui.rack.door import RackDoor
from app.ui.rack.views import View
from app.ui.room import Room
from app.ui.session import Session
from app.ui.sheet import Sheet
from app.ui.strategy_choice import StrategyChoice
from app.ui.theme import Appearance
from app.ui.view_choice import ViewChoice
from app.ui.wording import Reason, Remedy

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

translate = QCoreApplication.translate


class Window(QMainWindow):
    """One board, one list, and what lies between them."""

    def __init__(
        self, remembered: Settings, suggester: Suggester, session: Session | None = None
    ) -> None:
        super().__init__()
        self._suggester = suggester
        self._inquiry = Inquiry(suggester, self)
        self._room = Room(self)
        self._lexicon: Lexicon | None = None
        self._advice: Advice | None = None
        self._why: Reason | None = None
        self._appearance = Appearance(remembered.theme, remembered.palette, self)

        self._board = Board(remembered.length, self, remembered.rule)
        self._board.changed.connect(self._room.note)  # the first to hear of it
        self._actions = fill_menus(self)
        self._sides = Sides(self._actions, self._room, self)
        self._desk = Desk(self._board, suggester, self._appearance.theme, self._sides)
        self._copying = Copying(self._board, self._desk.list, self)
        self._keeper = Keeper(remembered, self._board, self)
        self._lexica = LexiconMenu(self)
        insert_menu(self._lexica, self._actions["longer"])
        ranking = self._desk.ranking
        self._on_board = BoardActions(self._board, self._desk.board_view, self._actions, self)
        self._view = ViewChoice(self._actions, self._keeper, self._appearance, self)
        self._strategy = StrategyChoice(self._actions, ranking.head, self._keeper, self)
        self._explaining = Explaining(
            suggester, ranking, self._actions["why"], self._keeper, self._board, self._appearance
        )

        self._playing = Playing(
            self._board,
            self._desk,
            self._keeper,
            suggester,
            self._actions,
            self._sides,
            self._appearance.theme,
            self,
        )

        self._panels = GamePanels(
            suggester, self._actions, self._keeper, self._board, self._appearance, self
        )
        shared = (self._actions["all_words"], self._actions["flagged"])
        self._rack = RackDoor(suggester, self._appearance, shared, self)

        self.setWindowTitle(translate("Window", "Word Mastermind Helper"))
        self.setCentralWidget(self._sides)
        self._connect_pieces()
        self._connect_actions()
        self._show_rule()
        self._show_view()
        if session is None:
            self._show_sheet(self._board.sheet)
        else:
            self._board.resume(session)
        self._keeper.watch()
        if not self.restoreGeometry(QByteArray(remembered.geometry)):
            self.resize(max(360, self._comfortable_width()), 620)
        self._desk.board_view.focus()

    def _connect_pieces(self) -> None:
        desk = self._desk
        self._suggester.opened.connect(self._show_lexicon)
        self._inquiry.answered.connect(self._show_advice)
        self._inquiry.waiting.connect(self._show_waiting)
        self._suggester.failed.connect(self._show_failure)
        self._board.changed.connect(self._show_sheet)
        self._board.noticed.connect(desk.status.show_notice)
        self._board.entered.connect(self._check_word)
        desk.given.editing_changed.connect(self._show_hint)
        desk.given.ended.connect(desk.board_view.focus)
        desk.board_view.left_below.connect(desk.enter_list)
        desk.list.taken.connect(self._take)
        desk.ranking.best.taken.connect(self._take)
        desk.list.left.connect(self._leave_list)
        desk.list.typed.connect(self._type)
        desk.reason.remedied.connect(self._remedy)
        desk.reason.mended.connect(self._mend)
        desk.pattern.copied.connect(desk.status.show_notice)
        self._strategy.changed.connect(self._ask)
        self._explaining.failed.connect(self.show_message)
        self._keeper.failed.connect(self.show_message)
        self._lexica.chosen.connect(self._choose_lexicon)
        self._lexica.code_game_chosen.connect(self._play_codes)
        desk.pegs.typed.connect(self._type_peg)
        self._copying.copied.connect(desk.status.show_notice)
        desk.pasting.noticed.connect(desk.status.show_notice)
        desk.pasting.left.connect(desk.board_view.focus)
        desk.lookup.left.connect(desk.board_view.focus)
        desk.finding.left.connect(desk.board_view.focus)
        desk.finding.taken.connect(self._take)
        desk.finding.failed.connect(self.show_message)
        desk.choices.length_wanted.connect(self._board.change_length)
        desk.choices.all_words_wanted.connect(self._view.want_all_words)
        self._view.changed.connect(self._look_again)
        self._playing.failed.connect(self.show_message)
        self._panels.failed.connect(self.show_message)
        self._playing.ended.connect(self._panels.show_played)
        pieces = desk.given, desk.board_view, desk.pegs, desk.ranking, desk.pasting
        for piece in (*pieces, self._playing.pane):
            self._appearance.changed.connect(piece.show_theme)

    def _connect_actions(self) -> None:
        actions = self._actions
        for name, act in {
            "new_game": self._new_game,
            "give": self._desk.given.edit,
            "quit": self.close,
            "copy_word": self._copying.word,
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
            "keys": self._show_keys,
            "about": self._show_about,
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
            self._show_rule()
            self._room.make(self._comfortable_width())
        if not self._ask() and self._advice is not None:
            self._show_headline(self._advice, sheet)

    @Slot()
    def _ask(self) -> bool:
        """Whether there was something new to ask."""
        if self._lexicon is None:
            return False
        settings, sheet = self._keeper.settings, self._board.sheet
        self._rack.show_view(View.of(self._lexicon, settings))
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
        self._desk.choices.show_lexicon(lexicon)
        self._lexica.show_name(lexicon.name)
        self._appearance.show_pegs(pegs_of(lexicon.name))
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
        self._advice, self._why = advice, reason
        self._show_headline(advice, sheet)
        self._desk.ranking.show_advice(advice)
        self._explaining.show_advice(advice)
        self._desk.pattern.show_advice(advice)
        at_fault = None if reason is None else reason.turn
        self._desk.board_view.show_fault(None if at_fault is None else sheet.spelt_rows[at_fault])
        self._show_reason(reason)

    def _show_headline(self, advice: Advice, sheet: Sheet) -> None:
        codes = is_code_name(self._keeper.settings.lexicon)
        self._desk.status.show_headline(wording.headline(advice, sheet, codes=codes))

    def _show_reason(self, reason: Reason | None) -> None:
        """In the list's place, or the list where there is none."""
        if reason is not None:
            self._desk.reason.show_reason(reason)
            found = None if self._advice is None else self._advice.diagnosis
            self._desk.reason.show_proposals(found.proposals if found else (), self._board.sheet)
            self._show_hint()
            if self._desk.list.hasFocus():
                self._desk.board_view.focus()
        self._desk.show_list(listed=reason is None)

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        self._desk.messages.show_message(str(error) or type(error).__name__)
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
    def _take(self, word: str) -> None:
        if self._playing.take(word):
            self._playing.focus()
        else:
            self._board.take(word)
            self._desk.board_view.focus()

    @Slot(QKeyEvent)
    def _type(self, event: QKeyEvent) -> None:
        if not self._playing.press(event):
            self._desk.board_view.focus()
            self._desk.board_view.press(event)

    @Slot(str)
    def _type_peg(self, letter: str) -> None:
        if not self._playing.type(letter):
            self._board.type(letter)

    @Slot()
    def _leave_list(self) -> None:
        if not self._playing.focus():
            self._desk.board_view.focus()

    @Slot(str)
    def _check_word(self, word: str) -> None:
        """Gently: the guess stands, whatever is said of it."""
        notices: list[str] = []
        if self._lexicon is not None and word not in self._lexicon:
            text = translate("Window", "{0} is not in this lexicon, but the game may know it.")
            notices.append(text.format(word.upper()))
        sheet = self._board.sheet
        rows = [row for row in sheet.spelt_rows if row < sheet.row]
        turns = [sheet.turn(row) for row in rows]
        if broken := breaks(sheet.current.letters, turns, self._keeper.settings.hardness):
            notices.append(wording.breach(broken, rows[broken.row] + 1))
        if notices:
            self._desk.status.show_notice(" ".join(notices))

    @Slot(object)
    def _remedy(self, remedy: Remedy) -> None:
        self._desk.board_view.focus()
        match remedy:
            case Remedy.ALL_WORDS:
                self._actions["all_words"].setChecked(True)
            case Remedy.FLAGGED_WORDS:
                self._actions["flagged"].setChecked(True)

    @Slot(object)
    def _mend(self, change: Change) -> None:
        """What the doctor proposed: on the board, or in what is looked at."""
        self._playing.mend(change)
        self._leave_list()
        match change:
            case Widen():
                self._actions["all_words"].setChecked(True)
            case OtherLexicon(name):
                self._choose_lexicon(name)
            case OtherRule(rule):
                self._board.choose_rule(rule)
            case _:
                self._board.mend(change)

    @Slot(str)
    def _choose_lexicon(self, name: str) -> None:
        if is_code_name(self._keeper.settings.lexicon) and not is_code_name(name):
            self._board.new_game()
            self._board.choose_rule(Rule.TILES)
        self._keeper.remember(lexicon=name)
        self._open_lexicon()

    @Slot(object)
    def _play_codes(self, game: CodeGame) -> None:
        self._board.new_game()
        self._board.change_length(game.length)
        self._board.choose_rule(Rule.PEGS)
        self._choose_lexicon(game.lexicon)

    @Slot()
    def _look_again(self) -> None:
        self._show_view()
        self._ask()

    @Slot()
    def _new_game(self) -> None:
        if self._sides.game_shown:
            self._playing.start_new()
        else:
            self._board.new_game()
            self._desk.board_view.focus()

    @Slot()
    def _change_hardness(self) -> None:
        self._keeper.remember(
            hardness=next(one for one in Hardness if self._actions[one].isChecked())
        )
        self._show_rule()
        self._ask()

    @Slot()
    def _show_known(self) -> None:
        show_known(self._board, self)

    @Slot()
    def _show_keys(self) -> None:
        keys_panel(self).show()

    @Slot()
    def _show_about(self) -> None:
        about_panel(self).show()

    # What the pieces show

    def _show_rule(self) -> None:
        rule, hardness = self._keeper.settings.rule, self._keeper.settings.hardness
        self._actions[rule].setChecked(True)
        self._actions[hardness].setChecked(True)
        self._desk.rule.show_rule(rule, hardness)

    @Slot()
    def _show_hint(self) -> None:
        self._desk.status.show_hint(
            wording.giving_hint()
            if self._desk.given.editing
            else wording.hint(self._board.sheet, self._why)
        )

    def _show_view(self) -> None:
        self._desk.choices.show_view(
            self._keeper.settings.length, all_words=self._keeper.settings.all_tiers
        )

    def _comfortable_width(self) -> int:
        return self._sides.comfortable_width()

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

    def closeEvent(self, event: QCloseEvent) -> None:
        self._keeper.remember(geometry=bytes(self.saveGeometry().data()))
        self._suggester.close()
        super().closeEvent(event)
