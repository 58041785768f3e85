"""Options for reading word lists, shared by `wmh lexicon build` and `wmh lexicon import`."""

from dataclasses import replace
from datetime import date, datetime
from locale import locale_alias
from pathlib import Path
from typing import Annotated, Any

import typer

from wmh.engine.lexicon.reading.policies import Accents, Capitals, Column, Past, Policies
from wmh.helper.cli.parts.reasons import Refused

AccentsPolicy = Annotated[
    Accents | None,
    typer.Option("--accents", help="Keep accented letters, or fold them into plain ones."),
]
CapitalsPolicy = Annotated[
    Capitals | None,
    typer.Option("--capitals", help="Fold capitals into small letters, or skip such entries."),
]
ColumnPolicy = Annotated[
    Column | None,
    typer.Option("--column", help="What a number beside a word is; auto tells the two apart."),
]
Digraphs = Annotated[
    str | None, typer.Option("--digraphs", help="Letters of several characters, as ch,ll.")
]
KeptLetters = Annotated[
    str | None,
    typer.Option("--letters", help="Accented letters to keep where others are folded, as ñ."),
]
LocaleOfCapitals = Annotated[
    str | None,
    typer.Option("--locale", help="The language: in tr and az, I is no capital i."),
]
PastAnswers = Annotated[
    Past,
    typer.Option("--past-answers", help="Answers of past days: as others, unlikely, or left out."),
]
Before = Annotated[
    str,
    typer.Option(help="The day before which answers are past, as 2022-01-31; by default today."),
]
AnswersList = Annotated[
    Path | None,
    typer.Option("--answers", help="A list of the words a game can hide; others are guesses."),
]
FlaggedList = Annotated[
    Path | None,
    typer.Option("--flagged", help="A list of words to suggest only when asked for."),
]
Licence = Annotated[str, typer.Option("--licence", help="The licence of the words.")]
Source = Annotated[str, typer.Option("--source", help="Where the words come from.")]


def policies_of(
    given: Policies,
    accents: Accents | None,
    capitals: Capitals | None,
    column: Column | None,
    digraphs: str | None,
    letters: str | None,
    locale: str | None = None,
) -> Policies:
    """Returns the given policies, with each one replaced that an option sets. Raises Refused.

    An option that is None sets nothing.
    """
    asked: dict[str, Any] = {
        "accents": accents,
        "capitals": capitals,
        "column": column,
        "digraphs": None if digraphs is None else _digraphs(digraphs),
        "letters": None if letters is None else _letters(letters),
        "locale": None if locale is None else _locale(locale),
    }
    return replace(given, **{name: value for name, value in asked.items() if value is not None})


def day_of(text: str) -> str:
    """Returns a day as 2022-01-31: that of the text, or today if it is empty. Raises Refused."""
    if not text:
        return datetime.now().astimezone().date().isoformat()
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refused("{0} is not a day: write it as 2022-01-31.", repr(text)) from None


def _locale(text: str) -> str:
    """Returns the language code, if it is valid. Raises Refused otherwise."""
    language = text.replace("-", "_").partition("_")[0].lower()
    known = {each.replace(".", "_").partition("_")[0].lower() for each in locale_alias.values()}
    if language not in known:
        raise Refused(
            "{0} is not a known locale: leave out --locale, or write tr for Turkish.",
            repr(text),
        )
    return language


def _letters(text: str) -> str:
    letters = "".join(text.replace(",", " ").split())
    if letters and not letters.isalpha():
        raise Refused(
            "--letters takes only letters, and {0} has others: write --letters äöü.", repr(text)
        )
    return letters


def _digraphs(text: str) -> tuple[str, ...]:
    """Returns the letters of several characters that the option lists. Raises Refused."""
    digraphs = tuple(digraph.strip() for digraph in text.split(",") if digraph.strip())
    for digraph in digraphs:
        if len(digraph) < 2 or not digraph.isalpha():
            raise Refused(
                "{0} is not a letter of two characters: write --digraphs ch,ll.", repr(digraph)
            )
    return digraphs


def printable(argument: str) -> str:
    """Returns an argument with a question mark for each byte that is not UTF-8."""
    return argument.encode(errors="replace").decode()
