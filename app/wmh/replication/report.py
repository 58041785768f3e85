"""The report: what was found as a value, as JSON, and as one HTML file that needs nothing else."""

import json
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from string import Template
from typing import cast

from wmh.engine.files import replace_file
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.refusal import InputError
from wmh.files import paths
from wmh.heavy.run import Json
from wmh.replication.drawing import BY_PAGE
from wmh.replication.experiment import Claim, ClaimTable, Conditions
from wmh.replication.pictures import drawn
from wmh.replication.running import Concluded, code_digest, lists_digest
from wmh.replication.table import EXPERIMENTS, SOURCES, Experiment
from wmh.version import __version__

FORMAT = 1
RESULTS, PAGE = "results.json", "report.html"


class ReplicationError(InputError):
    """A report that cannot be gone on with."""


@dataclass(frozen=True, slots=True)
class ReplicationReport:
    """Experiments that were done, under which conditions, by which code, where."""

    conditions: Conditions
    lexicon: str
    lexicon_words: int
    lexicon_sha256: str
    machine: str
    done: Mapping[str, Concluded]

    def as_json(self) -> dict[str, Json]:
        """All of it; `without_times` leaves what is the same in every run."""
        return {
            "format": FORMAT,
            "program": __version__,
            "code": code_digest(),
            "quick": self.conditions.quick,
            "seed": self.conditions.seed,
            "lists": lists_digest(self.conditions.lists),
            "lexicon": {
                "name": self.lexicon,
                "words": self.lexicon_words,
                "sha256": self.lexicon_sha256,
            },
            "machine": self.machine,
            "experiments": [
                {
                    "name": each.experiment.name,
                    "source": each.experiment.source,
                    "section": each.experiment.work().SECTION,
                    "said": each.experiment.work().SAID,
                    "title": each.experiment.title,
                    "day": each.day,
                    "seconds": round(each.seconds, 2),
                    **asdict(each.findings),
                }
                for each in map(self.done.get, (known.name for known in EXPERIMENTS))
                if each is not None
            ],
        }


def without_times(told: Json) -> Json:
    """The part of a report's JSON that is the same in every run with the same seed."""
    left = {key: value for key, value in told.items() if key != "machine"}
    left["experiments"] = [
        {
            key: [each for each in value if not each["timed"]]
            if key in ("claims", "tables", "plots")
            else value
            for key, value in each.items()
            if key not in ("day", "seconds")
        }
        for each in told["experiments"]
    ]
    return left


def report_of(
    conditions: Conditions, lexicon: Lexicon, done: Mapping[str, Concluded]
) -> ReplicationReport:
    return ReplicationReport(
        conditions, lexicon.name, lexicon.graph.words, lexicon.facts.sha256, machine(), done
    )


def write(report: ReplicationReport, folder: Path, template: str) -> None:
    """Both files, each replaced as a whole. Raises OSError."""
    told = json.dumps(report.as_json(), indent=1, ensure_ascii=False)
    replace_file(folder / RESULTS, f"{told}\n".encode())
    replace_file(folder / PAGE, page(report, template).encode())


def read_results(folder: Path) -> dict[str, Json]:
    """What a report's folder holds, as JSON. Raises ReplicationError, and OSError."""
    path = folder / RESULTS
    try:
        told = json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        told = None
    told = cast("dict[str, Json]", told) if isinstance(told, dict) else {}
    if told.get("format") != FORMAT:
        raise ReplicationError("{0} is no report of this program: choose another folder.", path)
    return told


def refuse_another(folder: Path, conditions: Conditions) -> None:
    """Raises ReplicationError for the report of other code or conditions, and OSError."""
    path = folder / RESULTS
    if not path.exists():
        return
    told = read_results(folder)
    wanted: dict[str, Json] = {
        "program": __version__,
        "code": code_digest(),
        "quick": conditions.quick,
        "seed": conditions.seed,
        "lists": lists_digest(conditions.lists),
    }
    for key, value in wanted.items():
        if told.get(key) != value:
            if key in ("program", "code"):
                raise ReplicationError(
                    "{0} was begun by another version of the program ({1}, this is {2}), whose"
                    " figures must not be mixed with these: choose another folder.",
                    path,
                    f"{told.get('program')} {told.get('code')}",
                    f"{__version__} {code_digest()}",
                )
            raise ReplicationError(
                "{0} was begun with another choice of --{1}: choose the same, or another folder.",
                path,
                key,
            )


def machine() -> str:
    """What the times were measured on, in a line."""
    cpu = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                cpu = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    used = [f"Python {platform.python_version()}"]
    for package in ("numpy", "numba"):
        try:
            used.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            used.append(f"no {package}")
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}; {', '.join(used)}"


def template() -> str:
    """The page that a report is filled into. Raises OSError."""
    return (paths.folder("resources") / "report" / "replication.html").read_text("utf-8")


def page(report: ReplicationReport, template: str) -> str:
    """The template filled in; its names are those of `resources/report/replication.html`."""
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


def fragment(each: Concluded, pictures: Sequence[str]) -> str:
    """One experiment as HTML, with these pictures of its plots."""
    experiment, found = each.experiment, each.findings
    work = experiment.work()
    parts = [
        f'<section class="experiment" id="{experiment.name}">',
        f"<h3>{escape(experiment.title)}</h3>",
        f'<p class="said"><b>{escape(_where(experiment))}</b> {escape(work.SAID)}</p>',
    ]
    if found.skipped:
        parts.append(f'<p class="skipped"><b>Skipped.</b> {escape(found.skipped)}</p>')
    else:
        parts.append(_claims(found.claims))
    parts.append(f"<p><b>How.</b> {escape(found.how)}</p>")
    if found.remarks:
        items = "".join(f"<li>{escape(remark)}</li>" for remark in found.remarks)
        parts.append(f'<ul class="remarks">{items}</ul>')
    for plot, picture in zip(found.plots, pictures, strict=True):
        parts.append(f"<figure>{picture}<figcaption>{escape(plot.title)}</figcaption></figure>")
    parts += [_table(table) for table in found.tables]
    parts.append(
        f'<p class="faint">{escape(experiment.name)}; {each.day}; {each.seconds:,.1f} s of one'
        f" core; measured by <code>{escape(experiment.module.replace('.', '/'))}.py</code></p>"
        "</section>"
    )
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
            parts.append(f"<h2>{escape(_source(source, title))}</h2>")
            parts += [
                fragment(each, [drawn(plot, BY_PAGE) for plot in each.findings.plots])
                for each in done
            ]
    return parts


def _source(source: str, title: str) -> str:
    return f"Source {source}. {title}" if source.isdigit() else title


def _where(experiment: Experiment) -> str:
    section = experiment.work().SECTION
    return f"Source {experiment.source}, {section}." if experiment.source.isdigit() else section


def _entry(experiment: Experiment, done: Mapping[str, Concluded]) -> str:
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


def _claims(claims: Sequence[Claim]) -> str:
    rows = "\n".join(
        f'<tr><th scope="row">{escape(each.what)}</th>'
        f'<td class="number">{escape(each.source) or "&ndash;"}</td>'
        f'<td class="number">{escape(each.ours)}</td>'
        f"<td>{escape(each.remark)}{_timed(each.timed, bool(each.remark))}</td></tr>"
        for each in claims
    )
    return (
        '<div class="wide"><table class="claims"><thead><tr><th scope="col">Figure</th>'
        '<th scope="col" class="number">Source</th><th scope="col" class="number">Here</th>'
        f'<th scope="col">Remark</th></tr></thead><tbody>\n{rows}\n</tbody></table></div>'
    )


def _timed(timed: bool, after: bool) -> str:
    said = f"{'; ' if after else ''}differs from run to run"
    return f'<span class="faint">{said}</span>' if timed else ""


def _table(table: ClaimTable) -> str:
    first, *others = table.columns
    heads = "".join(f'<th scope="col" class="number">{escape(each)}</th>' for each in others)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f'<td class="number">{escape(cell)}</td>' for cell in row[1:])
        + "</tr>"
        for row in table.rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(table.title)}</caption>'
        f'<thead><tr><th scope="col">{escape(first)}</th>{heads}</tr></thead>'
        f"<tbody>\n{rows}\n</tbody></table></div>"
    )
