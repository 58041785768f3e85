"""The preferences, a line each, by section. A row names what the window has already."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """Actions of one group, which exclude each other; the group is named as its setting is.

    An action is named as the value it stands for, or as the group, a hyphen and the value.
    """

    group: str


@dataclass(frozen=True, slots=True)
class SwitchRow:
    """An action to check, and the setting it stands for where that has another name."""

    action: str
    field: str = ""


@dataclass(frozen=True, slots=True)
class LexiconRow:
    """The installed lexica and the games of codes, as the menu offers them."""


@dataclass(frozen=True, slots=True)
class LengthRow:
    """How long the words on the board are."""


@dataclass(frozen=True, slots=True)
class SampleRow:
    """Three tiles as they look now."""


Row = ChoiceRow | SwitchRow | LexiconRow | LengthRow | SampleRow


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that belong together."""

    title: str
    rows: tuple[Row, ...]


def section_table() -> tuple[Section, ...]:
    return (
        Section(
            translate("Preferences", "&Appearance"),
            (ChoiceRow("theme"), ChoiceRow("palette"), SampleRow(), ChoiceRow("scale")),
        ),
        Section(
            translate("Preferences", "&Game"),
            (LengthRow(), ChoiceRow("rule"), ChoiceRow("hardness"), ChoiceRow("attempts")),
        ),
        Section(
            translate("Preferences", "&Words"),
            (LexiconRow(), SwitchRow("all_words", "all_tiers"), SwitchRow("flagged")),
        ),
        Section(
            translate("Preferences", "A&dvice"),
            (
                ChoiceRow("spoiler"),
                ChoiceRow("strategy"),
                ChoiceRow("guesses"),
                ChoiceRow("prior"),
                SwitchRow("plain"),
                SwitchRow("why"),
            ),
        ),
        Section(
            translate("Preferences", "W&indow"),
            (
                ChoiceRow("language"),
                SwitchRow("compact"),
                SwitchRow("on_top"),
                SwitchRow("first_steps"),
            ),
        ),
    )
