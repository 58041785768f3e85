"""A game as somebody tells it, in options and turns, and the question that it comes to."""

from dataclasses import dataclass

from app.cli.reasons import Refused, no_length
from app.engine.clues.knowledge import Given, learn
from app.engine.clues.reading import one_length
from app.engine.clues.rules import Rule
from app.engine.clues.summary import in_words
from app.engine.clues.turn import Turn
from app.engine.lexicon.store import Lexicon
from app.engine.question import Question

PAPER_LENGTH = 4
"""The length of the paper's game, where neither an option nor a guess tells one."""


@dataclass(frozen=True)
class Game:
    """What has been told. Without a `length` the guesses tell it, without a `tier` the lexicon."""

    lexicon: Lexicon
    turns: tuple[Turn, ...] = ()
    length: int | None = None
    rule: Rule = Rule.TILES
    given: Given = ()
    tier: int | None = None
    flagged: bool = False

    def question(self, rows: int = 10) -> Question:
        """Raises ClueError or Refused for what does not belong together."""
        length = one_length(self.turns, self.length, self.given)
        if length is None:
            length = PAPER_LENGTH
        if reason := no_length(length, self.lexicon):
            raise Refused(reason)
        tier = self.lexicon.usual_tier(length) if self.tier is None else self.tier
        return Question(self.turns, length, self.rule, self.given, tier, rows, self.flagged)


def known(question: Question) -> str:
    """What the turns say together, in one line; empty where they say nothing."""
    knowledge = learn(question.turns, question.length, question.rule, question.given)
    return in_words(knowledge, question.turns, question.rule)
