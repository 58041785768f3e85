"""What is shown of the README on a package index, where its neighbours are not: the build asks.

`[project.urls]` in pyproject.toml names the repository, once there is a public one. Pictures and
pages are then shown from there; until then the text stands without what nobody could follow.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"!\[([^]]*)\]\((?!https?:)([^)]+)\)\n*")
_LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?!https?:|#)([^)]+)\)")


class AddressedReadme(MetadataHookInterface):
    """Hatch's way to a readme that is made."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        address = metadata.get("urls", {}).get("Repository", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": addressed(text, address)}


def addressed(text: str, address: str) -> str:
    """The text with whole addresses in it, or without its relative ones where there is none."""
    if not address:
        return _LINK.sub(r"\1", _PICTURE.sub("", text))
    text = _PICTURE.sub(rf"![\1]({address}/raw/HEAD/\2)\n\n", text)
    return _LINK.sub(rf"[\1]({address}/blob/HEAD/\2)", text)
