"""A game as somebody tells it, in options and turns, and the question that it comes to."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from wmh.base.text.phrases import _
from wmh.engine.clues.knowledge import Given, learn
from wmh.engine.clues.reading import one_length
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.summary import in_words
from wmh.engine.clues.turn import Turn
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.parts.reasons import Refused, no_length
from wmh.helper.games.preset import Preset

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

PAPER_LENGTH = 4
"""The length of the paper's game, where no option, no guess and no lexicon of one length tells."""


@dataclass(frozen=True)
class ToldGame:
    """Game as it was told. Without a `length` the guesses tell it, without a `tier` the lexicon."""

    lexicon: "Lexicon"
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
            only = self.lexicon.lengths
            length = only[0] if len(only) == 1 else PAPER_LENGTH
        if reason := no_length(length, self.lexicon):
            raise reason
        tier = self.lexicon.usual_tier(length) if self.tier is None else self.tier
        return Question(self.turns, length, self.rule, self.given, tier, rows, self.flagged)


def known(question: Question) -> str:
    """Summary of the clues in one line; empty if they say nothing."""
    knowledge = learn(question.turns, question.length, question.rule, question.given)
    return in_words(knowledge, question.turns, question.rule, _in_summary)


def _in_summary(text: str) -> str:
    return _(text, context="Summary")


def _take(context: typer.Context, key: str | None) -> str | None:
    """Takes a game's terms as the defaults of the command's options."""
    if key is None or context.resilient_parsing:
        return key
    preset = GAMES.read_named(key)
    fixed: dict[str, object] = {
        "length": lambda: _length(preset, context),
        "rule": str(preset.rule),
        "hard": str(preset.hard),
        "attempts": preset.rows,
        "boards": preset.boards if preset.boards > 1 else None,
        "lexicon": preset.lexicon or None,
        "tier": None if preset.familiarity is None else str(preset.familiarity),
        "strategy": None if preset.strategy is None else str(preset.strategy),
        "prior": None if preset.prior is None else str(preset.prior),
        "plain": preset.plain,
    }
    context.default_map = {name: value for name, value in fixed.items() if value is not None}
    return key


def _length(preset: Preset, context: typer.Context) -> int | None:
    """The guesses or the secret tell it, in a game of several lengths."""
    told = context.params.get("turns") or context.params.get("secret")
    return None if told and len(preset.lengths) > 1 else preset.length


def shown_by(preset: str | None, length: int) -> tuple[int, ...]:
    """The places whose letters a game shows before the first guess, if one was named."""
    return () if preset is None else GAMES.read_named(preset).places_to_show(length)


def opener_of(preset: str | None, strategy: Strategy) -> str:
    """The first guess recommended for a game with a strategy, if one was named."""
    return "" if preset is None else GAMES.read_named(preset).opener_with(strategy)


def _take_of_one_board(context: typer.Context, key: str | None) -> str | None:
    """Takes a game's terms like `_take`; refuses a game on several boards."""
    if key is not None and not context.resilient_parsing:
        game = GAMES.read_named(key)
        if game.boards > 1:
            raise Refused(
                "{0} is played on {1} boards: use `wmh boards --game {2}`, or name a game on one.",
                game.name,
                game.boards,
                key,
            )
    return _take(context, key)


_HELP = (
    "A game of `wmh presets`: its length, rule, hard mode, attempts and word list, and the"
    " strategy and words that win it."
)
GameName = Annotated[str | None, typer.Option("--game", is_eager=True, callback=_take, help=_HELP)]
OneBoardGameName = Annotated[
    str | None, typer.Option("--game", is_eager=True, callback=_take_of_one_board, help=_HELP)
]
"""`--game` of commands that play on one board; they refuse games on several."""
