"""The table of a class: the game it plays, step by step, and every step can be undone."""

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.engine.refusal import InputError
from app.games.class_game import (
    MOST_HANDS,
    ClassGame,
    by_lot,
    given_up,
    guessed,
    nominated,
    raised,
    withdrawn,
)
from app.ui.classroom import text
from app.ui.history import History, Key
from app.ui.objections import objection

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

_TEN = 10


class ClassTable(QObject):
    """Turns wishes into steps. A wish that cannot be granted changes nothing but is answered.

    One nomination is selected. While the table `asks`, it is the one that Enter makes the guess.
    """

    changed = Signal()
    """The game, the selection or what is asked is another."""
    noticed = Signal(str)
    """What came of a wish, or why it was not granted, in a sentence."""

    def __init__(self, lots: random.Random, parent: QObject) -> None:
        super().__init__(parent)
        self._lots = lots
        self._lexicon: Lexicon | None = None
        self._playing: ClassGame | None = None
        self._selected = 0
        self._asks = False
        self._typing = False
        self._history: History[ClassGame] = History(self._show, lambda playing: playing, self)

    @property
    def playing(self) -> ClassGame | None:
        """The game; None before there is one."""
        return self._playing

    @property
    def selected(self) -> int | None:
        """The number of a nomination; None where there is none."""
        return self._selected if self._playing and self._playing.nominations else None

    @property
    def asks(self) -> bool:
        return self._asks

    def is_letter(self, character: str) -> bool:
        """Whether it can be part of a word: in games of codes digits can."""
        letters = self._lexicon.alphabet.letters if self._lexicon else ()
        return any(character.lower() in letter for letter in letters)

    def begin(self, playing: ClassGame, lexicon: "Lexicon") -> None:
        """Play this one; the steps of the one before are forgotten."""
        self._lexicon = lexicon
        self._history.stack.clear()
        self._show(playing)

    # Wishes

    def nominate(self, word: str) -> bool:
        """Whether the word is nominated now; it is selected then."""
        if self._playing is None or self._lexicon is None:
            return False
        try:
            after = nominated(self._playing, word, self._lexicon)
        except InputError as error:
            self._select_word(word)
            self.noticed.emit(objection(error))
            return False
        self._step(after, len(after.nominations) - 1)
        if not after.nominations[-1].known:
            self.noticed.emit(text.unknown(after.nominations[-1].word, self._lexicon.name))
        return True

    def select(self, number: int) -> None:
        """Another nomination, as far as there is one."""
        if self._playing and self._playing.nominations:
            self._typing = False
            self._selected = min(max(number, 0), len(self._playing.nominations) - 1)
            self.changed.emit()

    def move(self, rows: int) -> None:
        self.select(self._selected + rows)

    def raise_hands(self, more: int) -> None:
        """More hands for the selected nomination, or with -1 fewer."""
        self._typing = False
        if self._playing and self.selected is not None:
            hands = self._playing.nominations[self._selected].hands + more
            self._step(raised(self._playing, self._selected, hands), self._selected)

    def type_hands(self, digit: int) -> None:
        """The hands as a number: of two digits, one after the other, both count."""
        if not self._playing or self.selected is None:
            return
        before = self._playing.nominations[self._selected].hands if self._typing else 0
        hands = before * _TEN + digit
        after = raised(self._playing, self._selected, hands if hands <= MOST_HANDS else digit)
        self._step(after, self._selected, ("hands", self._selected))
        self._typing = True

    def withdraw(self) -> None:
        """Without the selected nomination."""
        if self._playing and self.selected is not None:
            self._step(withdrawn(self._playing, self._selected), self._selected)

    @Slot()
    def enter(self) -> None:
        """Ask whether the leading word is to be guessed; or guess the one that is asked about."""
        playing = self._playing
        if playing is None or playing.over:
            return
        if not playing.nominations:
            self.noticed.emit(text.nothing_nominated())
        elif self._asks:
            self._step(guessed(playing, self._selected), 0)
        else:
            if playing.leading and self._selected not in playing.leading:
                self._selected = playing.leading[0]
            self._asks, self._typing = True, False
            self.changed.emit()

    def draw_lots(self) -> None:
        """Ask about one of the leading words."""
        if self._playing and self._playing.nominations and not self._playing.over:
            self._selected = by_lot(self._playing, self._lots)
            self._asks, self._typing = True, False
            self.changed.emit()
            self.noticed.emit(text.drawn(self._playing.nominations[self._selected].word))

    def cancel(self) -> bool:
        """Ask no more; whether anything was asked."""
        asked, self._asks = self._asks, False
        if asked:
            self.changed.emit()
        return asked

    @Slot()
    def give_up(self) -> None:
        if self._playing and not self._playing.over:
            self._step(given_up(self._playing), 0)

    @Slot()
    def undo(self) -> None:
        self._history.stack.undo()

    @Slot()
    def redo(self) -> None:
        self._history.stack.redo()

    # Steps

    def _select_word(self, word: str) -> None:
        """The one that is nominated already."""
        letters = self._lexicon.alphabet.letters_of(word) if self._lexicon else None
        for number, each in enumerate(self._playing.nominations if self._playing else ()):
            if each.letters == letters:
                self.select(number)

    def _step(self, after: ClassGame, selected: int, key: Key | None = None) -> None:
        if self._playing:
            self._selected = selected
            self._history.step(self._playing, after, "step", key)

    def _show(self, playing: ClassGame) -> None:
        self._playing = playing
        self._asks = self._typing = False
        self._selected = min(self._selected, max(len(playing.nominations) - 1, 0))
        self.changed.emit()
