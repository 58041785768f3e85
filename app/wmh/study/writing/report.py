"""The report of an analysis: its paragraph and its tables, ready for a paper."""

from collections.abc import Iterator, Mapping
from math import isnan

from wmh.engine import wording
from wmh.study.analysis.analysis import Analysis, Survived
from wmh.study.analysis.arms import Compared, Modelled, Omnibus
from wmh.study.analysis.flow import told
from wmh.study.analysis.integrity import soundness
from wmh.study.analysis.measures import Measure
from wmh.study.protocol.protocol import Protocol, Unsolved
from wmh.study.statistics.comparison import EXACT, RESAMPLES, Tested
from wmh.study.statistics.mixed import NotFitted
from wmh.study.statistics.power import smallest_effect
from wmh.study.writing.apa import (
    chi_square,
    estimate,
    f_test,
    number,
    t_test,
    u_test,
    v_test,
)
from wmh.study.writing.markdown import as_text
from wmh.study.writing.tables import (
    adherence,
    as_markdown,
    comparisons,
    counted,
    effects,
    learning,
    omnibus,
    scores,
    secrets,
    survivals,
    table,
)

_WHAT: Mapping[Measure, str] = {Measure.ATTEMPTS: "attempts", Measure.SECONDS: "seconds"}
MANY = 0.05
"""The share of games not solved above which the comparison of censored games stands first."""
_SIMULATED = "SIMULATED DATA: made up by the program to rehearse the analysis."


def paragraph(analysis: Analysis) -> str:
    """What a paper would say of it, in one paragraph."""
    return " ".join(_sentences(analysis))


def _sentences(analysis: Analysis) -> Iterator[str]:
    if analysis.simulated:
        yield _SIMULATED
    protocol = analysis.protocol
    arms = " and ".join(
        f"{each.participants} in the arm “{protocol.arm(each.arm).title}”"
        for each in analysis.counted
    )
    people = sum(each.assigned for each in analysis.flow.groups)
    parts = protocol.parts(protocol.groups[0])
    games = sum(part.block.games for part in parts if analysis.practice or not part.block.practice)
    several = (
        f", {protocol.periods} arms each, one after the other in {len(protocol.sequences)} orders,"
        if protocol.sequences
        else ""
    )
    yield (
        f"{wording.counted(people, 'participant')} ({arms}){several} played"
        f" {wording.counted(games, 'measured game')} each with words of"
        f" {protocol.length} letters; the same secrets were used in every arm."
    )
    censored = sum(each.censored for each in analysis.counted)
    interrupted = sum(each.interrupted for each in analysis.counted)
    # Of the groups: arms count whoever is in several of them once each.
    if withdrew := sum(each.withdrew for each in analysis.flow.groups):
        yield f"{withdrew} of them withdrew and {'is' if withdrew == 1 else 'are'} left out."
    if interrupted:
        yield f"{_games(interrupted)} interrupted and left out."
    if censored:
        yield f"{_games(censored)} not solved ({number(100 * analysis.censored, 1)} %)."
        if analysis.censored > MANY:
            yield from (_survived(analysis, each) for each in analysis.survived)
        yield f"In the means, each of these counts as {_unsolved(protocol)}."
    for each in analysis.compared:
        if each.measure is not Measure.LOG_SECONDS:
            yield _compared(analysis, each)
    for each in analysis.omnibus:
        if each.measure is not Measure.LOG_SECONDS:
            yield _altogether(each)
    for each in analysis.models:
        yield _modelled(each)
    # Those who are compared: who left before the first measured game has no mean.
    compared = dict(analysis.groups)[Measure.ATTEMPTS]
    sizes = [group.description.n for group in compared][:2]
    if not protocol.sequences and len(sizes) == 2 and min(sizes) > 1:
        yield (
            f"Groups of {sizes[0]} and {sizes[1]} find a difference of"
            f" {number(smallest_effect(*sizes))} standard deviations with 80 % power at the 5 %"
            " level."
        )


def _altogether(each: Omnibus) -> str:
    what = _WHAT[each.measure]
    if each.paired:
        return f"All arms at once in {what}: Friedman's {_chi(each.ranks)}."
    if isnan(each.ranks.p):
        return f"No test of all arms at once could be made of {what}."
    return (
        f"All arms at once in {what}: Welch's {f_test(each.means, each.second)}; Kruskal and Wallis"
        f" {_chi(each.ranks)}."
    )


def _chi(tested: Tested) -> str:
    return chi_square(tested.statistic, tested.p, tested.freedom)


def _modelled(each: Modelled) -> str:
    what = "ln time" if each.measure is Measure.LOG_SECONDS else "attempts"
    if isinstance(each.model, NotFitted):
        return f"No mixed model of {what} could be fitted: {each.model.why}."
    if not each.model.converged:
        return f"The mixed model of {what} did not converge, and nothing is told of it."
    terms = "; ".join(
        f"{term.name} {chi_square(term.chi2, term.p, term.freedom)}" for term in each.model.terms
    )
    return (
        f"In a linear mixed model of {what} with participants and secrets as crossed random"
        f" effects: {terms or 'no term to test'}."
    )


def _games(number_of: int) -> str:
    return "1 game was" if number_of == 1 else f"{number_of} games were"


def _unsolved(protocol: Protocol) -> str:
    """What a game that was not solved counts as."""
    more = protocol.unsolved is Unsolved.NEXT
    if protocol.attempts is None:
        attempts = "the attempts used by then" + (" and one more" if more else "")
    elif more:
        attempts = f"{protocol.attempts + 1} attempts, one more than are allowed"
    else:
        attempts = f"{protocol.attempts} attempts, the cap"
    cap = protocol.time_cap
    seconds = "the time used by then" if cap is None else f"{cap:g} seconds, the cap"
    return f"{attempts}, and {seconds}: lower bounds"


def _survived(analysis: Analysis, each: Survived) -> str:
    one, other = (number(median, 1) for median in each.medians)
    found, what = each.log_rank, _WHAT[each.measure]
    return (
        f"With these censored, half of the games of “{analysis.protocol.arm(each.first).title}”"
        f" were solved within {one} {what}, of “{analysis.protocol.arm(each.second).title}” within"
        f" {other} (Kaplan and Meier; log-rank by participants"
        f" {chi_square(found.chi2_people, found.p_people)})."
    )


def _compared(analysis: Analysis, each: Compared) -> str:
    groups = {
        group.arm: group
        for measure, listed in analysis.groups
        for group in listed
        if measure is each.measure
    }
    one, other = groups[each.first].description, groups[each.second].description
    both = len({*groups[each.first].people} & {*groups[each.second].people})
    some = each.paired and both < max(one.n, other.n)
    # Whoever left after the first arm has a mean in it, and no difference.
    among = f" among the {both} who played in both" if some else ""
    what = _WHAT[each.measure]
    found = each.comparison
    ranks = f"Wilcoxon {v_test(found.u)}" if each.paired else f"Mann-Whitney {u_test(found.u)}"
    return (
        f"Participants of “{analysis.protocol.arm(each.first).title}” needed"
        f" M = {number(one.mean)} (SD = {number(one.deviation)}) {what} a game, those of"
        f" “{analysis.protocol.arm(each.second).title}” M = {number(other.mean)}"
        f" (SD = {number(other.deviation)}): a difference of {estimate(found.difference)}{among},"
        f" {t_test(found.welch)}, Hedges g = {estimate(found.g)}; {ranks},"
        f" rank-biserial r = {estimate(found.rank_biserial)}."
    )


def report(analysis: Analysis) -> str:
    """The whole report in Markdown."""
    return "\n".join(_parts(analysis)) + "\n"


def _parts(analysis: Analysis) -> Iterator[str]:
    protocol = analysis.protocol
    yield f"# {as_text(protocol.title)}\n"
    if analysis.simulated:
        yield f"**{_SIMULATED}**\n"
    name, version = as_text(protocol.name), as_text(protocol.version)
    yield f"Protocol “{name}”, version {version}, SHA-256 `{protocol.digest}`.\n"
    yield f"{as_text(paragraph(analysis))}\n"
    yield f"## Integrity\n\n{soundness(analysis.integrity)}\n"
    if analysis.censored > MANY:
        yield _censored(analysis)
    yield f"## Participants' means\n\n{as_markdown(table(analysis))}"
    yield f"## Arms compared\n\n{as_markdown(comparisons(analysis))}"
    yield (
        f"Bootstrap: {RESAMPLES:,} resamples of participants, bias-corrected, seed"
        f" {analysis.seed}. Mann-Whitney: exact where there are no ties and at most {EXACT:,} pairs"
        " of participants, else asymptotic, corrected for ties and continuity.\n"
    )
    yield _holm(analysis)
    if analysis.omnibus:
        yield f"## All arms at once\n\n{as_markdown(omnibus(analysis))}"
    for each in analysis.models:
        yield _model(each)
    if analysis.censored <= MANY:
        yield _censored(analysis)
    flow = "\n".join(f"- {as_text(line)}" for line in told(analysis.flow))
    yield f"## Participants (CONSORT)\n\n{flow}\n"
    yield f"## Games\n\n{as_markdown(counted(analysis))}"
    yield "KM: Kaplan and Meier, of single games; those not solved are censored.\n"
    yield f"## Secrets\n\n{as_markdown(secrets(analysis))}"
    yield f"## Learning\n\n{as_markdown(learning(analysis))}"
    yield f"## Use of the helper\n\n{as_markdown(adherence(analysis))}"
    yield (
        "Wait: from a guess to its clue, while the program worked out what to show. It is part of"
        " the seconds of a game.\n"
    )
    if analysis.scored:
        yield f"## Questionnaires (0 to 100)\n\n{as_markdown(scores(analysis))}"


def _holm(analysis: Analysis) -> str:
    pairs = [each for each in analysis.compared if each.measure is Measure.ATTEMPTS]
    paired = any(each.paired for each in pairs)
    said = (
        "Arms are compared within participants: by their differences, with the paired t test and"
        " Wilcoxon's signed ranks (exact up to 49 participants without ties and zeros)."
        if paired
        else ""
    )
    if len(pairs) > 1:
        said += (
            f" Holm: the p of each test adjusted for the {len(pairs)} pairs of arms of a measure."
        )
    return f"{said.strip()}\n"


def _model(each: Modelled) -> str:
    what = "ln time" if each.measure is Measure.LOG_SECONDS else "attempts"
    head = f"## Mixed model of {what}\n"
    model = each.model
    if isinstance(model, NotFitted):
        return f"{head}\nIt could not be fitted: {model.why}.\n"
    if not model.converged:
        return (
            f"{head}\nIt did not converge (the slope of the deviance at its end is"
            f" {model.slope:.1e}): nothing is told of it.\n"
        )
    people, secret, rest = (number(each, 4) for each in model.variances)
    zero = "".join(
        f" That of the {name} is 0: the model is as without them." for name in model.boundary
    )
    terms = "".join(
        f"- {term.name}: {chi_square(term.chi2, term.p, term.freedom)} (likelihood ratio, ML)\n"
        for term in model.terms
    )
    return (
        f"{head}\n{model.games:,} games of {model.people:,} participants with {model.secrets:,}"
        " secrets; both are crossed random effects (restricted likelihood, as lme4). It converged."
        f" Variances: participants {people}, secrets {secret}, residual {rest}.{zero}\n\n"
        f"{terms}\n{as_markdown(effects(model))}"
    )


def _censored(analysis: Analysis) -> str:
    return (
        f"## Arms compared by how soon games are solved\n\n{as_markdown(survivals(analysis))}\n"
        "A game that was not solved is censored: all that is said of it is that it would have taken"
        " longer. KM: Kaplan and Meier, of single games. Log-rank by participants knows that the"
        " games of one are not independent (Lee, Wei and Amato); by games it does not.\n"
    )
