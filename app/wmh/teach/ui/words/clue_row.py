"""Row below the called words, for a guess and its clue."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.reading import split_turn
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.lexicon.spelling import is_letters, letters_in
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.look.tile import Tile, TileState
from wmh.helper.ui.parts.box import ChoiceBox
from wmh.helper.ui.parts.layout import REST, in_row
from wmh.helper.ui.play.choices import rule_choices
from wmh.teach.ui.words.words_table import WordsTable, clue_text
from wmh.teach.words.called_words import CalledWords, split_words

_TILE = 34


class ClueRow(QWidget):
    """Row with a field for a guess and its clue, the guess's tiles, and a choice of rules."""

    def __init__(self, field: QLineEdit, table: WordsTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._field = field
        field.setMaximumWidth(scale_length(220))
        field.textEdited.connect(self._type)
        self._tiles: list[Tile] = []
        self._marks = QWidget(self)
        self._row = in_row(on=self._marks, margins=0, spacing=3)
        self._rules = ChoiceBox[Rule](self)
        self._rules.setAccessibleName(_("Rule of the game", context="WordsPage"))
        # Tiles bear marks of their own, which no rule of counts gives.
        self._rules.offer(each for each in rule_choices() if not RULES[each.value].counts)
        self._rules.setMinimumContentsLength(8)  # The clue that is typed needs the room more.
        self._rules.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._rules.activated.connect(self._choose_rule)
        in_row(field, self._marks, self._rules, REST, on=self, margins=0, spacing=8)

    def show_clue(self, sheet: CalledWords) -> None:
        """Shows guess and clue; typed text stays if it already says the same guess and clue."""
        if not self._field.hasFocus() or split_turn(self._field.text())[0] != sheet.guess:
            self._field.setText(clue_text(sheet))
        self._rules.choose(sheet.rule)
        letters = letters_in(sheet.guess)
        while len(self._tiles) < len(letters):
            tile = Tile(0, len(self._tiles), self._marks)
            tile.cycled.connect(self._cycle)
            self._tiles.append(tile)
            self._row.addWidget(tile)
        for place, tile in enumerate(self._tiles):
            tile.setVisible(place < len(letters))
            tile.setFixedSize(scale_length(_TILE), scale_length(_TILE))
            if place < len(letters):
                where = _("place {0} of {1}")
                mark = sheet.marks[place]
                shown = TileState.AWAITED if mark is None else mark
                tile.show_letter(letters[place], shown, where.format(place + 1, len(letters)))

    @Slot(str)
    def _type(self, text: str) -> None:
        guess, marks = split_turn(text)
        letters = "".join(split_words(guess))
        self._table.show_clue(letters if is_letters(letters) else "", marks)

    @Slot(int, int, int)
    def _cycle(self, _row: int, place: int, by: int) -> None:
        self._table.cycle(place, by)

    @Slot()
    def _choose_rule(self) -> None:
        self._table.play_by(self._rules.value)
