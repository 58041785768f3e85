"""Writing of a study's result files: report, tables, pictures and numbers."""

from pathlib import Path

from wmh.base.files.outputs import refuse_others
from wmh.base.files.writing import replace_file
from wmh.base.text.escaping import as_markdown
from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.flow import flow_lines
from wmh.study.statistics.mixed_model import MixedModel
from wmh.study.writing.numbers import as_json
from wmh.study.writing.plots import draw, draw_flow
from wmh.study.writing.report import report
from wmh.study.writing.tables import (
    as_csv,
    as_latex,
    comparison_columns,
    comparisons,
    effects,
    omnibus,
    secrets,
    survivals,
    table,
)

_PICTURES = (".svg", ".png", ".pdf")


def write_results(analysis: Analysis, folder: Path, *, force: bool = False) -> list[Path]:
    """Writes the result files of an analysis into a folder; returns their paths.

    They are readable by their owner alone. Raises OccupiedError if other files have their names,
    unless `force`, and OSError.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    simulated_too = " SIMULATED DATA." if analysis.simulated else ""
    written = {
        "report.md": report(analysis),
        "results.json": as_json(analysis),
        "consort.txt": "\n".join(flow_lines(analysis.flow)) + "\n",
    }
    tables = {
        "means": table(analysis),
        "comparisons": comparisons(analysis),
        "censored": survivals(analysis),
        "secrets": secrets(analysis),
    }
    if analysis.omnibus:
        tables["omnibus"] = omnibus(analysis)
    for each in analysis.models:
        if isinstance(each.model, MixedModel) and each.model.converged:
            tables[f"model-{each.measure}"] = effects(each.model)
    for name, rows in tables.items():
        caption = f"{analysis.protocol.title}: {name}.{simulated_too}"
        written[f"{name}.md"] = as_markdown(rows)
        written[f"{name}.tex"] = as_latex(rows, caption)
        columns = comparison_columns(analysis) if name == "comparisons" else rows
        written[f"{name}.csv"] = as_csv(columns)
    pictures = [folder / f"figure{ending}" for ending in _PICTURES]
    flows = [folder / f"consort{ending}" for ending in _PICTURES]
    # Spreadsheets know UTF-8 by its mark.
    contents = {
        folder / name: text.encode("utf-8-sig" if name.endswith(".csv") else "utf-8")
        for name, text in written.items()
    }
    if not force:
        refuse_others(contents | dict.fromkeys((*pictures, *flows), b""))
    for path, content in contents.items():
        replace_file(path, content, private=True)
    draw(analysis, *pictures)
    draw_flow(analysis, *flows)
    return [*(folder / name for name in written), *pictures, *flows]
