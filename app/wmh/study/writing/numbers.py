"""Numbers of an analysis by name, for other programs and the comparison with R.

A name has parts between slashes, such as `means/attempts/with/sd`; `analysis.R` uses these names
too.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from math import isfinite, isnan
from typing import Any

from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.arms import Compared, ModelOutcome
from wmh.study.statistics.mixed_model import Effect, FitFailure
from wmh.study.statistics.random_effects import RandomEffects, Structure
from wmh.study.statistics.samples import Description, Interval

Numbers = Iterator[tuple[str, float]]


def numbers(analysis: Analysis) -> dict[str, float]:
    """Returns all numbers of an analysis by name; nan for unknown numbers."""
    return dict(_all(analysis))


def as_json(analysis: Analysis) -> str:
    """Returns the text of results.json: the protocol and all numbers, null for unknown numbers."""
    protocol = analysis.protocol
    told: dict[str, Any] = {
        "protocol": {
            "name": protocol.name,
            "title": protocol.title,
            "version": protocol.version,
            "sha256": analysis.digest,
        },
        "simulated": analysis.simulated,
        "practice_counts": analysis.practice,
        "seed": analysis.seed,
        "numbers": {
            name: value if isfinite(value) else None for name, value in numbers(analysis).items()
        },
        "models": [
            {"measure": each.measure.value, "fitted": False, "why": each.model.why}
            if isinstance(each.model, FitFailure)
            else {
                "measure": each.measure.value,
                "fitted": True,
                "converged": each.model.converged,
                "random": {part.name: part.structure.value for part in each.model.random},
                "variances_of_zero": list(each.model.boundary),
            }
            for each in analysis.models
        ],
        "flow": asdict(analysis.flow),
    }
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


def _all(analysis: Analysis) -> Numbers:
    for measure, groups in analysis.groups:
        for group in groups:
            yield from _description(f"means/{measure}/{group.arm}", group.description)
    for each in analysis.compared:
        yield from _comparison_numbers(each)
    for each in analysis.omnibus:
        name = f"omnibus/{each.measure}"
        yield f"{name}/means/f", each.means.statistic
        yield f"{name}/means/df1", each.means.freedom
        yield f"{name}/means/df2", each.second
        yield f"{name}/means/p", each.means.p
        yield f"{name}/ranks/chi2", each.ranks.statistic
        yield f"{name}/ranks/p", each.ranks.p
    yield "censored/share", analysis.censored
    for each in analysis.counted:
        name = f"games/{each.arm}"
        yield f"{name}/played", each.games
        yield f"{name}/solved", each.solved
        yield f"{name}/censored", each.censored
        yield f"{name}/median-attempts", each.attempts
        yield f"{name}/median-seconds", each.seconds
    for each in analysis.survived:
        name = f"log-rank/{each.measure}/{each.first}/{each.second}"
        found = each.log_rank
        yield f"{name}/observed", found.observed
        yield f"{name}/expected", found.expected
        yield f"{name}/chi2", found.chi2
        yield f"{name}/p", found.p
        yield f"{name}/chi2-people", found.chi2_people
        yield f"{name}/p-people", found.p_people
        yield f"{name}/p-holm", each.holm
    for each in analysis.log_ranks:
        if not isnan(each.p):
            yield f"log-rank/{each.measure}/chi2", each.chi2
            yield f"log-rank/{each.measure}/df", each.freedom
            yield f"log-rank/{each.measure}/p", each.p
    for each in analysis.models:
        yield from _model_numbers(each)
    for each in analysis.secrets:
        name = f"secrets/{each.secret}/{each.arm}"
        yield f"{name}/games", each.games
        yield f"{name}/solved", each.solved
        yield f"{name}/attempts", each.attempts.mean
        yield f"{name}/seconds", each.seconds.mean
    for point in analysis.learning:
        name = f"learning/{point.arm}/{point.game}"
        yield f"{name}/attempts", point.attempts.mean
        yield f"{name}/seconds", point.seconds.mean
    for each in analysis.adherence:
        name = f"adherence/{each.arm}"
        yield f"{name}/attempts", each.attempts
        yield f"{name}/offered", each.offered
        yield f"{name}/taken", each.taken
        yield f"{name}/followed", each.followed
        yield f"{name}/first", each.first
        yield f"{name}/wait", each.wait
        yield f"{name}/longest-wait", each.longest
    for each in analysis.scored:
        yield from _description(f"scores/{each.questionnaire}/{each.arm}", each.description)


def _description(name: str, told: Description) -> Numbers:
    yield f"{name}/n", told.n
    yield f"{name}/mean", told.mean
    yield f"{name}/sd", told.deviation
    yield f"{name}/median", told.median
    yield f"{name}/q1", told.quartiles[0]
    yield f"{name}/q3", told.quartiles[1]
    yield f"{name}/min", told.least
    yield f"{name}/max", told.most
    yield from _interval(name, told.interval)


def _interval(name: str, told: Interval) -> Numbers:
    yield f"{name}/low", told.low
    yield f"{name}/high", told.high


def _comparison_numbers(each: Compared) -> Numbers:
    name, found = f"compared/{each.measure}/{each.first}/{each.second}", each.comparison
    yield f"{name}/difference", found.difference.value
    yield from _interval(f"{name}/difference", found.difference.interval)
    yield from _interval(f"{name}/bootstrap", found.bootstrap)
    yield f"{name}/t", found.welch.statistic
    yield f"{name}/df", found.welch.freedom
    yield f"{name}/p", found.welch.p
    yield f"{name}/p-holm", each.holm[0]
    yield f"{name}/g", found.g.value
    yield from _interval(f"{name}/g", found.g.interval)
    yield f"{name}/u", found.u.statistic
    yield f"{name}/u-p", found.u.p
    yield f"{name}/u-p-holm", each.holm[1]
    yield f"{name}/bf10", each.bayes.factor
    test, trimmed = each.trimmed
    yield f"{name}/trimmed", trimmed.value
    yield from _interval(f"{name}/trimmed", trimmed.interval)
    yield f"{name}/trimmed-t", test.statistic
    yield f"{name}/trimmed-df", test.freedom
    yield f"{name}/trimmed-p", test.p
    yield f"{name}/posterior", each.bayes.effect
    yield from _interval(f"{name}/posterior", each.bayes.interval)
    yield f"{name}/r", found.rank_biserial.value
    yield from _interval(f"{name}/r", found.rank_biserial.interval)


def _model_numbers(each: ModelOutcome) -> Numbers:
    model, name = each.model, f"model/{each.measure}"
    if isinstance(model, FitFailure):
        return
    yield f"{name}/games", model.games
    yield f"{name}/participants", model.people
    yield f"{name}/secrets", model.secrets
    yield f"{name}/deviance", model.deviance
    for part in model.random:
        yield from _spread(f"{name}/variance/{part.name}", part)
    yield f"{name}/variance/residual", model.residual
    for kind, effects in (("effect", model.effects), ("contrast", model.contrasts)):
        for effect in effects:
            yield from _effect(f"{name}/{kind}/{effect.name}", effect)
    for term in model.terms:
        yield f"{name}/term/{term.name}/chi2", term.chi2
        yield f"{name}/term/{term.name}/df", term.freedom
        yield f"{name}/term/{term.name}/p", term.p


def _spread(name: str, told: RandomEffects) -> Numbers:
    """Yields the named variances of random effects; covariances too if each arm has its own."""
    if told.structure is not Structure.FULL:
        yield name, told.common
        if told.structure is Structure.EVEN:
            yield f"{name}-arm", told.slope / 2
        return
    for one, first in enumerate(told.arms):
        for other in range(one + 1):
            yield f"{name}/{told.arms[other]}/{first}", told.covariance[one][other]


def _effect(name: str, effect: Effect) -> Numbers:
    yield f"{name}/estimate", effect.estimate
    yield f"{name}/error", effect.error
    yield f"{name}/t", effect.t
    yield f"{name}/df", effect.freedom
    yield f"{name}/p", effect.p
    yield from _interval(name, effect.interval)
