"""The protocols of studies there are, and where: those of the program, and the user's own."""

from pathlib import Path

from wmh.files import data_files, paths
from wmh.study.protocol.protocol import Protocol
from wmh.study.protocol.protocol_file import ProtocolError, read_protocol
from wmh.study.protocol.questionnaire import Questionnaire, read_questionnaire


def files() -> dict[str, Path]:
    """Name to file; the user's own replace built-in ones of that name."""
    return data_files.files("protocols")


def named(name: str) -> Protocol:
    """The protocol of a name, or of a file. Raises ProtocolError and OSError."""
    known = files()
    if name in known:
        return read_protocol(known[name])
    path = Path(name)
    if path.is_file():
        return read_protocol(path)
    raise ProtocolError(
        "There is no protocol {0}, nor a file of that name. There is: {1}.", name, ", ".join(known)
    )


def questionnaires(protocol: Protocol) -> tuple[Questionnaire, ...]:
    """Those a protocol asks, each once. Raises QuestionnaireError and OSError."""
    folder = paths.folder("resources") / "questionnaires"
    asked = dict.fromkeys((*protocol.after_block, *protocol.after_all))
    return tuple(read_questionnaire(folder / f"{name}.toml") for name in asked)
