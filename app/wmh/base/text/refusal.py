"""InputError: base class of the errors that the user's input causes."""

from wmh.base.text.wording import Plural


class InputError(ValueError):
    """The error for bad input; its message is one line with fault, place and remedy.

    `said` is the English template of the message and `values` fill its `{0}`, `{1}` ...; both are
    kept separately for translation. A template without values is used as it is. Numbers are
    grouped; a value that is itself an InputError continues the sentence.
    """

    def __init__(self, said: str | Plural, *values: object) -> None:
        super().__init__(str(said).format(*map(_with_groups, values)) if values else str(said))
        self.said = said
        self.values = values

    def bare(self) -> "InputError":
        """Returns a copy of the error without its traceback.

        The traceback would keep the objects of its frames alive.
        """
        return InputError(self.said, *self.values)


def _with_groups(value: object) -> object:
    return f"{value:,}" if isinstance(value, int) else value
