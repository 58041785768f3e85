"""A review as text: tables for people, JSON for other programs."""

from collections.abc import Iterator

from rich.table import Table

from wmh.base.text.phrases import _, figure, in_language
from wmh.engine import count
from wmh.engine.clues.hard_modes import statement
from wmh.engine.clues.transcript import write_clue
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.capitals import capital
from wmh.helper.cli.parts.reasons import turn_text
from wmh.helper.games.game import GameState
from wmh.helper.review.review_report import sign_text
from wmh.helper.review.review_values import RATED_BY, Review, ReviewedStep


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


def as_json(review: Review) -> dict[str, object]:
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
