"""Option groups that several commands share; `expand_groups` makes them single options."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy
from wmh.helper.cli.parts.arguments import (
    Attempts,
    Flagged,
    GuessesName,
    Hard,
    Length,
    LexiconName,
    Plain,
    PriorName,
    RuleName,
    StrategyName,
    Tier,
    opener_of,
)
from wmh.helper.cli.parts.named_lexicon import named_lexicon
from wmh.helper.cli.parts.told_game import ToldGame, read_game
from wmh.helper.lists import library
from wmh.helper.refused_words import saved_refused


@dataclass(frozen=True, slots=True)
class WordOptions:
    """Options for the words of a game: the word list, and the vocabulary that is suggested."""

    lexicon: LexiconName = library.DEFAULT
    tier: Tier = None
    flagged: Flagged = False

    def open(self) -> Lexicon:
        """Opens the word list of the option. Raises InputError and OSError as `named_lexicon`."""
        return named_lexicon(self.lexicon)


@dataclass(frozen=True, slots=True)
class GameOptions(WordOptions):
    """Options for a game on one board: its words, their length, and the rule of marking."""

    length: Length = None
    rule: RuleName = Rule.TILES

    def read_game(
        self,
        opened: Lexicon,
        turns: Iterable[str] = (),
        given: str = "",
        *,
        length: int | None = None,
        preset: str | None = None,
    ) -> ToldGame:
        """Returns the game with these turns and the options' terms. Raises ClueError.

        `length` is used if the option for the length is missing.
        """
        return read_game(
            turns,
            opened,
            length=length if self.length is None else self.length,
            rule=self.rule,
            given=given,
            tier=self.tier,
            flagged=self.flagged,
            preset=preset,
        )


@dataclass(frozen=True, slots=True)
class RankingOptions:
    """Options for ranking guesses: strategy, allowed guesses, likelihood, hard mode, attempts."""

    strategy: StrategyName = Strategy.PAPER
    guesses: GuessesName = GuessList.VIEW
    prior: PriorName = Prior.UNIFORM
    plain: Plain = False
    hard: Hard = Hardness.FREE
    attempts: Attempts = None

    def applied_to(self, question: Question, preset: str | None = None) -> Question:
        """Returns the question with these options, and with two terms of the preset's game.

        They are its recommended first guess, and the words that it refuses.
        """
        return replace(
            question,
            strategy=self.strategy,
            guesses=self.guesses,
            prior=self.prior,
            plain=self.plain,
            hardness=self.hard,
            attempts=self.attempts,
            opener=opener_of(preset, self.strategy),
            refused=() if preset is None else saved_refused(preset),
        )
