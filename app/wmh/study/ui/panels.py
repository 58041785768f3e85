"""Entry of user studies in the program's menu, and their window."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.shell.actions import Spec
from wmh.helper.ui.shell.panels import PanelKind
from wmh.helper.ui.shell.windows import Windows, is_toml

_PARTS = (
    "wmh.study.protocol.protocol_reader",
    "wmh.study.journal.folder",
    "wmh.study.ui.office.jobs",
    "wmh.study.ui.session.timed_game",
    "wmh.study.ui.office.participant_form",
    "wmh.study.ui.timing.validation_window",
    "wmh.study.ui.office.validation_page",
    "wmh.study.ui.office.study_window",
)
"""Modules to import one by one, at most 40 ms each, so that windows stay responsive."""


def actions() -> tuple[Spec, ...]:
    return (Spec("studies", "play", _("&User studies …"), "Ctrl+Shift+U"),)


def panels(windows: Windows) -> Mapping[str, PanelKind]:
    return {"studies": PanelKind(partial(_studies, windows), takes=_is_study, parts=_PARTS)}


def _is_study(path: Path) -> bool:
    """True if a path is a protocol, the folder of a study, or a participant's file in it."""
    from wmh.study.journal.folder import study_of

    return is_toml("protocol", path) or study_of(path) is not None


def _studies(windows: Windows) -> QWidget:
    from wmh.study.ui.office.study_window import StudyWindow

    models = windows.models
    return StudyWindow(models.suggester, models.appearance, windows.window)
