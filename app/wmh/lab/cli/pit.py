"""`wmh pit`: a contest of Lingo players, by the rules of the Lingo pit."""

import shlex
import sys
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import Progress

from wmh.base.files.outputs import table_of
from wmh.base.text.phrases import _, objection
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.strategy.strategies import Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.cli.parts.arguments import HIGHEST_SEED, AsJson, named_strategies
from wmh.helper.cli.parts.heavily import (
    HeavyOptions,
)
from wmh.helper.cli.parts.outputs import Force, refuse_unwritable
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import Screen
from wmh.helper.cli.parts.streams import ending_in_order, heeding_no_broken_pipe
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lingo.round import LENGTHS, PitGame, PitStanding, SecretDraw, draw
from wmh.lab.cli import pit_report
from wmh.lab.cli.lingo import Words
from wmh.lab.cli.words_of_length import lexicon_for
from wmh.lab.pit.entrant import Entrant, play_all


def pit(
    players: Annotated[
        list[str] | None,
        typer.Option(
            "--player", help="The command that starts a player; the word length is added to it."
        ),
    ] = None,
    strategies: Annotated[
        str | None, typer.Option(help="Strategies of this program, such as lingo,entropy.")
    ] = None,
    words: Words = None,
    rounds: Annotated[
        int, typer.Option(min=1, max=100_000, help="How many answers of each length.")
    ] = 100,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=HIGHEST_SEED,
            help="Seed of the random choice of answers; by default random, and printed after the"
            " games.",
        ),
    ] = None,
    lengths: Annotated[
        str, typer.Option(help="How many letters answers have, as 4-13 or 5,7.")
    ] = f"{LENGTHS[0]}-{LENGTHS[-1]}",
    limit: Annotated[
        float, typer.Option("--time-limit", min=0.001, max=86_400, help="Seconds a game may take.")
    ] = 60,
    games_file: Annotated[
        Path | None, typer.Option("--csv", help="Write every game into this file.")
    ] = None,
    force: Force = False,
    whole_list: Annotated[
        str | None,
        typer.Option(help="The exact mean over all words of these lengths, as 5 or 4-13."),
    ] = None,
    look_ahead: Annotated[
        bool, typer.Option("--look-ahead", help="With --whole-list: follow promising guesses.")
    ] = False,
    opener: Annotated[
        str | None, typer.Option(help="With --whole-list: the first guess of every game.")
    ] = None,
    *,
    options: HeavyOptions,
    as_json: AsJson = False,
) -> None:
    """Let players of Lingo find the same answers, and count their points.

    Players are started in the current folder, where they may read wordlist.txt. They are programs
    that run as you: start only those you trust. Of your environment they get six variables, but
    they can read your files and the options of this command. The seed is therefore drawn at random
    and printed after the games. A --seed of your own repeats a contest, and a player can read it.
    """
    if whole_list is not None:
        if players or strategies:
            raise Refused("--whole-list plays by itself: leave out --player and --strategies.")
        from wmh.lab.cli.whole_list import show_whole_list

        show_whole_list(words, _lengths(whole_list), look_ahead, opener, options, as_json=as_json)
        return
    options.refuse_without("--whole-list")
    if look_ahead or opener is not None:
        raise Refused("--look-ahead and --opener need --whole-list: give that too.")
    ours = named_strategies(strategies) if strategies else []
    if not players and not ours:
        raise Refused('There are no players: give --player "COMMAND", or --strategies and a name.')
    if reason := obstacle(ours):
        raise Refused(reason)
    entrants = [(name, Entrant(_command(name), limit)) for name in players or []]
    if games_file is not None:
        refuse_unwritable(games_file, table_of(pit_report.COLUMNS), force=force)
    used = randbelow(HIGHEST_SEED + 1) if seed is None else seed
    drawn = [_draw(length, words, rounds, used) for length in _lengths(lengths)]
    with heeding_no_broken_pipe(), ending_in_order():
        standings = _contest(ours, entrants, drawn)
    for line in pit_report.faults(standings, sum(len(each.secrets) for each in drawn)):
        print(line, file=sys.stderr)
    if as_json:
        pit_report.print_as_json(standings, drawn, used)
    else:
        pit_report.print_tables(standings, drawn)
        print("\n" + _("Seed: {0}", str(used)))
    if games_file is not None:
        pit_report.write_csv(standings, games_file)
    if all(entrant.out for _rest, entrant in entrants) and not strategies:
        raise typer.Exit(2)


def _contest(
    strategies: Sequence[Strategy],
    entrants: Sequence[tuple[str, Entrant]],
    drawn: Sequence[SecretDraw],
) -> list[PitStanding]:
    """Returns the results of all players with the same secrets.

    Players that are commands play one game at a time.
    """
    inside: list[list[PitGame]] = [[] for _ in strategies]
    outside: list[list[PitGame]] = [[] for _ in entrants]
    terminal = Screen(stderr=True)
    with (
        closing(Answering()) as answering,
        nullcontext() if terminal.is_terminal else waiting("letting the players find the answers"),
        Progress(console=terminal, transient=True, disable=not terminal.is_terminal) as shown,
    ):
        games = sum(len(each.secrets) for each in drawn)
        tasks = [
            shown.add_task(escape(excerpt(name)), total=games)
            for name in (*strategies, *(name for name, _ in entrants))
        ]
        for each in drawn:
            for strategy, played, task in zip(strategies, inside, tasks, strict=False):
                before = len(played)
                played += play_all(
                    strategy,
                    each,
                    answering,
                    lambda ended, task=task, before=before: shown.update(
                        task, completed=before + ended
                    ),
                )
            for secret in each.secrets:
                for (_, entrant), played, task in zip(
                    entrants, outside, tasks[len(strategies) :], strict=True
                ):
                    if not entrant.out:
                        played.append(entrant.play(secret, each.words))
                    shown.advance(task)
    names = [*strategies, *(name for name, _ in entrants)]
    return [
        PitStanding(name, tuple(played))
        for name, played in zip(names, [*inside, *outside], strict=True)
    ]


def _draw(length: int, words: Path | None, rounds: int, seed: int) -> SecretDraw:
    lexicon, notices = lexicon_for(length, words)
    for notice in notices:
        print(objection(notice), file=sys.stderr)
    drawn = draw(lexicon, length, rounds, seed)
    if len(drawn.secrets) < rounds:
        print(
            _(
                "{0} has only {1} of {2} letters, too few to play with.",
                lexicon.name,
                count.words(len(drawn.secrets)),
                length,
            ),
            file=sys.stderr,
        )
    return drawn


def _command(text: str) -> list[str]:
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise Refused("The player {0} is not a command: {1}.", excerpt(text), error) from error
    if not command:
        raise Refused("A player is empty: give the command that starts it.")
    return command


def _lengths(text: str) -> list[int]:
    """Returns the distinct lengths in a text such as `4-13` or `5,7-9`, ascending.

    Raises Refused.
    """
    found: set[int] = set()
    for part in text.split(","):
        first, dash, last = map(str.strip, part.partition("-"))
        bounds = (first, last) if dash else (first, first)
        if not all(bound.isdecimal() and 0 < int(bound) < 100 for bound in bounds):
            raise Refused("The lengths {0} cannot be read: write 4-13, or 5,7.", excerpt(text))
        found.update(range(int(bounds[0]), int(bounds[1]) + 1))
    if not found:
        raise Refused("The lengths {0} are empty: write the smaller one first.", excerpt(text))
    return sorted(found)
