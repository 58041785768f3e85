"""`wmh tree`: the decision tree of guesses, as a picture or JSON."""

import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.files.outputs import JSON, SVG
from wmh.base.files.schemas import as_text
from wmh.base.files.writing import replace_file
from wmh.base.text.wording import excerpt
from wmh.engine.advice import advise
from wmh.engine.clues.reading import read_word
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.strategies import STRATEGIES, obstacle
from wmh.engine.strategy.tree import Node, as_json, grow
from wmh.engine.strategy.tree_drawing import as_svg
from wmh.helper.answering import Answering
from wmh.helper.capitals import capital
from wmh.helper.cli.advice.suggest import NO_WORD_FITS
from wmh.helper.cli.parts.arguments import GivenLetters, OneBoardGameName, Turns
from wmh.helper.cli.parts.option_groups import GameOptions, RankingOptions
from wmh.helper.cli.parts.outputs import Force, name_written, refuse_another_kind
from wmh.helper.cli.parts.reasons import Refused, finding
from wmh.helper.cli.parts.waiting import waiting

SUFFIXES = (".json", ".svg")


def tree(
    turns: Turns = None,
    preset: OneBoardGameName = None,
    *,
    options: GameOptions,
    ranking: RankingOptions,
    opener: Annotated[
        str | None, typer.Option(help="The next guess; by default the strategy's own.")
    ] = None,
    depth: Annotated[int, typer.Option(min=1, max=6, help="How many guesses deep.")] = 2,
    out: Annotated[
        Path | None, typer.Option(help="An .svg or .json file; without it JSON is printed.")
    ] = None,
    force: Force = False,
    given: GivenLetters = "",
) -> None:
    """Draw the decision tree: the best guess for every clue. Exit code 1 if no word fits."""
    if out is not None:
        if out.suffix.lower() not in SUFFIXES or out.is_dir():
            raise Refused(
                "{0} is not a file that ends in .svg or .json: choose such a name for --out.", out
            )
        refuse_another_kind(out, SVG if out.suffix.lower() == ".svg" else JSON, force=force)
    opened = options.open()
    game = options.read_game(opened, turns or (), given, preset=preset)
    question = ranking.applied_to(game.question(1), preset)
    if reason := obstacle([ranking.strategy]):
        raise Refused(reason)
    advice = advise(question, opened)
    if not advice.remaining:
        print(finding(advice), file=sys.stderr)
        raise typer.Exit(NO_WORD_FITS)
    with waiting("growing the tree"):
        found = _grow_tree(question, opener, depth, opened)
    text = as_text("tree", {"game": preset, "lexicon": opened.name, **as_json(found)})
    if out is None:
        print(text, end="")
    else:
        written = as_svg(found, capital) if out.suffix.lower() == ".svg" else text
        try:
            replace_file(out, written.encode())
        except OSError as error:
            raise Refused(
                "{0} cannot be written ({1}): choose another place for --out.", out, error.strerror
            ) from error
        name_written(out)


def _grow_tree(question: Question, first: str | None, depth: int, lexicon: Lexicon) -> Node:
    with closing(Answering()) as answering:
        solver = answering.solver(lexicon) if STRATEGIES[question.strategy].splits else None
        if first is None:
            playing = player(question, lexicon, solver)
            labels = playing.choose(playing.start())
            if labels is None:
                raise Refused("No word may be guessed: name one with --opener, or try --flagged.")
            letters = lexicon.alphabet.letters_of(lexicon.alphabet.decode(labels)) or ()
        else:
            letters = read_word(first, lexicon.alphabet)
        if len(letters) != question.length:
            raise Refused(
                "The guess {0} is {1} long; this game needs {2}.",
                excerpt(first or ""),
                len(letters),
                question.length,
            )
        return grow(question, letters, lexicon, depth, solver)
