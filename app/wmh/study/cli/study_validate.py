"""`wmh study validate`: measures how exactly this machine times a session."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.files.outputs import refuse_others
from wmh.base.files.writing import replace_file
from wmh.base.system.display import platform_to_use, why_no_window
from wmh.base.text.phrases import _
from wmh.helper.cli.parts.outputs import Force, told_of_force
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.lists import library
from wmh.study.catalogue import PROTOCOLS
from wmh.study.cli.study_options import ProtocolName, refuse_missing
from wmh.study.protocol.assignment import with_secrets
from wmh.study.timing.validation import write_validation

_HEAD = b"# Response times validated"


def validate(
    protocol: ProtocolName = "bahinting-2013",
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder", help="The folder of a study, where the result is saved for its report."
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write the report into this file, to be attached.")
    ] = None,
    keys: Annotated[
        int, typer.Option(min=20, max=5000, help="Keys on the quiet machine, and under load.")
    ] = 200,
    force: Force = False,
) -> None:
    """Measure how exact the times of a session are on this machine: keys by an outside clock.

    A window types into a game by itself, first on the quiet machine, then under load. Leave
    keyboard and mouse alone meanwhile. The report is in English: it is for a paper.
    """
    told = PROTOCOLS.read_named(protocol)
    if folder is not None:
        refuse_missing([folder])
    if out is not None and not force:
        with told_of_force():
            refuse_others({out: _HEAD})
    if (reason := why_no_window()) is not None:
        raise Refused("The times could not be measured: {0}", reason)
    lexicon = library.open_named(told.lexicon)
    told = with_secrets(told, lexicon)
    if usable := platform_to_use():
        os.environ["QT_QPA_PLATFORM"] = usable
    from wmh.study.ui.timing.measuring import measured_here
    from wmh.study.ui.timing.validation_window import ValidationSetting
    from wmh.study.writing.validation_text import validation_report

    setting = ValidationSetting(told, told.arms[-1].name, keys, (0, os.cpu_count() or 1))
    found = measured_here(setting, lexicon)
    if isinstance(found, str):
        raise Refused("The times could not be measured: {0}", found)
    text = validation_report(found)
    if folder is not None:
        print(_("Notice: {0}", write_validation(folder, found)), file=sys.stderr)
    if out is not None:
        replace_file(out, text.encode(), private=True)
        print(out)
    else:
        print(text, end="")
