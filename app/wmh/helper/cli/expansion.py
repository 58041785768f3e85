"""Option groups: parameters of a command whose fields become single options."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from inspect import Parameter, Signature, signature
from typing import Any, get_type_hints


def expand_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Returns a command for typer, in which each option group is replaced by its fields.

    An option group is a parameter whose type is a dataclass: its fields become options in the
    place of the parameter, with their names, types and defaults.
    """
    hints = get_type_hints(command, include_extras=True)
    options = list[Parameter]()
    groups = dict[str, type[Any]]()
    for name, parameter in signature(command).parameters.items():
        kind = hints[name]
        if is_dataclass(kind) and isinstance(kind, type):
            groups[name] = kind
            types = get_type_hints(kind, include_extras=True)
            options += (
                Parameter(each.name, Parameter.KEYWORD_ONLY, default=each.default,
                          annotation=types[each.name])
                for each in fields(kind)
            )  # fmt: skip
        else:
            options.append(parameter.replace(annotation=kind, kind=Parameter.KEYWORD_ONLY))

    def run(**values: object) -> None:
        filled = {
            name: kind(**{each.name: values.pop(each.name) for each in fields(kind)})
            for name, kind in groups.items()
        }
        command(**values, **filled)

    run.__name__, run.__doc__, run.__module__ = command.__name__, command.__doc__, __name__
    run.__annotations__ = {each.name: each.annotation for each in options}
    vars(run)["__signature__"] = Signature(options)
    return run
