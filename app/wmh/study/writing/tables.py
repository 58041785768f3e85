"""Tables of an analysis as rows of texts, and their output as Markdown, LaTeX or CSV."""

from collections.abc import Mapping
from math import isfinite, nan

from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.arms import Group
from wmh.study.analysis.measures import Measure
from wmh.study.statistics.comparison import Estimate, Statistic
from wmh.study.statistics.mixed_model import MixedModel
from wmh.study.statistics.several import holm
from wmh.study.writing.apa import (
    DASH,
    chi_square,
    estimate,
    f_test,
    interval,
    number,
    p_value,
    t_test,
    u_test,
    v_test,
)
from wmh.study.writing.sentences import TERMS
from wmh.study.writing.tidy import cell, text_of

Rows = tuple[tuple[str, ...], ...]

NAMES: Mapping[Measure, str] = {
    Measure.ATTEMPTS: "Attempts",
    Measure.SECONDS: "Time (s)",
    Measure.LOG_SECONDS: "ln time",
}
_FIT = 4
"""Greatest number of table columns that fit side by side into a column of a paper."""

_HEADER: tuple[str, ...] = (
    *("Measure", "Condition", "n", "Mean", "SD", "Median", "95 % CI", "Reported"),
)


def table(analysis: Analysis) -> Rows:
    """Returns the descriptive table: a header, and a row for each measure and arm.

    Means are means of participants' means.
    """
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
    """Returns the table of comparisons: a header, and a row for each measure and pair of arms.

    Comparisons within participants use the paired t test and Wilcoxon's signed ranks, others
    Welch's test and the Mann-Whitney test.
    """
    several = len(analysis.protocol.arms) > 2
    rows: list[tuple[str, ...]] = [
        (
            *("Measure", "Conditions", "Difference [95 % CI]", "Bootstrap", "t test"),
            *("Hedges g [95 % CI]", "Ranks", "Rank-biserial r [95 % CI]"),
            *(("Holm: t, ranks",) if several else ()),
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
                v_test(found.u) if each.paired else u_test(found.u),
                estimate(found.rank_biserial),
                *((", ".join(map(p_value, each.holm)),) if several else ()),
            )
        )
    return tuple(rows)


def comparison_columns(analysis: Analysis) -> Rows:
    """Returns the comparisons for programs: a header, and rows with a column for each number."""
    rows: list[tuple[str, ...]] = [
        (
            *("measure", "first", "second", "paired", "difference", "difference_low"),
            *("difference_high", "bootstrap_low", "bootstrap_high", "t", "df", "p", "p_holm"),
            *("g", "g_low", "g_high", "ranks", "statistic", "ranks_p", "ranks_p_holm", "exact"),
            *("r", "r_low", "r_high"),
        )
    ]
    for each in analysis.compared:
        found = each.comparison
        told = (
            *_ends(found.difference),
            *(found.bootstrap.low, found.bootstrap.high),
            *(found.welch.statistic, found.welch.freedom, found.welch.p, each.holm[0]),
            *_ends(found.g),
        )
        ranks = (found.u.statistic, found.u.p, each.holm[1])
        rows.append(
            (
                *(each.measure.value, each.first, each.second, cell(each.paired)),
                *map(_plain, told),
                "V" if each.paired else "U",
                *map(_plain, ranks),
                cell(found.u.exact),
                *map(_plain, _ends(found.rank_biserial)),
            )
        )
    return tuple(rows)


def _ends(told: Estimate) -> tuple[float, float, float]:
    return told.value, told.interval.low, told.interval.high


def _plain(value: float) -> str:
    """Returns a number with 15 significant digits; "" for nan and infinity."""
    return f"{value:.15g}" if isfinite(value) else ""


def omnibus(analysis: Analysis) -> Rows:
    """Returns the tests of all arms at once: a header, and a row for each measure."""
    return (
        ("Measure", "Means (Welch)", "Ranks"),
        *(
            (
                NAMES[each.measure],
                f_test(each.means, each.second),
                f"{'Friedman' if each.paired else 'Kruskal and Wallis'}"
                f" {chi_square(each.ranks.statistic, each.ranks.p, each.ranks.freedom)}",
            )
            for each in analysis.omnibus
        ),
    )


def effects(model: MixedModel) -> Rows:
    """Returns a mixed model's fixed effects and differences of arms: a header, then the rows."""
    several = len(model.contrasts) > 1
    adjusted = holm([each.p for each in model.contrasts])
    rows: list[tuple[str, ...]] = [
        ("Effect", "Estimate [95 % CI]", "SE", "t (Satterthwaite)", *(["Holm"] if several else []))
    ]
    for place, each in enumerate((*model.effects, *model.contrasts)):
        told = t_test(Statistic(each.t, each.p, each.freedom))
        estimated = estimate(Estimate(each.estimate, each.interval), 3)
        row = (_effect_name(each.name), estimated, number(each.error, 3), told)
        if several:
            contrast = place - len(model.effects)
            row = (*row, p_value(adjusted[contrast]) if contrast >= 0 else "")
        rows.append(row)
    return tuple(rows)


def _effect_name(name: str) -> str:
    term, _, level = name.partition(" ")
    return f"{TERMS[term]} {level}" if term in TERMS else name


def secrets(analysis: Analysis) -> Rows:
    """Returns the table of secrets: a header, and a row for each secret and arm."""
    return (
        (
            "Target word",
            "Condition",
            "Games",
            "Solved",
            "Attempts (mean, SD)",
            "Time (s, mean, SD)",
        ),
        *(
            (
                each.secret,
                each.arm,
                str(each.games),
                str(each.solved),
                f"{number(each.attempts.mean)} ({number(each.attempts.deviation)})",
                f"{number(each.seconds.mean, 1)} ({number(each.seconds.deviation, 1)})",
            )
            for each in analysis.secrets
        ),
    )


def survivals(analysis: Analysis) -> Rows:
    """Returns comparisons with unsolved games censored: a row for each measure and pair of arms.

    A header precedes them, and with more than two arms also the omnibus test. Holm's correction is
    for the test by participants.
    """
    several = len(analysis.protocol.arms) > 2
    rows: list[tuple[str, ...]] = [
        (
            *("Measure", "Conditions", "Medians (KM)", "Solved of the first", "Expected if alike"),
            *("Log-rank, by participants", "Log-rank, by games"),
            *(("Holm",) if several else ()),
        )
    ]
    rows += [
        (
            *(NAMES[each.measure], "all at once", DASH, DASH, DASH),
            *(chi_square(each.chi2, each.p, each.freedom), DASH, DASH),
        )
        for each in analysis.log_ranks
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
                *((p_value(each.holm),) if several else ()),
            )
        )
    return tuple(rows)


def as_latex(rows: Rows, caption: str) -> str:
    """Returns a LaTeX table as wide as a column; it needs booktabs, tabularx and array.

    In a table of more than four columns each figure has its own line, since the row would not fit.
    """
    header, *rest = rows
    lines = [r"\begin{table}", rf"\caption{{{_escape_latex(caption)}}}", r"\footnotesize"]
    if len(header) <= _FIT:
        columns = "l" + r">{\raggedright\arraybackslash}X" * (len(header) - 1)
        body = [
            " & ".join(map(_escape_latex, header)) + r" \\",
            r"\midrule",
            *(" & ".join(map(_escape_latex, row)) + r" \\" for row in rest),
        ]
    else:
        columns = r"l>{\raggedright\arraybackslash}X"
        body = list[str]()
        for place, row in enumerate(rest):
            body += [r"\midrule"] * bool(place)
            body.append(rf"\multicolumn{{2}}{{l}}{{{_escape_latex(', '.join(row[:2]))}}} \\")
            told = zip(header[2:], row[2:], strict=True)
            body += [
                rf"\quad {_escape_latex(name)} & {_escape_latex(value)} \\" for name, value in told
            ]
    lines += [
        rf"\begin{{tabularx}}{{\columnwidth}}{{{columns}}}",
        r"\toprule",
        *body,
        r"\bottomrule",
        r"\end{tabularx}",
        r"\end{table}",
    ]
    return "\n".join(lines) + "\n"


def as_csv(rows: Rows) -> str:
    """Returns a table as comma-separated values."""
    header, *rest = rows
    return text_of(header, ([cell(each) for each in row] for row in rest), commas=True)


def _escape_latex(text: str) -> str:
    special = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}
    for sign in "&%$#_{}":
        special[sign] = f"\\{sign}"
    special |= {"<": r"$<$", DASH: "--", "χ": r"$\chi$", "²": r"$^2$"}
    return "".join(special.get(sign, sign) for sign in text)


def count_rows(analysis: Analysis) -> Rows:
    """Returns the numbers of games and participants: a header, and a row for each arm."""
    header = (
        *("Condition", "Participants", "Finished", "Withdrew (left out)", "Games", "Solved"),
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
    """Returns the means of each game in turn: a header, and a row for each arm and game."""
    return (
        ("Condition", "Game", "Practice", "n", "Attempts (mean)", "Time (s, mean)"),
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
    """Returns the use of the helper's list: a header, and a row for each arm."""
    return (
        (
            "Condition",
            "Attempts",
            "With the list open",
            "Taken",
            "Guess was listed",
            "Guess was first",
            "Median wait (s)",
            "Longest wait (s)",
        ),
        *(
            (
                each.arm,
                str(each.attempts),
                str(each.offered),
                *(_share(share) for share in (each.taken, each.followed, each.first)),
                *(number(seconds, 3) for seconds in (each.wait, each.longest)),
            )
            for each in analysis.adherence
        ),
    )


def scores(analysis: Analysis) -> Rows:
    """Returns the questionnaires' scores: a header, and rows of arms."""
    return (
        ("Questionnaire", "Condition", "n", "Mean", "SD", "95 % CI"),
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
