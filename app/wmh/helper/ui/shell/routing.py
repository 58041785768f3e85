"""Routing of words and keys from the list, pegs and notes: to the board or the game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.hard_modes import breaks
from wmh.engine.clues.squares import USUAL
from wmh.engine.clues.turn import Turn
from wmh.engine.question import Familiarity
from wmh.helper.capitals import capital, show_capitals_of
from wmh.helper.ui.advice import wording
from wmh.helper.ui.advice.suggestion_list import SuggestionList
from wmh.helper.ui.advice.wording import Remedy
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.look.clue_words import own_squares
from wmh.helper.ui.play.split import Split
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.remembered import Remembered
from wmh.helper.ui.words.pattern_line import PatternLine

if TYPE_CHECKING:
    from wmh.engine.diagnosis import Change
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.ui.advice.reason import ReasonNote
    from wmh.helper.ui.play.playing import Playing
    from wmh.helper.ui.program.lazy import LazyWidget


class Routing(QObject):
    """Sends words and keys to the game in the window if it accepts them, else to the board."""

    lexicon_wanted = Signal(str)
    """Emitted with the name of a word list to open."""
    word_missed = Signal(str)
    """Emitted with a word to be added to the word list; "" if the word is still to be typed."""

    def __init__(
        self,
        board: Board,
        helper_side: HelperSide,
        playing: "LazyWidget[Playing]",
        sides: Split,
        actions: Mapping[str, QAction],
        remembered: Remembered,
    ) -> None:
        super().__init__(helper_side)
        self._board = board
        self._helper_side = helper_side
        self._playing = playing
        self._actions = actions
        self._remembered = remembered
        self._lexicon: Lexicon | None = None
        board.entered.connect(self._check_word)
        helper_side.list.taken.connect(self._take)
        helper_side.ranking.best.taken.connect(self._take)
        helper_side.finding.then(lambda finding: finding.taken.connect(self._take))
        helper_side.list.left.connect(self._return)
        sides.typed.connect(self._type)
        sides.left.connect(self._return)
        choices, head = helper_side.choices, helper_side.ranking.head
        for chosen in (choices.length_wanted, choices.familiarity_wanted, head.strategy_wanted):
            chosen.connect(self._return)
        helper_side.pegs.typed.connect(self._type_peg)
        helper_side.reason.then(self._follow_reason)

    def _follow_reason(self, reason: "ReasonNote") -> None:
        reason.remedied.connect(self._remedy)
        reason.mended.connect(self._mend)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        """Sets the word list in which entered words are looked up."""
        if show_capitals_of(lexicon.alphabet):  # Those of what is on the board.
            self._board.tell()
        self._lexicon = lexicon

    @Slot(str)
    def _take(self, word: str) -> None:
        playing = self._playing.made
        if playing is not None and playing.take(word):
            playing.focus()
        else:
            self._board.take(word)
            self._helper_side.board_view.focus()

    @Slot(QKeyEvent)
    def _type(self, event: QKeyEvent) -> None:
        playing = self._playing.made
        if playing is not None and playing.press(event):
            return
        if self._helper_side.isVisible():
            self._helper_side.board_view.focus()
            self._helper_side.board_view.press(event)

    @Slot(str)
    def _type_peg(self, letter: str) -> None:
        playing = self._playing.made
        if playing is None or not playing.type(letter):
            self._board.type(letter)

    @Slot()
    def _return(self) -> None:
        """Gives the focus back to the board in use."""
        playing = self._playing.made
        if playing is None or not playing.focus():
            self._helper_side.board_view.focus()

    @Slot(str)
    def _check_word(self, word: str) -> None:
        """Notes if a guess is not in the word list, or violates the hard mode.

        The guess stays entered.
        """
        notices: list[str] = []
        if self._lexicon is not None and word not in self._lexicon:
            text = _("{0} is not in this word list, but the game may accept it.")
            notices.append(text.format(capital(word)))
        sheet = self._board.sheet
        rows = [row for row in sheet.spelt_rows if row < sheet.row]
        turns = [sheet.turn(row) for row in rows]
        if broken := breaks(sheet.current.letters, turns, self._remembered.settings.hardness):
            notices.append(wording.breach(broken, rows[broken.row] + 1))
        if notices:
            self._helper_side.status.show_notice(" ".join(notices))

    @Slot(object)
    def _remedy(self, remedy: Remedy) -> None:
        self._helper_side.board_view.focus()
        match remedy:
            case Remedy.ALL_WORDS:
                self._remembered.remember(familiarity=Familiarity.ALL)
            case Remedy.FLAGGED_WORDS:
                self._actions["flagged"].setChecked(True)
            case Remedy.ADD_WORD:
                sheet = self._board.sheet
                self.word_missed.emit(sheet.turns[-1].word if sheet.solved else "")

    @Slot(object)
    def _mend(self, change: "Change") -> None:
        """Applies a proposed correction: to the boards, the vocabulary or the word list."""
        from wmh.engine.diagnosis import OtherLexicon, OtherRule, Widen

        if self._playing.made is not None:
            self._playing.made.mend(change)
        self._return()
        match change:
            case Widen():
                self._remembered.remember(familiarity=Familiarity.ALL)
            case OtherLexicon(name):
                self.lexicon_wanted.emit(name)
            case OtherRule(rule):
                self._board.choose_rule(rule)
            case _:
                self._board.mend(change)


class Copying(QObject):
    """Copies the game to the clipboard in several forms, without unfinished and ignored rows."""

    copied = Signal(str)
    """Emitted with a sentence on what was copied, or why nothing was."""

    def __init__(
        self,
        board: Board,
        suggestions: SuggestionList,
        pattern: PatternLine,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._list = suggestions
        pattern.copied.connect(self.copied)
        for name, copy in {
            "copy_word": self._word,
            "copy_list": self._whole_list,
            "copy_pattern": pattern.copy_paper,
            "copy_strict": pattern.copy_strict,
            "copy_grid": self._as_grid,
            "copy_grid_letters": self._as_grid_with_letters,
            "copy_text": self._as_text,
        }.items():
            actions[name].triggered.connect(copy)

    @Slot()
    def _word(self) -> None:
        """Copies the selected suggestion."""
        if (word := self._list.word) is None:
            self.copied.emit(_("Select a word in the list first."))
        else:
            QGuiApplication.clipboard().setText(word)
            self.copied.emit(_("{0} is on the clipboard.").format(capital(word)))

    @Slot()
    def _whole_list(self) -> None:
        """Copies the suggestions shown, one a line: rank, word and score, separated by tabs."""
        lines = self._list.lines
        if not lines:
            self.copied.emit(_("There is no list to copy."))
            return
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")
        self.copied.emit(
            ngettext(
                "1 word is on the clipboard.",
                "{0} words are on the clipboard.",
                len(lines),
            )
        )

    @Slot()
    def _as_grid(self) -> None:
        self._copy(self._grid(letters=False))

    @Slot()
    def _as_grid_with_letters(self) -> None:
        self._copy(self._grid(letters=True))

    @Slot()
    def _as_text(self) -> None:
        """Copies the game in a form that can be pasted."""
        from wmh.engine.clues.transcript import write_text

        self._copy(write_text(self._complete_turns()))

    def _grid(self, *, letters: bool) -> str:
        from wmh.engine.clues.transcript import write_grid

        return write_grid(
            self._complete_turns(),
            letters=letters,
            squares=own_squares() or USUAL,
            capitals=capital,
        )

    def _complete_turns(self) -> list[Turn]:
        sheet = self._board.sheet
        return [sheet.turn(n) for n in sheet.spelt_rows if not sheet.rows[n].open(sheet.rule)]

    def _copy(self, text: str) -> None:
        if not text:
            self.copied.emit(_("No row is finished yet."))
            return
        QGuiApplication.clipboard().setText(text)
        rows = len(text.splitlines())
        self.copied.emit(
            ngettext("1 row is on the clipboard.", "{0} rows are on the clipboard.", rows)
        )
