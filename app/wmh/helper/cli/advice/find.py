"""`wmh find`: all words that match a pattern."""

import sys
from typing import Annotated

import typer

from wmh.base.text.phrases import _, ngettext
from wmh.engine.patterns.question import PatternAnswer, PatternQuestion
from wmh.engine.patterns.walk import find as find_words
from wmh.engine.question import ALL_TIERS
from wmh.helper.cli.parts.arguments import MOST_ROWS, AsJson, GameName, Length, LexiconName, Tier
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.named_lexicon import named_lexicon
from wmh.helper.cli.parts.reasons import no_length
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import library

NO_WORD_MATCHES = 1


def find(
    pattern: Annotated[
        str,
        typer.Argument(
            metavar="PATTERN",
            help="Such as .*ing or '(a|b)..': Python's regular expressions, over letters.",
        ),
    ],
    preset: GameName = None,
    length: Length = None,
    lexicon: LexiconName = library.DEFAULT,
    tier: Tier = None,
    flagged: Annotated[bool, typer.Option("--flagged", help="Include offensive words.")] = False,
    rows: Annotated[int, typer.Option(min=1, max=MOST_ROWS, help="How many words to show.")] = 1000,
    as_json: AsJson = False,
) -> None:
    """Find the words that match a pattern, a word a line. Exit code 1 if none does."""
    opened = named_lexicon(lexicon)
    if length is not None and (reason := no_length(length, opened)):
        raise reason
    question = PatternQuestion(
        pattern, length, ALL_TIERS if tier is None else tier, flagged=flagged, rows=rows
    )
    with waiting("looking for words"):
        answer = find_words(question, opened)
    if as_json:
        print_json("find", {"game": preset, "lexicon": opened.name, **_json(answer)})
    else:
        print("\n".join(answer.words), end="\n" if answer.words else "")
        # Beside the words, so that a pipe gets nothing but them.
        print(_finding(answer), file=sys.stderr)
    if not answer.number:
        raise typer.Exit(NO_WORD_MATCHES)


def _finding(answer: PatternAnswer) -> str:
    said = ngettext("1 word matches", "{0} words match", answer.number)
    if answer.number > len(answer.words):
        said += _(", of which the first {0} are named: more with --rows", len(answer.words))
    said += "."
    if answer.kept_back:
        said += " " + ngettext(
            "1 word more matches, less common or offensive: see --tier and --flagged.",
            "{0} words more match, less common or offensive: see --tier and --flagged.",
            answer.kept_back,
        )
    if answer.foreign:
        said += " " + _("This word list does not use {0}.", repr(answer.foreign))
    return said


def _json(answer: PatternAnswer) -> dict[str, object]:
    return {
        "pattern": answer.question.text,
        "number": answer.number,
        "kept_back": answer.kept_back,
        "foreign": answer.foreign,
        "words": answer.words,
    }
