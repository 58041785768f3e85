"""What every refusal of bad input has in common."""


class InputError(ValueError):
    """What was asked cannot be done as it was asked.

    The message is one line for people: what, where, and what to do next.
    """
