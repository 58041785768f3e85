"""The window of the replication, and the menu line that opens it."""

import os
from collections.abc import Mapping
from functools import partial

from PySide6.QtWidgets import QWidget

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.helper.ui.shell.actions import Spec
from wmh.helper.ui.shell.panels import PanelKind
from wmh.helper.ui.shell.windows import Windows

_PARTS = (
    "rich.console",
    "wmh.engine.lexicon.reading.wordlist",
    "wmh.engine.patterns.walk",
    "wmh.helper.rack.challenge",
    "wmh.lab.bench.words",
    "wmh.lab.replication.experiment",
    "wmh.lab.ui.replication_window",
)
"""Modules to import one by one, each in 40 ms at most, so that the window stays responsive."""


def actions() -> tuple[Spec, ...]:
    return (
        Spec(
            "replication",
            "play",
            _("Replicat&ion …"),
            tip=_("Figures that papers published, measured again."),
        ),
    )


def panels(windows: Windows) -> Mapping[str, PanelKind]:
    return {"replication": PanelKind(partial(_replication, windows), parts=_PARTS)}


def _replication(windows: Windows) -> QWidget:
    from wmh.lab.replication.experiment import Conditions
    from wmh.lab.ui.replication_window import ReplicationWindow

    conditions = Conditions(quick=True, lists=os.environ.get("WMH_LISTS"))
    folder = paths.cache_folder() / "replication"
    return ReplicationWindow(conditions, folder, windows.models.suggester, windows.window)
