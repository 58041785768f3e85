"""`wmh review`: rates the guesses of a finished game, as a table, JSON or an HTML file."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from wmh.base.files import paths
from wmh.base.files.outputs import HTML
from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _, figure, in_language
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.clues.hard_modes import Hardness, statement
from wmh.engine.clues.reading import read_word
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Prior
from wmh.helper.answering import Answering
from wmh.helper.capitals import capital
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
from wmh.helper.cli.parts.reasons import Refused, turn_text
from wmh.helper.cli.parts.screen import print_whole, progress_bar
from wmh.helper.cli.parts.told_game import read_game
from wmh.helper.games.game import Game, GameState, Keeping, Terms
from wmh.helper.games.keeping import answer_guess, hidden
from wmh.helper.lists import library
from wmh.helper.record.finished_game import replay
from wmh.helper.record.record import read
from wmh.helper.review.review import STRATEGIES_SHOWN, reviews
from wmh.helper.review.review_report import report, sign_text
from wmh.helper.review.review_values import RATED_BY, Review, ReviewedStep


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
    """Review a game: what each guess revealed, and what the best guess would have revealed."""
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
        print_json("review", {"game": preset, "lexicon": opened.name, **review_json(found)})
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
            raise Refused(
                "The game was already over before guess {0}: remove that guess.", excerpt(guess)
            )
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


def tables(review: Review) -> Iterator[Table | str]:
    """Yields the table of the guesses and that of the strategies' guesses, each after a heading."""
    yield _title(review)
    yield _guesses(review)
    strategies = dict.fromkeys(each.strategy for step in review.steps for each in step.choices)
    if strategies:
        yield _("What each strategy would have guessed, and the bits expected")
        shown = Table(box=None, pad_edge=False)
        shown.add_column(_("Strategy"), no_wrap=True)
        for step in review.steps:
            shown.add_column(step.turn.word, no_wrap=True)
        needed = {each.strategy: each for each in review.needed}
        if needed:
            shown.add_column(_("Guesses needed"), justify="right", no_wrap=True)
        for strategy in strategies:
            chosen = [
                next((each for each in step.choices if each.strategy is strategy), None)
                for step in review.steps
            ]
            cells = [
                "" if each is None else f"{each.word} {figure(each.entropy, 2)}" for each in chosen
            ]
            if needed:
                own = needed[strategy]
                cells.append(str(len(own.turns)) if own.won else _("not found"))
            shown.add_row(strategy, *cells)
        yield shown


def _title(review: Review) -> str:
    game = review.game
    secret = capital("".join(game.secret or ()))
    if game.state is GameState.WON:
        return _("{0}, found with {1}", secret, count.guesses(len(game.turns)))
    return _("{0}, not found", secret) if secret else _("The answer, not found")


def remarks(review: Review) -> Iterator[str]:
    """Yields remarks that no table has: clues not used, mean skill, luck, what was not rated."""
    for step in review.steps:
        for broken in step.unused:
            yield _(
                "Known but not used by {0}: {1}.",
                step.turn.word,
                statement(broken, review.game.turns, capital),
            )
    if review.skill is not None:
        by = _(STRATEGIES[RATED_BY].title, context="Strategies")
        yield _("Skill {0} of 100 on average, by the strategy “{1}”.", figure(review.skill), by)
    if review.luck is not None:
        yield _("Luck {0} guesses in all.", in_language(sign_text(review.luck)))
    if review.off is not None:
        yield _(review.off, context="Strategies")


def review_json(review: Review) -> dict[str, object]:
    game = review.game
    return {
        "secret": "".join(game.secret or ()),
        "lexicon": review.lexicon,
        "rule": game.terms.rule,
        "tier": game.terms.tier,
        "state": game.state,
        "skill": review.skill,
        "luck": review.luck,
        "off": review.off,
        "turns": [_step(step, review) for step in review.steps],
        "needed": [
            {
                "strategy": each.strategy,
                "guesses": len(each.turns) if each.won else None,
                "words": [turn.word for turn in each.turns],
            }
            for each in review.needed
        ],
    }


def _step(step: ReviewedStep, review: Review) -> dict[str, object]:
    standard = step.standard
    return {
        "guess": step.turn.word,
        "clue": write_clue(step.turn.clue),
        "before": step.before,
        "after": step.after,
        "expected": step.expected,
        "entropy": step.entropy,
        "bits": step.bits,
        "luck": step.luck,
        "skill": step.skill,
        "solved": step.solved,
        "candidate": step.candidate,
        "against": [row + 1 for row in step.against],
        "unused": [str(statement(broken, review.game.turns, capital)) for broken in step.unused],
        "best": None
        if standard is None
        else {
            "word": standard.word,
            "guesses": standard.guesses,
            "own": standard.own,
        },
        "choices": [
            {
                "strategy": each.strategy,
                "word": each.word,
                "entropy": each.entropy,
                "expected": each.expected,
                "candidate": each.candidate,
            }
            for each in step.choices
        ],
    }


def _guesses(review: Review) -> Table:
    shown = Table(box=None, pad_edge=False)
    shown.add_column(_("Guess"), no_wrap=True)
    for name in (
        _("Before"),
        _("After"),
        _("Expected"),
        _("Bits gained"),
        _("Guesses"),
        _("Luck"),
        _("Skill"),
    ):
        shown.add_column(name, justify="right", no_wrap=True)
    shown.add_column(_("Best word"), no_wrap=True)
    shown.add_column(_("Possible"), no_wrap=True)
    for row, step in enumerate(review.steps):
        best = step.standard
        shown.add_row(
            turn_text(step.turn),
            figure(step.before),
            figure(step.after),
            figure(step.entropy, 2),
            "" if step.bits is None else figure(step.bits, 2),
            "" if best is None else figure(best.own, 2),
            "" if step.luck is None else in_language(sign_text(step.luck)),
            _skill_text(step, first=not row),
            "" if best is None else f"{best.word} {figure(best.guesses, 2)}",
            _("yes") if step.candidate else _("no"),
        )
    return shown


def _skill_text(step: ReviewedStep, *, first: bool) -> str:
    """Returns the skill of a guess, or the reason why it has none."""
    if step.solved:
        return _("solved", context="Console")
    if step.skill is None:
        return _("not rated") if first else ""
    return figure(step.skill)
