"""The pages of a PDF."""

import re


def page_sizes(pdf):
    """Width and height of each, in points."""
    found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [tuple(map(float, size)) for size in found]
