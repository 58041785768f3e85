"""The arguments of a command, and what they come to: a game, strategies."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from wmh.base.text.phrases import _
from wmh.base.text.wording import excerpt
from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.reading import ClueError, read_given, read_turn, split_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.squares import Squares
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import ALL_TIERS, MOST_ATTEMPTS, TIERS, Familiarity
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.told_game import ToldGame
from wmh.helper.games.presets import squares_of

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


def read_game(
    turns: Iterable[str],
    lexicon: "Lexicon",
    *,
    length: int | None,
    rule: Rule,
    given: str,
    tier: int | None,
    flagged: bool = False,
    preset: str | None = None,
) -> ToldGame:
    """Raises ClueError for what cannot be read.

    Clues in squares are read as those of the `preset`, else of the game that they look like.
    """
    turns = tuple(turns)
    squares = squares_of("".join(turns)) if preset is None else GAMES.read_named(preset).squares
    return ToldGame(
        lexicon,
        tuple(_turn(text, lexicon.alphabet, rule, squares) for text in turns),
        length,
        rule,
        read_given(given, lexicon.alphabet),
        tier,
        flagged,
    )


def _turn(text: str, alphabet: Alphabet, rule: Rule, squares: Squares) -> Turn:
    guess, clue = split_turn(text)
    if not (guess and clue):
        raise ClueError(
            ("The turn {0} is not a guess and a clue: write guess:clue, such as rain:ywwg."),
            excerpt(text),
        )
    return read_turn(guess, clue, alphabet, rule, squares)


def named_strategies(text: str) -> list[Strategy]:
    """Strategies of a list such as `entropy,parts`, without repeats. Raises Refused."""
    found: list[Strategy] = []
    for name in filter(None, map(str.strip, text.split(","))):
        if name not in list(Strategy):
            raise Refused(
                "There is no strategy {0}: choose from {1}.", excerpt(name), ", ".join(Strategy)
            )
        if Strategy(name) not in found:
            found.append(Strategy(name))
    if not found:
        raise Refused("No strategy is named to compare: choose from {0}.", ", ".join(Strategy))
    return found


MOST_ROWS = 1_000_000
"""Most rows to list: more than a word list in use has words of one length."""
HIGHEST_SEED = 2**32 - 1
"""Highest seed, as in a protocol."""

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Attempts = Annotated[
    int | None,
    typer.Option(min=1, max=MOST_ATTEMPTS, help="How many guesses the game allows."),
]
Flagged = Annotated[bool, typer.Option("--flagged", help="Also suggest offensive words.")]
GivenLetters = Annotated[
    str,
    typer.Option(
        "--given",
        help="Letters the game shows, a dot for each other: r...; guesses have them too.",
    ),
]
GuessesName = Annotated[GuessList, typer.Option("--guesses", help="Which words may be guessed.")]
Hard = Annotated[Hardness, typer.Option(help="A mode of the game that refuses some guesses.")]
Length = Annotated[int | None, typer.Option(help="How many letters the words have.")]
"""Its bounds are those of the words that a lexicon has, which its refusal tells."""
LexiconName = Annotated[
    str,
    typer.Option(
        "--lexicon", help="An installed word list, a file of words, a .dawg, codes:abcdef."
    ),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Treat plurals and past tenses as unlikely answers.")
]
PriorName = Annotated[
    Prior, typer.Option("--prior", help="Likelihood of each word: equal for all, or by its tier.")
]
Rows = Annotated[int, typer.Option(min=1, max=MOST_ROWS, help="How many words to show.")]
RuleName = Annotated[Rule, typer.Option("--rule", help="How the game marks guesses.")]
Seed = Annotated[
    int, typer.Option(min=0, max=HIGHEST_SEED, help="Seed of the random choice of answers.")
]
StrategyName = Annotated[
    Strategy, typer.Option("--strategy", help="What makes a guess a good one.")
]


def _tier(text: str | int) -> int:
    """A tier by its number or by how well known its words are."""
    said = str(text).strip().lower()
    if said in set(Familiarity):
        return TIERS[Familiarity(said)]
    if said.isascii() and said.isdecimal() and len(said) < 4 and int(said) <= ALL_TIERS:
        return int(said)
    raise typer.BadParameter(
        _(
            "{0} is neither {1} nor a number from 0 to {2}.",
            excerpt(str(text)),
            ", ".join(Familiarity),
            ALL_TIERS,
        )
    )


Tier = Annotated[
    int | None,
    typer.Option(
        parser=_tier,
        metavar="TIER",
        help="How well known words are: everyday, common, all, or a number up to 127.",
    ),
]
Turns = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GUESS:CLUE...",
        help=("Such as rain:ywwg or rain=ywwg, rain:🟨⬜⬜🟩, or rain:2,1 where the rule counts."),
    ),
]
