"""Register of the program's products besides the helper, one line for each.

A product is a package of its own, found by name: without its folder the program starts without it.
"""

import sys
from functools import cache
from importlib import import_module

from wmh.base.product import Product

REGISTER = (
    "wmh.teach.product:TEACH",
    "wmh.study.product:STUDY",
    "wmh.lab.product:LAB",
)


@cache
def installed_products() -> tuple[Product, ...]:
    """Returns the products that can be loaded, in the order of the register.

    A product without a folder is left out. A damaged product is left out too, with one line on
    standard error that names it and the reason.
    """
    return tuple(filter(None, map(_load, REGISTER)))


def import_object(place: str) -> object:
    """Returns the object at a place such as `package.module:name`.

    Raises ImportError and AttributeError if there is no such object.
    """
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def _load(line: str) -> Product | None:
    package = line.partition(":")[0].rpartition(".")[0]
    try:
        found = import_object(line)
    except (ImportError, AttributeError, SyntaxError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name == package:
            return None
        print(f"wmh: {package} is left out, because it cannot be loaded: {error}.", file=sys.stderr)
        return None
    if isinstance(found, Product):
        return found
    print(f"wmh: {package} is left out, because {line} is no product.", file=sys.stderr)
    return None
