"""Catalogue of study protocols."""

from typing import TYPE_CHECKING

from wmh.base.files.catalogue import Catalogue
from wmh.base.text.wording import translatable

if TYPE_CHECKING:
    from wmh.study.protocol.protocol import Protocol

PROTOCOLS: Catalogue["Protocol"] = Catalogue(
    "protocols",
    "wmh.study.protocol.protocol_file.read_protocol",
    "wmh.study.protocol.protocol_file.ProtocolError",
    translatable("There is no protocol {0}: {1}"),
    shipped_in="resources/study/protocols",
)
