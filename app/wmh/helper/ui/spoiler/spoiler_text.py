"""Sentences about the help levels, and about the content that each shows."""

from wmh.base.text.phrases import _
from wmh.engine.explain.spoiler import Spoiler, Telling
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.shortcuts import key_of


def name(level: Spoiler) -> str:
    """Returns the name of a level."""
    match level:
        case Spoiler.COUNT:
            return _("Count", context="Help levels")
        case Spoiler.LETTERS:
            return _("Letters", context="Help levels")
        case Spoiler.HINT:
            return _("Hint", context="Help levels")
        case Spoiler.LIST:
            return _("List", context="Help levels")
        case Spoiler.ANSWER:
            return _("All", context="Help levels")


def shown_at(level: Spoiler) -> str:
    """Returns the content that a level shows, as text that follows a colon."""
    match level:
        case Spoiler.COUNT:
            return _("only how many words are left")
        case Spoiler.LETTERS:
            return _("also which symbols help") if _of_codes() else _("also which letters help")
        case Spoiler.HINT:
            return _("also a hint")
        case Spoiler.LIST:
            return _("the list, but not the last word")
        case Spoiler.ANSWER:
            return _("everything")


def step(level: Spoiler) -> str:
    """Returns the message after a level was chosen."""
    text = _("Help level {0} of {1}: {2}.")
    return text.format(int(level), len(Spoiler), shown_at(level))


def following(level: Spoiler) -> str:
    """Returns the content that the next level shows; "" after the last level."""
    match level:
        case Spoiler.COUNT:
            text = (
                _("{0} also shows which symbols help.")
                if _of_codes()
                else _("{0} also shows which letters help.")
            )
            return text.format(key_of("spoiler-2"))
        case Spoiler.LETTERS:
            return _("{0} also gives a hint.").format(key_of("spoiler-3"))
        case Spoiler.HINT:
            return _("{0} shows the list.").format(key_of("spoiler-4"))
        case Spoiler.LIST:
            return _("{0} also shows the last word that is left.").format(key_of("spoiler-5"))
        case Spoiler.ANSWER:
            return ""


def covered_text() -> str:
    """Returns a sentence on how to uncover the list."""
    text = _("The list is covered: {0} uncovers a row, {1} all of it.")
    return text.format(key_of("uncover_row"), key_of("cover"))


def last_step() -> str:
    """Returns a sentence with the key that shows the one word left."""
    return _("{0} shows it.").format(key_of("spoiler-5"))


def one_left(*, codes: bool) -> str:
    return _("One code is left.") if codes else _("One word is left.")


def one_left_to_show(*, codes: bool) -> str:
    """Returns a sentence that one word is left, with the key that shows it."""
    return (
        _("One code is left. {0} shows it.").format(key_of("spoiler-5"))
        if codes
        else _("One word is left. {0} shows it.").format(key_of("spoiler-5"))
    )


def known_boards_to_show() -> str:
    """Returns a sentence that each word left is certain for its board."""
    text = _("Each board that is left has only one word. {0} shows them.")
    return text.format(key_of("spoiler-5"))


def not_explained(level: Spoiler) -> str:
    """Returns a sentence on why explanation and tree are not available at a level."""
    return (
        _("That would give the word away: {0} shows it.").format(key_of("spoiler-5"))
        if level is Spoiler.LIST
        else _("That would give words away: {0} shows the list.").format(key_of("spoiler-4"))
    )


def letters_title(number: int, remaining: int) -> str:
    if number:
        return (
            _("Symbols that help, the most useful first")
            if _of_codes()
            else _("Letters that help, the most useful first")
        )
    if remaining > 1:
        return (
            _("No symbol tells these codes apart.")
            if _of_codes()
            else _("No letter tells these words apart.")
        )
    return ""


def percent(telling: Telling, remaining: int) -> str:
    """Returns the percentage of the words that have a letter, from 1 to 99 %."""
    share = min(max(round(100 * telling.words / remaining), 1), 99)
    return _("{0} %").format(share)


def letter_spoken(name: str, telling: Telling, remaining: int) -> str:
    text = _("{0}, in {1} of {2} codes") if _of_codes() else _("{0}, in {1} of {2} words")
    return text.format(name, whole(telling.words), whole(remaining))


def hint_title(*, last: bool, given: bool, more: bool, candidate: bool = True) -> str:
    """Returns the title of a hint: its word, and whether more letters can be given.

    `candidate` is false if the word cannot be the answer.
    """
    if not given:
        return (
            _("One more letter would reveal the answer.")
            if last
            else _("One more letter would reveal the best suggestion.")
        )
    end = "" if more else _("One more letter would reveal it.")
    text = _hint_text(last=last, candidate=candidate)
    return f"{text}. {end}" if end else text


def hint_spoken(letters: tuple[str | None, ...], *, last: bool, candidate: bool = True) -> str:
    """Returns a hint as a screen reader reads it: the letters by place."""
    said = _("{0} at place {1}")
    given = [said.format(x, place) for place, x in enumerate(letters, start=1) if x is not None]
    return f"{_hint_text(last=last, candidate=candidate)}: {', '.join(given)}" if given else ""


def _hint_text(*, last: bool, candidate: bool) -> str:
    if last:
        return _("Part of the answer")
    if candidate:
        return _("Part of the best suggestion")
    return _("Part of the best suggestion, which cannot be the answer")


def hint_awaited() -> str:
    return _("A hint is on its way …")


def _of_codes() -> bool:
    """True if the current game has codes, whose places have colours or digits."""
    game = preset_of(None)
    return game is not None and game.codes
