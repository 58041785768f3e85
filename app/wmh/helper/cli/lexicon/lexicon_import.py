"""`wmh lexicon import`, `recipes` and `rebuild`: the user's own word lists from text files.

Reports on word lists that several commands print: facts, omitted lines, progress.
"""

import dataclasses
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from wmh.base.running.stopping import Cancelled, Stop
from wmh.base.text.phrases import _, figure, objection
from wmh.base.text.refusal import InputError
from wmh.engine import count
from wmh.engine.lexicon.building.constructor import Progress
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.reading.policies import Column, Past, Policies
from wmh.engine.lexicon.reading.wordlist import LeftOut
from wmh.helper.cli.lexicon.lexicon_reading import (
    AccentsPolicy,
    AnswersList,
    Before,
    CapitalsPolicy,
    ColumnPolicy,
    Digraphs,
    FlaggedList,
    KeptLetters,
    Licence,
    LocaleOfCapitals,
    PastAnswers,
    Source,
    day_of,
    policies_of,
    printable,
)
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import Screen, progress_bar
from wmh.helper.cli.parts.streams import requests_to_stop
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import recipes as recipe_book
from wmh.helper.lists.importing import ImportOutcome, import_lexicon, rebuild
from wmh.helper.lists.names import suggested_name
from wmh.helper.lists.origin import Origin


def progress_lines(process: str, share: float) -> None:
    """Prints progress as a line of JSON, at once, for a program that waits for it."""
    print(json.dumps({"process": process, "share": round(share, 3)}), flush=True)


def print_facts(title: str, facts: Facts) -> None:
    per_length = enumerate(facts.words_per_length, start=1)
    rows = {
        _("words"): figure(facts.words),
        _("per length"): "  ".join(
            f"{length}:{figure(number)}" for length, number in per_length if number
        ),
        _("alphabet"): " ".join(facts.alphabet),
        _("trie nodes"): figure(facts.trie_nodes),
        _("states"): figure(facts.states),
        _("edges"): figure(facts.edges),
        _("bytes"): figure(facts.bytes),
        _("text bytes"): figure(facts.text_bytes),
        # Of a few words, the graph's table is the most: it is larger than the text.
        _("reduction"): _("{0} %", figure(100 * facts.reduction, 1))
        if facts.reduction >= 0
        else "",
        _("source"): facts.source,
        _("licence"): facts.licence,
    }
    table = Table.grid(padding=(0, 2))
    for name, value in rows.items():
        if value:
            table.add_row(f"  {name}", value)
    print(title)
    Screen().print(table)


def print_report(left_out: Sequence[LeftOut], notices: Sequence[InputError], merged: int) -> None:
    for each in left_out:
        few = ", ".join(each.examples)
        why = _(each.reason, context="LeftOut")
        print(_("Left out {0}, {1}: such as {2}", count.lines(each.number), why, few))
    if merged:
        print(_("Merged {0} that repeated a word.", count.lines(merged)))
    for notice in notices:
        print(objection(notice))


def report_as_json(
    facts: Facts, left_out: Sequence[LeftOut], notices: Sequence[InputError], merged: int
) -> dict[str, Any]:
    return {
        "facts": asdict(facts),
        "left_out": [asdict(each) for each in left_out],
        "notices": list(map(objection, notices)),
        "merged": merged,
    }


InLines = Annotated[
    bool, typer.Option("--progress", help="Print lines of JSON: the progress, then the result.")
]


def register(app: typer.Typer) -> None:
    app.command("import")(import_)
    app.command("recipes")(recipes)
    app.command("rebuild")(rebuild_)


def import_(
    words: Annotated[
        list[Path] | None,
        typer.Argument(metavar="LIST...", help="Word lists: a word a line, perhaps with a number."),
    ] = None,
    recipe: Annotated[
        str, typer.Option(help="A word list of the system instead: see `wmh lexicon recipes`.")
    ] = "",
    name: Annotated[
        str, typer.Option(help="Name of the word list; by default that of its file.")
    ] = "",
    answers: AnswersList = None,
    flagged: FlaggedList = None,
    accents: AccentsPolicy = None,
    capitals: CapitalsPolicy = None,
    column: ColumnPolicy = None,
    digraphs: Digraphs = None,
    letters: KeptLetters = None,
    locale: LocaleOfCapitals = None,
    past_answers: PastAnswers = Past.KEEP,
    before: Before = "",
    source: Source = "",
    licence: Licence = "",
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace an imported word list of the same name."),
    ] = False,
    as_json: AsJson = False,
    in_lines: InLines = False,
) -> None:
    """Import word lists as one of your own, known by its name."""
    if bool(recipe) == bool(words):
        raise Refused("Give either word lists or --recipe with its name.")
    day = day_of(before)
    given = Policies(column=Column.AUTO)
    if recipe:
        followed = recipe_book.find_recipe(recipe)
        given = followed.policies
        source, licence = source or followed.source, licence or followed.licence
    policies = policies_of(given, accents, capitals, column, digraphs, letters, locale)
    lists = tuple(path.absolute() for path in words or ())
    if not source:
        source = ", ".join(path.name for path in (*lists, *([answers] if answers else ())))
    origin = Origin(
        lists=lists,
        answers=answers and answers.absolute(),
        flagged=flagged and flagged.absolute(),
        recipe=recipe,
        policies=dataclasses.replace(policies, past=past_answers, before=day),
        source=printable(source),
        licence=printable(licence),
    )
    name = name if name or recipe else suggested_name(lists[0])
    _run_import(
        lambda progress, stop: import_lexicon(
            name or recipe, origin, replacing=replace, progress=progress, stop=stop
        ),
        lambda name: _("Imported {0}", name),
        as_json=as_json,
        in_lines=in_lines,
    )


def rebuild_(
    name: Annotated[str, typer.Argument(help="An imported word list.")],
    as_json: AsJson = False,
    in_lines: InLines = False,
) -> None:
    """Build a word list of your own again, from the lists it was made of."""
    _run_import(
        lambda progress, stop: rebuild(name, progress, stop),
        lambda name: _("Built {0}", name),
        as_json=as_json,
        in_lines=in_lines,
    )


def recipes(
    all_: Annotated[
        bool, typer.Option("--all", help="List the recipes of other systems too.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List the word lists of this system that have a recipe."""
    with waiting("looking for lists of words"):
        here = recipe_book.present()
        shown = recipe_book.recipes() if all_ else here
    if as_json:
        listed = [_recipe_as_json(each, each in here) for each in shown]
        print_json("lexicon-recipes", {"recipes": listed})
        return
    for each in shown:
        absent = "" if each in here else _(", not here: install {0}", each.package)
        print(f"{each.name}: {each.language}, {each.licence}{absent}\n  {each.file}")
    if not shown:
        print(
            _(
                "No word list in {0} has a recipe: see `wmh lexicon recipes --all`.",
                recipe_book.SYSTEM,
            )
        )


def _run_import(
    work: Callable[[Progress, Stop], ImportOutcome],
    done: Callable[[str], str],
    *,
    as_json: bool,
    in_lines: bool,
) -> None:
    """Runs an import or a rebuilding, with progress and cancelling, and prints its result.

    `done` returns the first line of the result from the name of the list.
    """
    with requests_to_stop() as request:
        try:
            if in_lines:
                made = work(progress_lines, request.stop)
            else:
                with progress_bar() as progress:
                    made = work(progress, request.stop)
        except Cancelled:
            print(_("Cancelled. Nothing was changed."), file=sys.stderr)
            raise typer.Exit(request.code) from None
    known = {"name": made.name, "path": str(made.path)} | report_as_json(
        made.facts, made.left_out, made.notices, made.merged
    )
    if in_lines:
        print(json.dumps({"result": known}))
    elif as_json:
        print_json("lexicon-import", known)
    else:
        print_facts(done(made.name), made.facts)
        print_report(made.left_out, made.notices, made.merged)


def _recipe_as_json(recipe: recipe_book.Recipe, here: bool) -> dict[str, Any]:
    return {
        "name": recipe.name,
        "language": recipe.language,
        "package": recipe.package,
        "file": str(recipe.file),
        "licence": recipe.licence,
        "present": here,
    }
