"""The refusal of bad input: what all kinds of it have in common."""

from wmh.base.text.wording import Plural


class InputError(ValueError):
    """Refusal of something that cannot be done as it was asked.

    The message is one line for people: what, where, and what to do next. `said` is the message with
    `values` left out, for those who say it in another language; without values it is the message
    as it stands. Numbers are grouped; a value that is a refusal itself is the rest of the sentence.
    """

    def __init__(self, said: str | Plural, *values: object) -> None:
        super().__init__(str(said).format(*map(_grouped, values)) if values else str(said))
        self.said = said
        self.values = values

    def bare(self) -> "InputError":
        """What it says, to be kept: where it was raised holds on to all that was in hand there."""
        return InputError(self.said, *self.values)


def _grouped(value: object) -> object:
    return f"{value:,}" if isinstance(value, int) else value
