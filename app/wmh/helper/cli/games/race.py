"""`wmh race`: several strategies, and the user, search for the same secrets."""

import random
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.live import Live
from rich.table import Table as Grid

from wmh.base.heavy.run import HeavyRun, plainly
from wmh.base.text.phrases import _, figure, objection
from wmh.engine import count
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.reading import write_given
from wmh.engine.clues.transcript import write_clue
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import novice
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Prior, Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.advice.console import lines
from wmh.helper.cli.games.dialogues import row
from wmh.helper.cli.parts.arguments import (
    AsJson,
    Attempts,
    GuessesName,
    Hard,
    OneBoardGameName,
    Plain,
    PriorName,
    Seed,
    named_strategies,
    opener_of,
    shown_by,
)
from wmh.helper.cli.parts.heavily import (
    HeavyOptions,
    heavily,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.option_groups import GameOptions
from wmh.helper.cli.parts.reasons import Refused, turn_text
from wmh.helper.cli.parts.screen import Screen, print_whole
from wmh.helper.cli.parts.secrets import secrets_of
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.games.game import GameState, Terms
from wmh.helper.games.race import YOU, Racing
from wmh.helper.games.race import race as running
from wmh.helper.games.race_table import RaceTable, RunnerGame

HEAVY_FROM = 10
"""Fewest secrets for which all games are computed before the first one is shown."""


def race(
    secrets: Annotated[
        list[str],
        typer.Argument(
            metavar="SECRET...", help="The answers: words, a file of words, or a number to draw."
        ),
    ],
    preset: OneBoardGameName = None,
    *,
    game: GameOptions,
    strategies: Annotated[
        str | None,
        typer.Option(
            help=(
                "The strategies that take part; by default paper,entropy, and with --game the"
                " paper's and that of the game."
            )
        ),
    ] = None,
    you: Annotated[
        bool, typer.Option("--you", help="Take part yourself: type your guesses.")
    ] = False,
    attempts: Attempts = None,
    hard: Hard = Hardness.FREE,
    guesses: GuessesName = GuessList.VIEW,
    prior: PriorName = Prior.UNIFORM,
    plain: Plain = False,
    seed: Seed = 0,
    options: HeavyOptions,
    as_json: AsJson = False,
) -> None:
    """Let strategies find the same answers, guess by guess; and race against them."""
    opened = game.open()
    chosen = _usual(preset) if strategies is None else named_strategies(strategies)
    splits = any(STRATEGIES[each].splits for each in chosen)
    if reason := obstacle(chosen):
        raise Refused(reason)
    if you and as_json:
        raise Refused("A dialogue cannot be JSON: leave out --you or --json.")
    drawn = len(secrets) == 1 and (secrets[0].isdecimal() or Path(secrets[0]).is_file())
    length = None if drawn else len(opened.alphabet.letters_of(secrets[0]) or ()) or None
    question = game.read_game(opened, length=length).question()
    words = _draw_secrets(secrets[0], question, opened, seed) if drawn else secrets
    terms = Terms(
        question.length,
        game.rule,
        attempts=attempts,
        tier=question.tier,
        flagged=game.flagged,
        hardness=hard,
        shown=shown_by(preset, question.length),
    )
    question = replace(question, guesses=guesses, prior=prior, plain=plain)
    like = {
        str(each): replace(question, strategy=each, opener=opener_of(preset, each))
        for each in chosen
    }
    known: dict[str, list[list[str]]] = {}
    if len(words) >= HEAVY_FROM:
        known = _guesses_of_all(words, terms, like, opened, options, splits=splits)
    else:
        options.refuse_without(f"{HEAVY_FROM} secrets or more")
    with closing(Answering()) as answering:
        solver = answering.solver(opened) if splits and not known else None
        shown = running(words, terms, like, opened, solver, you=you, known=known)
        if as_json:
            with waiting("letting the strategies run"):
                ended = [table for table in shown if table.ended]
            print_json("race", {"game": preset, "lexicon": opened.name, **race_json(ended)})
        elif you:
            _run_along(shown)
        else:
            _watch(shown)


def _guesses_of_all(
    words: Sequence[str],
    terms: Terms,
    like: Mapping[str, Question],
    lexicon: Lexicon,
    options: HeavyOptions,
    *,
    splits: bool,
) -> dict[str, list[list[str]]]:
    """Returns the guesses of each strategy for each secret, computed before the race is shown.

    `splits` is true if a strategy splits the candidates.
    """
    with heavily(options) as heavy, closing(Answering()) as answering:
        experience = answering.solver(lexicon).experience if splits else novice()
        run = HeavyRun(
            "race",
            Racing(tuple(words), terms, like, lexicon, experience),
            list(range(len(words))),
            [1] * len(words),
            "secrets",
            {"secrets": list(words), "terms": plainly(terms), "like": plainly(like)},
            lexicon,
        )
        found = heavy(run)
    return {name: [each[place] for each in found] for place, name in enumerate(like)}


def _usual(preset: str | None) -> list[Strategy]:
    """Returns the strategies of a race for which none are named."""
    own = None if preset is None else GAMES.read_named(preset).strategy
    return [Strategy.PAPER, Strategy.ENTROPY if own in (None, Strategy.PAPER) else own]


def _draw_secrets(asked: str, question: Question, lexicon: Lexicon, seed: int) -> list[str]:
    """Returns the secrets that `asked` names: words of a file, or a random sample.

    Raises Refused and OSError.
    """
    numbers = secrets_of(asked, question, lexicon, seed)
    every = candidates_of(question, lexicon)
    rows = every.letters[np.searchsorted(every.numbers, numbers)]
    words = [lexicon.alphabet.decode(labels.tobytes()) for labels in rows]
    random.Random(seed).shuffle(words)
    return words


def _watch(run: Iterator[RaceTable]) -> None:
    """Prints a race of strategies: live in a terminal, otherwise secret by secret."""
    console = Screen()
    live = Live(console=console, transient=True) if console.is_terminal else None
    last: RaceTable | None = None
    with live or nullcontext():
        for table in run:
            if table.ended:
                console.print(standings(table))
            elif live is not None:
                live.update(standings(table))
            last = table
    if last is not None:
        print_whole(totals(last))


def _run_along(run: Generator[RaceTable, str | None]) -> None:
    """Runs a race with guesses that a person types; the end of input gives the race up."""
    console = Screen()
    typed = lines(_("Type your guesses; `/give up` stops your search for the current answer."))
    table = next(run)
    last = table
    with suppress(StopIteration):
        while True:
            last = table
            if table.ended:
                console.print(standings(table))
            if not table.waits:
                table = next(run)
                continue
            if table.refused is None:
                print(others(table), flush=True)
            guess = next((line.strip() for line in typed if line.strip()), "/give up")
            table = run.send(None if guess == "/give up" else guess)
            print(yours(table), flush=True)
    print_whole(totals(last))


def standings(table: RaceTable) -> Grid:
    """Returns a row for each player: guesses with clues, words left, and how the game ended."""
    game = table.lanes[0].game
    known = "".join(game.secret or ()) if table.ended else write_given(game.given)
    title = _("Answer {0} of {1}", table.number, table.secrets)
    shown = Grid(
        box=None,
        pad_edge=False,
        title=f"{title}: {known}" if known else title,
        title_justify="left",
        title_style="",
    )
    shown.add_column(_("Runner"), no_wrap=True)
    shown.add_column(_("Guesses"))
    shown.add_column(_("Left"), justify="right", no_wrap=True)
    shown.add_column(_("Solved in"), justify="right", no_wrap=True)
    for lane in table.lanes:
        guesses = ", ".join(turn_text(turn) for turn in lane.game.turns)
        shown.add_row(lane.runner, guesses, figure(lane.left), _result_text(lane))
    return shown


def totals(table: RaceTable) -> Grid:
    """Returns a row for each player, with the sums over all secrets so far."""
    shown = Grid(
        box=None,
        pad_edge=False,
        title=_("Total", context="Console"),
        title_justify="left",
        title_style="",
    )
    shown.add_column(_("Runner"), no_wrap=True)
    for name in (_("Found"), _("Not found"), _("Guesses"), _("Mean")):
        shown.add_column(name, justify="right", no_wrap=True)
    for each in table.totals:
        mean = "" if each.mean is None else figure(each.mean, 3)
        shown.add_row(each.runner, *map(figure, (each.won, each.lost, each.guesses)), mean)
    return shown


def others(table: RaceTable) -> str:
    """Returns a line on the progress of the other players, without words that would help."""
    parts = [
        _(
            "{0} found it with {1}" if lane.solved else "{0} has made {1}",
            lane.runner,
            count.guesses(len(lane.game.turns)),
        )
        for lane in table.lanes
        if lane.runner != YOU
    ]
    said = _("Answer {0} of {1}: {2}.", table.number, table.secrets, ", ".join(parts))
    given = table.lanes[0].game.given
    return f"{said} {_('Shown: {0}.', write_given(given))}" if given else said


def yours(table: RaceTable) -> str:
    """Returns the person's last guess with its clue, or the reason why it was refused."""
    lane = next(lane for lane in table.lanes if lane.runner == YOU)
    if table.refused is not None:
        return objection(table.refused)
    return _("Given up.") if lane.gave_up else row(lane.game)


def race_json(tables: Iterable[RaceTable]) -> dict[str, object]:
    """Returns the games for all secrets in order, and the totals at the end.

    `tables` are the last tables of the secrets.
    """
    ends = list(tables)
    return {
        "secrets": [
            {
                "secret": "".join(table.lanes[0].game.secret or ()),
                "shown": write_given(table.lanes[0].game.given) or None,
                "lanes": [
                    {
                        "runner": lane.runner,
                        "turns": [
                            f"{turn.word}:{write_clue(turn.clue)}" for turn in lane.game.turns
                        ],
                        "left": lane.left,
                        "solved": lane.solved,
                    }
                    for lane in table.lanes
                ],
            }
            for table in ends
        ],
        "totals": [
            {
                "runner": each.runner,
                "won": each.won,
                "lost": each.lost,
                "guesses": each.guesses,
                "mean": each.mean,
            }
            for each in ends[-1].totals
        ],
    }


def _result_text(lane: RunnerGame) -> str:
    if lane.solved is not None:
        return str(lane.solved)
    if lane.gave_up:
        return _("gave up", context="Console")
    return _("not found") if lane.game.state is GameState.LOST else ""
