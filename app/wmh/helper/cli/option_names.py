"""Former names of options: they still work, and print a hint at the new name."""

import sys

from wmh.base.text.phrases import _

OLD_NAMES = {
    "boards": {"--limit": "--attempts", "--top": "--rows"},
    "makers": {"--top": "--rows"},
    "pit": {"--strategy": "--strategies"},
    "prove": {"--words": "--lexicon"},
    "simulate": {"--compare": "--strategies"},
    "suggest": {"--top": "--rows"},
    "tree": {"--first": "--opener"},
}
"""New option names by those of version 0.1.0, for each command; to be dropped one version on."""


def with_new_names(arguments: list[str]) -> list[str]:
    """Returns the arguments with former option names replaced; prints a hint for each on stderr."""
    command = next((each for each in arguments if not each.startswith("-")), "")
    names = OLD_NAMES.get(command, {})
    new: list[str] = []
    for at, each in enumerate(arguments):
        if each == "--":
            return [*new, *arguments[at:]]
        name, equals, value = each.partition("=")
        if name in names:
            print(_("{0} is called {1} now.", name, names[name]), file=sys.stderr)
            name = names[name]
        new.append(f"{name}{equals}{value}")
    return new
