"""The results of a study, written: the report, its tables and its picture, for a paper."""

from pathlib import Path

from wmh.engine.files import replace_file
from wmh.study.analysis.analysis import Analysis
from wmh.study.writing.plots import draw
from wmh.study.writing.report import report
from wmh.study.writing.tables import (
    as_csv,
    as_latex,
    as_markdown,
    comparisons,
    survivals,
    table,
)

_PICTURES = ("figure.svg", "figure.png", "figure.pdf")


def write_results(analysis: Analysis, folder: Path) -> list[Path]:
    """What was written. Raises OSError."""
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
    for name, text in written.items():
        replace_file(folder / name, text.encode())
    for name in _PICTURES:
        draw(analysis, folder / name)
    return [folder / name for name in (*written, *_PICTURES)]
