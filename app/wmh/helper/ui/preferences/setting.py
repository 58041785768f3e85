"""Settings by section, and the parts of the window that change each: actions, board, menu."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from wmh.base.text.phrases import _, ngettext
from wmh.helper.settings import Settings
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.board_actions import BoardActions
from wmh.helper.ui.shell.actions import Spec, action_table, menu_table
from wmh.helper.ui.shell.menus import LexiconMenu
from wmh.helper.ui.shell.remembered import Remembered, help_levels

ON, OFF = "on", "off"

SAMPLE = "sample"
"""Name of a section's row that shows three sample tiles in place of a setting."""


class Section(NamedTuple):
    """Section of the preferences: names of settings, in the order in which they are shown."""

    title: str
    rows: tuple[str, ...]


def section_table() -> tuple[Section, ...]:
    """Returns the sections; settings that have an action but are in no section come last."""
    *sections, last = (
        Section(_("&Appearance"), ("theme", "palette", SAMPLE, "scale")),
        Section(_("&Game"), ("length", "rule", "hardness", "attempts")),
        Section(_("&Words"), ("lexicon", "familiarity", "flagged")),
        Section(
            _("A&dvice"),
            ("spoiler", "strategy", "guesses", "prior", "plain", "possible_only", "why"),
        ),
        Section(
            _("W&indow"),
            ("language", "compact", "on_top", "pattern", "first_steps"),
        ),
    )
    listed = {row for section in (*sections, last) for row in section.rows}
    named = (spec.setting for spec in action_table() if spec.setting)
    others = dict.fromkeys(each for each in named if each not in listed)
    return *sections, last._replace(rows=(*last.rows, *others))


class Sources(NamedTuple):
    """Parts of the window by which settings are read and changed."""

    actions: Mapping[str, QAction]
    board: Board
    on_board: BoardActions
    lexica: LexiconMenu
    remembered: Remembered

    def setting(self, name: str, parent: QObject) -> "Setting":
        match name:
            case "lexicon":
                return LexiconSetting(self.lexica, parent)
            case "length":
                length = LengthSetting(self.board, self.on_board, parent)
                self.lexica.named.connect(length.changed)
                return length
            case "spoiler":
                specs = [spec for spec in action_table() if spec.setting == name]
                return HelpLevelSetting(specs, self.actions, self.remembered, parent)
            case _:
                return of_actions(name, self.actions, parent)


@dataclass(frozen=True, slots=True)
class Option:
    """Value that a setting can have; `key` identifies it, `tip` explains it."""

    key: str
    text: str
    tip: str = ""


class Setting(QObject):
    """Setting as the preferences show it; its value is read from the window and not stored here."""

    changed = Signal()
    """Emitted when value, options or availability have changed."""

    label = ""
    tip = ""

    @property
    @abstractmethod
    def options(self) -> Sequence[Option]: ...

    @property
    @abstractmethod
    def chosen(self) -> str:
        """Key of the chosen option; "" if there is none."""

    @property
    @abstractmethod
    def first(self) -> str:
        """Key of the option that is the default."""

    @property
    def enabled(self) -> bool:
        return True

    @abstractmethod
    def choose(self, key: str) -> None: ...

    def reset(self) -> Callable[[], None] | None:
        """Resets the setting; returns a function that undoes it, or None if nothing changes.

        A value that is no option, such as the path of a word list, stays.
        """
        key = self.chosen
        if key in ("", self.first):
            return None
        self.choose(self.first)
        return partial(self.choose, key)


def of_actions(setting: str, actions: Mapping[str, QAction], parent: QObject) -> Setting:
    """Returns the setting that is changed by a group of actions, or by one checkable action."""
    specs = [spec for spec in action_table() if spec.setting == setting]
    if specs[0].value is None:
        return SwitchSetting(specs[0], actions[specs[0].name], parent)
    return ChoiceSetting(specs, actions, parent)


class ChoiceSetting(Setting):
    """Setting with exclusive actions, which is named like their menu."""

    def __init__(
        self, specs: Sequence[Spec], actions: Mapping[str, QAction], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.label = plain(menu_table()[specs[0].menu])
        self._specs = specs
        self._actions = {spec.name: actions[spec.name] for spec in specs}
        for action in self._actions.values():
            action.changed.connect(self.changed)

    @property
    def options(self) -> Sequence[Option]:
        return [
            Option(name, plain(action.text()), tip_of(action))
            for name, action in self._actions.items()
        ]

    @property
    def chosen(self) -> str:
        return next((name for name, action in self._actions.items() if action.isChecked()), "")

    @property
    def first(self) -> str:
        value = getattr(Settings(), self._specs[0].setting)
        return next(spec.name for spec in self._specs if spec.value == value)

    @property
    def enabled(self) -> bool:
        return any(action.isEnabled() for action in self._actions.values())

    def choose(self, key: str) -> None:
        _press(self._actions[key], checked=True)


class HelpLevelSetting(ChoiceSetting):
    """Help level of the game on the board; a reset changes the levels of all games."""

    def __init__(
        self,
        specs: Sequence[Spec],
        actions: Mapping[str, QAction],
        remembered: Remembered,
        parent: QObject,
    ) -> None:
        super().__init__(specs, actions, parent)
        self._remembered = remembered

    def reset(self) -> Callable[[], None] | None:
        now = self._remembered.settings
        first = Settings().spoiler
        levels = help_levels(now)
        if {now.spoiler, *levels.values()} == {first}:
            return None
        self._set_levels(first, Settings().help_levels)
        return partial(self._set_levels, now.spoiler, now.help_levels)

    def _set_levels(self, spoiler: int, levels: str) -> None:
        self._remembered.remember(spoiler=spoiler)
        self._remembered.remember(help_levels=levels)


class SwitchSetting(Setting):
    """Setting that one checkable action switches on and off."""

    def __init__(self, spec: Spec, action: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._action = action
        self._field = spec.setting
        self.label = plain(self._action.text())
        self.tip = tip_of(self._action)
        self._action.changed.connect(self.changed)

    @property
    def options(self) -> Sequence[Option]:
        return [
            Option(OFF, _("Off")),
            Option(ON, _("On")),
        ]

    @property
    def chosen(self) -> str:
        return ON if self._action.isChecked() else OFF

    @property
    def first(self) -> str:
        return ON if getattr(Settings(), self._field) else OFF

    @property
    def enabled(self) -> bool:
        return self._action.isEnabled()

    def choose(self, key: str) -> None:
        _press(self._action, checked=key == ON)


class LengthSetting(Setting):
    """Length of the words; a change begins a new game."""

    def __init__(self, board: Board, on_board: BoardActions, parent: QObject) -> None:
        super().__init__(parent)
        self.label = _("Length of the words")
        self.tip = _("Another length begins a new game.")
        self._board = board
        self._on_board = on_board
        board.changed.connect(self.changed)

    @property
    def options(self) -> Sequence[Option]:
        lengths = sorted({*self._on_board.lengths, self._board.sheet.length})
        return [
            Option(str(length), ngettext("1 letter", "{0} letters", length)) for length in lengths
        ]

    @property
    def chosen(self) -> str:
        return str(self._board.sheet.length)

    @property
    def first(self) -> str:
        """Key of the default length or, if the word list lacks it, of the nearest length."""
        wanted = Settings().length
        return min((each.key for each in self.options), key=lambda key: abs(int(key) - wanted))

    def choose(self, key: str) -> None:
        self._board.change_length(int(key))


class LexiconSetting(Setting):
    """Word list in use, chosen among the entries of the menu of word lists."""

    def __init__(self, menu: LexiconMenu, parent: QObject) -> None:
        super().__init__(parent)
        self.label = _("Word list")
        self._menu = menu
        self._look()
        menu.named.connect(self._look)
        menu.named.connect(self.changed)

    @property
    def options(self) -> Sequence[Option]:
        return self._options

    @property
    def chosen(self) -> str:
        return self._chosen

    @property
    def first(self) -> str:
        return Settings().lexicon

    def choose(self, key: str) -> None:
        for action in self._offered():
            if action.text() == key:
                action.trigger()
                return

    @Slot()
    def _look(self) -> None:
        """Reads the menu once for all properties, since that reads every preset."""
        offered = self._offered()
        self._options = [Option(action.text(), action.text()) for action in offered]
        self._chosen = next((action.text() for action in offered if action.isChecked()), "")

    def _offered(self) -> list[QAction]:
        self._menu.aboutToShow.emit()
        return [action for action in self._menu.actions() if action.isCheckable()]


def _press(action: QAction, *, checked: bool) -> None:
    """Triggers an action as a click on it does, even if it is disabled."""
    if action.isChecked() is checked:
        return
    off = not action.isEnabled()
    if off:
        action.setEnabled(True)
    action.trigger()
    if off:
        action.setEnabled(False)


def tip_of(action: QAction) -> str:
    """Returns the tip of an action; "" if it only repeats the action's text."""
    text = plain(action.text())
    tip = action.toolTip()
    return "" if tip.rstrip(".") in (text, text.rstrip("… ")) else tip


def plain(text: str) -> str:
    """Returns the text without its mnemonic sign."""
    return text.replace("&", "")
