"""`wmh review`: rates the guesses of a finished game, as a table, JSON or an HTML file."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wmh.base.files import paths
from wmh.base.files.outputs import HTML
from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _
from wmh.base.text.wording import excerpt
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.reading import read_word
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import GuessList, Prior
from wmh.helper.answering import Answering
from wmh.helper.cli.games.review_table import as_json as in_json
from wmh.helper.cli.games.review_table import remarks, tables
from wmh.helper.cli.parts.arguments import (
    AsJson,
    Attempts,
    GuessesName,
    Hard,
    OneBoardGameName,
    Plain,
    PriorName,
    RuleName,
    named_strategies,
    shown_by,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.option_groups import WordOptions
from wmh.helper.cli.parts.outputs import Force, name_written, refuse_unwritable
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import print_whole, progress_bar
from wmh.helper.cli.parts.told_game import read_game
from wmh.helper.games.game import Game, GameState, Keeping, Terms
from wmh.helper.games.keeping import answer_guess, hidden
from wmh.helper.lists import library
from wmh.helper.record.finished_game import replay
from wmh.helper.record.record import read
from wmh.helper.review.review import STRATEGIES_SHOWN, reviews
from wmh.helper.review.review_report import report

if TYPE_CHECKING:
    from wmh.helper.review.review_values import Review


def review(
    guesses: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GUESS...",
            help="The guesses in their order; without any, your last game is reviewed.",
        ),
    ] = None,
    secret: Annotated[str | None, typer.Option(help="The answer of the game.")] = None,
    preset: OneBoardGameName = None,
    *,
    words: WordOptions,
    rule: RuleName = Rule.TILES,
    attempts: Attempts = None,
    hard: Hard = Hardness.FREE,
    allowed: GuessesName = GuessList.VIEW,
    prior: PriorName = Prior.UNIFORM,
    plain: Plain = False,
    strategies: Annotated[
        str, typer.Option(help="Strategies to compare your guesses with.")
    ] = ",".join(STRATEGIES_SHOWN),
    html: Annotated[Path | None, typer.Option(help="Write the review into this HTML file.")] = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Look back at a game: what each guess told, and what it could have told."""
    chosen = named_strategies(strategies)
    if html is not None:
        refuse_unwritable(html, HTML, force=force)
    if secret is None and not guesses:
        preset, (game, opened) = None, _last()
    elif secret is None:
        raise Refused("A review needs the answer too: give it as --secret WORD.")
    elif not guesses:
        raise Refused("A review needs the guesses of the game: give them in their order.")
    else:
        opened = words.open()
        length = len(read_word(secret, opened.alphabet, "secret")) or None
        question = read_game(
            (), opened, length=length, rule=rule, given="", tier=words.tier, flagged=words.flagged
        ).question()
        terms = Terms(
            question.length,
            rule,
            attempts=attempts,
            tier=question.tier,
            flagged=words.flagged,
            hardness=hard,
            shown=shown_by(preset, question.length),
        )
        game = _replay(_begun(terms, secret, opened), guesses, opened)
    like = Question((), game.terms.length, guesses=allowed, prior=prior, plain=plain)
    with closing(Answering()) as answering:
        solver = answering.solver(opened)
        found: Review | None = None
        parts = len(game.turns) + (len(chosen) if game.secret else 0)
        with progress_bar() as progress:
            progress(_("guess {0}", 1), 0.0)
            for found in reviews(game, opened, solver, chosen, flagged=words.flagged, like=like):
                turns, played = len(found.steps), len(found.needed)
                row = turns < len(game.turns)
                begins = _("guess {0}", turns + 1) if row else _("games of the strategies")
                progress(begins, (turns + played) / max(parts, 1))
    assert found is not None
    if html is not None:
        template = paths.folder("resources") / "report" / "review.html"
        replace_file(html, report(found, template.read_text("utf-8")).encode())
        name_written(html, as_json=as_json)
    if as_json:
        print_json("review", {"game": preset, "lexicon": opened.name, **in_json(found)})
    elif html is None:
        for each in tables(found):
            if isinstance(each, str):
                print(each)
            else:
                print_whole(each)
        for line in remarks(found):
            print(line)


def _begun(terms: Terms, secret: str, lexicon: Lexicon) -> Game:
    """Returns a new game with this secret; the word list need not have it. Raises SecretError."""
    letters = lexicon.alphabet.letters_of(secret)
    if letters and len(letters) == terms.length and lexicon.number_of(letters) is None:
        return Game(replace(terms, keeping=Keeping.FIXED), letters)
    return hidden(terms, secret, lexicon)


def _replay(game: Game, guesses: list[str], lexicon: Lexicon) -> Game:
    """Returns the game after these guesses.

    Raises GuessError for an invalid guess, and Refused for guesses after the end of the game.
    """
    for guess in guesses:
        if game.state is not GameState.PLAYING:
            raise Refused("The game was over before the guess {0}: leave it out.", excerpt(guess))
        letters = lexicon.alphabet.letters_of(guess)
        if letters and letters == game.secret and lexicon.number_of(letters) is None:
            turn = Turn(letters, mark(game.terms.rule, letters, letters))
            game = replace(game, turns=(*game.turns, turn), state=GameState.WON)
            continue
        game = answer_guess(game, guess, lexicon)
    return game


def _last() -> tuple[Game, Lexicon]:
    """Returns the last recorded game and its word list.

    Raises Refused, LexiconError and OSError.
    """
    games = read(paths.games_file()).games
    if not games:
        raise Refused("No game is recorded yet: give --secret and the guesses of one.")
    lexicon = library.open_named(games[-1].lexicon)
    return replay(games[-1], lexicon), lexicon
