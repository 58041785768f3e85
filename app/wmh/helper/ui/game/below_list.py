"""Button below the list that offers a first or second guess."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Clue, Counts, Turn
from wmh.helper.capitals import capital
from wmh.helper.refused_words import refused_words
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.game.game_in_hand import GameInHand
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import in_row, margins
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.remembered import Remembered
from wmh.helper.ui.spoiler.spoiling import Spoiling

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


_MOST = 40
"""Maximal number of games whose first guesses are remembered."""
_FIXED = 3
"""Number of different clues that the player must have met with one second guess.

Then this second guess is offered. After an equal clue, a player who follows the list makes an equal
guess without a habit.
"""


_RECENT = 4
"""Number of last games whose first guesses are compared to find a habit."""


class OwnOpeners(NamedTuple):
    """First guesses of a player in the last games, and a second guess with the clues before it.

    `first`, `second` and `clues` (as text) are of the last games in a row with equal guesses, no
    more clues than count; `used` are the first guesses of the last games, the newest last.
    """

    first: str
    second: str = ""
    clues: tuple[str, ...] = ()
    used: tuple[str, ...] = ()

    @property
    def habit(self) -> str:
        """The newest first guess that two of the last games had; "" if there is none."""
        return next((word for word in reversed(self.used) if self.used.count(word) > 1), "")


def read_openers(text: str) -> dict[str, OwnOpeners]:
    """Returns the first guesses of each game from the settings; leaves out invalid entries."""
    found: dict[str, OwnOpeners] = {}
    for entry in text.split(";"):
        match entry.split(":"):
            case [game, first, second, clues, *used] if first and len(used) <= 1:
                seen = dict.fromkeys(clue for clue in clues.split("+") if clue)
                words = tuple(word for word in "".join(used).split("+") if word)[-_RECENT:]
                words = words if used else (first,)
                found[game] = OwnOpeners(first, second, tuple(seen)[:_FIXED], words)
            case _:
                pass
    return found


def _clue_text(clue: Clue) -> str:
    """Returns a text that is equal for equal clues."""
    said = clue.numbers if isinstance(clue, Counts) else clue
    return "-".join("" if each is None else str(int(each)) for each in said)


def openers_text(openers: Mapping[str, OwnOpeners]) -> str:
    """Returns the first guesses of all games as a text for the settings."""
    last = list(openers.items())[-_MOST:]
    return ";".join(
        f"{game}:{x.first}:{x.second}:{'+'.join(x.clues)}:{'+'.join(x.used)}" for game, x in last
    )


class OpenerLine(QObject):
    """Button below the list that offers a first or second guess while its row is empty.

    The player's own first guess is offered once it is a habit, else the guess recommended for the
    game; neither if the word list lacks it or does not suggest it.
    """

    def __init__(
        self,
        board: Board,
        game: GameInHand,
        helper_side: HelperSide,
        remembered: Remembered,
        forgetting: QAction,
        spoiling: Spoiling,
    ) -> None:
        """Makes the button; `forgetting` is the action that forgets the player's own guess."""
        super().__init__(helper_side)
        self._board, self._game, self._remembered = board, game, remembered
        self._helper_side = helper_side
        self._forgetting, self._spoiling = forgetting, spoiling
        self._lexicon: Lexicon | None = None
        self._counted = False
        self._last: Turn | None = None
        """The first guess that was counted last, with its clue: it may be undone and made again."""
        self.word = ""
        self._button = plain_button("", helper_side, self.take, name="opener")
        tip = _("Space in an empty row or a click takes it.")
        set_tip(self._button, tip)
        self._button.setAccessibleDescription(tip)
        self._button.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._button.addAction(forgetting)
        forgetting.triggered.connect(self._forget)
        self._line = QWidget(helper_side)
        in_row((self._button, 1), on=self._line, margins=margins(0, 4, 10, 0))
        helper_side.add_below_list(self._line)
        board.changed.connect(self._follow)
        board.stepped.connect(self._count)
        game.changed.connect(self._renew)
        remembered.changed.connect(self._follow_setting)
        spoiling.changed.connect(self._renew)
        self._follow(board.sheet)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        self._renew()

    @Slot()
    def take(self) -> None:
        self._board.take(self.word)
        self._helper_side.board_view.focus()

    @Slot(str)
    def _follow_setting(self, setting: str) -> None:
        if setting in ("refused", "strategy", "spoiler"):
            self._renew()

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
        self._line.setVisible(bool(self.word))
        begun = not sheet.rows[0].unmarked or len(sheet.rows) > 1
        self._helper_side.list.show_next(self.word, "" if begun else self._first(sheet)[0])
        own = read_openers(self._remembered.settings.openers).get(sheet.game)
        self._forgetting.setEnabled(own is not None and bool(own.habit))

    @Slot()
    def _forget(self) -> None:
        """Forgets the player's own first guess; the recommended one is offered again."""
        known = read_openers(self._remembered.settings.openers)
        known.pop(self._board.sheet.game, None)
        self._remembered.remember(openers=openers_text(known))
        self._renew()

    @Slot()
    def _count(self) -> None:
        """Counts the first guess once its clue is complete, unless the game was restored."""
        sheet = self._board.sheet
        turns = sheet.turns
        if not turns:
            self._counted = False
        if not turns or self._counted or sheet.rows[0].open(sheet.rule):
            return
        self._counted = True
        alone = len(turns) == 1 and not any(row.letters for row in sheet.rows[1:])
        if not alone or turns[0] == self._last or not sheet.game:
            return
        self._last = turns[0]
        word = turns[0].word
        known = read_openers(self._remembered.settings.openers)
        before = known.pop(sheet.game, OwnOpeners(word))
        now = before._replace(used=(*before.used, word)[-_RECENT:])
        self._remembered.remember(openers=openers_text({**known, sheet.game: now}))
        self._follow(sheet)

    def _note(self, sheet: Sheet) -> None:
        """Remembers the first and the second guess of the game, each once its clue is complete."""
        turns = sheet.turns
        if not sheet.game or not turns or sheet.rows[0].open(sheet.rule):
            return
        known = read_openers(self._remembered.settings.openers)
        before = known.pop(sheet.game, None)
        first = turns[0].word
        used = () if before is None else before.used
        now = before if before is not None and before.first == first else OwnOpeners(first)
        if len(turns) == 2 and len(sheet.rows) == 3 and not (sheet.open or sheet.rows[2].letters):
            clue = _clue_text(turns[0].clue)
            seen = now.clues if now.second == turns[1].word else ()
            seen = seen if clue in seen else (*seen, clue)
            now = OwnOpeners(first, turns[1].word, seen[:_FIXED])
        now = now._replace(used=used)
        if now != before:
            self._remembered.remember(openers=openers_text({**known, sheet.game: now}))

    def _usable(self, word: str, sheet: Sheet) -> bool:
        """True if the word is suggested, fits the revealed letters, and is accepted by the game."""
        lexicon = self._lexicon
        if lexicon is None or word in refused_words(self._remembered.settings.refused, sheet.game):
            return False
        letters = lexicon.alphabet.letters_of(word) or ()
        number = lexicon.number_of(letters) if len(letters) == sheet.length else None
        return (
            number is not None
            and bool(lexicon.nameable(number))
            and all(
                shown in (None, letter) for shown, letter in zip(sheet.given, letters, strict=False)
            )
        )

    def _offered(self, sheet: Sheet) -> tuple[str, str]:
        """Returns the word that one key takes and the button's text; both "" without an offer."""
        row = sheet.rows[-1]
        if row.spelt or row.letters or len(sheet.rows) > 2 or not self._spoiling.listed:
            return "", ""
        return self._first(sheet) if len(sheet.rows) == 1 else self._second(sheet)

    def _first(self, sheet: Sheet) -> tuple[str, str]:
        own = read_openers(self._remembered.settings.openers).get(sheet.game)
        if own is not None and self._usable(own.habit, sheet):
            text = _("Your usual first guess: {0}")
            return own.habit, text.format(capital(own.habit))
        preset = self._game.preset
        if preset is None or any(sheet.given):
            return "", ""
        word = preset.opener_with(self._remembered.settings.strategy)
        if not self._usable(word, sheet):
            return "", ""
        return word, _("Recommended first guess: {0}").format(capital(word))

    def _second(self, sheet: Sheet) -> tuple[str, str]:
        own = read_openers(self._remembered.settings.openers).get(sheet.game)
        if own is None or len(own.clues) < _FIXED or own.first != sheet.rows[0].word:
            return "", ""
        if not self._usable(own.second, replace(sheet, given=())):
            return "", ""
        text = _("Then {0}, as in your last games")
        return own.second, text.format(capital(own.second))
