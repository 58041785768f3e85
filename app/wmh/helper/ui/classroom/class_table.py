"""Game of a class, edited step by step with undo, and its saved file."""

import json
import random
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence

from wmh.base.files import saved_games as files
from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult
from wmh.base.text.refusal import InputError
from wmh.engine.clues.rules import Rule
from wmh.helper.classroom.class_game import (
    MOST_HANDS,
    ClassGame,
    add_nomination,
    by_lot,
    given_up,
    open_game,
    set_hands,
    take_nomination,
    withdrawn,
)
from wmh.helper.games.game import GameState, Keeping, Terms, are_words, can_be
from wmh.helper.ui.board.stepped_board import Key, SteppedBoard
from wmh.helper.ui.classroom import class_text
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.shortcuts import COMMANDS, writes

if TYPE_CHECKING:
    from collections.abc import Callable

    from wmh.engine.lexicon.store import Lexicon


_TEN = 10
_HANDS = {"+": 1, "-": -1}
"""Keys that change the number of hands, with the change that each makes."""


class ClassTable(SteppedBoard[ClassGame | None]):
    """Game of a class, edited step by step; None before the first game.

    One nomination is selected. While the table `asks`, Enter makes the nomination the guess.
    """

    def __init__(self, lots: random.Random, parent: QObject) -> None:
        super().__init__(None, parent)
        self._lots = lots
        self._lexicon: Lexicon | None = None
        self._selected = 0
        self._asks = False
        self._typing = False
        self.offensive: Callable[[str], bool] = lambda _word: False
        """Function that is true for words that are nominated only if Enter is pressed twice."""
        self._held = ""

    @property
    def selected(self) -> int | None:
        """Index of the selected nomination; None without nominations."""
        return self._selected if self._sheet and self._sheet.nominations else None

    @property
    def asks(self) -> bool:
        return self._asks

    def begin(self, playing: ClassGame, lexicon: "Lexicon") -> None:
        """Begins a game; the history of the game before is dropped."""
        self._lexicon = lexicon
        self.forget()
        self.show(playing)

    # Wishes

    def nominate(self, word: str) -> bool:
        """Nominates a word and selects it; returns False if it was not nominated now."""
        if self._sheet is None or self._lexicon is None:
            return False
        try:
            after = add_nomination(self._sheet, word, self._lexicon)
        except InputError as error:
            self._select_word(word)
            self.noticed.emit(objection(error))
            return False
        if self.offensive(word) and word != self._held:
            self._held = word
            self.noticed.emit(class_text.offensive())
            return False
        self._held = ""
        self._vote(after, len(after.nominations) - 1)
        if not after.nominations[-1].known:
            self.noticed.emit(class_text.unknown(after.nominations[-1].word, self._lexicon.name))
        return True

    def select(self, number: int) -> None:
        """Selects the nomination of this index, or the nearest one that exists."""
        if self._sheet and self._sheet.nominations:
            self._typing = False
            self._selected = min(max(number, 0), len(self._sheet.nominations) - 1)
            self.tell()

    def move(self, rows: int, places: int) -> None:
        """Moves the selection down by `rows`; adds `places` hands, or removes them if negative."""
        if rows:
            self.select(self._selected + rows)
        else:
            self.raise_hands(places)

    def cycle_here(self) -> None:
        if self._asks:
            self.draw_lots()

    def type(self, text: str, place: str = "") -> None:
        """Handles a key that counts hands: plus, minus or a digit."""
        if text in _HANDS:
            self.raise_hands(_HANDS[text])
        else:
            self._type_hands(int(text))

    def raise_hands(self, more: int) -> None:
        """Adds `more` hands to the selected nomination; a negative number removes hands."""
        self._typing = False
        if self._sheet and self.selected is not None:
            hands = self._sheet.nominations[self._selected].hands + more
            self._vote(set_hands(self._sheet, self._selected, hands), self._selected)

    def _type_hands(self, digit: int) -> None:
        """Sets the number of hands to a typed digit; two digits in succession form one number."""
        if not self._sheet or self.selected is None:
            return
        before = self._sheet.nominations[self._selected].hands if self._typing else 0
        hands = before * _TEN + digit
        after = set_hands(self._sheet, self._selected, hands if hands <= MOST_HANDS else digit)
        self._vote(after, self._selected, ("hands", self._selected))
        self._typing = True

    def back(self) -> None:
        """Withdraws the selected nomination."""
        if self._sheet and self.selected is not None:
            self._vote(withdrawn(self._sheet, self._selected), self._selected)

    @Slot()
    def enter(self) -> None:
        """Asks if the leading word is to be guessed; if a question is pending, guesses its word."""
        playing = self._sheet
        if playing is None or playing.over:
            return
        if not playing.nominations:
            self.noticed.emit(class_text.nothing_nominated())
        elif self._asks:
            self._vote(take_nomination(playing, self._selected), 0)
        else:
            if playing.leading and self._selected not in playing.leading:
                self._selected = playing.leading[0]
            self._asks, self._typing = True, False
            self.tell()

    def draw_lots(self) -> None:
        """Draws one of the leading words at random, and asks if it is to be guessed."""
        if self._sheet and self._sheet.nominations and not self._sheet.over:
            self._selected = by_lot(self._sheet, self._lots)
            self._asks, self._typing = True, False
            self.tell()
            self.noticed.emit(
                class_text.drawn_word_text(self._sheet.nominations[self._selected].word)
            )

    def cancel(self) -> bool:
        """Cancels a pending question; returns False if there was none."""
        asked, self._asks = self._asks, False
        if asked:
            self.tell()
        return asked

    @Slot()
    def give_up(self) -> None:
        if self._sheet and not self._sheet.over:
            self._vote(given_up(self._sheet), 0)

    # Keys

    def press(self, event: QKeyEvent) -> bool:
        """Handles a key; returns False for letters, which belong to the word field."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo()
        elif event.modifiers() & COMMANDS or (writes(event) and not self._is_vote(event.text())):
            return False
        elif event.key() == Qt.Key.Key_Escape:
            return self.cancel()
        elif event.key() == Qt.Key.Key_Delete:
            self.back()
        else:
            return super().press(event)
        return True

    def _is_vote(self, sign: str) -> bool:
        """True if a key counts hands; in a game of codes digits do not, as words contain them."""
        letters = self._lexicon.alphabet.letters if self._lexicon else ()
        digit = sign.isascii() and sign.isdecimal()
        return sign in _HANDS or (digit and not any(sign in letter for letter in letters))

    # Steps

    def _select_word(self, word: str) -> None:
        """Selects the nomination of this word, if it is nominated."""
        letters = self._lexicon.alphabet.letters_of(word) if self._lexicon else None
        for number, each in enumerate(self._sheet.nominations if self._sheet else ()):
            if each.letters == letters:
                self.select(number)

    def _vote(self, after: ClassGame, selected: int, key: Key | None = None) -> None:
        self._selected = selected
        self._step(after, key=key)

    def show(self, sheet: ClassGame | None) -> None:
        """Shows a sheet and cancels a pending question, even if the sheet is the present one."""
        self._sheet = sheet
        self._asks = self._typing = False
        self._selected = min(self._selected, max(len(sheet.nominations) - 1, 0) if sheet else 0)
        self.tell()


@dataclass(frozen=True, slots=True)
class ClassKept:
    """Saved parts of a class game, which is restored when its word list is open."""

    lexicon: str
    secret: str
    rule: Rule
    attempts: int | None
    tier: int
    guesses: tuple[str, ...]
    given_up: bool
    nominations: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, playing: ClassGame, lexicon: str) -> "ClassKept":
        game = playing.game
        return cls(
            lexicon,
            "".join(game.secret or ()),
            game.terms.rule,
            game.terms.attempts,
            game.terms.tier,
            tuple(turn.word for turn in game.turns),
            game.state is GameState.LOST and game.left != 0,
            tuple((each.word, each.hands) for each in playing.nominations),
        )

    @property
    def over(self) -> bool:
        """True if the game is over."""
        won = self.secret in self.guesses
        return won or self.given_up or len(self.guesses) == self.attempts

    def again(self, lexicon: "Lexicon") -> ClassGame:
        """Returns the game, played again guess by guess. Raises InputError or ValueError."""
        terms = Terms(1, self.rule, Keeping.FIXED, self.attempts, self.tier)
        playing = open_game(self.secret, terms, lexicon)
        for word in self.guesses:
            playing = take_nomination(add_nomination(playing, word, lexicon), 0)
        for number, (word, hands) in enumerate(self.nominations):
            playing = set_hands(add_nomination(playing, word, lexicon), number, hands)
        return given_up(playing) if self.given_up else playing


def save_game(game: ClassKept, path: Path) -> None:
    """Writes the game to a file. Raises OSError."""
    veiled = {"secret": b64encode(game.secret.encode()).decode("ascii")}
    files.save_fields(path, json.dumps(asdict(game) | veiled))


def load_game(path: Path) -> LoadResult[ClassKept]:
    """Loads the saved game; never raises, whatever the file contains."""
    return files.load_saved(path, _read)


def _read(fields: dict[str, object]) -> ClassKept:
    """Returns the saved game of parsed JSON. Raises ValueError if the JSON is no game."""
    veiled = value_of_type(ClassKept, fields)
    secret = b64decode(veiled.secret.encode(), validate=True).decode()
    sound = (
        can_be(Terms(1, veiled.rule, Keeping.FIXED, veiled.attempts, veiled.tier))
        and are_words([secret])
        and are_words(veiled.guesses)
        and are_words([word for word, _ in veiled.nominations])
        and all(0 <= hands <= MOST_HANDS for _, hands in veiled.nominations)
    )
    if not sound:
        raise ValueError("no game is like this")
    return replace(veiled, secret=secret)
