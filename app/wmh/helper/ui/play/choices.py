"""Choices of rules and of numbers of guesses, which several forms offer."""

from collections.abc import Iterator

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES, Rule
from wmh.helper.games.game import LIMITS
from wmh.helper.ui.parts.box import Choice


def rule_choices() -> Iterator[Choice[Rule]]:
    """Yields every rule of marking as a choice, with the rule's statement as tip."""
    for rule, said in RULES.items():
        title, statement = (_(text, context="Rules") for text in (said.title, said.statement))
        yield Choice(title, rule, statement)


def limit_choices() -> Iterator[Choice[int | None]]:
    """Yields the usual numbers of guesses as choices; None is no limit."""
    for limit in LIMITS:
        yield Choice(_("no limit") if limit is None else str(limit), limit)
