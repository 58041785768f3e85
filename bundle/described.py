"""Metadata of the packages in a bundle: files with their version and licence."""

import re
from collections.abc import Iterable
from importlib.metadata import distribution, packages_distributions

_SAID = re.compile(r"METADATA|.*(LICEN[CS]E|COPYING|NOTICE|AUTHORS).*", re.I)


def described(modules: Iterable[str]) -> list[tuple[str, str]]:
    """Returns the metadata files of the packages of some modules, each with its folder in a bundle.

    Only files on a package's version and licence are returned. The program itself is left out: its
    own licence is beside it.
    """
    known = packages_distributions()
    packages = {package for name in modules for package in known.get(name.partition(".")[0], ())}
    return [
        (str(file.locate()), str(file.parent))
        for package in sorted(packages - {"word-mastermind-helper"})
        for file in distribution(package).files or ()
        if file.parts[0].endswith(".dist-info") and _SAID.fullmatch(file.name)
    ]
