"""README as a package index shows it, without its neighbouring files; the build calls this module.

If `[project.urls]` in pyproject.toml names a public repository, pictures and linked pages are shown
from there; otherwise pictures and links are removed, since nobody could follow them.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"!\[([^]]*)\]\((?!https?:)([^)]+)\)\n*")
_LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?!https?:|#)([^)]+)\)")


class AddressedReadme(MetadataHookInterface):
    """Hook of Hatch that makes the readme of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        address = metadata.get("urls", {}).get("Repository", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": addressed(text, address)}


def addressed(text: str, address: str) -> str:
    """Returns the README with absolute addresses of pictures and pages.

    If `address` is empty, pictures and links are left out.
    """
    if not address:
        return _LINK.sub(r"\1", _PICTURE.sub("", text))
    text = _PICTURE.sub(rf"![\1]({address}/raw/HEAD/\2)\n\n", text)
    return _LINK.sub(rf"[\1]({address}/blob/HEAD/\2)", text)
