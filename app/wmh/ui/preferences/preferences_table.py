"""The preferences, a line each, by section. A row names what the window has already."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from wmh.ui.actions import action_table

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A setting that actions stand for: one to check, or several to choose from."""

    setting: str


@dataclass(frozen=True, slots=True)
class LexiconRow:
    """The installed lexica and the games of codes, as the menu offers them."""


@dataclass(frozen=True, slots=True)
class LengthRow:
    """Length of the words on the board."""


@dataclass(frozen=True, slots=True)
class SampleRow:
    """Three tiles as they look now."""


Row = ActionRow | LexiconRow | LengthRow | SampleRow


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that belong together."""

    title: str
    rows: tuple[Row, ...]


def section_table() -> tuple[Section, ...]:
    """A setting that has an action, but no row here, is below the last ones."""
    tables = (
        (
            translate("Preferences", "&Appearance"),
            (*_rows("theme", "palette"), SampleRow(), *_rows("scale")),
        ),
        (
            translate("Preferences", "&Game"),
            (LengthRow(), *_rows("rule", "hardness", "attempts")),
        ),
        (
            translate("Preferences", "&Words"),
            (LexiconRow(), *_rows("familiarity", "flagged")),
        ),
        (
            translate("Preferences", "A&dvice"),
            _rows("spoiler", "strategy", "guesses", "prior", "plain", "why"),
        ),
        (
            translate("Preferences", "W&indow"),
            _rows("language", "compact", "on_top", "first_steps"),
        ),
    )
    listed = {row.setting for _, rows in tables for row in rows if isinstance(row, ActionRow)}
    others = dict.fromkeys(spec.setting for spec in action_table() if spec.setting)
    *sections, (last, rows) = tables
    rows = (*rows, *_rows(*(each for each in others if each not in listed)))
    return tuple(Section(title, rows) for title, rows in (*sections, (last, rows)))


def _rows(*settings: str) -> tuple[Row, ...]:
    return tuple(map(ActionRow, settings))
