"""`wmh rack`: finds anagrams, the words that letters make, with their scores."""

import sys
from typing import Annotated

import typer
from rich.table import Table

from wmh.base.text.phrases import _
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.question import ALL_TIERS
from wmh.helper.catalogues import VALUES
from wmh.helper.cli.parts.arguments import AsJson, Rows
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.option_groups import WordOptions
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import Screen
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.rack.methods import RackMethod, answer_by
from wmh.helper.rack.rack_question import RackAnswer, RackOrder, RackQuestion, RackWord
from wmh.helper.rack.rack_reading import MOST_BLANKS, read_pattern, read_rack

NO_WORD = 1

Blanks = Annotated[
    int,
    typer.Option(min=0, help=f"Number of blanks, {MOST_BLANKS} at most; or write ? for each."),
]
Least = Annotated[int, typer.Option("--min", min=1, max=LONGEST, help="Shortest word length.")]
ValuesName = Annotated[
    str,
    typer.Option("--values", help="What letters are worth: a language, or a .toml file."),
]


def rack(
    letters: Annotated[str, typer.Argument(metavar="LETTERS", help="Your letters, ? for a blank.")],
    blanks: Blanks = 0,
    pattern: Annotated[
        str,
        typer.Option(
            help="What lies on the board, a dot for each place between, a star where the word may"
            " go on: ..a.e, or *a*."
        ),
    ] = "",
    least: Least = 2,
    most: Annotated[
        int | None, typer.Option("--max", min=1, max=LONGEST, help="Longest word length.")
    ] = None,
    values: ValuesName = VALUES.first,
    order: Annotated[
        RackOrder, typer.Option("--sort", help="What comes first: high scores or long words.")
    ] = RackOrder.SCORE,
    rows: Rows = 20,
    method: Annotated[
        RackMethod, typer.Option(help="Method of the search; all find the same words.")
    ] = RackMethod.DAWG,
    *,
    words: WordOptions,
    as_json: AsJson = False,
) -> None:
    """Find anagrams: words that your letters make, highest score first. Exit code 1 if none can."""
    opened = words.open()
    if most is not None and most < least:
        raise Refused("No word has {0} letters or more and {1} at most: change --min.", least, most)
    held, all_blanks = read_rack(letters, opened.alphabet, blanks)
    question = RackQuestion(
        letters=held,
        blanks=all_blanks,
        pattern=read_pattern(pattern, opened.alphabet),
        least=least,
        most=most,
        values=VALUES.read_named(values),
        order=order,
        rows=rows,
        tier=ALL_TIERS if words.tier is None else words.tier,
        flagged=words.flagged,
    )
    with waiting("looking for words"):
        answer = answer_by(method, question, opened)
    if as_json:
        print_json("rack", {"lexicon": opened.name, **_json(answer)})
    else:
        _print(answer)
    if not answer.found:
        print(_nothing(answer), file=sys.stderr)
        raise typer.Exit(NO_WORD)


def _json(answer: RackAnswer) -> dict[str, object]:
    question = answer.question
    return {
        "letters": question.letters,
        "blanks": question.blanks,
        "pattern": None if question.pattern is None else str(question.pattern),
        "values": question.values.name,
        "found": answer.found,
        "held_back": answer.held_back,
        "best": answer.best,
        "ties": answer.ties,
        "words": [
            {
                "rank": made.rank,
                "shared": made.shared,
                "word": made.word,
                "score": made.score,
                "length": made.length,
                "blanks": made.blanks,
            }
            for made in answer.rows
        ],
    }


def _print(answer: RackAnswer) -> None:
    if not answer.found:
        return
    Screen().print(_table(answer.rows))
    parts = [_("{0} can be made", count.words(answer.found))]
    if answer.found > len(answer.rows):
        parts.append(_("the first {0} are shown", len(answer.rows)))
    if answer.held_back:
        parts.append(_("{0} more with --flagged", answer.held_back))
    tied = _(", by {0} words", answer.ties) if answer.ties > 1 else ""
    print(_("{0}. Best score: {1}{2}.", ", ".join(parts), answer.best, tied))


def _table(rows: tuple[RackWord, ...]) -> Table:
    """Returns a table of rank, word, score and length; a shared rank has an equals sign."""
    made = Table(box=None, pad_edge=False)
    made.add_column(_("Rank"), justify="right")
    made.add_column(_("Word"), no_wrap=True)
    made.add_column(_("Score"), justify="right")
    made.add_column(_("Length"), justify="right")
    blanks = any(row.blanks for row in rows)
    if blanks:
        made.add_column(_("Blanks"))
    for row in rows:
        rank = f"{row.rank}{'=' if row.shared else ' '}"
        said = [rank, row.word, str(row.score), str(row.length)]
        made.add_row(*said, *([" ".join(row.letters[k] for k in row.blanks)] if blanks else []))
    return made


def _nothing(answer: RackAnswer) -> str:
    question = answer.question
    tiles = "".join(question.letters) + "?" * question.blanks
    if question.pattern is not None:
        tiles = _("{0} on {1}", excerpt(tiles), question.pattern)
    else:
        tiles = excerpt(tiles)
    return _(
        "No word can be made of {0} but offensive ones: see them with --flagged."
        if answer.held_back
        else "No word can be made of {0}: add letters, or lower --min.",
        tiles,
    )
