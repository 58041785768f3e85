"""Report as an HTML file that needs no other file, and each experiment as HTML."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template

from wmh.base.files import paths
from wmh.base.files.writing import replace_file
from wmh.base.text.wording import translatable
from wmh.lab.replication.drawing.elements import BY_PAGE
from wmh.lab.replication.drawing.pictures import picture_of
from wmh.lab.replication.experiment import Claim, ClaimTable, Experiment
from wmh.lab.replication.report import RESULTS, ReplicationReport
from wmh.lab.replication.running import ExperimentResult, code_digest
from wmh.lab.replication.sentences import sentences
from wmh.lab.replication.table import AUTHORS, EXPERIMENTS, SOURCES, number_of
from wmh.version import __version__

PAGE = "report.html"

_Say = Callable[[str], str]
"""Function that translates words of the page itself; the saved file is English."""

_IN_WORDS = translatable("In the source's words.", context="Replication")
_SKIPPED = translatable("Skipped.", context="Replication")
_HOW = translatable("Method.", context="Replication")
_HEADS = translatable(("Figure", "Source", "Here", "Verdict", "Remark"), context="Replication")
_DIFFERS = translatable("differs from run to run", context="Replication")
_MEASURED = translatable("{0}; {1}; {2} s of one core; measured by {3}", context="Replication")
_SOURCE = translatable("{0}, section {1}.", context="Replication")
_WORD = re.compile(r"[^\W\d_]{4}")
"""Pattern of a word with four letters or more, longer than any unit."""
_UNIT = re.compile(r"(?<=[0-9]) (?=(?:%|[kM]B|m?s|times|bits|words|±)(?![a-z]))")


def write(report: ReplicationReport, folder: Path, template: str) -> None:
    """Writes the report and its data to a folder, each file atomically. Raises OSError."""
    told = json.dumps(report.as_json(), indent=1, ensure_ascii=False)
    replace_file(folder / RESULTS, f"{told}\n".encode())
    replace_file(folder / PAGE, page(report, template).encode())


def template() -> str:
    """Returns the HTML template of the report. Raises OSError."""
    return (paths.folder("resources") / "lab" / "replication.html").read_text("utf-8")


def page(report: ReplicationReport, template: str) -> str:
    """Returns the report as HTML: the template, filled in.

    Its placeholders are those of `resources/lab/replication.html`.
    """
    conditions = report.conditions
    seconds = sum(each.seconds for each in report.done.values())
    missing = [each for each in EXPERIMENTS if each.name not in report.done]
    skipped = [each for each in report.done.values() if each.findings.skipped]
    days = sorted({each.day for each in report.done.values()})
    facts = [
        ("Measured", " to ".join(dict.fromkeys((days[0], days[-1]))) if days else "nothing yet"),
        ("Program", f"{__version__}, code {code_digest()}"),
        (
            "Lexicon",
            f"{report.lexicon}, {report.lexicon_words:,} words, {report.lexicon_sha256[:12]}",
        ),
        ("Seed", str(conditions.seed)),
        ("Size", "quick: smaller, with more chance in it" if conditions.quick else "full"),
        ("Machine", report.machine),
        ("Took", f"{seconds:,.0f} s of one core"),
        (
            "Experiments",
            f"{len(report.done)} of {len(EXPERIMENTS)} done, {len(skipped)} of these skipped",
        ),
    ]
    return Template(template).substitute(
        facts="\n".join(f"<dt>{escape(n)}</dt><dd>{escape(said)}</dd>" for n, said in facts),
        contents="\n".join(_entry(each, report.done) for each in EXPERIMENTS),
        missing=_missing(missing),
        experiments="\n".join(_by_source(report)),
    )


def fragment(each: ExperimentResult, pictures: Sequence[str], say: _Say = str) -> str:
    """Returns the result of an experiment as HTML, with these pictures of its plots.

    Statements of sources and measurements stay English, as in `results.json`.
    """
    experiment, found = each.experiment, each.findings
    work = experiment.work()
    parts = [
        f'<section class="experiment" id="{experiment.name}">',
        f"<h3>{number_of(experiment)}. {escape(say(experiment.title))}</h3>",
        f'<p class="said"><b>{escape(_where(experiment, say))}</b> {escape(work.SAID)}</p>',
    ]
    if found.skipped:
        skipped = escape(say(_SKIPPED))
        parts.append(f'<p class="skipped"><b>{skipped}</b> {escape(found.skipped)}</p>')
    elif found.claims:
        parts.append(_claims(found.claims, experiment, say))
        parts += _sentences(found.claims, experiment, say)
    parts.append(f"<p><b>{escape(say(_HOW))}</b> {escape(found.how)}</p>")
    if found.remarks:
        items = "".join(f"<li>{escape(remark)}</li>" for remark in found.remarks)
        parts.append(f'<ul class="remarks">{items}</ul>')
    for plot, picture in zip(found.plots, pictures, strict=True):
        parts.append(f"<figure>{picture}<figcaption>{escape(plot.title)}</figcaption></figure>")
    parts += [_table(table) for table in found.tables]
    module = f"<code>{escape(experiment.path)}</code>"
    told = escape(say(_MEASURED)).format(
        escape(experiment.name), each.day, f"{each.seconds:,.1f}", module
    )
    parts.append(f'<p class="faint">{told}</p></section>')
    return "\n".join(parts)


def _by_source(report: ReplicationReport) -> list[str]:
    parts: list[str] = []
    for source, title in SOURCES.items():
        done = [
            report.done[each.name]
            for each in EXPERIMENTS
            if each.source == source and each.name in report.done
        ]
        if done:
            parts.append(f"<h2>{escape(title)}</h2>")
            parts += [
                fragment(each, [picture_of(plot, BY_PAGE) for plot in each.findings.plots])
                for each in done
            ]
    return parts


def _where(experiment: Experiment, say: _Say) -> str:
    section = experiment.work().SECTION
    if experiment.source not in AUTHORS:
        return f"{section}."
    return say(_SOURCE).format(AUTHORS[experiment.source], section)


def _entry(experiment: Experiment, done: Mapping[str, ExperimentResult]) -> str:
    name, title = escape(experiment.name), escape(experiment.title)
    found = done.get(experiment.name)
    if found is None:
        return f"<li>{title} <small>not measured yet</small></li>"
    state = " <small>skipped</small>" if found.findings.skipped else ""
    return f'<li><a href="#{name}">{title}</a>{state}</li>'


def _missing(experiments: Sequence[Experiment]) -> str:
    if not experiments:
        return ""
    names = ", ".join(each.name for each in experiments)
    return f'<p class="skipped">Not measured yet: {escape(names)}.</p>'


def _claims(claims: Sequence[Claim], experiment: Experiment, say: _Say) -> str:
    figure, source, here, verdict, remark = (escape(say(head)) for head in _HEADS)
    first = number_of(experiment)
    rows = "\n".join(
        f'<tr id="{experiment.name}-{each.key}">'
        f'<th scope="row">{_number(each, f"{first}.{number}", experiment)} {escape(each.what)}</th>'
        f"{_cell(_figure(each.source), source, 'number')}"
        f"{_cell(_figure(each.ours), here, 'number')}"
        f"{_cell(escape(say(each.verdict or '')), verdict)}"
        f"<td>{_remark(each, say)}</td></tr>"
        for number, each in enumerate(claims, 1)
    )
    return (
        f'<div class="wide"><table class="claims"><thead><tr><th scope="col">{figure}</th>'
        f'<th scope="col" class="number">{source}</th><th scope="col" class="number">{here}</th>'
        f'<th scope="col">{verdict}</th><th scope="col">{remark}</th></tr></thead>'
        f"<tbody>\n{rows}\n</tbody></table></div>"
    )


def _cell(html: str, head: str, kind: str = "") -> str:
    """Returns a table cell with its column's heading, which narrow pages show in the cell.

    An empty cell is marked.
    """
    marks = (f' class="{kind}"' if kind else "") + ("" if html else " data-empty")
    return f'<td{marks} data-head="{head}">{html or "&ndash;"}</td>'


def _number(claim: Claim, number: str, experiment: Experiment) -> str:
    """Returns the number of a claim, linked to the source's sentence if there is one."""
    if claim.key not in sentences().get(experiment.name, {}):
        return number
    return f'<a href="#said-{experiment.name}-{claim.key}">{number}</a>'


def _sentences(claims: Sequence[Claim], experiment: Experiment, say: _Say) -> list[str]:
    """Returns the source's sentences as HTML, in the order of the claims, under their numbers."""
    known, first = sentences().get(experiment.name, {}), number_of(experiment)
    items = [
        f'<li id="said-{experiment.name}-{each.key}">'
        f'<a href="#{experiment.name}-{each.key}">{first}.{number}</a>'
        f" &ldquo;{escape(known[each.key])}&rdquo;</li>"
        for number, each in enumerate(claims, 1)
        if each.key in known
    ]
    if not items:
        return []
    heading = f"<p><b>{escape(say(_IN_WORDS))}</b></p>"
    return [heading, f'<ul class="sentences">{"".join(items)}</ul>']


def _remark(claim: Claim, say: _Say) -> str:
    differs = f'<span class="faint">{escape(say(_DIFFERS))}</span>' if claim.timed else ""
    return "; ".join(filter(None, (escape(claim.remark), differs)))


def _table(table: ClaimTable) -> str:
    """Returns a table as HTML, with figures right-aligned and text left-aligned."""
    kinds = ["", *map(_kind, list(zip(*table.rows, strict=True))[1:])]
    heads = "".join(
        f'<th scope="col"{kind}>{escape(each)}</th>'
        for each, kind in zip(table.columns, kinds, strict=True)
    )
    rows = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(
            f"<td{kind}>{_figure(cell)}</td>" for cell, kind in zip(row[1:], kinds[1:], strict=True)
        )
        + "</tr>"
        for row in table.rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(table.title)}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></div>"
    )


def _kind(cells: Sequence[str]) -> str:
    words = sum(_WORD.search(cell) is not None for cell in cells)
    return "" if 2 * words >= len(cells) else ' class="number"'


def _figure(text: str) -> str:
    """Returns a figure as HTML that keeps a number and its unit on one line."""
    return _UNIT.sub("&nbsp;", escape(text))
