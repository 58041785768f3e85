"""Questionnaires, read from files: what is asked, and what the answers come to."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from wmh.engine.fields import Fields, read_fields
from wmh.engine.refusal import InputError
from wmh.files import paths
from wmh.study.protocol.protocol import Protocol

_NUMBERS = range(1001)


class QuestionnaireError(InputError):
    """A file that holds no questionnaire."""


@dataclass(frozen=True, slots=True)
class Item:
    """A question, and what the ends of its scale mean; of a `reverse` one, less is more."""

    name: str
    text: str
    low: str
    high: str
    reverse: bool


@dataclass(frozen=True, slots=True)
class Questionnaire:
    """`name` is that of its file; every answer is one of `values`.

    It is asked as its file has it, in no other language: a translation is another instrument, with
    a file and a source of its own.
    """

    name: str
    title: str
    source: str
    intro: str
    values: range
    items: tuple[Item, ...]


def read_questionnaire(path: Path) -> Questionnaire:
    """Raises QuestionnaireError and OSError."""
    fields = read_fields(path, QuestionnaireError)
    fields.refuse_others(("title", "source", "intro", "least", "most", "step", "items"))
    least, most = fields.number("least", _NUMBERS), fields.number("most", _NUMBERS)
    step = fields.number("step", _NUMBERS[1:])
    values = range(least, most + 1, step)
    if len(values) < 2 or values[-1] != most:
        raise fields.refuse("most", f"most is {most}, which no step of {step} leads to")
    tables = fields.tables("items")
    if not tables:
        raise fields.unlike("items", None, "tables, each under [[items]]")
    return Questionnaire(
        name=path.stem,
        title=fields.text("title", most=100, wanted=True),
        source=fields.text("source", most=200, wanted=True),
        intro=fields.text("intro", most=300, wanted=True),
        values=values,
        items=tuple(_item(each) for each in tables),
    )


def asked_by(protocol: Protocol) -> tuple[Questionnaire, ...]:
    """Those a protocol asks, each once. Raises QuestionnaireError and OSError."""
    folder = paths.folder("resources") / "questionnaires"
    asked = dict.fromkeys((*protocol.after_block, *protocol.after_all))
    return tuple(read_questionnaire(folder / f"{name}.toml") for name in asked)


def score(questionnaire: Questionnaire, answers: Mapping[str, float]) -> float:
    """From 0 to 100: how far the answers are from the low ends, on average.

    Of raw TLX that is the mean of the scales, of SUS its own formula. Raises KeyError where an
    answer is missing.
    """
    least, most = questionnaire.values[0], questionnaire.values[-1]
    parts = [
        most - answers[item.name] if item.reverse else answers[item.name] - least
        for item in questionnaire.items
    ]
    return 100 * sum(parts) / (len(parts) * (most - least))


def _item(fields: Fields) -> Item:
    fields.refuse_others(("name", "text", "low", "high", "reverse"))
    reverse = fields.told.get("reverse", False)
    if not isinstance(reverse, bool):
        raise fields.unlike("reverse", reverse, "true or false")
    return Item(
        fields.text("name", most=30, wanted=True),
        fields.text("text", most=200, wanted=True),
        fields.text("low", most=40, wanted=True),
        fields.text("high", most=40, wanted=True),
        reverse,
    )
