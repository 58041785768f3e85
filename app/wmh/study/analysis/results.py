"""The results of a study, written: the report, its tables and its picture, for a paper."""

from pathlib import Path

from wmh.files.outputs import refuse_others, write_all
from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.plots import draw
from wmh.study.analysis.report import report
from wmh.study.analysis.tables import (
    as_csv,
    as_latex,
    as_markdown,
    comparisons,
    survivals,
    table,
)

_PICTURES = ("figure.svg", "figure.png", "figure.pdf")


def write_results(analysis: Analysis, folder: Path, *, force: bool = False) -> list[Path]:
    """What was written. Raises OccupiedError, unless by `force`, and OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    simulated_too = " SIMULATED DATA." if analysis.simulated else ""
    written = {"report.md": report(analysis)}
    tables = {
        "means": table(analysis),
        "comparisons": comparisons(analysis),
        "censored": survivals(analysis),
    }
    for name, rows in tables.items():
        caption = f"{analysis.protocol.title}: {name}.{simulated_too}"
        written[f"{name}.md"] = as_markdown(rows)
        written[f"{name}.tex"] = as_latex(rows, caption)
        written[f"{name}.csv"] = as_csv(rows)
    pictures = [folder / name for name in _PICTURES]
    if not force:
        refuse_others(pictures)
    contents = {folder / name: text.encode() for name, text in written.items()}
    write_all(contents, force=force)
    for path in pictures:
        draw(analysis, path)
    return [*contents, *pictures]
