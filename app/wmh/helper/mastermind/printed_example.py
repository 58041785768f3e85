"""The worked example of Astatin (2009), step by step as printed, with its mistakes."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from wmh.base.text.refusal import InputError
from wmh.helper.mastermind.code_steps import CodeMarks, CodeStep, CodeWay, Fate, keeper


@dataclass(frozen=True, slots=True)
class Example:
    """Steps to a code as printed in the paper; `remarks` are sentences about its mistakes.

    The reasons of the steps are quoted from the paper.
    """

    code: str
    steps: tuple[CodeStep, ...]
    remarks: tuple[InputError, ...]


def read_example(path: Path) -> Example:
    """Returns the example of a file such as `resources/mastermind/fcbe.toml`. Raises OSError.

    Its first remarks are about marks that the code cannot have given.
    """
    told = tomllib.loads(path.read_text("utf-8"))
    steps: list[CodeStep] = []
    places: dict[str, int] = {}
    guesses = 0
    for number, row in enumerate(told["step"]):
        asked = row.get("guess", True)
        guesses += asked
        parent = row.get("parent")
        steps.append(
            CodeStep(
                number,
                None if parent is None else places[parent],
                guesses if asked else None,
                row["code"],
                CodeMarks(row["black"], row["white"]),
                CodeWay(row["way"]),
                row["stage"],
                Fate(row["fate"]),
                InputError(row["why"]),
            )
        )
        places.setdefault(row["code"], number)
    ask = keeper(told["code"])
    wrong = [
        _correction(step, None if step.parent is None else steps[step.parent], ask(step.code))
        for step in steps
        if step.marked != ask(step.code)
    ]
    others = [
        InputError(
            "{0}, stage {1}: {2}", row["code"].upper(), row["stage"], InputError(row["remark"])
        )
        for row in told["step"]
        if "remark" in row
    ]
    return Example(told["code"], tuple(steps), (*wrong, *others))


def _correction(step: CodeStep, parent: CodeStep | None, really: CodeMarks) -> InputError:
    said = InputError(
        "{0}, stage {1}: the source has {2} (score {3}), but it is {4} (score {5})",
        step.code.upper(),
        step.stage,
        step.marked.told,
        step.score,
        really.told,
        really.score,
    )
    if parent is None or step.fate is not Fate.PRUNED:
        return InputError("{0}.", said)
    kept = really.score > parent.score - (step.way is CodeWay.POSITION)
    if not kept:
        return InputError("{0}; it is pruned anyway.", said)
    return InputError(
        "{0}: that is more than {1}, so by the rule it is not pruned but expanded."
        if step.way is CodeWay.COLOUR
        else "{0}: that is no less than {1}, so by the rule it is not pruned but expanded.",
        said,
        parent.score,
    )
