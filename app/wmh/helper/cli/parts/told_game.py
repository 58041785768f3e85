"""Game described by options and turns, and the question that results."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wmh.base.text.phrases import _
from wmh.base.text.wording import excerpt
from wmh.engine.clues.knowledge import Given, learn
from wmh.engine.clues.reading import ClueError, one_length, read_given, read_turn, split_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.squares import USUAL, is_plain, with_signs
from wmh.engine.clues.summary import in_words
from wmh.engine.clues.turn import Turn
from wmh.engine.question import Question
from wmh.helper.capitals import capital
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.parts.reasons import no_length

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wmh.engine.clues.squares import Squares
    from wmh.engine.lexicon.alphabet import Alphabet
    from wmh.engine.lexicon.store import Lexicon

PAPER_LENGTH = 4
"""Default length of words, that of the paper's game."""


@dataclass(frozen=True)
class ToldGame:
    """Described game; a `length` or `tier` of None is taken from the turns or the word list."""

    lexicon: "Lexicon"
    turns: tuple[Turn, ...] = ()
    length: int | None = None
    rule: Rule = Rule.TILES
    given: Given = ()
    tier: int | None = None
    flagged: bool = False

    def question(self, rows: int = 10) -> Question:
        """Returns the question about the game. Raises ClueError or Refused for contradictions."""
        length = one_length(self.turns, self.length, self.given)
        if length is None:
            only = self.lexicon.lengths
            length = only[0] if len(only) == 1 else PAPER_LENGTH
        if reason := no_length(length, self.lexicon):
            raise reason
        tier = self.lexicon.usual_tier(length) if self.tier is None else self.tier
        return Question(self.turns, length, self.rule, self.given, tier, rows, self.flagged)


def read_game(
    turns: "Iterable[str]",
    lexicon: "Lexicon",
    *,
    length: int | None,
    rule: Rule,
    given: str,
    tier: int | None,
    flagged: bool = False,
    preset: str | None = None,
) -> ToldGame:
    """Returns the game that turns, as typed, and options describe. Raises ClueError.

    Squares are read as those of the `preset`; without one, as those of the game they look like.
    """
    turns = tuple(turns)
    squares = _squares_of("".join(turns)) if preset is None else GAMES.read_named(preset).squares
    return ToldGame(
        lexicon,
        tuple(_turn(text, lexicon.alphabet, rule, squares) for text in turns),
        length,
        rule,
        read_given(given, lexicon.alphabet),
        tier,
        flagged,
    )


def _squares_of(text: str) -> "Squares":
    if is_plain(with_signs(text)):  # Most are: games and what reads them are not imported.
        return USUAL
    from wmh.helper.games.presets import squares_of

    return squares_of(text)


def _turn(text: str, alphabet: "Alphabet", rule: Rule, squares: "Squares") -> Turn:
    guess, clue = split_turn(text)
    if not (guess and clue):
        raise ClueError(
            ("{0} is not a guess with its clue: write guess:clue, such as rain:ywwg."),
            excerpt(text),
        )
    return read_turn(guess, clue, alphabet, rule, squares)


def known(question: Question) -> str:
    """Returns a line that sums up what the clues say; "" if they say nothing."""
    knowledge = learn(question.turns, question.length, question.rule, question.given)
    return in_words(knowledge, question.turns, question.rule, _in_summary, capital)


def _in_summary(text: str) -> str:
    return _(text, context="Summary")
