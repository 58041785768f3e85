"""`wmh suggest`: prints ranked suggestions as a table or JSON."""

import sys
from contextlib import closing
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated

import typer

from wmh.base.text.phrases import _, figure
from wmh.engine.answer import Advice
from wmh.engine.clues.hard_modes import Hardness, breaks
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.explain.spoiler import Spoiler, without_hidden_words
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.answering import Answering
from wmh.helper.cli.advice import spoiling
from wmh.helper.cli.parts.arguments import (
    AsJson,
    GivenLetters,
    Length,
    OneBoardGameName,
    Rows,
    Turns,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.option_groups import RankingOptions, WordOptions
from wmh.helper.cli.parts.reasons import Refused, breach, finding
from wmh.helper.cli.parts.told_game import known, read_game
from wmh.helper.cli.parts.waiting import waiting

NO_WORD_FITS = 1

MEASURED = 200
"""Maximal number of rows for a strategy without measures, each of whose rows must be measured."""


class PatternKind(StrEnum):
    """Patterns of an advice: that of the paper, and that of the rule, which uses all clues."""

    STRICT = "strict"
    PAPER = "paper"


def suggest(
    turns: Turns = None,
    preset: OneBoardGameName = None,
    length: Length = None,
    rule: Annotated[
        Rule | None, typer.Option(help="How the game marks guesses.", show_default="tiles")
    ] = None,
    pattern: Annotated[
        PatternKind, typer.Option(help="Read all of the clues, or what the paper's pattern says.")
    ] = PatternKind.STRICT,
    given: GivenLetters = "",
    *,
    ranking: RankingOptions,
    words: WordOptions,
    rows: Rows = 10,
    spoil: spoiling.Level = Spoiler.ANSWER,
    as_json: AsJson = False,
) -> None:
    """Suggest words that fit the guesses so far. Exit code 1 if none does."""
    opened = words.open()
    game = read_game(
        turns or (),
        opened,
        length=length,
        rule=_rule(rule, pattern),
        given=given,
        tier=words.tier,
        flagged=words.flagged,
        preset=preset,
    )
    question = ranking.applied_to(game.question(rows), preset)
    advice = _last(question, opened)
    level = Spoiler(spoil)
    shown, spoilt = without_hidden_words(advice, level), spoiling.spoilt(advice, level, opened)
    if broken := _first_breach(game.turns, ranking.hard):
        print(broken, file=sys.stderr)
    if as_json:
        print_json("suggest", {"game": preset} | _json(shown, opened) | spoiling.as_json(spoilt))
    else:
        if advice.off:
            print(_(advice.off, context="Strategies"), file=sys.stderr)
        if advice.remaining:
            spoiling.show(spoilt)
            _print(shown, finding(advice))
    if not advice.remaining:
        print(finding(advice), file=sys.stderr)
        raise typer.Exit(NO_WORD_FITS)


def _last(question: Question, lexicon: Lexicon) -> Advice:
    """Returns the last, and so best, advice on a question."""
    with waiting("looking for the best guesses"), closing(Answering()) as answers:
        *_, advice = answers(question, lexicon)
    return advice


def _rule(rule: Rule | None, pattern: PatternKind) -> Rule:
    if pattern is PatternKind.STRICT:
        return Rule.TILES if rule is None else rule
    if rule not in (None, Rule.PAPER):
        raise Refused(
            "--pattern paper reads clues in its own way, and so does the rule {0}: choose one.",
            rule,
        )
    return Rule.PAPER


def _first_breach(turns: tuple[Turn, ...], hard: Hardness) -> str | None:
    for row, turn in enumerate(turns):
        if broken := breaks(turn.guess, turns[:row], hard):
            return breach(broken, turn, row, turns, hard)
    return None


def _json(advice: Advice, lexicon: Lexicon) -> dict[str, object]:
    question = advice.question
    timings = asdict(advice.timings)
    suggestions = advice.suggestions
    if not suggestions or suggestions[0].entropy is None:
        from wmh.engine.strategy.ranking.suggestion_rows import measured

        suggestions = measured(advice, MEASURED, lexicon)
    answer: dict[str, object] = {
        "lexicon": lexicon.name,
        "length": question.length,
        "rule": question.rule,
        "tier": question.tier,
        "remaining": advice.remaining,
        "known": known(question),
        "pattern": {"paper": advice.paper_pattern, "strict": advice.strict_pattern},
        "suggestions": [asdict(suggestion) for suggestion in suggestions],
        "timings_ms": {module: round(1000 * took, 3) for module, took in timings.items()},
    }
    if STRATEGIES[question.strategy].splits:
        answer["strategy"] = question.strategy
        answer["measured"] = advice.measured
        answer["guesses"] = advice.guesses
        answer["best"] = None if advice.best is None else asdict(advice.best)
        answer["off"] = advice.off
    if advice.diagnosis is not None:
        from wmh.helper.cli.parts import remedies

        answer["proposals"] = remedies.as_json(advice.diagnosis.proposals, question)
    return answer


def _print(advice: Advice, found: str) -> None:
    if advice.suggestions:
        from wmh.helper.cli.advice.ranking_table import print_ranking
        from wmh.helper.cli.parts.streams import terminal_width

        strategy = Strategy.PAPER if advice.off else advice.question.strategy
        print_ranking(advice.suggestions, strategy, terminal_width())
    print(found)
    if advice.best is not None:
        print(
            _(
                "Fewest guesses: {0}, {1} guesses on average (proven)."
                if advice.best.proven
                else "Fewest guesses: {0}, {1} guesses on average (as far as was searched).",
                advice.best.word,
                figure(advice.best.mean, 2),
            )
        )
    if said := known(advice.question):
        print(_("Known: {0}", said))
    print(_("Pattern: {0}", advice.pattern))
    if advice.strict_pattern != advice.paper_pattern:
        paper = advice.question.rule is Rule.PAPER
        print(
            _("Strict: {0}", advice.strict_pattern)
            if paper
            else _("Paper's: {0}", advice.paper_pattern)
        )
    timings = asdict(advice.timings)
    parts = (f"{name.replace('_', ' ')} {figure(1000 * took, 1)}" for name, took in timings.items())
    print(_("Milliseconds: {0}", ", ".join(parts)))
