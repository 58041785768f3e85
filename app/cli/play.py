"""`wmh play`: a game in a terminal or a pipe, whoever keeps the secret."""

import random
import sys
import time
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from app import library, paths
from app.answering import Answering
from app.cli.arguments import told
from app.cli.console import lines
from app.cli.game_option import GameName
from app.cli.guessing import Guessing, ending, row
from app.cli.marking import Marking
from app.cli.options import (
    HIGHEST_SEED,
    Attempts,
    Flagged,
    Hard,
    Length,
    LexiconName,
    RuleName,
    StrategyName,
    Tier,
)
from app.cli.reasons import Refused
from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import Rule
from app.engine.lexicon.store import Lexicon
from app.engine.question import Question
from app.engine.strategy.kernels import unavailable
from app.engine.strategy.strategies import STRATEGIES, Strategy
from app.games.automatic import guesser, steps
from app.games.game import Game, Keeping, State, Terms
from app.games.keeping import begin, hidden
from app.games.played import Mode, recorded
from app.games.record import append

if TYPE_CHECKING:
    from app.engine.strategy.breaker import Breaker


def play(
    preset: GameName = None,
    length: Length = None,
    rule: RuleName = Rule.TILES,
    attempts: Attempts = None,
    mode: Annotated[
        Mode, typer.Option(help="Who guesses: you (guesser), the program (keeper), or it alone.")
    ] = Mode.GUESSER,
    keep: Annotated[Keeping | None, typer.Option(help="How the program keeps the secret.")] = None,
    secret: Annotated[str | None, typer.Option(help="The word to be found.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=HIGHEST_SEED, help="What the drawing of the secret starts from."),
    ] = None,
    strategy: StrategyName = Strategy.PAPER,
    hard: Hard = Hardness.FREE,
    pace: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds between the program's own guesses.")
    ] = 0,
    lexicon: LexiconName = library.DEFAULT,
    tier: Tier = None,
    flagged: Flagged = False,
    record: Annotated[
        bool, typer.Option("--record/--no-record", help="Keep your game in the record.")
    ] = True,
) -> None:
    """Play a game: you guess, or you keep a secret that the program guesses, or it does both."""
    opened = library.open_named(lexicon)
    if length is None and secret is not None:
        length = len(opened.alphabet.letters_of(secret) or ()) or None
    like = told((), opened, length=length, rule=rule, given="", tier=tier, flagged=flagged)
    question = replace(like.question(), strategy=strategy)
    if STRATEGIES[strategy].splits and (reason := unavailable()):
        raise Refused(reason)
    terms = Terms(
        length=question.length,
        rule=rule,
        keeping=_keeping(mode, keep, secret, seed),
        attempts=attempts,
        tier=question.tier,
        flagged=flagged,
        hardness=hard,
    )
    with closing(Answering()) as answering:
        breaker = answering.breaker(opened) if STRATEGIES[strategy].splits else None
        if mode is Mode.AUTOMATIC:
            _watch(_begun(terms, secret, seed, opened), question, opened, breaker, pace)
            return
        if mode is Mode.KEEPER:
            talk = Marking(Game(terms), question, opened, breaker)
        else:
            game = _begun(terms, secret, seed, opened)
            talk = Guessing(game, question, opened, breaker, time.perf_counter)
        _talk(talk)
    if talk.game.state is State.PLAYING:
        print("The game is not finished, and not recorded.")
    elif record:
        _record(talk, opened, mode)


def _keeping(
    mode: Mode, keep: Keeping | None, secret: str | None, seed: int | None
) -> Keeping | None:
    """How the secret is kept. Raises Refused for options that contradict each other."""
    if mode is Mode.KEEPER:
        if keep is not None or secret is not None or seed is not None:
            raise Refused("You keep the secret in the mode keeper: leave out --keep and the like.")
        return None
    if keep is Keeping.FIXED and secret is None:
        raise Refused("A fixed secret must be given: choose --secret WORD.")
    if secret is not None and keep not in (None, Keeping.FIXED):
        raise Refused(f"A secret that is given is not {keep}: leave out --keep or --secret.")
    if secret is not None:
        return Keeping.FIXED
    return Keeping.RANDOM if keep is None else keep


def _begun(terms: Terms, secret: str | None, seed: int | None, lexicon: Lexicon) -> Game:
    if secret is not None:
        return hidden(terms, secret, lexicon)
    return begin(terms, lexicon, random.Random(seed))


def _talk(talk: Guessing | Marking) -> None:
    """Answer standard input until the game is over, the input ends or says `/quit`."""
    print(talk.opening(), flush=True)
    if talk.game.state is not State.PLAYING:
        return
    for line in lines("`/help` says what else can be typed."):
        if line.strip() == "/quit":
            return
        if line.strip():
            print(talk.answer(line.strip()), flush=True)
        if talk.game.state is not State.PLAYING:
            return


def _watch(
    game: Game,
    like: Question,
    lexicon: Lexicon,
    breaker: "Breaker | None",
    pace: float,
) -> None:
    """Show a game that the program plays with itself."""
    for step in steps(game, guesser(game, like, lexicon, breaker)):
        if game.turns:
            time.sleep(pace)
        game = step
        print(row(game), flush=True)
    print(ending(game))


def _record(talk: Guessing | Marking, lexicon: Lexicon, mode: Mode) -> None:
    """A record that cannot be written costs nobody the game."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    played = recorded(
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
        print(f"The game is not recorded: {path}: {error.strerror}.", file=sys.stderr)
