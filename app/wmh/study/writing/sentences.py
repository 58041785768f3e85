"""The report's paragraph of results, whose sentences are derived from the data."""

from collections.abc import Iterator, Mapping, Sequence
from math import isnan

from wmh.base.text import wording
from wmh.study.analysis.analysis import Analysis, LogRankOmnibus, SurvivalComparison
from wmh.study.analysis.arms import Compared, ModelOutcome, Omnibus
from wmh.study.analysis.measures import Measure
from wmh.study.protocol.protocol import SEPARATOR, Protocol, Unsolved
from wmh.study.statistics.comparison import Estimate, Statistic
from wmh.study.statistics.mixed_model import FitFailure, MixedModel
from wmh.study.statistics.power import LEVEL, smallest_effect
from wmh.study.statistics.random_effects import RandomEffects, Structure
from wmh.study.statistics.samples import Description
from wmh.study.statistics.several import holm
from wmh.study.writing.apa import chi_square, estimate, f_test, number, p_value, t_test, u_test

MANY = 0.05
"""Share of unsolved games above which comparisons with censored games are reported first."""
SIMULATED = "SIMULATED DATA: made up by the program to rehearse the analysis."
MEASURES: Mapping[Measure, str] = {
    Measure.ATTEMPTS: "attempts",
    Measure.SECONDS: "seconds",
    Measure.LOG_SECONDS: "ln time",
}

UNITS: Mapping[str, str] = {"secrets": "target words"}
"""Names in reports of groupings whose name in the program differs."""
TERMS: Mapping[str, str] = {"arm": "condition"}


def paragraph(analysis: Analysis) -> str:
    """Returns an analysis's results as a paragraph for a paper, in plain text."""
    return " ".join(_sentences(analysis))


def _sentences(analysis: Analysis) -> Iterator[str]:
    if analysis.simulated:
        yield SIMULATED
    yield from _people(analysis)
    yield from _games(analysis)
    if analysis.censored > MANY:
        yield from (_survived_at_all(each) for each in analysis.log_ranks)
        yield from (_survival_sentence(analysis, each) for each in analysis.survived)
    for each in analysis.omnibus:
        if each.measure is not Measure.LOG_SECONDS:
            yield _altogether(each)
    for each in analysis.compared:
        if each.measure is not Measure.LOG_SECONDS:
            yield _comparison_sentence(analysis, each)
    for each in analysis.models:
        yield _model_sentence(each)
        yield from disagreements(analysis, each)
    yield from _power(analysis)


def _people(analysis: Analysis) -> Iterator[str]:
    protocol, groups = analysis.protocol, analysis.flow.groups
    people = sum(each.assigned for each in groups)
    if not people:
        yield "No participant was assigned."
        return
    dealt = " and ".join(f"{each.assigned} to {_group(protocol, each.group)}" for each in groups)
    yield f"{wording.count_text(people, 'participant')} {_were(people)} assigned: {dealt}."
    if withdrew := sum(each.withdrew for each in groups):
        yield f"{withdrew} of them withdrew and {_is(withdrew)} left out."
    if unfinished := sum(each.unfinished for each in groups):
        yield f"{unfinished} did not finish and {_is(unfinished)} counted as far as they came."
    if none := sum(each.none for each in groups):
        yield f"{none} of those who stayed had no game that counts."


def _group(protocol: Protocol, name: str) -> str:
    arms = [f"“{protocol.arm(arm).title}”" for arm in name.split(SEPARATOR)]
    return f"the condition {arms[0]}" if len(arms) == 1 else f"{', then '.join(arms)}"


def _games(analysis: Analysis) -> Iterator[str]:
    protocol, played = analysis.protocol, analysis.played
    what = "game" if analysis.practice else "measured game"
    planned = protocol.games if analysis.practice else protocol.measured_games
    if not played:
        yield f"No {what} was played to its end."
        return
    people = wording.count_text(len(played), "participant")
    least, most = min(played), max(played)
    each = f"{most} each" if least == most else f"{least} to {most} each"
    yield (
        f"{people} played {wording.count_text(sum(played), what)} to the end ({each}, of {planned})"
        f" with words of {protocol.length} letters."
    )
    yield from _secrets(analysis)
    if interrupted := sum(each.interrupted for each in analysis.counted):
        yield f"{_games_phrase(interrupted)} interrupted and left out."
    if censored := sum(each.censored for each in analysis.counted):
        yield f"{_games_phrase(censored)} not solved ({number(100 * analysis.censored, 1)} %)."
        yield f"In the means, each of these counts as {unsolved_values(protocol)}."
    if analysis.instant:
        yield (
            f"{wording.count_text(analysis.instant, 'game')} took 0 seconds and"
            f" {_is(analysis.instant)} left out of all that is said of times."
        )


def _secrets(analysis: Analysis) -> Iterator[str]:
    met: dict[str, set[str]] = {}
    for row in analysis.secrets:
        if row.games:
            met.setdefault(row.arm, set()).add(row.secret)
    if len(met) < 2:
        return
    every, common = set[str]().union(*met.values()), set[str].intersection(*met.values())
    where = "every condition"
    if len(met) < len(analysis.protocol.arms):
        where += " that was played"
    if every == common:
        yield f"The target words were the same in {where} ({len(every)})."
    else:
        yield f"Of {len(every)} target words, {len(common)} {_were(len(common))} met in {where}."


def _altogether(each: Omnibus) -> str:
    what = MEASURES[each.measure]
    ranks = chi_square(each.ranks.statistic, each.ranks.p, each.ranks.freedom)
    if isnan(each.ranks.p):
        return f"No test of all conditions at once could be made of {what}."
    if each.paired:
        return f"All conditions at once in {what}: Friedman's {ranks}."
    means = "" if isnan(each.means.p) else f"Welch's {f_test(each.means, each.second)}; "
    return f"All conditions at once in {what}: {means}Kruskal and Wallis {ranks}."


def _survived_at_all(each: LogRankOmnibus) -> str:
    what = MEASURES[each.measure]
    if isnan(each.p):
        return f"No log-rank test of all conditions at once could be made of {what}."
    return (
        f"With games that were not solved censored, all conditions at once in {what}: log-rank by"
        f" participants {chi_square(each.chi2, each.p, each.freedom)}."
    )


def _survival_sentence(analysis: Analysis, each: SurvivalComparison) -> str:
    what, titles = MEASURES[each.measure], _titles(analysis, each)
    halves = ", ".join(
        f"fewer than half of the games of {title} were solved"
        if isnan(median)
        else f"half of the games of {title} were solved within {number(median, 1)} {what}"
        for title, median in zip(titles, each.medians, strict=True)
    )
    several = len(analysis.protocol.arms) > 2
    p = each.holm if several else each.log_rank.p_people
    tested = (
        "no log-rank test could be made"
        if isnan(p)
        else f"log-rank by participants {chi_square(each.log_rank.chi2_people, p)}"
        + (" (Holm)" if several else "")
    )
    return f"With these censored, {halves} (Kaplan and Meier; {tested})."


def _titles(analysis: Analysis, each: SurvivalComparison | Compared) -> tuple[str, str]:
    one, other = (analysis.protocol.arm(name).title for name in (each.first, each.second))
    return f"“{one}”", f"“{other}”"


def _comparison_sentence(analysis: Analysis, each: Compared) -> str:
    groups = {group.arm: group for group in dict(analysis.groups)[each.measure]}
    one, other = groups[each.first], groups[each.second]
    what, titles = MEASURES[each.measure], _titles(analysis, each)
    sizes = one.description.n, other.description.n
    if not all(sizes):
        empty = [title for title, size in zip(titles, sizes, strict=True) if not size]
        return f"In {what} there is nothing to compare: no mean of {' and '.join(empty)}."
    both = len({*one.people} & {*other.people})
    # Whoever left after the first arm has a mean in it, and no difference.
    among = f" among the {both} who played in both" if each.paired and both < max(sizes) else ""
    told = [_mean(group.description) for group in (one, other)]
    return (
        f"Participants of {titles[0]} needed {told[0]} {what} a game, those of {titles[1]}"
        f" {told[1]}: a difference of {estimate(each.comparison.difference)}{among};"
        f" {'; '.join(_tests(each, adjusted=len(analysis.protocol.arms) > 2))}."
    )


def _mean(told: Description) -> str:
    if told.n == 1:
        return f"M = {number(told.mean)} (of one participant)"
    return f"M = {number(told.mean)} (SD = {number(told.deviation)})"


def _tests(each: Compared, *, adjusted: bool) -> Iterator[str]:
    """Yields the tests of a pair of arms in words; `adjusted` gives p values adjusted by Holm."""
    found, mark = each.comparison, " by Holm" if adjusted else ""
    t, u = (
        Statistic(told.statistic, p, told.freedom, told.exact)
        for told, p in zip(
            (found.welch, found.u),
            each.holm if adjusted else (found.welch.p, found.u.p),
            strict=True,
        )
    )
    yield "no t test could be made" if isnan(t.p) else f"{t_test(t)}{mark}{_effect(found.g)}"
    name, sign = ("Wilcoxon", "V") if each.paired else ("Mann-Whitney", "U")
    if isnan(u.p):
        yield f"no {name} test could be made"
        return
    ranks = f"{name} {u_test(u).replace('U =', f'{sign} =')}{mark}"
    known = not isnan(found.rank_biserial.value)
    yield f"{ranks}, rank-biserial r = {estimate(found.rank_biserial)}" if known else ranks


def _effect(g: Estimate) -> str:
    return "" if isnan(g.value) else f", Hedges g = {estimate(g)}"


def _model_sentence(each: ModelOutcome) -> str:
    what = MEASURES[each.measure]
    if isinstance(each.model, FitFailure):
        return f"No mixed model of {what} could be fitted: {each.model.why}."
    if not each.model.converged:
        return f"The mixed model of {what} did not converge, and nothing is told of it."
    terms = "; ".join(
        f"{TERMS.get(term.name, term.name)} {chi_square(term.chi2, term.p, term.freedom)}"
        for term in each.model.terms
    )
    return (
        f"In a linear mixed model of {what} with participants and target words as crossed random"
        f" effects ({random_effects(each.model.random)}): {terms or 'no term to test'}."
    )


def random_effects(random: Sequence[RandomEffects]) -> str:
    """Returns which random effects were fitted, and which are smaller than the design allows."""
    return "; ".join(map(_structure, random))


def _structure(each: RandomEffects) -> str:
    unit = UNITS.get(each.name, each.name)
    told = {
        Structure.INTERCEPTS: f"intercepts of {unit}",
        Structure.EVEN: f"intercepts of {unit} and effects of the conditions that vary alike",
        Structure.FULL: f"effects of the conditions that vary among {unit}, correlated",
    }[each.structure]
    if each.structure is each.wanted:
        return told
    return f"{told}, as the games support no more"


def disagreements(analysis: Analysis, modelled: ModelOutcome) -> Iterator[str]:
    """Yields sentences on the pairs of arms for which the model and the test of means disagree."""
    if not isinstance(modelled.model, MixedModel) or not modelled.model.converged:
        return
    contrasts = modelled.model.contrasts
    adjusted = holm([each.p for each in contrasts])
    by_name = {each.name: p for each, p in zip(contrasts, adjusted, strict=True)}
    several = len(analysis.protocol.arms) > 2
    for each in analysis.compared:
        p = by_name.get(f"{each.first} - {each.second}")
        mean = each.holm[0]
        if each.measure is not modelled.measure or p is None or isnan(p) or isnan(mean):
            continue
        if (p < LEVEL) != (mean < LEVEL):
            one, other = _titles(analysis, each)
            test = "paired t test" if each.paired else "Welch's t test of means"
            yield (
                f"The model and the {test} disagree about {one} and {other} in"
                f" {MEASURES[modelled.measure]}: {p_value(p)} and {p_value(mean)}"
                f"{' by Holm' if several else ''}."
            )


def _power(analysis: Analysis) -> Iterator[str]:
    """Yields a sentence on the smallest effect that groups of the compared sizes detect."""
    if analysis.protocol.sequences:
        return
    pairs = [each for each in analysis.compared if each.measure is Measure.ATTEMPTS]
    sizes = {group.arm: group.description.n for group in dict(analysis.groups)[Measure.ATTEMPTS]}
    if not pairs or min(sizes.values()) < 2:
        return
    level = LEVEL / len(pairs)
    first, second = sorted(sizes.values())[:2]
    effect = number(smallest_effect(first, second, level=level))
    among = "Groups" if len(pairs) == 1 else "The two smallest groups,"
    corrected = (
        "the 5 % level"
        if len(pairs) == 1
        else f"the level of Holm's first step, 5 % by {len(pairs)} pairs"
    )
    yield (
        f"{among} of {first} and {second}{',' if len(pairs) > 1 else ''} find a difference of"
        f" {effect} standard deviations with 80 % power at {corrected}."
    )


def unsolved_values(protocol: Protocol) -> str:
    """Returns in words which value an unsolved game has in means."""
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


def _games_phrase(games: int) -> str:
    return f"{wording.count_text(games, 'game')} {_were(games)}"


def _were(number_of: int) -> str:
    return "was" if number_of == 1 else "were"


def _is(number_of: int) -> str:
    return "is" if number_of == 1 else "are"
