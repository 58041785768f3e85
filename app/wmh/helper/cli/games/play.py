"""`wmh play`: plays a game in a terminal or a pipe; person or program may guess or be host."""

import math
import random
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated

import typer

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.reading import write_given
from wmh.engine.clues.transcript import write_clue
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Prior, Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.cli.advice.console import lines
from wmh.helper.cli.games.dialogues import BreakerTalk, KeeperTalk, ending, row, terms_sentence
from wmh.helper.cli.parts.arguments import (
    HIGHEST_SEED,
    AsJson,
    Attempts,
    GuessesName,
    Hard,
    OneBoardGameName,
    Plain,
    PriorName,
    StrategyName,
    opener_of,
    shown_by,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.option_groups import GameOptions
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.games.automatic import guesser, steps
from wmh.helper.games.game import Game, GameState, Keeping, Terms
from wmh.helper.games.keeping import begin, hidden
from wmh.helper.record.finished_game import Mode, record_of
from wmh.helper.record.record import append


def _number(value: float) -> float:
    """Returns a number given as option; refuses `nan`, which no check of a range finds."""
    if math.isnan(value):
        raise typer.BadParameter("nan is not in the range 0<=x<=60.")
    return value


def play(
    preset: OneBoardGameName = None,
    *,
    options: GameOptions,
    attempts: Attempts = None,
    mode: Annotated[
        Mode,
        typer.Option(
            help="Who guesses: you (guesser), the program "
            "(keeper), or the program alone (automatic)."
        ),
    ] = Mode.GUESSER,
    keep: Annotated[Keeping | None, typer.Option(help="How the program hides the answer.")] = None,
    secret: Annotated[str | None, typer.Option(help="The word to be found.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=HIGHEST_SEED, help="Seed of the random choice of the answer."),
    ] = None,
    strategy: StrategyName = Strategy.PAPER,
    guesses: GuessesName = GuessList.VIEW,
    prior: PriorName = Prior.UNIFORM,
    plain: Plain = False,
    hard: Hard = Hardness.FREE,
    pace: Annotated[
        float,
        typer.Option(
            min=0, max=60, callback=_number, help="Seconds between the program's own guesses."
        ),
    ] = 0,
    record: Annotated[
        bool, typer.Option("--record/--no-record", help="Keep your game in the record.")
    ] = True,
    as_json: AsJson = False,
) -> None:
    """Play a game: you guess, or you hide a word that the program guesses, or it does both."""
    if as_json and mode is not Mode.AUTOMATIC:
        raise Refused(
            "A game with you is a dialogue, which cannot be JSON: leave out --json, "
            "or choose --mode automatic."
        )
    opened = options.open()
    length = None if secret is None else len(opened.alphabet.letters_of(secret) or ()) or None
    like = options.read_game(opened, length=length)
    question = replace(
        like.question(),
        strategy=strategy,
        guesses=guesses,
        prior=prior,
        plain=plain,
        opener=opener_of(preset, strategy),
    )
    if reason := obstacle([strategy]):
        raise Refused(reason)
    terms = Terms(
        length=question.length,
        rule=options.rule,
        keeping=_keeping(mode, keep, secret, seed),
        attempts=attempts,
        tier=question.tier,
        flagged=options.flagged,
        hardness=hard,
        shown=shown_by(preset, question.length),
    )
    with closing(Answering()) as answering:
        solver = answering.solver(opened) if STRATEGIES[strategy].splits else None
        game = Game(terms) if mode is Mode.KEEPER else _begun(terms, secret, seed, opened)
        if mode is Mode.AUTOMATIC:
            played = steps(game, guesser(game, question, opened, solver))
            if as_json:
                ended = _play(game, played)
                head = {"game": preset, "lexicon": opened.name, "strategy": strategy}
                print_json("play", head | _json(ended, question))
            else:
                if shown_by(preset, question.length):
                    print(terms_sentence(game, opened, preset), flush=True)
                _watch(game, played, pace)
            return
        if mode is Mode.KEEPER:
            talk = BreakerTalk(game, question, opened, solver)
        else:
            talk = KeeperTalk(game, question, opened, solver, time.perf_counter)
        _talk(talk, preset)
    if talk.game.state is GameState.PLAYING:
        print(_("The game is not finished, and not recorded."))
    elif record:
        _record(talk, opened, mode)


def _keeping(
    mode: Mode, keep: Keeping | None, secret: str | None, seed: int | None
) -> Keeping | None:
    """Returns how the program keeps the secret; None if a person keeps it.

    Raises Refused for options that contradict each other.
    """
    if mode is Mode.KEEPER:
        if keep is not None or secret is not None or seed is not None:
            raise Refused(
                "You hide the word in the mode keeper: leave out --keep, --secret and --seed."
            )
        return None
    if keep is Keeping.FIXED and secret is None:
        raise Refused("A fixed answer must be given: choose --secret WORD.")
    if secret is not None and keep not in (None, Keeping.FIXED):
        raise Refused("An answer that you give is not {0}: leave out --keep or --secret.", keep)
    if secret is not None:
        return Keeping.FIXED
    return Keeping.RANDOM if keep is None else keep


def _begun(terms: Terms, secret: str | None, seed: int | None, lexicon: Lexicon) -> Game:
    if secret is not None:
        return hidden(terms, secret, lexicon)
    return begin(terms, lexicon, random.Random(seed))


def _talk(talk: KeeperTalk | BreakerTalk, preset: str | None) -> None:
    """Answers standard input until the game is over, the input ends or a line says `/quit`."""
    print(talk.opening(preset), flush=True)
    if talk.game.state is not GameState.PLAYING:
        return
    for line in lines(_("`/help` says what else can be typed.")):
        if line.strip() == "/quit":
            return
        if line.strip():
            print(talk.answer(line.strip()), flush=True)
        if talk.game.state is not GameState.PLAYING:
            return


def _watch(game: Game, played: Iterator[Game], pace: float) -> None:
    """Prints a game that the program plays by itself, with a pause of `pace` seconds per guess."""
    while True:
        with waiting("thinking of a guess"):
            step = next(played, None)
        if step is None:
            break
        if game.turns:
            time.sleep(pace)
        game = step
        print(row(game), flush=True)
    print(ending(game))


def _play(game: Game, played: Iterator[Game]) -> Game:
    with waiting("thinking of a guess"):
        *_, ended = (game, *played)
    return ended


def _json(game: Game, like: Question) -> dict[str, object]:
    terms = game.terms
    return {
        "length": terms.length,
        "rule": terms.rule,
        "prior": like.prior,
        "plain": like.plain,
        "keeping": terms.keeping,
        "attempts": terms.attempts,
        "hard": terms.hardness,
        "tier": terms.tier,
        "shown": write_given(game.given) or None,
        "state": game.state,
        "secret": "".join(game.secret or ()) or None,
        "turns": [f"{turn.word}:{write_clue(turn.clue)}" for turn in game.turns],
    }


def _record(talk: KeeperTalk | BreakerTalk, lexicon: Lexicon, mode: Mode) -> None:
    """Adds the game to the record; prints an error if that fails."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    played = record_of(
        talk.game,
        when=when,
        lexicon=lexicon.name,
        mode=mode,
        seconds=talk.seconds,
        helper=talk.helper,
    )
    path = paths.games_file()
    try:
        append(played, path)
    except OSError as error:
        print(_("The game is not recorded: {0}: {1}.", path, error.strerror), file=sys.stderr)
