"""`wmh lesson`: lists scenarios, prints a lesson as text, or exports it."""

import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from wmh.base.text.phrases import _, objection, sentence
from wmh.helper.answering import Answering
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.outputs import Force
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import Screen
from wmh.helper.cli.parts.waiting import waiting
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.cli.lesson_export import ANIMATION, PAGE, ExportGround, Faces, export, export_file
from wmh.teach.drawing.paging import Paper
from wmh.teach.lesson import Lesson
from wmh.teach.step import TITLES, StepPart


def lesson(
    scenario: Annotated[
        str,
        typer.Argument(help="The name of a lesson, or its file; without one, all are listed."),
    ] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether the lesson can be shown.")
    ] = False,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--export",
            metavar="DIR",
            help="Write files of the lesson into a folder; or the lesson as one page of the web,"
            " if this ends in .html, or as an animated picture, if it ends in .apng.",
        ),
    ] = None,
    frames: Annotated[
        bool, typer.Option("--frames", help="Export numbered PNGs, one a step.")
    ] = False,
    pdf: Annotated[
        bool, typer.Option("--pdf", help="Export a PDF with one page for each step.")
    ] = False,
    svg: Annotated[bool, typer.Option("--svg", help="Export an SVG drawing a step.")] = False,
    handout: Annotated[
        bool, typer.Option("--handout", help="Export a handout and an answer sheet, as PDF.")
    ] = False,
    width: Annotated[
        int, typer.Option(min=160, max=7680, help="Width of the PNGs in pixels.")
    ] = 1920,
    theme: Annotated[
        ExportGround, typer.Option(help="Background of the export.")
    ] = ExportGround.BRIGHT,
    palette: Annotated[Faces, typer.Option(help="Colours of the marks.")] = Faces.PROJECTOR,
    paper: Annotated[Paper, typer.Option(help="Paper of the handout.")] = Paper.A4,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Tell a lesson step by step: how the method finds its words, with questions and answers."""
    kinds = [
        name
        for name, wanted in (("frames", frames), ("pdf", pdf), ("svg", svg), ("handout", handout))
        if wanted
    ]
    if kinds and folder is None:
        raise Refused("--{0} needs a folder: give one with --export.", kinds[0])
    one_file = folder is not None and folder.suffix.lower() in (PAGE, ANIMATION)
    if kinds and one_file:
        raise Refused("{0} is one file: leave out --{1}.", folder, kinds[0])
    if check and folder is not None:
        raise Refused("A lesson is either checked or exported: leave out --check or --export.")
    if as_json and folder is not None:
        raise Refused("An export is not JSON: leave out --json or --export.")
    if not scenario:
        if folder is not None:
            raise Refused("There is nothing to export: name a lesson or its file.")
        if check:
            raise Refused("There is nothing to check: name a lesson or its file.")
        _list(as_json=as_json)
        return
    from wmh.teach.remarks import remarks_on
    from wmh.teach.scenario.scenario_lexicon import lexicon_of
    from wmh.teach.steps.steps import lesson_of

    chosen = SCENARIOS.read_named(scenario)
    with waiting("preparing the lesson"), closing(Answering()) as answering:
        lexicon = lexicon_of(chosen)
        made = lesson_of(chosen, answering, lexicon)
    for remark in remarks_on(chosen, lexicon):
        print(sentence(remark), file=sys.stderr)
    if folder is not None and one_file:
        export_file(made, folder, width, theme, palette, force=force)
    elif folder is not None:
        export(made, folder, kinds, width, theme, palette, paper, force=force)
    elif as_json:
        print_json("lesson", {"lexicon": lexicon.name, **_json(made)})
    elif check:
        print(_("{0} can be shown: {1} steps.", chosen.title, len(made.steps)))
    else:
        print("\n".join(_lines(made)))


def _list(*, as_json: bool) -> None:
    found, broken = SCENARIOS.read_all()
    for file in broken:
        print(objection(file.refusal), file=sys.stderr)
    if as_json:
        listed = [{"name": each.name, "title": each.title, "stages": each.stages} for each in found]
        print_json("lessons", {"scenarios": listed})
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in (_("lesson"), _("title"), _("stages")):
        table.add_column(title, overflow="fold")
    for each in found:
        table.add_row(
            each.name,
            _(each.title, context="Scenarios"),
            ", ".join(sentence(TITLES[x]) for x in each.stages),
        )
    Screen().print(table)


def _json(told: Lesson) -> dict[str, object]:
    scenario = told.scenario
    return {
        "scenario": scenario.name,
        "title": scenario.title,
        "about": scenario.about,
        "steps": [
            {"stage": step.stage, "part": step.part, "said": sentence(step.said)}
            for step in told.steps
        ],
        "facts": {fact.name: fact.number for fact in told.facts},
    }


def _lines(told: Lesson) -> Iterator[str]:
    """Yields a lesson as lines of text: each stage's title, then its numbered sentences."""
    scenario = told.scenario
    yield from (_(each, context="Scenarios") for each in (scenario.title, scenario.about) if each)
    numbers = count(1)
    stages = {place: stage for stage, place in told.jumps}
    for place, step in enumerate(told.steps):
        if place in stages:
            yield from ("", sentence(TITLES[stages[place]]))
        said = sentence(step.said)
        match step.part:
            case StepPart.SHOWS:
                yield f"{next(numbers):>4}  {said}"
            case StepPart.ASKS:
                yield f"      {_('Question: {0}', said)}"
            case StepPart.REVEALS:
                yield f"      {_('Answer: {0}', said)}"
