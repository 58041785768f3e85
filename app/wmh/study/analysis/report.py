"""The report of an analysis, its table and its sentences, ready for a paper."""

from collections.abc import Iterator, Mapping
from math import isnan, nan

from wmh.study.analysis.analysis import Analysis, Compared, Group, Measure, Survived
from wmh.study.analysis.comparison import EXACT, RESAMPLES, Estimate, Tested
from wmh.study.analysis.integrity import soundness
from wmh.study.analysis.power import smallest_effect
from wmh.study.analysis.samples import Interval
from wmh.study.analysis.tidy import cell, text_of
from wmh.study.protocol.protocol import Protocol, Unsolved

DASH = "\N{EN DASH}"


def number(value: float, places: int = 2) -> str:
    """With so many decimals; a dash for what is not known."""
    return DASH if isnan(value) else f"{value:.{places}f}"


def interval(ends: Interval, places: int = 2) -> str:
    """In brackets."""
    return f"[{number(ends.low, places)}, {number(ends.high, places)}]"


def estimate(told: Estimate, places: int = 2) -> str:
    """A figure and its interval."""
    return f"{number(told.value, places)} {interval(told.interval, places)}"


def p_value(p: float) -> str:
    """As the APA style has it: three decimals, no zero before the point, < .001 below that."""
    if isnan(p):
        return f"p {DASH}"
    return "p < .001" if p < 0.001 else f"p = {p:.3f}".replace("0.", ".")


def t_test(tested: Tested) -> str:
    """Welch's test."""
    return f"t({number(tested.freedom, 1)}) = {number(tested.statistic)}, {p_value(tested.p)}"


def u_test(tested: Tested) -> str:
    """The Mann-Whitney test, and which one."""
    said = f"U = {number(tested.statistic, 1)}, {p_value(tested.p)}"
    if isnan(tested.p):
        return said
    return f"{said} ({'exact' if tested.exact else 'asymptotic'})"


def chi_square(chi2: float, p: float) -> str:
    """A test with one degree of freedom."""
    return f"\N{GREEK SMALL LETTER CHI}²(1) = {number(chi2)}, {p_value(p)}"


Rows = tuple[tuple[str, ...], ...]

NAMES: Mapping[Measure, str] = {
    Measure.ATTEMPTS: "Attempts",
    Measure.SECONDS: "Time (s)",
    Measure.LOG_SECONDS: "ln time",
}
_HEADER: tuple[str, ...] = ("Measure", "Arm", "n", "Mean", "SD", "Median", "95 % CI", "Reported")
_WHAT: Mapping[Measure, str] = {Measure.ATTEMPTS: "attempts", Measure.SECONDS: "seconds"}
MANY = 0.05
"""The share of games not solved above which the comparison of censored games stands first."""
_SIMULATED = "SIMULATED DATA: made up by the program to rehearse the analysis."


def table(analysis: Analysis) -> Rows:
    """A row for each measure and arm, the header first; means are of participants' means."""
    return (
        _HEADER,
        *(
            (NAMES[measure], _title(analysis, group), *_figures(analysis, group, measure))
            for measure, groups in analysis.groups
            for group in groups
        ),
    )


def _figures(analysis: Analysis, group: Group, measure: Measure) -> tuple[str, ...]:
    told, reported = group.description, analysis.protocol.arm(group.arm).reported
    others = (
        {}
        if reported is None
        else {Measure.ATTEMPTS: reported.attempts, Measure.SECONDS: reported.seconds}
    )
    return (
        str(told.n),
        number(told.mean),
        number(told.deviation),
        number(told.median),
        interval(told.interval),
        number(others.get(measure, nan), 1),
    )


def comparisons(analysis: Analysis) -> Rows:
    """A row for each measure and pair of arms, the header first."""
    rows: list[tuple[str, ...]] = [
        (
            *("Measure", "Arms", "Difference [95 % CI]", "Bootstrap", "Welch"),
            *("Hedges g [95 % CI]", "Mann-Whitney", "Rank-biserial r [95 % CI]"),
        )
    ]
    for each in analysis.compared:
        found = each.comparison
        rows.append(
            (
                NAMES[each.measure],
                f"{each.first} {DASH} {each.second}",
                estimate(found.difference),
                interval(found.bootstrap),
                t_test(found.welch),
                estimate(found.g),
                u_test(found.u),
                estimate(found.rank_biserial),
            )
        )
    return tuple(rows)


def survivals(analysis: Analysis) -> Rows:
    """Games that were not solved taken as censored: a row for each measure and pair of arms."""
    rows: list[tuple[str, ...]] = [
        (
            *("Measure", "Arms", "Medians (KM)", "Solved of the first", "Expected if alike"),
            *("Log-rank, by participants", "Log-rank, by games"),
        )
    ]
    for each in analysis.survived:
        found = each.log_rank
        rows.append(
            (
                NAMES[each.measure],
                f"{each.first} {DASH} {each.second}",
                " and ".join(number(median, 1) for median in each.medians),
                str(found.observed),
                number(found.expected, 1),
                chi_square(found.chi2_people, found.p_people),
                chi_square(found.chi2, found.p),
            )
        )
    return tuple(rows)


def as_markdown(rows: Rows) -> str:
    """A table in Markdown."""
    header, *rest = rows
    lines = [header, tuple("---" for _ in header), *rest]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def as_latex(rows: Rows, caption: str) -> str:
    """A table in LaTeX, which needs the package booktabs."""
    header, *rest = rows
    columns = "ll" + "r" * (len(header) - 2)
    lines = [
        r"\begin{table}",
        rf"\caption{{{_escaped(caption)}}}",
        rf"\begin{{tabular}}{{{columns}}}",
        r"\toprule",
        " & ".join(map(_escaped, header)) + r" \\",
        r"\midrule",
        *(" & ".join(map(_escaped, row)) + r" \\" for row in rest),
        r"\bottomrule",
        r"\end{tabular}",
        r"\end{table}",
    ]
    return "\n".join(lines) + "\n"


def as_csv(rows: Rows) -> str:
    """A table as comma-separated values."""
    header, *rest = rows
    return text_of(header, ([cell(each) for each in row] for row in rest), commas=True)


def _escaped(text: str) -> str:
    special = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}
    for sign in "&%$#_{}":
        special[sign] = f"\\{sign}"
    special |= {"<": r"$<$", DASH: "--", "χ": r"$\chi$", "²": r"$^2$"}
    return "".join(special.get(sign, sign) for sign in text)


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


def counted(analysis: Analysis) -> Rows:
    """How many of everything, the header first."""
    header = (
        *("Arm", "Participants", "Finished", "Withdrew (left out)", "Games", "Solved"),
        *(
            "Not solved (censored)",
            "Interrupted (left out)",
            "Median attempts (KM)",
            "Median time (s, KM)",
        ),
    )
    rows: list[tuple[str, ...]] = [header]
    for each in analysis.counted:
        numbers = (
            *(each.participants, each.finished, each.withdrawn),
            *(each.games, each.solved, each.censored, each.interrupted),
        )
        medians = number(each.attempts, 1), number(each.seconds, 1)
        rows.append((each.arm, *map(str, numbers), *medians))
    return tuple(rows)


def learning(analysis: Analysis) -> Rows:
    """Game by game, the header first."""
    return (
        ("Arm", "Game", "Practice", "n", "Attempts (mean)", "Time (s, mean)"),
        *(
            (
                point.arm,
                str(point.game),
                "yes" if point.practice else "no",
                str(point.attempts.n),
                number(point.attempts.mean),
                number(point.seconds.mean, 1),
            )
            for point in analysis.learning
        ),
    )


def adherence(analysis: Analysis) -> Rows:
    """How the list was used, the header first."""
    return (
        ("Arm", "Attempts", "With the list open", "Taken", "Guess was listed", "Guess was first"),
        *(
            (
                each.arm,
                str(each.attempts),
                str(each.offered),
                *(_share(share) for share in (each.taken, each.followed, each.first)),
            )
            for each in analysis.adherence
        ),
    )


def scores(analysis: Analysis) -> Rows:
    """Of the questionnaires, the header first."""
    return (
        ("Questionnaire", "Arm", "n", "Mean", "SD", "95 % CI"),
        *(
            (
                each.questionnaire.upper(),
                each.arm,
                str(each.description.n),
                number(each.description.mean, 1),
                number(each.description.deviation, 1),
                interval(each.description.interval, 1),
            )
            for each in analysis.scored
        ),
    )


def _share(share: float) -> str:
    told = number(100 * share, 1)
    return told if told == DASH else f"{told} %"


def _title(analysis: Analysis, group: Group) -> str:
    return analysis.protocol.arm(group.arm).title
