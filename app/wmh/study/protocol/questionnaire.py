"""Questionnaires, read from files, and their scores."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.fields import Fields, is_line, items, join_names, read_fields
from wmh.base.text.refusal import InputError

_NUMBERS = range(1001)
_LIMITS = range(-1_000_000, 1_000_001)
_MOST_TEXT = range(1, 4001)


class QuestionnaireError(InputError):
    """The error for an invalid questionnaire file."""


class ItemKind(StrEnum):
    """Kinds of answers to an item."""

    SCALE = "scale"
    """Position on a scale between two ends; the only kind that is scored."""
    CHOICE = "choice"
    """Choice between several texts."""
    NUMBER = "number"
    TEXT = "text"
    """Free text, which may be empty."""


@dataclass(frozen=True, slots=True)
class Item:
    """Question; `low` and `high` are the texts at its scale's ends, `reverse` inverts its score.

    `values` are the possible values of a scale or a number, `longest` the maximal number of
    characters of a text. An `optional` choice or number need not be answered.
    """

    name: str
    text: str
    low: str
    high: str
    reverse: bool
    values: range
    kind: ItemKind = ItemKind.SCALE
    choices: tuple[str, ...] = ()
    longest: int = 0
    # No part of a protocol's digest where it is not used, as in protocols that are older.
    optional: bool = field(default=False, metadata={"later": True})


@dataclass(frozen=True, slots=True)
class Questionnaire:
    """Questionnaire; `name` is its file's name, `values` are those of its scales, or empty.

    A translated questionnaire is an instrument of its own, with its own file and source;
    `validated` states whether it was validated.
    """

    name: str
    title: str
    source: str
    intro: str
    values: range
    items: tuple[Item, ...]
    validated: bool = True
    language: str = ""

    @property
    def scales(self) -> tuple[Item, ...]:
        """Items that are scales, and therefore scored."""
        return tuple(item for item in self.items if item.kind is ItemKind.SCALE)

    @property
    def outline(self) -> frozenset[tuple[str, ItemKind, int]]:
        """Name, kind and number of choices of each item, which a translation must share."""
        return frozenset((item.name, item.kind, len(item.choices)) for item in self.items)


def read_questionnaire(path: Path) -> Questionnaire:
    """Returns the questionnaire read from a file. Raises QuestionnaireError and OSError."""
    fields = read_fields(path, QuestionnaireError)
    known = ("title", "source", "intro", "least", "most", "step", "items", "validated")
    fields.refuse_others(known)
    tables = fields.tables("items")
    if not tables:
        raise fields.unlike("items", None, "tables, each under [[items]]")
    scaled = any(each.told.get("kind", ItemKind.SCALE) == ItemKind.SCALE for each in tables)
    values = _scale(fields) if scaled else range(0)
    found: list[Item] = []
    for each in tables:
        item = _item(each, values)
        if any(item.name == before.name for before in found):
            raise each.refuse("name", "{0} appears twice", item.name)
        found.append(item)
    return Questionnaire(
        name=path.stem,
        title=fields.text("title", most=100, wanted=True),
        source=fields.text("source", most=300, wanted=True),
        intro=fields.text("intro", most=300, wanted=True),
        values=values,
        items=tuple(found),
        validated=_whether(fields, "validated", otherwise=True),
    )


def shipped_path(name: str, language: str = "") -> Path:
    """Returns the path that a questionnaire of the program has if it exists in this language."""
    return paths.folder("resources") / "study" / "questionnaires" / language / f"{name}.toml"


def score(questionnaire: Questionnaire, answers: Mapping[str, float]) -> float:
    """Returns the mean distance of the answers from the low ends of their scales, from 0 to 100.

    For raw TLX that is the mean of the scales, for SUS its standard formula. `answers` are by
    item's name; raises KeyError if one is missing.
    """
    least, most = questionnaire.values[0], questionnaire.values[-1]
    parts = [
        most - answers[item.name] if item.reverse else answers[item.name] - least
        for item in questionnaire.scales
    ]
    return 100 * sum(parts) / (len(parts) * (most - least))


def _scale(fields: Fields) -> range:
    least, most = _ends(fields, _NUMBERS)
    step = fields.number("step", _NUMBERS[1:])
    values = range(least, most + 1, step)
    if len(values) < 2 or values[-1] != most:
        raise fields.refuse("most", "most is {0}, which steps of {1} do not reach", most, step)
    return values


def _ends(fields: Fields, within: range) -> tuple[int, int]:
    least, most = fields.number("least", within), fields.number("most", within)
    if least > most:
        raise fields.refuse("least", "least is {0}, but must be less than most, {1}", least, most)
    return least, most


def _item(fields: Fields, values: range) -> Item:
    kind = ItemKind(fields.choice("kind", tuple(ItemKind), ItemKind.SCALE))
    more = {
        ItemKind.SCALE: ("low", "high", "reverse"),
        ItemKind.CHOICE: ("choices", "optional"),
        ItemKind.NUMBER: ("least", "most", "optional"),
        ItemKind.TEXT: ("longest",),
    }
    fields.refuse_others(("name", "text", "kind", *more[kind]))
    name = fields.text("name", most=30, wanted=True)
    text = fields.text("text", most=300, wanted=True)
    low = high = ""
    choices: tuple[str, ...] = ()
    longest = 0
    match kind:
        case ItemKind.SCALE:
            low = fields.text("low", most=60, wanted=True)
            high = fields.text("high", most=60, wanted=True)
        case ItemKind.CHOICE:
            values, choices = range(0), _choices(fields)
        case ItemKind.NUMBER:
            least, most = _ends(fields, _LIMITS)
            if most == least:
                raise fields.refuse("most", "most is {0}, but must be more than {1}", most, least)
            values = range(least, most + 1)
        case ItemKind.TEXT:
            values, longest = range(0), fields.number("longest", _MOST_TEXT)
    reverse = _whether(fields, "reverse", otherwise=False)
    optional = _whether(fields, "optional", otherwise=False)
    return Item(name, text, low, high, reverse, values, kind, choices, longest, optional)


def _choices(fields: Fields) -> tuple[str, ...]:
    said = fields.told.get("choices")
    told = [str(each).strip() for each in items(said) if is_line(each, 100)]
    if len(told) < 2 or len(told) != len(items(said)):
        raise fields.unlike("choices", said, 'a list of at least two texts, such as ["yes", "no"]')
    if len(set(told)) < len(told):
        raise fields.refuse("choices", "{0} names one of them twice", join_names(told))
    return tuple(told)


def _whether(fields: Fields, name: str, *, otherwise: bool) -> bool:
    said = fields.told.get(name, otherwise)
    if not isinstance(said, bool):
        raise fields.unlike(name, said, "true or false")
    return said
