"""Settings and current game, saved as they change; and bindings of actions to settings."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from wmh.base.files import paths
from wmh.base.files.json_reading import value_in
from wmh.base.text.phrases import _, ngettext
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.lexicon.code_names import is_code_name
from wmh.helper import settings
from wmh.helper.games.preset import Preset
from wmh.helper.settings import Settings, SettingsReading
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.session import save
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.board.terms import TERMS, BoardChoices, terms_of
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.parts.error_text import reason_of
from wmh.helper.ui.parts.shortcuts import key_of
from wmh.helper.ui.shell.actions import Spec, action_table

_SOON_MS = 30
"""Milliseconds until a changed game is saved; by then the list is drawn, before the next key."""

_MAKES_TABLES = frozenset({"spoiler", "lexicon"})
"""Settings that are also stored for each game, in tables that another window can change."""


class Remembered(QObject):
    """Saved settings and game; a crash loses at most the last moment of the game."""

    changed = Signal(str)
    """Emitted with the name of each changed setting, after all of one change are set."""
    failed = Signal(str)
    """Emitted with a sentence that says why the game or the settings cannot be saved."""

    def __init__(self, remembered: Settings, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = remembered
        self._board = board
        self._unsaved: set[str] = set()
        """Names of settings whose last change could not be saved."""
        own = self._own(terms_of(remembered).changes)
        # A game that names a word list may be played with another one for want of it.
        own.pop("game_words", None)
        self._settings = replace(remembered, **own)
        board.choose_terms(terms_of(remembered))
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._keep)
        board.changed.connect(self._follow)

    @property
    def settings(self) -> Settings:
        return self._settings

    def remember(self, **changes: Any) -> None:  # noqa: ANN401 - they are the fields of Settings
        """Changes settings by the player's choice, and saves them at once, which takes time.

        Settings that belong to the current game become its terms. They also become the defaults of
        later games, except those that the current game fixes.
        """
        if not _MAKES_TABLES.isdisjoint(changes):
            self.take_up("help_levels", "game_words")
        self._change({**changes, **self._own(changes)})

    def take_up(self, *names: str) -> None:
        """Takes over the values of settings in the file, which others may have changed."""
        found = settings.stored_texts(paths.settings_file(), names)
        self._take({name: text for name, text in found.items() if name not in self._unsaved})

    def amend(self, name: str, make: Callable[[str], str]) -> None:
        """Changes a setting's value in the file, which may be newer than this window's value."""
        text = None
        if name not in self._unsaved:
            with suppress(OSError):
                text = settings.change(paths.settings_file(), name, make)
        if text is None:
            self._change({name: make(getattr(self._settings, name))})
        else:
            self._take({name: text})

    def _take(self, saved: Mapping[str, str]) -> None:
        """Takes over values of settings from the file, so that they need not be saved."""
        before = self._settings
        self._settings = replace(before, **saved)
        for name, text in saved.items():
            if getattr(before, name) != text:
                self.changed.emit(name)

    def terms_for(self, preset: Preset | None) -> BoardChoices:
        """Returns the choices that a game begins with: fixed by its preset, or the player's own."""
        now = self._settings
        terms = BoardChoices(
            lexicon=now.words,
            strategy=now.own_strategy,
            guesses=now.guesses,
            prior=now.own_prior,
            plain=now.own_plain,
            hardness=now.hardness,
            familiarity=now.own_familiarity,
            attempts=now.own_attempts,
        )
        fixed = _fixed_choices(preset)
        if preset is not None and "lexicon" in fixed and not preset.codes:
            fixed["lexicon"] = self.words_for(preset) or self._settings.words
        return replace(terms, **fixed)

    def words_of(self, preset: Preset | None) -> str:
        """Returns the word list with which a game would begin; None goes on with this board."""
        now = self._settings
        if preset is None:
            return now.words if is_code_name(now.lexicon) else now.lexicon
        return self.terms_for(preset).lexicon

    def words_for(self, preset: Preset) -> str | None:
        """Returns the word list for a game that names one: chosen by the player, or the named one.

        Returns None if neither list is installed.
        """
        from wmh.helper.lists.library import lexicon_files

        known = lexicon_files()
        wanted = (_game_words(self._settings).get(preset.key, ""), preset.lexicon)
        return next((name for name in wanted if name in known), None)

    def choose_words(self, preset: Preset | None, name: str) -> None:
        """Stores the word list chosen for a preset's game, which is not the main window's game.

        For a game that names no list, the list becomes the player's own.
        """
        if preset is None or not preset.lexicon:
            self._change({"words": name})
        else:
            self.take_up("game_words")
            words = _game_words(self._settings) | {preset.key: name}
            self._change({"game_words": json.dumps(words, ensure_ascii=False)})

    def _own(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the settings that store these choices as defaults for later games."""
        preset = preset_of(self._settings.game)
        fixed = _fixed_choices(preset)
        own = {
            f"own_{name}": value
            for name, value in changes.items()
            if hasattr(self._settings, f"own_{name}") and name not in fixed
        }
        if "spoiler" in changes:
            levels = help_levels(self._settings)
            levels[self._settings.game] = changes["spoiler"]
            own["help_levels"] = json.dumps(levels)
        lexicon = changes.get("lexicon", "")
        if not lexicon or is_code_name(lexicon):
            return own
        if preset is None or not preset.lexicon:
            return {**own, "words": lexicon}
        if not preset.codes:
            words = _game_words(self._settings) | {preset.key: lexicon}
            own["game_words"] = json.dumps(words, ensure_ascii=False)
        return own

    def _change(self, changes: Mapping[str, Any]) -> None:
        before, after = self._settings, replace(self._settings, **changes)
        if after == before:
            return
        self._settings = after
        changed = [name for name in changes if getattr(after, name) != getattr(before, name)]
        self._keep_settings(changed)
        if not set(changed).isdisjoint(TERMS):
            self._board.choose_terms(terms_of(after))
        for name in changed:
            self.changed.emit(name)

    def _keep_settings(self, changed: list[str]) -> None:
        known = bool(self._unsaved)
        self._unsaved.update(changed)
        try:
            settings.save(self._settings, paths.settings_file(), self._unsaved)
        except OSError as error:
            if not known:  # And not at each of many changes.
                text = _(
                    "The settings cannot be saved in {0} and are lost when this window closes: {1}."
                )
                self.failed.emit(text.format(error.filename, reason_of(error)))
        else:
            self._unsaved.clear()

    def watch(self) -> None:
        """Begins to save the game, once for all changes that one key makes.

        Connects to both signals: `stepped` follows `changed`, and a move of the cursor emits only
        `changed`.
        """
        self._board.changed.connect(self._keep_changed)
        self._board.stepped.connect(self._soon.start)

    def close(self) -> None:
        """Saves all changes that are not saved yet."""
        if self._soon.isActive():
            self._soon.stop()
            self._keep()

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        """Takes over the terms, length, rule and game of the sheet as settings.

        For another game, the help level that was chosen in it is set, if there is one.
        """
        changes: dict[str, Any] = {} if sheet.terms is None else dict(sheet.terms.changes)
        if sheet.game != self._settings.game:
            level = help_levels(self._settings).get(sheet.game)
            if level in tuple(Spoiler):
                changes["spoiler"] = level
        self._change({**changes, "length": sheet.length, "rule": sheet.rule, "game": sheet.game})

    @Slot()
    def _keep_changed(self) -> None:
        self.close()  # Of keys that come fast only the last one may be lost.
        self._soon.start()

    @Slot()
    def _keep(self) -> None:
        try:
            save(self._board.session, paths.session_file())
        except OSError as error:
            text = _("The game cannot be saved in {0}: {1}.")
            self.failed.emit(text.format(error.filename, reason_of(error)))


def _fixed_choices(preset: Preset | None) -> dict[str, Any]:
    """Returns the choices that a game fixes, by the names of their settings."""
    if preset is None:
        return {}
    names = ("strategy", "prior", "plain", "familiarity")
    fixed = {name: value for name in names if (value := getattr(preset, name)) is not None}
    fixed["hardness"] = preset.hard
    if preset.rows in settings.ATTEMPTS:
        fixed["attempts"] = preset.rows
    if preset.lexicon:
        fixed["lexicon"] = preset.lexicon
    return fixed


def _game_words(now: Settings) -> dict[str, str]:
    """Returns the word lists chosen for games that name another list; none for invalid JSON."""
    return value_in(now.game_words, dict[str, str], {})


def help_levels(now: Settings) -> dict[str, int]:
    """Returns the help levels chosen in games, by their keys; none for invalid JSON."""
    return value_in(now.help_levels, dict[str, int], {})


def notice(reading: SettingsReading, path: Path, aside: Path | None = None) -> str:
    """Returns a message about settings that could not be read; "" if all were read.

    `aside` is the path to which a file that cannot be read was renamed.
    """
    odd = (*reading.refused, *reading.misspelt)
    if reading.readable and not odd:
        return ""
    if not reading.readable:
        text = _(
            "The settings in {0} could not be read; that file is now called {2}. Valid settings"
            " were kept, the others have their default values: set them again in the preferences"
            " ({1}).",
        )
        return text.format(path, key_of("preferences"), (aside or path).name)
    return ngettext(
        "1 setting was not valid and has its default value: {0}. The others were kept; set it"
        " again in the preferences ({1}).",
        "{2} settings were not valid and have their default values: {0}. The others were kept;"
        " set them again in the preferences ({1}).",
        len(odd),
        ", ".join(odd),
        key_of("preferences"),
        len(odd),
    )


class Bindings(QObject):
    """Connection between settings and the actions that have a `setting`, in both directions."""

    repeated = Signal(str)
    """Emitted with the name of a setting whose present value the user has chosen again."""

    def __init__(
        self, actions: Mapping[str, QAction], remembered: Remembered, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._actions, self._remembered = actions, remembered
        self._specs: dict[str, list[Spec]] = {}
        for spec in action_table():
            if spec.setting:
                self._specs.setdefault(spec.setting, []).append(spec)
                action = actions[spec.name]
                if spec.value is None:
                    action.toggled.connect(partial(self._switch, spec))
                else:
                    action.triggered.connect(partial(self._choose, spec))
        self._fields = {setting: setting for setting in self._specs}
        remembered.changed.connect(self._show)
        for setting in self._specs:
            self._show(setting)

    def stand(self, setting: str, field: str) -> None:
        """Connects the actions of a setting with another field for a while.

        If `field` is "" they are unchecked, and choosing one changes no setting.
        """
        self._fields[setting] = field
        if field:
            self._show(field)
            return
        for spec in self._specs[setting]:
            self._actions[spec.name].setChecked(False)

    def _switch(self, spec: Spec, checked: bool) -> None:
        if field := self._fields[spec.setting]:
            self._remembered.remember(**{field: checked})

    def _choose(self, spec: Spec, *_checked: object) -> None:
        if not (field := self._fields[spec.setting]):
            return
        if getattr(self._remembered.settings, field) == spec.value:
            self.repeated.emit(spec.setting)
        else:
            self._remembered.remember(**{field: spec.value})

    @Slot(str)
    def _show(self, field: str) -> None:
        for setting in (each for each, stands in self._fields.items() if stands == field):
            now = getattr(self._remembered.settings, field)
            for spec in self._specs[setting]:
                if spec.value is None:
                    self._actions[spec.name].setChecked(now)
                elif spec.value == now:
                    self._actions[spec.name].setChecked(True)
