"""What the packages in a bundle say of themselves: their version and their licence."""

import re
from collections.abc import Iterable
from importlib.metadata import distribution, packages_distributions

_SAID = re.compile(r"METADATA|.*(LICEN[CS]E|COPYING|NOTICE|AUTHORS).*", re.I)


def described(modules: Iterable[str]) -> list[tuple[str, str]]:
    """The files that say it of the packages of some modules, each with the folder it has there.

    What a package says of the other files of it is left out. A checkout that is installed says
    nothing here: its own licence stands beside the program.
    """
    known = packages_distributions()
    packages = {package for name in modules for package in known.get(name.partition(".")[0], ())}
    return [
        (str(file.locate()), str(file.parent))
        for package in sorted(packages - {"word-mastermind-helper"})
        for file in distribution(package).files or ()
        if file.parts[0].endswith(".dist-info") and _SAID.fullmatch(file.name)
    ]
