"""The texts of a protocol as a window shows them, in its own language where there are any."""

from typing import TYPE_CHECKING

from wmh.helper.ui.parts.language import language_here
from wmh.study.protocol.protocol import SEPARATOR

if TYPE_CHECKING:
    from wmh.study.protocol.protocol import Protocol
    from wmh.study.protocol.texts import Texts


def texts_here(protocol: "Protocol") -> "Texts":
    return protocol.texts(language_here())


def title_of(protocol: "Protocol", group: str) -> str:
    """Returns a group's title: that of its arm, or of its arms in order."""
    arms = texts_here(protocol).arms
    return SEPARATOR.join(arms[name] for name in group.split(SEPARATOR))
