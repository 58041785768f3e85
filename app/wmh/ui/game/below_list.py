"""The lines below the list: what to begin a game with, and what to do once it is over."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from wmh.engine.answer import Advice
from wmh.engine.clues.turn import Clue, Counts
from wmh.ui.board.board import Board
from wmh.ui.board.sheet import Sheet
from wmh.ui.game.game_in_hand import GameInHand
from wmh.ui.helper_side import HelperSide
from wmh.ui.parts.labels import plain_button
from wmh.ui.parts.layout import REST, in_row, margins
from wmh.ui.parts.rich_text import set_tip
from wmh.ui.parts.shortcuts import ENTER
from wmh.ui.play.split import Split
from wmh.ui.remembered import Remembered

translate = QCoreApplication.translate

_MOST = 40
"""Games whose openers are remembered."""
_FIXED = 3
"""Clues of the first guess after which the second one was the same, before it is offered.

After the same clue whoever follows the list makes the same guess again, and has no habit.
"""


class OwnOpeners(NamedTuple):
    """The first guess of the last game, the second one, and after which clues that was the same.

    They are those of the last games in a row, as text, no more of them than matter.
    """

    first: str
    second: str = ""
    clues: tuple[str, ...] = ()


def read_openers(text: str) -> dict[str, OwnOpeners]:
    """Those of each game, from the line of the settings; what makes no sense is passed over."""
    found: dict[str, OwnOpeners] = {}
    for entry in text.split(";"):
        match entry.split(":"):
            case [game, first, second, clues] if first:
                seen = dict.fromkeys(clue for clue in clues.split("+") if clue)
                found[game] = OwnOpeners(first, second, tuple(seen)[:_FIXED])
            case _:
                pass
    return found


def _told(clue: Clue) -> str:
    """As text, the same for the same clue."""
    said = clue.numbers if isinstance(clue, Counts) else clue
    return "-".join("" if each is None else str(int(each)) for each in said)


def written(openers: Mapping[str, OwnOpeners]) -> str:
    """The same as a line."""
    last = list(openers.items())[-_MOST:]
    return ";".join(f"{game}:{x.first}:{x.second}:{'+'.join(x.clues)}" for game, x in last)


class OpenerLine(QObject):
    """A button below the list while nothing is written in the first row, or in the second."""

    def __init__(
        self, board: Board, game: GameInHand, helper_side: HelperSide, remembered: Remembered
    ) -> None:
        super().__init__(helper_side)
        self._board, self._game, self._remembered = board, game, remembered
        self._helper_side = helper_side
        self.word = ""
        self._button = plain_button("", helper_side, self.take, name="opener")
        tip = translate("Openers", "Space in an empty row or a click takes it.")
        set_tip(self._button, tip)
        self._button.setAccessibleDescription(tip)
        helper_side.add_below_list(self._button)
        board.changed.connect(self._follow)
        game.changed.connect(self._renew)
        self._follow(board.sheet)

    @Slot()
    def take(self) -> None:
        self._board.take(self.word)
        self._helper_side.board_view.focus()

    @Slot()
    def _renew(self) -> None:
        self._follow(self._board.sheet)

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        self._note(sheet)
        self.word, text = self._offered(sheet)
        if not self.word and self._button.hasFocus():
            self._helper_side.board_view.focus()
        self._button.setText(text)
        self._button.setAccessibleName(text)
        self._button.setVisible(bool(self.word))
        self._helper_side.list.show_next(self.word)

    def _note(self, sheet: Sheet) -> None:
        """What was guessed first, and second, once their clues are complete."""
        turns = sheet.turns
        if not sheet.game or not turns or sheet.rows[0].open(sheet.rule):
            return
        known = read_openers(self._remembered.settings.openers)
        before = known.pop(sheet.game, None)
        first = turns[0].word
        now = before if before is not None and before.first == first else OwnOpeners(first)
        if len(turns) == 2 and len(sheet.rows) == 3 and not (sheet.open or sheet.rows[2].letters):
            clue = _told(turns[0].clue)
            seen = now.clues if now.second == turns[1].word else ()
            seen = seen if clue in seen else (*seen, clue)
            now = OwnOpeners(first, turns[1].word, seen[:_FIXED])
        if now != before:
            self._remembered.remember(openers=written({**known, sheet.game: now}))

    def _begins(self, word: str, sheet: Sheet) -> bool:
        """Whether the game can be begun with it: the letters that it shows belong to a guess."""
        letters = self._board.alphabet.letters_of(word) or ()
        return len(letters) == sheet.length and all(
            shown in (None, letter) for shown, letter in zip(sheet.given, letters, strict=False)
        )

    def _offered(self, sheet: Sheet) -> tuple[str, str]:
        row = sheet.rows[-1]
        if row.spelt or row.letters or len(sheet.rows) > 2:
            return "", ""
        own = read_openers(self._remembered.settings.openers).get(sheet.game)
        if own is not None and not self._begins(own.first, sheet):
            own = None
        preset = self._game.preset
        if len(sheet.rows) == 2:
            fixed = own is not None and len(own.clues) >= _FIXED and own.first == sheet.rows[0].word
            if own is None or not fixed:
                return "", ""
            return own.second, translate("Openers", "Then {0}, as in the last games").format(
                own.second.upper()
            )
        if own is not None:
            text = translate("Openers", "Begin with {0}, as last time")
            return own.first, text.format(own.first.upper())
        if preset is not None and len(preset.opener) == sheet.length and not any(sheet.given):
            text = translate("Openers", "Begin with {0}, as measured for this game")
            return preset.opener, text.format(preset.opener.upper())
        return "", ""


class AfterGame(QObject):
    """Offers the next game and the review; a game beside the helper has buttons of its own."""

    def __init__(
        self, actions: Mapping[str, QAction], board: Board, helper_side: HelperSide, sides: Split
    ) -> None:
        super().__init__(helper_side)
        self._board = board
        self._helper_side = helper_side
        self._sides = sides
        self._line = QWidget(helper_side)
        in_row(
            _Button(translate("AfterGame", "New game"), actions["new_game"], self._line),
            _Button(translate("AfterGame", "Review"), actions["review"], self._line),
            REST,
            on=self._line,
            margins=margins(6, 4, 16, 0),
            spacing=8,
        )
        helper_side.add_below_list(self._line)
        self._line.hide()

    def show_advice(self, advice: Advice) -> None:
        sheet = self._board.sheet
        known = advice.remaining == 1 and bool(sheet.turns) and not sheet.open
        wanted = (sheet.solved or known) and not self._sides.game_shown
        if (
            self._line.isAncestorOf(self._helper_side.focusWidget() or self._helper_side)
            and not wanted
        ):
            self._helper_side.board_view.focus()  # First: hiding the focus would send it elsewhere.
        self._line.setVisible(wanted)


class _Button(QPushButton):
    """Does what an action does; its key is in the tip."""

    def __init__(self, text: str, action: QAction, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(text)
        keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        set_tip(self, f"{text} ({keys})")
        self.clicked.connect(action.trigger)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)
