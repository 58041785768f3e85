"""The stand-in for words that stay covered: letters that help, and a hint."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wmh.base.text.phrases import _, figure
from wmh.engine.answer import Advice
from wmh.engine.explain.spoiler import Spoiler, TellingLetters, covers, hinted_places
from wmh.engine.lexicon.store import Lexicon

if TYPE_CHECKING:
    from rich.table import Table


@dataclass(frozen=True, slots=True)
class Spoilt:
    """Things a level shows instead of words; the hint is a letter and its place (from 1)."""

    level: Spoiler
    last: bool
    telling: TellingLetters | None = None
    hint: tuple[str, int] | None = None


def spoilt(advice: Advice, level: Spoiler, lexicon: Lexicon) -> Spoilt | None:
    """None where the words themselves are shown, or there are none."""
    if not advice.remaining or not covers(level, advice):
        return None
    last = advice.remaining == 1
    if level not in (Spoiler.LETTERS, Spoiler.HINT):
        return Spoilt(level, last)
    from wmh.engine.explain.informative_letters import telling_among

    telling = telling_among(advice.candidates, advice.question, lexicon.alphabet)
    hint = None
    if level is Spoiler.HINT and advice.suggestions:
        word = advice.suggestions[0].word
        letters = lexicon.alphabet.letters_of(word) or tuple(word)
        for place in hinted_places(letters, advice.question, telling.letters)[:1]:
            hint = letters[place], place + 1
    return Spoilt(level, last, telling, hint)


def show(found: Spoilt | None) -> None:
    """Above what is said of the words anyway."""
    if found is None:
        return
    if found.telling is not None and found.telling.letters:
        from wmh.helper.cli.parts.screen import Screen

        Screen().print(_table(found.telling))
    if found.level is Spoiler.HINT:
        print(_hint(found))
    if found.level is Spoiler.LIST:
        print(_("The last word is not shown: --spoil 5 shows it."))


def as_json(found: Spoilt | None) -> dict[str, object]:
    """Fields that a help level adds to the answer."""
    if found is None:
        return {}
    answer: dict[str, object] = {"spoil": int(found.level)}
    if found.telling is not None:
        answer["letters"] = {each.letter: each.words for each in found.telling.letters}
    if found.level is Spoiler.HINT:
        hint = found.hint
        answer["hint"] = None if hint is None else {"letter": hint[0], "place": hint[1]}
    return answer


def _table(telling: TellingLetters) -> "Table":
    from rich.table import Table

    made = Table(box=None, pad_edge=False)
    made.add_column(_("Letter"))
    made.add_column(_("Words"), justify="right")
    made.add_column(_("Share"), justify="right")
    for each in telling.letters:
        share = f"{figure(100 * each.words / telling.remaining, 1)} %"
        made.add_row(each.letter, figure(each.words), share)
    return made


def _hint(found: Spoilt) -> str:
    if found.hint is None:
        return _(
            "The word that is left would be named by any letter of it."
            if found.last
            else "The best suggestion would be named by any letter of it."
        )
    return _(
        "The word that is left has {0} at place {1}."
        if found.last
        else "The best suggestion has {0} at place {1}.",
        *found.hint,
    )
