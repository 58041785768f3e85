"""Output of the help levels that hide words: helpful letters, and a hint."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from wmh.base.text.phrases import _, figure
from wmh.engine.answer import Advice
from wmh.engine.explain.spoiler import Spoiler, TellingLetters, covers, hinted_places
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question

if TYPE_CHECKING:
    from wmh.engine.boards.answer import BoardsAdvice

Level = Annotated[
    int,
    typer.Option(
        min=min(Spoiler),
        max=max(Spoiler),
        help="How much to show: 1 how many words are left, 2 also which letters help, 3 also a"
        " letter of the best word, 4 the words, 5 also a word that is the only one left.",
    ),
]


class Spoilt(NamedTuple):
    """Content shown in place of words; `hint` is a letter of the best word and its place from 1."""

    level: Spoiler
    last: bool
    telling: TellingLetters | None = None
    hint: tuple[str, int] | None = None


def spoilt(advice: Advice, level: Spoiler, lexicon: Lexicon) -> Spoilt | None:
    """Returns what a help level shows in place of words; None if words are shown or none fits."""
    if not advice.remaining or not covers(level, advice):
        return None
    last = advice.remaining == 1
    if level not in (Spoiler.LETTERS, Spoiler.HINT):
        return Spoilt(level, last)
    from wmh.engine.explain.informative_letters import telling_among

    telling = telling_among(advice.candidates, advice.question, lexicon.alphabet)
    words = [each.word for each in advice.suggestions]
    hint = _first_hint(words, advice.question, telling, lexicon) if level is Spoiler.HINT else None
    return Spoilt(level, last, telling, hint)


def spoilt_boards(advice: "BoardsAdvice", level: Spoiler, lexicon: Lexicon) -> Spoilt | None:
    """Returns what a help level shows in place of words for several boards.

    None if words are shown or none fits.
    """
    from wmh.engine.boards.answer import covers

    if not covers(level, advice):
        return None
    if level not in (Spoiler.LETTERS, Spoiler.HINT):
        return Spoilt(level, last=False)
    from wmh.engine.explain.informative_letters import letters_on_boards

    telling = letters_on_boards(advice.question, lexicon)
    words = [each.word for each in advice.suggestions]
    unknown = Question((), advice.question.length)  # What one board has told another has not.
    hint = _first_hint(words, unknown, telling, lexicon) if level is Spoiler.HINT else None
    return Spoilt(level, last=False, telling=telling, hint=hint)


def _first_hint(
    words: Sequence[str], question: Question, telling: TellingLetters, lexicon: Lexicon
) -> tuple[str, int] | None:
    """Returns the first hint at the best word: a letter, and its place in the word (from 1)."""
    for word in words[:1]:
        letters = lexicon.alphabet.letters_of(word) or tuple(word)
        for place in hinted_places(letters, question, telling.letters)[:1]:
            return letters[place], place + 1
    return None


def show(found: Spoilt | None) -> None:
    """Prints the helpful letters and the hint; nothing for None."""
    if found is None:
        return
    if found.telling is not None and found.telling.letters:
        _print_letters(found.telling)
    if found.level is Spoiler.HINT:
        print(_hint(found))
    if found.level is Spoiler.LIST:
        print(
            _("The last word is not shown: --spoil 5 shows it.")
            if found.last
            else _("Words that are certain are not shown: --spoil 5 shows them.")
        )


def as_json(found: Spoilt | None) -> dict[str, object]:
    """Returns the fields that a help level adds to the JSON answer."""
    if found is None:
        return {}
    answer: dict[str, object] = {"spoil": int(found.level)}
    if found.telling is not None:
        answer["letters"] = {each.letter: each.words for each in found.telling.letters}
    if found.level is Spoiler.HINT:
        hint = found.hint
        answer["hint"] = None if hint is None else {"letter": hint[0], "place": hint[1]}
    return answer


def _print_letters(telling: TellingLetters) -> None:
    from wmh.helper.cli.advice.ranking_table import TableColumn, print_table

    letters, total = telling.letters, telling.remaining
    shares = [f"{figure(100 * each.words / total, 1)} %" for each in letters]
    print_table(
        (
            TableColumn(_("Letter"), [each.letter for each in letters]),
            TableColumn(_("Words"), [figure(each.words) for each in letters], right=True),
            TableColumn(_("Share"), shares, right=True),
        )
    )


def _hint(found: Spoilt) -> str:
    if found.hint is None:
        return _(
            "Any letter would give away the last word."
            if found.last
            else "Any letter would give away the best suggestion."
        )
    return _(
        "The word that is left has {0} at place {1}."
        if found.last
        else "The best suggestion has {0} at place {1}.",
        *found.hint,
    )
