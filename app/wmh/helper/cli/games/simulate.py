"""`wmh simulate`: the results of strategies in many games, as figures and as a chart."""

import time
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray
from rich.table import Table

from wmh.base.files.outputs import PNG, SVG
from wmh.base.heavy.run import HeavyRun, plainly
from wmh.base.text.phrases import _, figure, in_language
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.clues.hard_modes import MODES, Hardness
from wmh.engine.clues.reading import read_word
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import novice
from wmh.engine.strategy.play.games_walk import Games
from wmh.engine.strategy.play.many_games import ManyGames, Outcome, branches, games_of, outcome
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.strategies import STRATEGIES, Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.cli.parts.arguments import (
    AsJson,
    OneBoardGameName,
    Seed,
    named_strategies,
    opener_of,
    shown_by,
)
from wmh.helper.cli.parts.heavily import (
    Heavily,
    HeavyOptions,
    heavily,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.option_groups import GameOptions, RankingOptions
from wmh.helper.cli.parts.outputs import Force, refuse_unwritable
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import Screen, print_whole
from wmh.helper.cli.parts.secrets import ALL, secrets_of
from wmh.helper.cli.parts.waiting import waiting

SUFFIXES = (".png", ".svg")


@dataclass(frozen=True, slots=True)
class StrategyGames:
    """Results of all games of one strategy; `seconds` is the time that they took.

    With `possible_only` every guess could be the answer.
    """

    strategy: Strategy
    possible_only: bool
    opener: str
    outcome: Outcome
    states: int
    seconds: float


def simulate(
    preset: OneBoardGameName = None,
    *,
    game: GameOptions,
    ranking: RankingOptions,
    opener: Annotated[
        str | None,
        typer.Option(
            help="The first guess of every game; by default the game's own, or the strategy's."
        ),
    ] = None,
    possible_only: Annotated[
        bool, typer.Option("--possible-only", help="Take only words that could be the answer.")
    ] = False,
    both_kinds: Annotated[
        bool,
        typer.Option(
            "--both-kinds",
            help="Play twice: with all guesses, and with words that could be the answer.",
        ),
    ] = False,
    secrets: Annotated[
        str, typer.Option(help="The words to find: a file, a number to draw, or all.")
    ] = ALL,
    seed: Seed = 0,
    strategies: Annotated[
        str | None, typer.Option(help="Strategies to compare in a table, such as entropy,parts.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the distributions into this .svg or .png file.")
    ] = None,
    force: Force = False,
    options: HeavyOptions,
    as_json: AsJson = False,
) -> None:
    """Play many games, every one to its end, and say how many guesses they took."""
    opened = game.open()
    question = ranking.applied_to(game.read_game(opened).question())
    question = replace(question, possible_only=possible_only and not both_kinds)
    chosen = [ranking.strategy] if strategies is None else named_strategies(strategies)
    if reason := obstacle(chosen):
        raise Refused(reason)
    option = "--both-kinds" if both_kinds else "--possible-only" if possible_only else ""
    if option and any(STRATEGIES[each].points for each in chosen):
        raise Refused("A strategy for points has no {0}: leave it out.", option)
    if plot is not None:
        _refuse_unusable(plot, force=force)
    first = None if opener is None else _opener(opener, question, opened)
    numbers = secrets_of(secrets, question, opened, seed)
    played: list[StrategyGames] = []
    with (
        heavily(options) as heavy,
        closing(Answering()) as answering,
    ):
        kinds = (False, True) if both_kinds else (possible_only,)
        for each, possible in product(chosen, kinds):
            began = time.perf_counter()
            playing = replace(
                question, strategy=each, possible_only=possible, opener=opener_of(preset, each)
            )
            games = _games(playing, opened, answering, first, numbers, heavy)
            took = time.perf_counter() - began
            played.append(_summarize(playing, games, ranking.attempts, took, opened))
    title = _title(question, opened, len(numbers), ranking.attempts, preset)
    if plot is not None:
        with waiting("drawing the plot"):
            from wmh.helper.cli.games.plot import draw

            draw([(_label(each, played), each.outcome) for each in played], title, plot)
    if as_json:
        told_of = _json(question, len(numbers), ranking.attempts, played)
        print_json("simulate", {"game": preset, "lexicon": opened.name, **told_of})
    else:
        print(title)
        _print(played)


def _games(
    question: Question,
    lexicon: Lexicon,
    answering: Answering,
    opener: bytes | None,
    secrets: NDArray[np.int32],
    heavy: Heavily,
) -> Games:
    """Plays one game for each secret with one strategy, as a heavy run by clues of the opener."""
    splits = STRATEGIES[question.strategy].splits
    playing = player(question, lexicon, answering.solver(lexicon) if splits else None)
    start = playing.start(heavy.stop)
    if opener is None:
        with waiting("looking for the first guess"):
            opener = playing.choose(start, heavy.stop)
    if opener is None:
        return games_of(None, secrets, (), ())
    experience = playing.solver.experience if playing.solver else novice()
    items = branches(question, start, opener, secrets)
    run = HeavyRun(
        str(question.strategy),
        ManyGames(question, lexicon, opener, experience),
        items,
        [len(each) for each in items],
        "games",
        {"question": plainly(question), "opener": lexicon.alphabet.decode(opener)},
        lexicon,
    )
    return games_of(opener, secrets, items, heavy(run))


def _refuse_unusable(plot: Path, *, force: bool) -> None:
    """Raises Refused if the chart cannot be written; called before the long games begin."""
    if plot.suffix.lower() not in SUFFIXES or plot.is_dir():
        raise Refused("{0} is not a file that ends in .svg or .png: choose such a name.", plot)
    refuse_unwritable(plot, SVG if plot.suffix.lower() == ".svg" else PNG, force=force)


def _opener(text: str, question: Question, lexicon: Lexicon) -> bytes:
    letters = read_word(text, lexicon.alphabet, "opener")
    if len(letters) != question.length:
        raise Refused(
            "The opener {0} is {1} long; this game needs {2}.",
            excerpt(text),
            len(letters),
            question.length,
        )
    if lexicon.number_of(letters) is None:
        raise Refused("The opener {0} is not in the word list {1}.", excerpt(text), lexicon.name)
    return lexicon.alphabet.encode(letters)


def _summarize(
    question: Question, games: Games, attempts: int | None, seconds: float, lexicon: Lexicon
) -> StrategyGames:
    return StrategyGames(
        question.strategy,
        question.possible_only,
        "" if games.opener is None else lexicon.alphabet.decode(games.opener),
        outcome(games.guesses, attempts),
        games.states,
        seconds,
    )


def _label(games: StrategyGames, played: list[StrategyGames]) -> str:
    """Returns the title of a strategy's games in the chart.

    It tells if all guesses or only possible answers were allowed, if `played` has both kinds.
    """
    title = STRATEGIES[games.strategy].title
    return f"{title}: {_kind(games)}" if _has_both(played) else title


def _kind(games: StrategyGames) -> str:
    return _("possible answers") if games.possible_only else _("all guesses")


def _has_both(played: list[StrategyGames]) -> bool:
    return len({each.possible_only for each in played}) > 1


def _title(
    question: Question, lexicon: Lexicon, games: int, attempts: int | None, preset: str | None
) -> str:
    parts = [
        _("{0} of length {1}", count.games(games), question.length),
        _("{0}, tier {1}", lexicon.name, question.tier) if lexicon.tiered else lexicon.name,
    ]
    if not question.flagged and lexicon.flagged.any():
        parts.append(_("no offensive words"))
    if question.rule is not Rule.TILES:
        parts.append(_("rule {0}", question.rule))
    if question.hardness is not Hardness.FREE:
        parts.append(_(MODES[question.hardness], context="Modes"))
    if attempts is not None:
        parts.append(_("{0} at most", count.guesses(attempts)))
    if question.possible_only:
        parts.append(_("only words that could be the answer"))
    if shown_by(preset, question.length):
        parts.append(_("without the letters that {0} shows", preset))
    return "; ".join(parts)


def _json(
    question: Question,
    games: int,
    attempts: int | None,
    played: list[StrategyGames],
) -> dict[str, object]:
    return {
        "length": question.length,
        "tier": question.tier,
        "rule": question.rule,
        "guesses": question.guesses,
        "possible_only": question.possible_only,
        "prior": question.prior,
        "plain": question.plain,
        "hard": question.hardness,
        "attempts": attempts,
        "games": games,
        "results": [
            {
                "strategy": each.strategy,
                "possible_only": each.possible_only,
                "opener": each.opener,
                "won": each.outcome.won,
                "lost": each.outcome.lost,
                "total": each.outcome.total,
                "mean": each.outcome.mean,
                "median": each.outcome.median,
                "worst": each.outcome.worst,
                "distribution": each.outcome.distribution,
                "states": each.states,
                "seconds": round(each.seconds, 3),
            }
            for each in played
        ],
    }


def _print(played: list[StrategyGames]) -> None:
    """Prints a table; if it is wider than the terminal, the distributions are lines below it."""
    most = max((each.outcome.worst or 0 for each in played), default=0)
    screen, whole = Screen(), _table(played, most)
    if (
        screen.measure(whole, options=screen.options.update(max_width=10_000)).maximum
        <= screen.width
    ):
        screen.print(whole)
        return
    print_whole(_table(played, 0))
    for each in played:
        spread = ", ".join(
            f"{number}: {times}" for number, times in each.outcome.distribution.items()
        )
        name = f"{each.strategy}, {_kind(each)}" if _has_both(played) else each.strategy
        print(_("{0}, games by guesses: {1}", name, spread))


def _table(played: list[StrategyGames], most: int) -> Table:
    """Returns a table with a row for each strategy; columns count games of 1 to `most` guesses."""
    shown = Table(box=None, pad_edge=False)
    shown.add_column(_("Strategy"), no_wrap=True)
    both = _has_both(played)
    if both:
        shown.add_column(_("Guesses"), no_wrap=True)
    shown.add_column(_("Opener"), no_wrap=True)
    lossy = any(each.outcome.lost for each in played)
    titles = (_("Mean"), _("Median"), _("Worst"))
    for title in (*titles, *([_("Lost")] if lossy else ())):
        shown.add_column(title, justify="right", no_wrap=True)
    for number in range(1, most + 1):
        shown.add_column(str(number), justify="right")
    for each in played:
        found = each.outcome
        shown.add_row(
            each.strategy,
            *([_kind(each)] if both else ()),
            each.opener,
            "" if found.mean is None else figure(found.mean, 4),
            "" if found.median is None else in_language(f"{found.median:g}"),
            "" if found.worst is None else str(found.worst),
            *([str(found.lost)] if lossy else ()),
            *(str(found.distribution.get(number, "")) for number in range(1, most + 1)),
        )
    return shown
