"""The table of a class: the game it plays, step by step, and every step can be undone."""

import json
import random
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from wmh.engine.clues.rules import Rule
from wmh.engine.json_reading import typed
from wmh.engine.refusal import InputError
from wmh.files import kept as files
from wmh.files.kept import Found
from wmh.games.classroom.class_game import (
    MOST_HANDS,
    ClassGame,
    by_lot,
    given_up,
    guessed,
    nominated,
    opened,
    raised,
    withdrawn,
)
from wmh.games.game import GameState, Keeping, Terms, are_words, can_be
from wmh.ui.board.session import History, Key
from wmh.ui.classroom import class_text
from wmh.ui.parts.error_text import objection

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


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
            self.noticed.emit(class_text.unknown(after.nominations[-1].word, self._lexicon.name))
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
            self.noticed.emit(class_text.nothing_nominated())
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
            self.noticed.emit(class_text.drawn(self._playing.nominations[self._selected].word))

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


@dataclass(frozen=True, slots=True)
class ClassKept:
    """What a game is made of again, once its lexicon is open; nominations with their hands."""

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

    def again(self, lexicon: "Lexicon") -> ClassGame:
        """The game, guess by guess. Raises InputError or ValueError where it cannot be."""
        terms = Terms(1, self.rule, Keeping.FIXED, self.attempts, self.tier)
        playing = opened(self.secret, terms, lexicon)
        for word in self.guesses:
            playing = guessed(nominated(playing, word, lexicon), 0)
        for number, (word, hands) in enumerate(self.nominations):
            playing = raised(nominated(playing, word, lexicon), number, hands)
        return given_up(playing) if self.given_up else playing


def keep(game: ClassKept, path: Path) -> None:
    """Raises OSError."""
    veiled = {"secret": b64encode(game.secret.encode()).decode("ascii")}
    files.keep(path, json.dumps(asdict(game) | veiled))


def kept(path: Path) -> Found[ClassKept]:
    """The game in a file; whatever is on the disk, this does not fail."""
    return files.find(path, _read)


def _read(fields: dict[str, object]) -> ClassKept:
    """Raises ValueError for what is no game."""
    veiled = typed(ClassKept, fields)
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
