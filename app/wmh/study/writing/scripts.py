"""R and Python programs written beside the tables: the analysis in R, and loading of tables."""

from collections.abc import Mapping, Sequence

from wmh.base.files import paths
from wmh.study.analysis.analysis import Analysis
from wmh.study.protocol.protocol import Unsolved
from wmh.study.statistics.comparison import EXACT
from wmh.study.statistics.mixed_model import MixedModel
from wmh.study.statistics.random_effects import Structure
from wmh.study.writing.tidy import text_columns


def scripts(analysis: Analysis) -> Mapping[str, str]:
    """Returns the text of each program, by file name."""
    folder = paths.folder("resources") / "study" / "kit"
    files = {"load.R": "load.R", "load.py": "load.py.txt", "analysis.R": "analysis.R"}
    columns = text_columns()
    found: dict[str, str] = {}
    for name, source in files.items():
        texts = repr(columns) if name.endswith(".py") else _texts(columns)
        text = (folder / source).read_text("utf-8").replace("@TEXTS@", texts)
        found[name] = text.replace("@SETTINGS@", settings(analysis))
    return found


def settings(analysis: Analysis) -> str:
    """Returns the settings that the R analysis takes from the protocol, as arguments of `list`."""
    protocol = analysis.protocol
    asked: list[str] = []
    for each in analysis.questionnaires:
        if each.scales:
            names = [item.name for item in each.scales]
            reverse = [item.name for item in each.scales if item.reverse]
            asked.append(
                f"    list(name = {_text(each.name)}, items = {_texts(names)},"
                f" reverse = {_texts(reverse)},"
                f" least = {each.values[0]}, most = {each.values[-1]})"
            )
    random = [
        f"{_text(each.measure.value)} = {_text(random_formula(each.model))}"
        for each in analysis.models
        if isinstance(each.model, MixedModel)
    ]
    lines = {
        "arms": _texts([arm.name for arm in protocol.arms]),
        "several": _truth(bool(protocol.sequences)),
        "practice": _truth(analysis.practice),
        "attempts_cap": _known(protocol.attempts),
        "time_cap": _known(protocol.time_cap),
        "one_more": str(int(protocol.unsolved is Unsolved.NEXT)),
        "exact_pairs": str(EXACT),
        "random": f"list({', '.join(random)})",
        "questionnaires": "list(\n" + ",\n".join(asked) + "\n  )",
    }
    return ",\n".join(f"  {name} = {value}" for name, value in lines.items())


def random_formula(model: MixedModel) -> str:
    """Returns the random effects of a model as part of a formula in lme4's notation."""
    forms = {
        Structure.INTERCEPTS: "(1 | {0})",
        Structure.EVEN: "(1 | {0}) + (1 | {0}:arm)",
        Structure.FULL: "(arm | {0})",
    }
    units = "participant", "secret"
    return " + ".join(
        forms[each.structure].format(unit) for each, unit in zip(model.random, units, strict=True)
    )


def _text(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _texts(values: Sequence[str]) -> str:
    return f"c({', '.join(map(_text, values))})" if values else "character()"


def _truth(value: bool) -> str:
    return "TRUE" if value else "FALSE"


def _known(value: float | None) -> str:
    return "NA" if value is None else f"{value:g}"
