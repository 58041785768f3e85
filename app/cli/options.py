"""Options that several commands have in common."""

from typing import Annotated

import typer

from app.engine.clues.rules import Rule
from app.engine.question import ALL_TIERS

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Flagged = Annotated[bool, typer.Option("--flagged", help="Suggest flagged words too.")]
GivenLetters = Annotated[
    str, typer.Option("--given", help="Letters the game gives away, a dot for each other: r...")
]
Length = Annotated[int | None, typer.Option(help="How many letters the words have.")]
LexiconName = Annotated[
    str, typer.Option("--lexicon", help="An installed lexicon or a .dawg file.")
]
RuleName = Annotated[Rule, typer.Option("--rule", help="How the game marks guesses.")]
Tier = Annotated[
    int | None,
    typer.Option(min=0, max=ALL_TIERS, help="How uncommon words may be, 127 for all."),
]
Turns = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GUESS:CLUE",
        help="Such as rain:ywwg, or rain:2,1 where the rule counts.",
    ),
]
