"""Vocabulary in use, and the line in which word list, length and vocabulary are chosen."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QMenu, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.question import ALL_TIERS, TIERS, Familiarity
from wmh.engine.strategy.strategies import Prior
from wmh.helper.games.preset import Preset
from wmh.helper.lists.titles import list_title
from wmh.helper.settings import Settings
from wmh.helper.ui.parts.box import Choice, ChoiceBox, length_choices
from wmh.helper.ui.parts.labels import ElidedButton, ElidedLabel
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import key_of, with_key

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


@dataclass(frozen=True, slots=True)
class WordScope:
    """Vocabulary: words of a list up to a `tier`; offensive words only if `flagged`.

    `prior` and `plain` are the likelihood, as in `Question`.
    """

    lexicon: "Lexicon"
    tier: int
    flagged: bool
    prior: Prior = Prior.UNIFORM
    plain: bool = False

    @classmethod
    def of(cls, lexicon: "Lexicon", settings: Settings) -> Self:
        """Returns the vocabulary of the settings, with one tier for words of every length."""
        tier = TIERS[settings.familiarity]
        return cls(lexicon, tier, settings.flagged, settings.prior, settings.plain)

    def for_game(self, preset: Preset | None) -> "WordScope":
        """Returns the vocabulary for a game: its own, but no smaller than the player's."""
        if preset is None:
            return self
        tier = self.tier if preset.familiarity is None else TIERS[preset.familiarity]
        return replace(
            self,
            tier=max(self.tier, tier),
            prior=preset.prior or self.prior,
            plain=self.plain if preset.plain is None else preset.plain,
        )

    def holds_back(self, word: str) -> bool:
        """True if the word is offensive, and offensive words are not in the vocabulary."""
        return not self.flagged and self.lexicon.is_flagged(word)

    @property
    def title(self) -> str:
        """Name of the word list and of the vocabulary, with the key that changes the vocabulary."""
        if not self.lexicon.tiered:
            text = _("Word list: {0}")
        elif self.tier == ALL_TIERS:
            text = _("Word list: {0}, all words ({1})")
        elif self.tier == TIERS[Familiarity.EVERYDAY]:
            text = _("Word list: {0}, everyday words ({1})")
        else:
            text = _("Word list: {0}, common words ({1})")
        return text.format(list_title(self.lexicon.name), key_of("all_words"))


def familiarity_name(familiarity: Familiarity) -> str:
    return {
        Familiarity.EVERYDAY: _("everyday words"),
        Familiarity.COMMON: _("common words"),
        Familiarity.ALL: _("all words"),
    }[familiarity]


class WordsLine(QWidget):
    """Line with the length of the words, the vocabulary, and a button that opens the list menu."""

    length_wanted = Signal(int)
    familiarity_wanted = Signal(object)
    """Emitted with the Familiarity that the user has chosen."""

    def __init__(self, length: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon: Lexicon | None = None
        self._lengths = ChoiceBox[int](self)
        self._lengths.setMaxVisibleItems(12)
        self._lengths.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._lengths.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        self._lengths.view().setMinimumWidth(104)
        tip = _("Another length begins a new game.")
        set_tip(self._lengths, f"{tip} ({key_of('shorter')}, {key_of('longer')})")
        self._view = ChoiceBox[Familiarity](self)
        self._view.setAccessibleName(_("Vocabulary"))
        self._view.setMinimumWidth(60)  # Narrow windows cut the entry off.
        self._name_views(answers=False)
        self._name = ElidedButton(self, "lexicon")
        self._lengths.activated.connect(self._want_length)
        self._view.activated.connect(self._want_view)
        self._of_view = self._with_caption(self._new_caption(_("Vocabulary")), self._view)
        self._caption = self._new_caption(_("Words"))
        in_row(
            self._with_caption(self._new_caption(_("Length")), self._lengths),
            self._of_view,
            REST,
            self._with_caption(self._caption, self._name),
            on=self,
            margins=0,
            spacing=4,
        )
        self.show_length(length)

    def _new_caption(self, text: str) -> ElidedLabel:
        caption = ElidedLabel(self, smallest=0.75)
        caption.setObjectName("caption")
        caption.setText(text)
        return caption

    def _with_caption(self, caption: ElidedLabel, choice: QWidget) -> QWidget:
        """Returns a widget that shows a caption and a choice below it."""
        holder = QWidget(self)
        in_column(caption, choice, on=holder, margins=0, spacing=0)
        return holder

    def offer_lexicons(self, menu: QMenu) -> None:
        """Sets the menu of the word lists, which the button opens."""
        self._name.setMenu(menu)

    def show_lexicon(self, lexicon: "Lexicon", name: str) -> None:
        """Sets the word list; `name` is the name by which users know it."""
        self._lexicon = lexicon
        self._name.setText(name.replace("&", "&&"))
        codes = is_code_name(lexicon.name)
        said = _("Codes: {0}") if codes else _("Word list: {0}")
        self._name.setAccessibleName(said.format(name))
        self._caption.setText(_("Codes") if codes else _("Words"))
        self._name_views(answers=lexicon.facts.answers)
        self._of_view.setVisible(not codes)
        facts = lexicon.facts
        tip = ngettext("1 word. {1}", "{0} words. {1}", facts.words, facts.words, facts.source)
        if codes:
            tip = ngettext("1 code. {1}", "{0} codes. {1}", facts.words, facts.words, facts.source)
        set_tip(self._name, tip)

    def _name_views(self, *, answers: bool) -> None:
        """Fills the box of vocabularies: as usual, or with "answers" and "all guesses".

        The latter if the word list has separate `answers`.
        """
        names = (
            {
                Familiarity.COMMON: _("answers"),
                Familiarity.ALL: _("all guesses"),
            }
            if answers
            else {each: familiarity_name(each) for each in Familiarity}
        )
        self._view.offer(Choice(name, each) for each, name in names.items())

    def show_length(self, length: int) -> None:
        offered = set[int]() if self._lexicon is None else set(self._lexicon.lengths)
        name = "" if self._lexicon is None else self._lexicon.name
        self._lengths.setAccessibleName(
            _("Length of the codes") if is_code_name(name) else _("Length of the words")
        )
        self._lengths.offer(length_choices(name, sorted(offered | {length})))
        self._lengths.choose(length)

    def show_view(self, length: int, familiarity: Familiarity) -> None:
        """Shows length and vocabulary; all words if the list does not rank its words."""
        lexicon = self._lexicon
        fixed = lexicon is not None and (
            not lexicon.tiered or lexicon.usual_tier(length) == ALL_TIERS
        )
        self._view.setEnabled(lexicon is not None and not fixed)
        if not self._view.choose(Familiarity.ALL if fixed else familiarity):
            self._view.setCurrentIndex(0)
        if lexicon is not None and not lexicon.tiered:
            tip = _("This word list does not say which of its words are common.")
        elif lexicon is not None and lexicon.facts.answers:
            tip = _("Words that can be the answer, or all allowed guesses.")
        elif fixed:
            tip = _("All words of this length are in the vocabulary.")
        else:
            tip = _(
                "Everyday words, words that keen readers know, or every word.",
            )
        set_tip(self._view, tip if fixed or lexicon is None else with_key(tip, "all_words"))
        self._view.setAccessibleDescription(tip)

    @Slot(int)
    def _want_length(self, index: int) -> None:
        self.length_wanted.emit(self._lengths.value)

    @Slot(int)
    def _want_view(self, index: int) -> None:
        self.familiarity_wanted.emit(self._view.value)
