"""Checks of links in pages."""

import re

_LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#]+)[^)]*\)")
_CODE = re.compile(r"^    .*$|`[^`]*`", re.M)


def leading_nowhere(folder, pages):
    """Returns the links of pages to files that do not exist, or that are outside of the folder."""
    found = []
    for page in pages:
        for link in _LINK.findall(_CODE.sub("", page.read_text("utf-8"))):
            there = (page.parent / link).resolve()
            if not there.exists() or not there.is_relative_to(folder.resolve()):
                found.append((page.relative_to(folder).as_posix(), link))
    return found
