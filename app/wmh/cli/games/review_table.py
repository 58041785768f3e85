"""A review in words: tables for people, JSON for programs."""

from collections.abc import Iterator

from rich.table import Table

from wmh.cli.parts.reasons import said
from wmh.engine.clues.hardness import statement
from wmh.engine.clues.transcript import write_clue
from wmh.games.review.review_report import signed, title
from wmh.games.review.reviewed import Review, ReviewedStep


def tables(review: Review) -> Iterator[Table | str]:
    """The guesses, what strategies would have guessed and need, each table after its heading."""
    yield title(review)
    yield _guesses(review)
    strategies = dict.fromkeys(each.strategy for step in review.steps for each in step.choices)
    if strategies:
        yield "What strategies would have guessed, and the bits to expect"
        shown = Table(box=None, pad_edge=False)
        shown.add_column("Strategy", no_wrap=True)
        for step in review.steps:
            shown.add_column(step.turn.word, no_wrap=True)
        needed = {each.strategy: each for each in review.needed}
        if needed:
            shown.add_column("Needs", justify="right", no_wrap=True)
        for strategy in strategies:
            chosen = [
                next((each for each in step.choices if each.strategy is strategy), None)
                for step in review.steps
            ]
            cells = ["" if each is None else f"{each.word} {each.entropy:.2f}" for each in chosen]
            if needed:
                own = needed[strategy]
                cells.append(str(len(own.turns)) if own.won else "not found")
            shown.add_row(strategy, *cells)
        yield shown


def remarks(review: Review) -> Iterator[str]:
    """What no table holds, a line each."""
    for step in review.steps:
        for broken in step.unused:
            yield f"Left unused by {step.turn.word}: {statement(broken, review.game.turns)}."
    if review.skill is not None:
        yield f"Skill {review.skill:.0f} of 100 on average."
    if review.luck is not None:
        yield f"Luck {signed(review.luck)} bits in all."
    if review.off is not None:
        yield review.off


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
        "candidate": step.candidate,
        "against": [row + 1 for row in step.against],
        "unused": [statement(broken, review.game.turns) for broken in step.unused],
        "best": None
        if standard is None
        else {
            "word": standard.word,
            "entropy": standard.entropy,
            "rank": standard.rank,
            "words": standard.words,
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
    shown.add_column("Guess", no_wrap=True)
    for name in ("Before", "After", "Expected", "Told", "Luck", "Skill"):
        shown.add_column(name, justify="right", no_wrap=True)
    shown.add_column("Best word", no_wrap=True)
    shown.add_column("Possible", no_wrap=True)
    for step in review.steps:
        best = step.standard
        shown.add_row(
            said(step.turn),
            f"{step.before:,}",
            f"{step.after:,}",
            f"{step.entropy:.2f}",
            "" if step.bits is None else f"{step.bits:.2f}",
            "" if step.luck is None else signed(step.luck),
            "" if step.skill is None else f"{step.skill:.0f}",
            "" if best is None else f"{best.word} {best.entropy:.2f}",
            "yes" if step.candidate else "no",
        )
    return shown
