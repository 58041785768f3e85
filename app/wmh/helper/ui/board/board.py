"""The board of one game, edited step by step with undo."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Mark
from wmh.engine.lexicon.file_format import LONGEST
from wmh.helper.capitals import capital
from wmh.helper.ui.advice.wording import dispute, refusal
from wmh.helper.ui.board.session import Session
from wmh.helper.ui.board.sheet import MOST_ROWS, Sheet
from wmh.helper.ui.board.stepped_board import (
    ALL_GREEN,
    Key,
    LetterBoard,
    letters_missing,
    no_letter,
    no_mark,
    places_empty,
)
from wmh.helper.ui.board.terms import BoardChoices
from wmh.helper.ui.look.clue_words import mark_name, mark_of, number_names, preset_of
from wmh.helper.ui.parts.shortcuts import key_of

if TYPE_CHECKING:
    from wmh.engine.diagnosis import Change


_STEPS = {"+": 1, "-": -1}
"""Keys that change a number, with the number that each adds."""


class Board(LetterBoard[Sheet]):
    """Board of one game, with its sheet and history."""

    respells = True
    """True if a step may edit the letters of an entered guess again."""

    def __init__(
        self, length: int, parent: QObject | None = None, rule: Rule = Rule.TILES, game: str = ""
    ) -> None:
        super().__init__(Sheet(length, rule=rule, game=game), parent)
        self.certain: frozenset[str] = frozenset()
        """Letters that are in every word that fits; the window sets this attribute."""
        self._asked: Key | None = None
        """Row and letters of the guess about whose certain letters the user was asked already."""
        self._longer: tuple[str, ...] = ()
        """Letters typed on an empty board, if they are more than the words of the game have."""

    @property
    def enterable(self) -> bool:
        """True if Enter would complete the guess or the clue at the cursor."""
        sheet, row = self._sheet, self._sheet.current
        if not row.spelt:
            return sheet.full
        last = sheet.row == len(sheet.rows) - 1
        return not sheet.solved and (row.open(sheet.rule) or last)

    def without_cursor(self, sheet: Sheet) -> Sheet:
        return replace(sheet, row=0, place=0)

    def resume(self, session: Session[Sheet]) -> None:
        """Restores a session; begins a new game if the session's game was solved."""
        with QSignalBlocker(self):
            super().resume(session)
        if session.sheet.solved:
            self.new_game()
        self.tell()

    # Wishes

    def type(self, text: str, place: str = "") -> None:
        """Types a letter; if the board waits for a clue, a colour or number."""
        if self._sheet.current.spelt:
            if RULES[self._sheet.rule].counts:
                self._type_number(text)
            else:
                self._type_mark(text, place)
        else:
            self._type_letter(self._longer or self._sheet.current.letters, text)

    def back(self) -> None:
        """Moves one letter or tile to the left; from the first tile it edits the letters again."""
        sheet = self._sheet
        if not sheet.current.spelt:
            if self._longer:
                self._longer = ()
                self.noticed.emit(super()._no_more())  # In the place of what was said of them.
            elif sheet.current.letters:
                self._spell(sheet.current.letters[:-1])
            elif sheet.row:
                self.show(sheet.move_to(sheet.row - 1, sheet.length - 1))
        elif sheet.place:
            self.show(sheet.move_to(sheet.row, sheet.place - 1))
        else:
            self.respell(sheet.row)

    def enter(self) -> None:
        """Enters the guess, or completes the clue of an entered guess."""
        sheet = self._sheet
        if self._disputes():
            return
        if sheet.current.spelt:
            if not self._hesitates() and not self._asks():
                self._finish()
        elif self._longer:
            self._step(sheet.new_game(len(self._longer)).with_letters(self._longer), "word length")
        elif not sheet.full:
            missing = sheet.length - len(sheet.current.letters)
            preset = preset_of(sheet.game)
            codes = preset is not None and preset.codes
            self.noticed.emit(places_empty(missing) if codes else letters_missing(missing))
        elif foreign := [x for x in sheet.current.letters if x not in self.alphabet.letters]:
            self.noticed.emit(no_letter(foreign[0], self.alphabet))
        else:
            self._step(sheet.entered(), "guess")
            self.entered.emit(self._sheet.current.word)

    def mark(self, mark: Mark) -> None:
        """Sets a mark at the cursor.

        An impossible mark is held there, and a notice gives the reason.
        """
        self._set(self._sheet.add_mark(mark))

    def _set(self, marked: Sheet) -> None:
        """Makes a step to `marked`, the sheet with a mark set at the cursor, perhaps held."""
        row, place = self._sheet.row, self._sheet.place
        self._step(marked, "mark", ("mark", row, place))
        self._say_dispute(row, place)

    def _say_dispute(self, row: int, place: int) -> None:
        """Emits a notice if the place holds an impossible mark or number."""
        here = self._sheet.rows[row]
        if here.holds(place):
            self.noticed.emit(dispute(here, place, self._sheet.rule))

    def cycle(self, row: int, place: int, step: int) -> None:
        """Sets the next possible mark at a place, or with -1 the previous one.

        Without a clue the cursor only moves there. Impossible marks are skipped, with a notice of
        the reason.
        """
        sheet = self._sheet
        if not sheet.rows[row].spelt or RULES[sheet.rule].counts:
            self.show(sheet.move_to(row, place))
            return
        cycled = sheet.cycle_mark(row, place, step)
        refused = impossible(cycled.turn(row), sheet.rule)
        beyond = cycled.cycle_mark(row, place, step) if refused else cycled
        if not impossible(beyond.turn(row), sheet.rule):
            self._step(beyond.settle(row), "mark", ("mark", row, place))
        if refused:  # After the step, which has a hint of its own.
            self.noticed.emit(refusal(refused, cycled.turn(row)))

    def cycle_here(self) -> None:
        sheet = self._sheet
        if sheet.current.spelt and not RULES[sheet.rule].counts:
            self.cycle(sheet.row, sheet.place, 1)
        elif not sheet.current.spelt and not sheet.current.letters:
            self.best_wanted.emit()

    def count(self, row: int, index: int, number: int) -> None:
        """Sets a number of a counting clue; a number that the letters cannot give is held."""
        sheet = self._sheet.numbered(row, index, number)
        self._step(sheet, "number", ("count", row, index))
        self._say_dispute(row, index)

    def count_on(self, row: int, index: int, step: int) -> None:
        """Sets the next number that the letters can give, or with -1 the previous one.

        A number that is not set counts as 0.
        """
        here = self._sheet.rows[row]
        said = here.clue_value(self._sheet.rule)
        number = (said.numbers[index] if isinstance(said, Counts) else 0) or 0
        within = range(number + step, self._sheet.length + 1 if step > 0 else -1, step)
        for other in within:
            if not here.with_judged_value(self._sheet.rule, index, other).holds(index):
                self.count(row, index, other)
                return
        held = here.holding(self._sheet.rule, index, max(number + step, 0))
        if not here.with_judged_value(self._sheet.rule, index, max(number + step, 0)).holds(index):
            return  # There is no number below 0.
        self.noticed.emit(dispute(held, index, self._sheet.rule))

    def set_aside(self, row: int) -> None:
        """Makes the question ignore a row, or count it again."""
        if self._sheet.rows[row].spelt:
            self._step(self._sheet.set_aside(row), "ignoring a guess")

    def mend(self, change: "Change") -> None:
        """Applies a correction that the program proposed."""
        self._step(self._sheet.apply_change(change), "correction")

    def choose_rule(self, rule: Rule) -> None:
        """Changes the rule of marking; the rows stay."""
        sheet = replace(self._sheet, rule=rule)
        self._step(sheet.move_to(sheet.row, sheet.place), "rule")

    def give(self, given: Given) -> None:
        """Sets the revealed letters by place; several changes in succession are one step."""
        kept = given if any(given) else ()
        self._step(replace(self._sheet, given=kept), "revealed letters", ("give",))

    def give_letter(self, place: int, text: str) -> bool:
        """Sets a revealed letter; a space or dot removes it.

        Returns False if `text` is no letter.
        """
        given = self._revealing(self._sheet.given, place, text)
        if given is not None:
            self.give(given)
        return given is not None

    def follow(self, sheet: Sheet) -> None:
        """Takes over the sheet of the game that is played in the window, but not its terms."""
        here = self._sheet
        self._step(replace(sheet, game=here.game, terms=here.terms), "guess of the game")

    def take_back(self, sheet: Sheet) -> None:
        """Shows the game again that was on the board before the one played in the window."""
        self._step(sheet, "guess of the game")

    def move(self, rows: int, places: int) -> None:
        sheet = self._sheet
        self.show(sheet.move_to(sheet.row + rows, sheet.place + places))

    def respell(self, row: int) -> None:
        self._step(self._sheet.respelt(row), "editing letters")

    def new_game(self) -> None:
        self._step(self._sheet.new_game(self._sheet.length), "new game")

    def begin(self, length: int, rule: Rule, game: str, terms: BoardChoices) -> None:
        """Begins a new game with these terms."""
        self._step(Sheet(length, rule=rule, game=game, terms=terms), "another game")

    def leave_game(self, terms: BoardChoices) -> None:
        """Continues the game without its preset, with these choices."""
        self._step(replace(self._sheet, game="", terms=terms), "another game")

    def choose_terms(self, terms: BoardChoices) -> None:
        """Sets the choices of this game, without a step.

        All sheets of the game get the choices: undoing a step takes none of them back, and undoing
        a change of game restores the last choices of the game before.
        """
        of_game = self._sheet.game, self._sheet.terms

        def with_terms(sheet: Sheet) -> Sheet:
            return replace(sheet, terms=terms)

        self._rewrite(lambda sheet: (sheet.game, sheet.terms) == of_game, with_terms)

    def change_length(self, length: int) -> None:
        """Begins a new game with words of another length."""
        if length != self._sheet.length:
            # Typed into the chooser, 31 passes by 30: one step all the same.
            self._step(self._sheet.new_game(length), "word length", ("length",))

    # Steps

    def show(self, sheet: Sheet) -> None:
        self._longer = ()  # Something else was done.
        super().show(sheet)

    def _step(self, after: Sheet, text: str = "", key: Key | None = None) -> None:
        """Makes a step, unless `after` would have more rows than a session can restore."""
        if len(self._sheet.rows) < len(after.rows) > MOST_ROWS:
            said = _("A game has at most {0} rows: {1} starts a new one.")
            self.noticed.emit(said.format(MOST_ROWS, key_of("new_game")))
        else:
            known = after if after.terms else replace(after, terms=self._sheet.terms)
            super()._step(known, text, key)

    def _spell(self, letters: tuple[str, ...]) -> None:
        sheet = self._sheet
        if len(letters) > sheet.length:
            self._longer = letters
            text = _("{0} letters? Press Enter to start a game with words of that length.")
            self.noticed.emit(text.format(len(letters)))
            return
        self._step(sheet.with_letters(letters), "typing", ("type", sheet.row))

    def _no_more(self) -> str:
        """Returns a notice on why no letter can follow; "" on an empty board.

        There the letters may be the beginning of a longer word, which sets a new length.
        """
        sheet = self._sheet
        begun = len(sheet.rows) > 1 or any(sheet.given)
        preset = preset_of(sheet.game)
        most = LONGEST if preset is None else max(preset.lengths)
        typed = len(self._longer or sheet.current.letters)
        return super()._no_more() if begun or typed >= most else ""

    def _type_mark(self, text: str, place: str) -> None:
        if text == ALL_GREEN and not self._sheet.solved:
            green = self._sheet.all_green()
            if why := impossible(green.turn(green.row), green.rule):
                self._refuse(refusal(why, green.turn(green.row)))
            else:
                self._step(green.finish_clue(), "clue")
        elif (mark := mark_of(text, place=place)) is not None:
            self.mark(mark)
        elif self._sheet.solved:
            self.noticed.emit(self._said_solved())
        elif self._sheet.current.unmarked:
            self._refuse(no_mark(text))  # More likely the letters of a guess.
        else:
            self._set(self._sheet.hold_wrong_key())
            self.noticed.emit(no_mark(text))

    def _type_number(self, text: str) -> None:
        """Sets the number at the cursor to a digit, and moves on to the next number."""
        sheet = self._sheet
        names = number_names(sheet.rule)
        index = min(sheet.place, len(names) - 1)
        if text in _STEPS:
            self.count_on(sheet.row, index, _STEPS[text])
        elif text == ALL_GREEN and RULES[sheet.rule].tells and not sheet.solved:
            self._step(sheet.all_green().finish_clue(), "clue")
        elif text.isdecimal():
            self.count(sheet.row, index, int(text))
            self.show(self._sheet.move_to(sheet.row, min(index + 1, len(names) - 1)))
            self._say_dispute(sheet.row, index)
        else:
            text = _("Type how many are {0}, or edit the guess with {1}.")
            self.noticed.emit(text.format(names[index], key_of("respell")))

    def _disputes(self) -> bool:
        if (where := self._sheet.disputed) is None:
            return False
        self.show(self._sheet.move_to(*where))
        self._say_dispute(*where)
        return True

    def _awaiting(self) -> Key | None:
        sheet = self._sheet
        row = sheet.current
        return (sheet.row, row.letters) if row.open(sheet.rule) else None

    def _asks(self) -> bool:
        """Asks before Enter makes letters white that every word that fits has; True if it asked.

        The user is asked once for a guess, and only if no mark of it is set, since setting marks
        may have been forgotten.
        """
        sheet, row = self._sheet, self._sheet.current
        key = (sheet.row, row.letters)
        if not row.unmarked or RULES[sheet.rule].counts or self._asked == key:
            return False
        clue = sheet.finish_clue().rows[sheet.row].clue
        marks = list(zip(row.letters, clue, strict=True))
        coloured = {letter for letter, mark in marks if mark is not Mark.WHITE}
        lost = dict.fromkeys(
            capital(letter) for letter in row.letters if letter in self.certain - coloured
        )
        if not lost:
            return False
        self._asked = key
        said = ngettext(
            "{1} is in every word that fits: colour it, or press Enter again to make the row {2}.",
            "{1} are in every word that fits: colour them, or Enter again makes the row {2}.",
            len(lost),
            len(lost),
            ", ".join(lost),
            mark_name(Mark.WHITE),
        )
        self.noticed.emit(said)
        return True

    def _finish(self) -> None:
        done = self._sheet.finish_clue()
        if done.rows == self._sheet.rows:
            if done == self._sheet:
                self.noticed.emit(self._said_solved())
            self.show(done)  # only the cursor went on
        else:
            self._step(done, "clue")
