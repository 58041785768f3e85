"""What is said of a settings file that made no sense."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.settings import Reading
from app.ui.keys import key_of

translate = QCoreApplication.translate


def notice(reading: Reading, path: Path, aside: Path | None = None) -> str:
    """In one line: what was not read, what became of the rest, what to do; empty if all is well.

    `aside` is where a file that could not be read is now.
    """
    if reading.readable and not reading.refused:
        return ""
    if not reading.readable:
        text = translate(
            "SettingsNotice",
            "The settings in {0} could not be read and are set aside as {2}. What made sense was"
            " kept, the rest is as at first: set it anew in the preferences ({1}).",
        )
        return text.format(path, key_of("preferences"), (aside or path).name)
    text = (
        translate(
            "SettingsNotice",
            "1 setting made no sense and is as at first: {0}. The others were kept; set it anew"
            " in the preferences ({1}).",
        )
        if len(reading.refused) == 1
        else translate(
            "SettingsNotice",
            "{2} settings made no sense and are as at first: {0}. The others were kept; set them"
            " anew in the preferences ({1}).",
        )
    )
    return text.format(", ".join(reading.refused), key_of("preferences"), len(reading.refused))
