"""Every preference, on one line each, by section. A row names what the window has already."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Choice:
    """Actions of one group, which exclude each other; the group is named as its setting is.

    An action is named as the value it stands for, or as the group, a hyphen and the value.
    """

    group: str


@dataclass(frozen=True, slots=True)
class Switch:
    """An action to check, and the setting it stands for where that has another name."""

    action: str
    field: str = ""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The installed lexica and the games of codes, as the menu offers them."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long the words on the board are."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Three tiles as they look now."""


Row = Choice | Switch | Lexicon | Length | Sample


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that belong together."""

    title: str
    rows: tuple[Row, ...]


def section_table() -> tuple[Section, ...]:
    return (
        Section(
            translate("Preferences", "&Appearance"),
            (Choice("theme"), Choice("palette"), Sample(), Choice("scale")),
        ),
        Section(
            translate("Preferences", "&Game"),
            (Length(), Choice("rule"), Choice("hardness"), Choice("attempts")),
        ),
        Section(
            translate("Preferences", "&Words"),
            (Lexicon(), Switch("all_words", "all_tiers"), Switch("flagged")),
        ),
        Section(
            translate("Preferences", "A&dvice"),
            (
                Choice("spoiler"),
                Choice("strategy"),
                Choice("guesses"),
                Choice("prior"),
                Switch("plain"),
                Switch("why"),
            ),
        ),
        Section(
            translate("Preferences", "W&indow"),
            (Choice("language"), Switch("compact"), Switch("on_top"), Switch("first_steps")),
        ),
    )
