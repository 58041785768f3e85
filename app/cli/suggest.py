"""`wmh suggest`: the ranked list, for people and for programs."""

import json
import sys
import time
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.progress_bar import ProgressBar
from rich.table import Table

from app import library
from app.cli import remedies
from app.cli.arguments import told
from app.cli.game import known
from app.cli.objections import breach
from app.cli.options import AsJson, Flagged, GivenLetters, Length, LexiconName, Tier, Turns
from app.cli.reasons import Refused, finding
from app.engine.advice import advise
from app.engine.answer import Advice, Suggestion
from app.engine.clues.hardness import Hardness, breaks
from app.engine.clues.rules import Rule
from app.engine.clues.turn import Turn
from app.engine.lexicon.store import Lexicon, open_lexicon

NO_WORD_FITS = 1

_BAR = 20
"""Columns of a full bar."""


class Pattern(StrEnum):
    """The two patterns of an advice."""

    STRICT = "strict"
    PAPER = "paper"


def suggest(
    turns: Turns = None,
    length: Length = None,
    rule: Annotated[
        Rule | None, typer.Option(help="How the game marks guesses.", show_default="tiles")
    ] = None,
    pattern: Annotated[
        Pattern, typer.Option(help="Read all of the clues, or what the paper's pattern says.")
    ] = Pattern.STRICT,
    given: GivenLetters = "",
    hard: Annotated[
        Hardness, typer.Option(help="Say which guess this mode of the game would have refused.")
    ] = Hardness.FREE,
    tier: Tier = None,
    lexicon: LexiconName = library.DEFAULT,
    top: Annotated[int, typer.Option(min=1, help="How many words to show.")] = 10,
    flagged: Flagged = False,
    as_json: AsJson = False,
) -> None:
    """Suggest words that fit what was guessed so far. Exit code 1 if none does."""
    opened = open_lexicon(library.locate(lexicon))
    game = told(
        turns or (),
        opened,
        length=length,
        rule=_rule(rule, pattern),
        given=given,
        tier=tier,
        flagged=flagged,
    )
    advice = advise(game.question(top), opened, clock=time.perf_counter)
    if broken := _first_breach(game.turns, hard):
        print(broken, file=sys.stderr)
    if as_json:
        print(json.dumps(_json(advice, opened), indent=2))
    elif advice.remaining:
        _print(advice)
    if not advice.remaining:
        print(finding(advice), file=sys.stderr)
        raise typer.Exit(NO_WORD_FITS)


def _rule(rule: Rule | None, pattern: Pattern) -> Rule:
    if pattern is Pattern.STRICT:
        return Rule.TILES if rule is None else rule
    if rule not in (None, Rule.PAPER):
        raise Refused(
            f"--pattern paper is a reading of its own and the rule {rule} another: choose one."
        )
    return Rule.PAPER


def _first_breach(turns: tuple[Turn, ...], hard: Hardness) -> str | None:
    for row, turn in enumerate(turns):
        if broken := breaks(turn.guess, turns[:row], hard):
            return breach(broken, turn, row, turns, hard)
    return None


def _json(advice: Advice, lexicon: Lexicon) -> dict[str, object]:
    timings = asdict(advice.timings)
    answer: dict[str, object] = {
        "remaining": advice.remaining,
        "known": known(advice.question),
        "pattern": {"paper": advice.paper_pattern, "strict": advice.strict_pattern},
        "suggestions": [asdict(suggestion) for suggestion in advice.suggestions],
        "timings_ms": {module: round(1000 * took, 3) for module, took in timings.items()},
    }
    if not advice.remaining:
        proposed = remedies.proposals(advice.question, lexicon)
        answer["proposals"] = remedies.as_json(proposed, advice.question)
    return answer


def _print(advice: Advice) -> None:
    terminal = Console(markup=False, highlight=False)
    if advice.suggestions:
        terminal.print(_table(advice.suggestions, terminal.width))
    # Not through rich, which would break long lines where a pattern must be copied whole.
    print(finding(advice))
    if said := known(advice.question):
        print(f"Known: {said}")
    print(f"Pattern: {advice.pattern}")
    if advice.strict_pattern != advice.paper_pattern:
        paper = advice.question.rule is Rule.PAPER
        print(f"Strict: {advice.strict_pattern}" if paper else f"Paper's: {advice.paper_pattern}")
    timings = asdict(advice.timings)
    parts = (f"{name.replace('_', ' ')} {1000 * took:.1f}" for name, took in timings.items())
    print(f"Milliseconds: {', '.join(parts)}")


def _table(suggestions: tuple[Suggestion, ...], room: int) -> Table:
    """Rank, word and score; and where there is room, the score as a bar beside the best one's."""
    longest = max(len(each.word) for each in suggestions)
    table = Table(box=None, pad_edge=False)
    table.add_column("Rank", justify="right")
    table.add_column("Word", no_wrap=True)
    table.add_column("Score", justify="right")
    barred = longest + _BAR + 15 <= room
    if barred:
        table.add_column("")
    for each in suggestions:
        bar = ProgressBar(
            total=suggestions[0].score,
            completed=each.score,
            width=_BAR,
            complete_style="cyan",
            finished_style="cyan",
        )
        row = (str(each.rank), each.word, f"{each.score:.3f}")
        table.add_row(*row, bar) if barred else table.add_row(*row)
    return table
