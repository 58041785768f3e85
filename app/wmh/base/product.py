"""Product: a part of the program that can be left out, such as studies or lessons."""

from collections.abc import Mapping
from typing import NamedTuple


class Command(NamedTuple):
    """A command of `wmh`, or a group of commands.

    `where` is a module and the name of an object in it, as `package.module:name`; the module is
    imported when the command is used. `about` is the first sentence of the command's help, shown in
    the list of commands without importing the module.
    """

    name: str
    where: str
    about: str


class Product(NamedTuple):
    """Windows, commands and kinds of files that a product adds to the program.

    `panels`, `actions` and `kinds` are dotted names as in `Command.where`, imported when first
    needed. `panels` is a function that returns the product's windows by the name of their action,
    `actions` a function that returns the lines of its menu, `kinds` its kinds of files for `wmh
    check`. `toml` names the fields that identify a kind of TOML file; `openers` names the command
    that shows such a file on systems without a display.
    """

    name: str
    commands: tuple[Command, ...] = ()
    panels: str = ""
    actions: str = ""
    kinds: str = ""
    toml: Mapping[str, frozenset[str]] = {}
    openers: Mapping[str, str] = {}
