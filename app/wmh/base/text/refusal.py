"""The refusal of bad input, the base of all its kinds."""

from wmh.base.text.wording import Plural


class InputError(ValueError):
    """The refusal of a request that cannot be met.

    The message is one line for people: the fault, its place, and the remedy. `said` is its
    template, without `values`, for translation; without values it is the message itself. Numbers
    are grouped; a value that is a refusal itself is the rest of the sentence.
    """

    def __init__(self, said: str | Plural, *values: object) -> None:
        super().__init__(str(said).format(*map(_with_groups, values)) if values else str(said))
        self.said = said
        self.values = values

    def bare(self) -> "InputError":
        """Returns a copy without traceback, which would keep all objects of its frames alive."""
        return InputError(self.said, *self.values)


def _with_groups(value: object) -> object:
    return f"{value:,}" if isinstance(value, int) else value
