"""Options that several commands have in common."""

from typing import Annotated

import typer

from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import Rule
from app.engine.question import ALL_TIERS, MOST_ATTEMPTS
from app.engine.strategy.strategies import GuessList, Prior, Strategy

MOST_ROWS = 1_000_000
"""More than any lexicon in use has words of a length."""
HIGHEST_SEED = 2**32 - 1
"""Of chance, on the command line as in a protocol."""

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Attempts = Annotated[
    int | None,
    typer.Option(min=1, max=MOST_ATTEMPTS, help="How many guesses the game allows."),
]
Flagged = Annotated[bool, typer.Option("--flagged", help="Suggest flagged words too.")]
GivenLetters = Annotated[
    str, typer.Option("--given", help="Letters the game gives away, a dot for each other: r...")
]
GuessesName = Annotated[GuessList, typer.Option("--guesses", help="Which words may be guessed.")]
Hard = Annotated[Hardness, typer.Option(help="A mode of the game that refuses some guesses.")]
Length = Annotated[int | None, typer.Option(help="How many letters the words have.")]
"""Its bounds are those of the words that a lexicon has, which its refusal tells."""
LexiconName = Annotated[
    str, typer.Option("--lexicon", help="An installed lexicon, a .dawg file, or codes:abcdef.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Take plurals and past tenses for unlikely secrets.")
]
PriorName = Annotated[
    Prior, typer.Option("--prior", help="How likely each word is: all alike, or by its tier.")
]
Rows = Annotated[int, typer.Option(min=1, max=MOST_ROWS, help="How many words to show.")]
RuleName = Annotated[Rule, typer.Option("--rule", help="How the game marks guesses.")]
Seed = Annotated[
    int, typer.Option(min=0, max=HIGHEST_SEED, help="What the drawing of secrets starts from.")
]
StrategyName = Annotated[
    Strategy, typer.Option("--strategy", help="What makes a guess a good one.")
]
Tier = Annotated[
    int | None,
    typer.Option(min=0, max=ALL_TIERS, help="How uncommon words may be, 127 for all."),
]
Turns = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GUESS:CLUE",
        help="Such as rain:ywwg or rain:🟨⬜⬜🟩, or rain:2,1 where the rule counts.",
    ),
]
