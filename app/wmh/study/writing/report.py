"""Report of an analysis for a paper, in Markdown: text and tables."""

from collections.abc import Iterator

from wmh.base.text.escaping import as_markdown, escape_text
from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.arms import ModelOutcome
from wmh.study.analysis.flow import flow_lines
from wmh.study.analysis.helping import Wording
from wmh.study.analysis.integrity import soundness
from wmh.study.analysis.measures import Measure
from wmh.study.journal.rows import DeviationRow
from wmh.study.statistics.comparison import EXACT
from wmh.study.statistics.mixed_model import FitFailure
from wmh.study.statistics.random_effects import RandomEffects, Structure
from wmh.study.statistics.resampling import RESAMPLES
from wmh.study.writing.apa import chi_square, number
from wmh.study.writing.primary_text import (
    UNPLANNED,
    beside_table,
    primary_section,
    secondary_section,
)
from wmh.study.writing.sentences import (
    MANY,
    MEASURES,
    SIMULATED,
    TERMS,
    UNITS,
    disagreements,
    paragraph,
    random_effects,
)
from wmh.study.writing.tables import (
    adherence,
    comparisons,
    count_rows,
    effects,
    learning,
    omnibus,
    scores,
    secrets,
    survivals,
    table,
)
from wmh.study.writing.validation_text import machines_section


def report(analysis: Analysis) -> str:
    """Returns the whole report of an analysis in Markdown."""
    return "\n".join(_parts(analysis)) + "\n"


def _parts(analysis: Analysis) -> Iterator[str]:
    protocol = analysis.protocol
    yield f"# {escape_text(protocol.title)}\n"
    if analysis.simulated:
        yield f"**{SIMULATED}**\n"
    if analysis.plan_notice:
        yield f"**{escape_text(analysis.plan_notice)}**\n"
    name, version = escape_text(protocol.name), escape_text(protocol.version)
    yield f"Protocol “{name}”, version {version}, SHA-256 `{analysis.digest}`.\n"
    if analysis.planned is None:
        yield f"{UNPLANNED}\n"
        yield f"{escape_text(paragraph(analysis))}\n"
        yield f"## Integrity\n\n{soundness(analysis.integrity)}\n"
        yield from _deviations(analysis)
    else:
        yield primary_section(analysis, analysis.planned)
        yield from _deviations(analysis)
        yield secondary_section(analysis, analysis.planned)
        yield f"## Integrity\n\n{soundness(analysis.integrity)}\n"
        yield (
            "## Exploratory\n\nThe plan has none of what follows, but for the outcomes above, which"
            " stand in the tables again: it is exploratory.\n"
        )
        yield f"{escape_text(paragraph(analysis))}\n"
    if analysis.censored > MANY:
        yield _censoring_note(analysis)
    yield f"## Participants' means\n\n{as_markdown(table(analysis))}"
    yield f"## Conditions compared\n\n{as_markdown(comparisons(analysis))}"
    yield (
        f"Bootstrap: {RESAMPLES:,} resamples of participants, bias-corrected, seed"
        f" {analysis.seed}.{_mann_whitney(analysis)}\n"
    )
    yield _holm(analysis)
    if analysis.omnibus:
        yield f"## All conditions at once\n\n{as_markdown(omnibus(analysis))}"
    yield beside_table(analysis)
    for each in analysis.models:
        yield _model(analysis, each)
    if analysis.censored <= MANY:
        yield _censoring_note(analysis)
    flow = "\n".join(f"- {escape_text(line)}" for line in flow_lines(analysis.flow))
    yield f"## Participants (CONSORT)\n\n{flow}\n"
    yield f"## Games\n\n{as_markdown(count_rows(analysis))}"
    yield "KM: Kaplan and Meier, of single games; those not solved are censored.\n"
    yield f"## Target words\n\n{as_markdown(secrets(analysis))}"
    yield f"## Learning\n\n{as_markdown(learning(analysis))}"
    yield f"## Use of the helper\n\n{as_markdown(adherence(analysis))}"
    yield (
        "Wait: from a guess to its clue, while the program worked out what to show. It is part of"
        " the seconds of a game.\n"
    )
    yield from _questionnaires(analysis)
    yield from machines_section(analysis.machines)


def _deviations(analysis: Analysis) -> Iterator[str]:
    if analysis.deviations:
        logged = "\n".join(map(_deviation, analysis.deviations))
        yield f"## Deviations from the protocol\n\n{logged}\n"
    elif analysis.planned is not None:
        yield "## Deviations from the protocol\n\nNo deviation was logged.\n"


def _deviation(row: DeviationRow) -> str:
    """Returns a list item on a deviation: participant, time since the session began, and text."""
    minutes, seconds = divmod(round(row.seconds), 60)
    text = escape_text(row.text) or "(text not shared)"
    return (
        f"- {escape_text(row.participant)}, session {row.session}, {minutes}:{seconds:02}: {text}"
    )


def _questionnaires(analysis: Analysis) -> Iterator[str]:
    if analysis.scored:
        yield f"## Questionnaires (0 to 100)\n\n{as_markdown(scores(analysis))}"
    answered = {each.questionnaire for each in analysis.scored}
    for each in analysis.questionnaires:
        if each.scales and each.name not in answered:
            yield f"{escape_text(each.title)}: nobody answered all of it.\n"
        if used := [told for told in analysis.wordings if told.questionnaire == each.name]:
            yield f"{escape_text(each.title)}: answered in {'; '.join(map(_wording, used))}.\n"


def _wording(told: Wording) -> str:
    people = "1 participant" if told.people == 1 else f"{told.people:,} participants"
    if not told.language:
        return f"its original words by {people}"
    sure = "a validated translation" if told.validated else "a translation that is not validated"
    return f"language “{told.language}” by {people} ({sure})"


def _mann_whitney(analysis: Analysis) -> str:
    if all(each.paired for each in analysis.compared):
        return ""
    return (
        f" Mann-Whitney: exact where there are no ties and at most {EXACT:,} pairs of participants,"
        " else asymptotic, corrected for ties and continuity."
    )


def _holm(analysis: Analysis) -> str:
    pairs = [each for each in analysis.compared if each.measure is Measure.ATTEMPTS]
    paired = any(each.paired for each in pairs)
    said = (
        "Conditions are compared within participants: by their differences, with the paired t test"
        " and Wilcoxon's signed ranks (exact up to 49 participants without ties and zeros)."
        if paired
        else ""
    )
    if len(pairs) > 1:
        said += (
            f" Holm: the p of each test adjusted for the {len(pairs)} pairs of conditions of a"
            " measure."
        )
    return f"{said.strip()}\n"


def _model(analysis: Analysis, each: ModelOutcome) -> str:
    head = f"## Mixed model of {MEASURES[each.measure]}\n"
    model = each.model
    if isinstance(model, FitFailure):
        return f"{head}\nIt could not be fitted: {model.why}.\n"
    if not model.converged:
        return (
            f"{head}\nIt did not converge (the slope of the deviance at its end is"
            f" {model.slope:.1e}): nothing is told of it.\n"
        )
    zero = "".join(
        f" That of the {UNITS.get(name, name)} is 0: the model is as without them."
        for name in model.boundary
    )
    spread = "; ".join(map(_spread, model.random))
    apart = "".join(f" **{escape_text(each)}**" for each in disagreements(analysis, each))
    terms = "".join(
        f"- {TERMS.get(term.name, term.name)}: {chi_square(term.chi2, term.p, term.freedom)}"
        " (likelihood ratio, ML)\n"
        for term in model.terms
    )
    return (
        f"{head}\n{model.games:,} games of {model.people:,} participants with {model.secrets:,}"
        " target words; both are crossed random effects (restricted likelihood, as lme4). It"
        f" converged. Random effects: {random_effects(model.random)}. Variances: {spread};"
        f" residual {number(model.residual, 4)}.{zero}{apart}\n\n"
        f"{terms}\n{as_markdown(effects(model))}"
    )


def _spread(each: RandomEffects) -> str:
    """Returns a sentence on the variances and correlations of random effects."""
    unit = UNITS.get(each.name, each.name)
    if each.structure is Structure.INTERCEPTS:
        return f"{unit} {number(each.common, 4)}"
    if each.structure is Structure.EVEN:
        own = number(each.slope / 2, 4)
        return f"{unit} {number(each.common, 4)}, and of each condition {own}"
    told = [
        f"{escape_text(arm)} {number(each.covariance[place][place], 4)}"
        for place, arm in enumerate(each.arms)
    ]
    apart = number(each.slope, 4)
    return f"{unit} in {', '.join(told)} (differences of two conditions {apart})"


def _censoring_note(analysis: Analysis) -> str:
    return (
        "## Conditions compared by how soon games are solved\n\n"
        f"{as_markdown(survivals(analysis))}\n"
        "A game that was not solved is censored: all that is said of it is that it would have taken"
        " longer. KM: Kaplan and Meier, of single games. Log-rank by participants knows that the"
        " games of one are not independent (Lee, Wei and Amato); by games it does not.\n"
    )
