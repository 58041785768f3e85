"""`wmh lingo`: a player for the Lingo pit, on standard output and input."""

from pathlib import Path
from typing import Annotated

import typer

from wmh.engine.strategy.strategies import Strategy
from wmh.helper.cli.parts.arguments import StrategyName
from wmh.lab.cli.lingo_game import play
from wmh.lab.cli.words_of_length import lexicon_for

Words = Annotated[
    Path | None,
    typer.Option(help="The words, one a line; by default wordlistN.txt or wordlist.txt here."),
]


def lingo(
    length: Annotated[int, typer.Argument(metavar="N", help="How many letters the answer has.")],
    words: Words = None,
    strategy: StrategyName = Strategy.LINGO,
) -> None:
    """Play Lingo: guesses on standard output, masks of O, ? and X on standard input."""
    lexicon, _ = lexicon_for(length, words)
    play(lexicon, length, strategy)
