"""Small turns of phrase that messages share."""


def counted(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def excerpt(text: str, most: int = 40) -> str:
    """The text in quotes, shortened so that a message stays one line."""
    return repr(text if len(text) <= most else text[: most - 1] + "…")


def translatable(context: str, text: str) -> str:
    """The text itself: a mark for those who collect what windows say in other languages.

    Both are literals. The context is that in which the window translates it.
    """
    del context
    return text
