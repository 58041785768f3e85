"""`wmh study power`: how many participants a study needs, by simulation."""

from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wmh.base.heavy.run import HeavyRun, plainly
from wmh.base.text.phrases import _, figure
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.heavily import (
    HeavyOptions,
    heavily,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.lists import library
from wmh.study.analysis.assumptions import BOUNDS, MOST_STUDIES, Assumptions, group_sizes
from wmh.study.catalogue import PROTOCOLS
from wmh.study.cli.study_options import ProtocolName, Seed
from wmh.study.journal.folder import participant_files, tables_of
from wmh.study.protocol.assignment import with_secrets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wmh.study.analysis.power import PairPower

_PAGE = "StudyPower"
"""Context of texts that are shared with the window's page of power."""


def power(
    protocol: ProtocolName,
    people: Annotated[
        str | None,
        typer.Option(help="Participants of each group, such as 10,20,40; else the protocol's."),
    ] = None,
    like: Annotated[
        Path | None,
        typer.Option(
            help="Take the assumptions from the games in this folder of a study, such as a pilot's."
        ),
    ] = None,
    ratio: Annotated[
        float | None,
        typer.Option(
            min=BOUNDS["ratio"][0],
            max=BOUNDS["ratio"][1],
            help="Expected time ratio, last condition to first; 0.8: 80 s for 100 s. [0.8]",
        ),
    ] = None,
    among_people: Annotated[
        float | None,
        typer.Option(
            "--among-people",
            min=BOUNDS["people"][0],
            max=BOUNDS["people"][1],
            help="SD of ln seconds between participants; 0.4: two thirds take 0.67 to 1.5 times"
            " the typical time. [0.4]",
        ),
    ] = None,
    among_secrets: Annotated[
        float | None,
        typer.Option(
            "--among-secrets",
            min=BOUNDS["secrets"][0],
            max=BOUNDS["secrets"][1],
            help="SD of ln seconds between target words. [0.2]",
        ),
    ] = None,
    within: Annotated[
        float | None,
        typer.Option(
            min=BOUNDS["rest"][0],
            max=BOUNDS["rest"][1],
            help="SD of ln seconds between games of one participant. [0.5]",
        ),
    ] = None,
    learning: Annotated[
        float | None,
        typer.Option(
            min=BOUNDS["learns"][0],
            max=BOUNDS["learns"][1],
            help="Learning exponent: game n takes n to the power of minus this; 0.1: the 10th"
            " game takes 79 % of the first. [0.1]",
        ),
    ] = None,
    leaving: Annotated[
        float | None,
        typer.Option(
            min=BOUNDS["leaves"][0],
            max=BOUNDS["leaves"][1],
            help="Share of participants who leave before the end; 0.1 is 10 %. [0]",
        ),
    ] = None,
    slopes: Annotated[
        float | None,
        typer.Option(
            min=BOUNDS["slopes"][0],
            max=BOUNDS["slopes"][1],
            help="SD between participants of the difference of two conditions in ln seconds, if"
            " they play in several. [0.2]",
        ),
    ] = None,
    runs: Annotated[
        int, typer.Option(min=1, max=MOST_STUDIES, help="Simulated studies for each size.")
    ] = 500,
    seed: Seed = None,
    as_json: AsJson = False,
    *,
    options: HeavyOptions,
) -> None:
    """Say how often studies of this protocol find a difference in time, by simulating many.

    The assumptions about times are printed; a pilot study gives better ones than the values in
    brackets.
    """
    from wmh.study.analysis.power import PowerRuns, assumed_like, count_findings

    told = PROTOCOLS.read_named(protocol)
    lexicon = library.open_named(told.lexicon)
    told = with_secrets(told, lexicon)
    if len(told.arms) < 2:
        raise Refused("{0} has one condition, so there is nothing to compare.", told.name)
    assumed = Assumptions()
    if like is not None:
        from wmh.study.analysis.analysis import analyse

        if not (there := list(participant_files(like))):
            raise Refused("{0} holds no participants.", like)
        assumed = assumed_like(analyse(tables_of(there, told), told, told.seed))
    given = {
        "ratio": ratio,
        "people": among_people,
        "secrets": among_secrets,
        "rest": within,
        "learns": learning,
        "leaves": leaving,
        "slopes": slopes,
    }
    assumed = replace(assumed, **{name: each for name, each in given.items() if each is not None})
    seed = told.seed if seed is None else seed
    sizes = [told.per_group] if people is None else group_sizes(people)
    items = [(size, number) for size in sizes for number in range(runs)]
    work = HeavyRun(
        "power",
        PowerRuns(told, assumed, seed),
        [list(item) for item in items],
        [size for size, _rest in items],
        "participants",
        {"protocol": told.digest, "assumed": plainly(assumed), "seed": seed},
        lexicon,
    )
    with heavily(options) as heavy:
        results = heavy(work)
    lines = count_findings(told, items, results)
    if as_json:
        shown = [asdict(each) | {"interval": list(asdict(each.power).values())} for each in lines]
        about = {"protocol": told.digest, "seed": seed, "assumed": asdict(assumed)}
        print_json("study-power", {**about, "found": shown})
        return
    print(
        _(
            "Expected time ratio (last condition / first): {0}.\n"
            "Standard deviations (ln seconds): participants {1}, target words {2}, games of one"
            " participant {3}, difference of two conditions within a participant {8}.\n"
            "Learning: game n takes as long as game 1 times n to the power of {4}.\n"
            "Dropout: {5} %.\n"
            "{6} simulated studies of each size, seed {7}.",
            *(
                figure(each, 2)
                for each in (assumed.ratio, assumed.people, assumed.secrets, assumed.rest)
            ),
            figure(-assumed.learns, 2),
            figure(100 * assumed.leaves),
            runs,
            str(seed),
            figure(assumed.slopes, 2),
        )
    )
    if assumed.ratio == 1:
        print(
            _(
                "With a ratio of 1 there is no difference, so every finding is a false positive:"
                " about 5 %, fewer where a test is conservative."
            )
        )
    _print(lines)


def _print(lines: "Iterable[PairPower]") -> None:
    """Prints a table of power with a line for each group size and pair of arms."""
    rows = [
        (_("each group"), _("conditions"), _("model"), "95 %", _("t test"), ""),
        *(
            (
                figure(each.size),
                f"{each.first}, {each.second}",
                _share(each.model / each.studies),
                _("{0} to {1}", _share(each.power.low), _share(each.power.high)),
                _share(each.means / each.studies),
                _("(no model could be fitted in {0})", each.unfitted) if each.unfitted else "",
            )
            for each in lines
        ),
    ]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for size, arms, *shares, note in rows:
        told = (each.rjust(width) for each, width in zip(shares, wide[2:], strict=False))
        print("  ".join((size.rjust(wide[0]), arms.ljust(wide[1]), *told, note)).rstrip())


def _share(value: float) -> str:
    return _("{0} %", figure(100 * value))
