"""The report of an analysis: its paragraph and its tables, ready for a paper."""

from collections.abc import Iterator, Mapping

from wmh.study.analysis.analysis import Analysis, Compared, Measure, Survived
from wmh.study.analysis.integrity import soundness
from wmh.study.protocol.protocol import Protocol, Unsolved
from wmh.study.statistics.comparison import EXACT, RESAMPLES
from wmh.study.statistics.power import smallest_effect
from wmh.study.writing.apa import chi_square, estimate, number, t_test, u_test
from wmh.study.writing.tables import (
    adherence,
    as_markdown,
    comparisons,
    counted,
    learning,
    scores,
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
    people = sum(each.participants for each in analysis.counted)
    games = sum(block.games for block in protocol.blocks if analysis.practice or not block.practice)
    yield (
        f"{people} participants ({arms}) each played {games} measured games with words of"
        f" {protocol.length} letters; the same secrets were used in every arm."
    )
    censored = sum(each.censored for each in analysis.counted)
    interrupted = sum(each.interrupted for each in analysis.counted)
    if withdrew := sum(each.withdrawn for each in analysis.counted):
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
    sizes = [each.participants - each.withdrawn for each in analysis.counted][:2]
    if len(sizes) == 2 and min(sizes) > 1:
        yield (
            f"Groups of {sizes[0]} and {sizes[1]} find a difference of"
            f" {number(smallest_effect(*sizes))} standard deviations with 80 % power at the 5 %"
            " level."
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
    what = _WHAT[each.measure]
    found = each.comparison
    return (
        f"Participants of “{analysis.protocol.arm(each.first).title}” needed"
        f" M = {number(one.mean)} (SD = {number(one.deviation)}) {what} a game, those of"
        f" “{analysis.protocol.arm(each.second).title}” M = {number(other.mean)}"
        f" (SD = {number(other.deviation)}): a difference of {estimate(found.difference)},"
        f" {t_test(found.welch)}, Hedges g = {estimate(found.g)}; Mann-Whitney {u_test(found.u)},"
        f" rank-biserial r = {estimate(found.rank_biserial)}."
    )


def report(analysis: Analysis) -> str:
    """The whole report in Markdown."""
    return "\n".join(_parts(analysis)) + "\n"


def _parts(analysis: Analysis) -> Iterator[str]:
    protocol = analysis.protocol
    yield f"# {protocol.title}\n"
    if analysis.simulated:
        yield f"**{_SIMULATED}**\n"
    yield f"Protocol `{protocol.name}`, version {protocol.version}, SHA-256 `{protocol.digest}`.\n"
    yield f"{paragraph(analysis)}\n"
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
    if analysis.censored <= MANY:
        yield _censored(analysis)
    yield f"## Games\n\n{as_markdown(counted(analysis))}"
    yield "KM: Kaplan and Meier, of single games; those not solved are censored.\n"
    yield f"## Learning\n\n{as_markdown(learning(analysis))}"
    yield f"## Use of the helper\n\n{as_markdown(adherence(analysis))}"
    if analysis.scored:
        yield f"## Questionnaires (0 to 100)\n\n{as_markdown(scores(analysis))}"


def _censored(analysis: Analysis) -> str:
    return (
        f"## Arms compared by how soon games are solved\n\n{as_markdown(survivals(analysis))}\n"
        "A game that was not solved is censored: all that is said of it is that it would have taken"
        " longer. KM: Kaplan and Meier, of single games. Log-rank by participants knows that the"
        " games of one are not independent (Lee, Wei and Amato); by games it does not.\n"
    )
