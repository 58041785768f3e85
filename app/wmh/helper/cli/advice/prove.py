"""`wmh prove`: the fewest guesses for a list of words, and a decision tree that needs no more."""

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wmh.base.files.outputs import JSON, SVG
from wmh.base.files.schemas import as_text as as_json_text
from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _, figure
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.reading import read_word
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.many_games import Outcome, outcome
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.engine.strategy.tree import Node, as_json, as_text, grow_tree
from wmh.engine.strategy.tree_drawing import as_svg
from wmh.helper.answering import Answering
from wmh.helper.capitals import capital
from wmh.helper.cli.parts.arguments import AsJson, Attempts, GuessesName, Hard, OneBoardGameName
from wmh.helper.cli.parts.heavily import (
    HeavyOptions,
    heavily,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.option_groups import GameOptions
from wmh.helper.cli.parts.outputs import Force, OutputKind, name_written, refuse_unwritable
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.secrets import ALL, secrets_of
from wmh.helper.cli.parts.waiting import waiting

if TYPE_CHECKING:
    from wmh.engine.strategy.ground import Ground
    from wmh.helper.proof import ProofFound

SUFFIXES = (".json", ".svg", ".txt")
_TRIED = 24
"""Number of openers that are tried first, for a low upper bound."""
TREE = OutputKind("tree as text", lambda head, _size: b"\n  " in head)


def prove(
    preset: OneBoardGameName = None,
    *,
    game: GameOptions,
    secrets: Annotated[
        str, typer.Option(help="The words to find: a file, a number to draw, or all.")
    ] = ALL,
    guesses: GuessesName = GuessList.ALL,
    hard: Hard = Hardness.FREE,
    attempts: Attempts = None,
    opener: Annotated[str | None, typer.Option(help="Only with this first guess.")] = None,
    width: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=10_000,
            help="Search only so many guesses at each step: quicker, but no proof.",
        ),
    ] = None,
    tries: Annotated[
        int, typer.Option(min=1, max=100_000, help="With --width: how many openers to try.")
    ] = _TRIED,
    out: Annotated[
        Path | None, typer.Option(help="Write the tree into this .txt, .json or .svg file.")
    ] = None,
    force: Force = False,
    options: HeavyOptions,
    as_json: AsJson = False,
) -> None:
    """Find the first guess and the tree after it that need the fewest guesses, and prove it."""
    if reason := unavailable():
        raise Refused(reason)
    if out is not None:
        _refuse_unusable(out, force=force)
    opened = game.open()
    question = replace(
        game.read_game(opened).question(), strategy=Strategy.EXACT, guesses=guesses, hardness=hard
    )
    if question.rule is Rule.PAPER:
        raise Refused(
            "The paper's pattern keeps words that a clue rules out, so no number of guesses can be"
            " proven with it: choose --rule tiles."
        )
    hidden = secrets_of(secrets, question, opened, 0)
    only = None if opener is None else _opener(opener, question, opened)
    with heavily(options) as heavy, closing(Answering()) as answering:
        answering.solver(opened)  # Which has the kernels where they belong.
        from wmh.engine.strategy.proving import NEVER
        from wmh.helper.proof import Proof, ProofFound

        ground = _ground(question, hidden, attempts, opened)
        if only is not None and only not in ground.guesses.numbers:
            raise Refused(
                "The opener {0} is not a word that may be guessed here: choose another, "
                "or widen --guesses or --tier.",
                excerpt(opener or ""),
            )

        def tell(found: ProofFound) -> None:
            if found.upper < NEVER:
                heavy.say(*_bounds(proof.word(found.opener), found, proven=width is None))

        proof = Proof(ground, question, opened, heavy, tell, width or 0)
        found = None if only is not None else proof.best(tries)
        first = only if found is None else found.opener
        assert first is not None
        with waiting("drawing up the tree"):
            playing = proof.tree(first)
            labels = proof.labels(first)
            tree = playing and (
                grow_tree(playing, labels, heavy.stop),
                walk(playing, hidden, labels, stop=heavy.stop),
            )
    if tree is None:
        if width is None:
            raise Refused("Not every word can be found within so many guesses: allow more.")
        raise Refused(
            "No tree was found that finds every word within so many guesses: allow more guesses,"
            " or raise --width."
        )
    node, games = tree
    played = outcome(games.guesses)
    lower = found.lower if found and width is None else None
    proven = width is None and (found is None or found.lower >= found.upper)
    assert not (proven and found) or played.total == found.upper
    heading = {"game": preset, "lexicon": opened.name}
    proved = ProofResult(node, played, len(ground.guesses), proven, only is not None, lower)
    if out is not None:
        _write(node, out, heading)
    if as_json:
        print_json("prove", heading | proved.as_json(question, attempts))
    else:
        print(proved.as_text())
    if out is not None:
        name_written(out, as_json=as_json)


@dataclass(frozen=True, slots=True)
class ProofResult:
    """Result of a proof: its tree, and the games that the tree plays, one for each secret.

    `lower` is a lower bound of the guesses that any tree needs in all; None if it was not computed.
    """

    node: Node
    played: Outcome
    guesses: int
    proven: bool
    only: bool
    lower: int | None

    def as_text(self) -> str:
        played = self.played
        spread = ", ".join(
            f"{made}: {figure(games)}" for made, games in played.distribution.items()
        )
        if not self.proven:
            how = _("Not proven: only some of the guesses were searched.")
        elif self.only:
            how = _("Proven: with this first guess no other tree needs fewer guesses.")
        else:
            how = _(
                "Proven: no other first guess, and no other tree after it, needs fewer guesses."
            )
        return "\n".join((
            _(
                "{0} can be the answer, {1} can be guessed",
                count.words(self.node.remaining), count.words(self.guesses),
            ),
            _(
                "First guess {0}: {1} in all, {2} on average, {3} at most",
                capital(self.node.word), count.guesses(played.total),
                figure(played.mean or 0, 4), played.worst,
            ),
            how,
            _("Words by guesses: {0}", spread),
        ))  # fmt: skip

    def as_json(self, question: Question, attempts: int | None) -> dict[str, object]:
        played = self.played
        return {
            "length": question.length,
            "tier": question.tier,
            "rule": question.rule,
            "hard": question.hardness,
            "attempts": attempts,
            "words": self.node.remaining,
            "guesses": self.guesses,
            "opener": self.node.word,
            "total": played.total,
            "mean": played.mean,
            "worst": played.worst,
            "distribution": played.distribution,
            "proven": self.proven,
            "only_this_opener": self.only,
            "lower": played.total if self.proven and not self.only else self.lower,
            "tree": as_json(self.node),
        }


def _bounds(word: str, found: "ProofFound", *, proven: bool) -> tuple[str, dict[str, object]]:
    """Returns the bounds so far, as a line and as JSON; with the lower bound only if `proven`."""
    told: dict[str, object] = {"opener": word, "upper": found.upper}
    if not proven:
        return _("{0}: {1}", capital(word), count.guesses(found.upper)), told
    line = _(
        "{0}: {1}; lower bound {2}, {3} left to search",
        capital(word),
        count.guesses(found.upper),
        found.lower,
        count.openers(found.left),
    )
    return line, {**told, "lower": found.lower, "left": found.left}


def _ground(
    question: Question, hidden: NDArray[np.int32], attempts: int | None, lexicon: Lexicon
) -> "Ground":
    from wmh.engine.strategy.ground import Ground
    from wmh.engine.strategy.kernels.search import ENDLESS

    every = candidates_of(question, lexicon)
    at = np.searchsorted(every.numbers, hidden)
    secrets = Candidates(np.ascontiguousarray(every.letters[at]), every.numbers[at])
    alone = question.guesses is GuessList.CANDIDATES
    guesses = secrets if alone else _guesses(question, lexicon)
    if not np.isin(secrets.numbers, guesses.numbers).all():
        raise Refused("Some answers may not be guessed: choose --flagged.")
    return Ground(
        guesses,
        secrets,
        Rule.TILES if question.rule is Rule.PAPER else question.rule,
        Hardness.FREE if alone else question.hardness,
        alone,
        ENDLESS if attempts is None else attempts,
    )


def _guesses(question: Question, lexicon: Lexicon) -> Candidates:
    """Returns the words that may be guessed: the vocabulary's words, or all words of the list."""
    tier = ALL_TIERS if question.guesses is GuessList.ALL else question.tier
    every = candidates_of(Question((), question.length, tier=tier), lexicon)
    shown = np.flatnonzero(lexicon.nameable(every.numbers, flagged=question.flagged))
    return Candidates(np.ascontiguousarray(every.letters[shown]), every.numbers[shown])


def _opener(text: str, question: Question, lexicon: Lexicon) -> int:
    """Returns the number of the word typed as opener. Raises Refused and ClueError."""
    word = "".join(read_word(text, lexicon.alphabet, "opener"))
    letters = lexicon.alphabet.letters_of(word) or ()
    number = lexicon.number_of(letters)
    if len(letters) != question.length:
        raise Refused(
            "The opener {0} is {1} long; this game needs {2}.",
            excerpt(text),
            len(letters),
            question.length,
        )
    if number is None:
        raise Refused("The opener {0} is not in the word list {1}.", excerpt(text), lexicon.name)
    return number


def _refuse_unusable(out: Path, *, force: bool) -> None:
    """Raises Refused if the output file cannot be written; called before the long proof begins."""
    if out.suffix.lower() not in SUFFIXES or out.is_dir():
        raise Refused(
            "{0} is not a file that ends in .txt, .json or .svg: choose such a name.", out
        )
    kinds = {".json": JSON, ".svg": SVG, ".txt": TREE}
    refuse_unwritable(out, kinds[out.suffix.lower()], force=force)


def _write(node: Node, out: Path, heading: Mapping[str, object]) -> None:
    match out.suffix.lower():
        case ".json":
            text = as_json_text("tree", {**heading, **as_json(node)})
        case ".svg":
            text = as_svg(node, capital)
        case _:
            text = as_text(node)
    replace_file(out, text.encode())
