"""`wmh review`: a game looked back at, as a table, JSON or an HTML file."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from app import library, paths
from app.answering import Answering
from app.cli.arguments import named_strategies, told
from app.cli.options import AsJson, Attempts, Flagged, Hard, LexiconName, RuleName, Tier
from app.cli.outputs import HTML, Force, name_written, refuse_unwritable
from app.cli.reasons import Refused
from app.cli.review_table import as_json as in_json
from app.cli.review_table import remarks, tables
from app.cli.screen import Screen
from app.engine.clues.hardness import Hardness
from app.engine.clues.reading import read_word
from app.engine.clues.rules import Rule
from app.engine.files import replace_file
from app.engine.lexicon.store import Lexicon
from app.engine.strategy.kernels import unavailable
from app.engine.wording import excerpt
from app.games.game import Game, State, Terms
from app.games.keeping import answered, hidden
from app.games.played import replayed
from app.games.record import read
from app.games.report import report
from app.games.review import STRATEGIES_SHOWN
from app.games.review import review as look_back


def review(
    guesses: Annotated[
        list[str] | None,
        typer.Argument(metavar="GUESS...", help="The words guessed; none for your last game."),
    ] = None,
    secret: Annotated[str | None, typer.Option(help="The word that was to be found.")] = None,
    rule: RuleName = Rule.TILES,
    attempts: Attempts = None,
    hard: Hard = Hardness.FREE,
    strategies: Annotated[
        str, typer.Option(help="The strategies asked what they would have guessed.")
    ] = ",".join(STRATEGIES_SHOWN),
    lexicon: LexiconName = library.DEFAULT,
    tier: Tier = None,
    flagged: Flagged = False,
    html: Annotated[Path | None, typer.Option(help="Write the review into this HTML file.")] = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Look back at a game: what each guess told, and what it could have told."""
    chosen = named_strategies(strategies)
    if html is not None:
        refuse_unwritable(html, HTML, force=force)
    if secret is None and not guesses:
        game, opened = _last()
    elif secret is None:
        raise Refused("A review needs the secret too: give it as --secret WORD.")
    elif not guesses:
        raise Refused("A review needs the guesses of the game: give them in their order.")
    else:
        opened = library.open_named(lexicon)
        length = len(read_word(secret, opened.alphabet, "secret")) or None
        question = told(
            (), opened, length=length, rule=rule, given="", tier=tier, flagged=flagged
        ).question()
        terms = Terms(
            question.length,
            rule,
            attempts=attempts,
            tier=question.tier,
            flagged=flagged,
            hardness=hard,
        )
        game = _played(hidden(terms, secret, opened), guesses, opened)
    with closing(Answering()) as answering:
        breaker = None if unavailable() else answering.breaker(opened)
        found = look_back(game, opened, breaker, chosen, flagged=flagged)
    if html is not None:
        template = paths.folder("resources") / "report" / "review.html"
        replace_file(html, report(found, template.read_text("utf-8")).encode())
        name_written(html, as_json=as_json)
    if as_json:
        print(json.dumps(in_json(found), indent=2))
    elif html is None:
        console = Screen()
        for each in tables(found):
            console.print(each, soft_wrap=isinstance(each, str))
        for line in remarks(found):
            print(line)
        if not game.terms.flagged and opened.flagged.any():
            print("Flagged words are not counted, as no game hides them; --flagged counts them.")


def _played(game: Game, guesses: list[str], lexicon: Lexicon) -> Game:
    """The game after these guesses. Raises GuessError, and Refused for a guess too many."""
    for guess in guesses:
        if game.state is not State.PLAYING:
            raise Refused(f"The game was over before the guess {excerpt(guess)}: leave it out.")
        game = answered(game, guess, lexicon)
    return game


def _last() -> tuple[Game, Lexicon]:
    """The last game of the record, and its lexicon. Raises Refused, LexiconError and OSError."""
    games = read(paths.games_file()).games
    if not games:
        raise Refused("No game is recorded yet: give --secret and the guesses of one.")
    lexicon = library.open_named(games[-1].lexicon)
    return replayed(games[-1], lexicon), lexicon
