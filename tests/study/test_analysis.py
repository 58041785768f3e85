"""The analysis against means and counts taken by hand, and what is printed of it."""

import codecs
import csv
import io
import re
from dataclasses import replace
from math import isnan, log
from statistics import fmean, median

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from tests.study.protocols import small
from wmh.base.text.escaping import as_markdown, escape_text
from wmh.study.analysis.analysis import analyse
from wmh.study.analysis.measures import Measure
from wmh.study.journal.rows import AnswerRow, AttemptRow, GameRow, ParticipantRow, Tables
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.protocol import Arm, ReportedMeans, Unsolved
from wmh.study.statistics.comparison import Estimate, compare
from wmh.study.statistics.samples import Interval
from wmh.study.statistics.survival import Observation, curve, log_rank
from wmh.study.writing import plots
from wmh.study.writing.apa import DASH, estimate, interval, number, p_value
from wmh.study.writing.report import report
from wmh.study.writing.results import write_results
from wmh.study.writing.sentences import paragraph
from wmh.study.writing.tables import (
    adherence,
    as_csv,
    as_latex,
    comparisons,
    learning,
    table,
)


def person(code, arm, **changes):
    row = ParticipantRow(code, "small", "d", False, arm, 0, False, "1", "", 1, 3, True, 0, 0, 0)
    return replace(row, **changes)


def game(code, arm, trial, attempts, seconds, *, outcome="solved", practice=False):
    block, base = ("practice", 0) if practice else ("measured", 1)
    return GameRow(
        *(code, "d", False, arm, block, practice, base + trial, trial, "rain", 4, attempts),
        *(outcome == "solved", outcome, seconds, 1.0, 0.0, 0.0, 0, False),
    )


PEOPLE = (person("a", "without"), person("b", "without"), person("c", "with"), person("d", "with"))
GAMES = (
    game("a", "without", 1, 9, 300.0, practice=True),
    game("a", "without", 1, 4, 100.0),
    game("a", "without", 2, 6, 200.0, outcome="out of attempts"),
    game("b", "without", 1, 5, 90.0),
    game("b", "without", 2, 2, None, outcome="interrupted"),
    game("c", "with", 1, 3, 30.0),
    game("c", "with", 2, 4, 50.0),
    game("d", "with", 1, 2, 20.0),
    game("d", "with", 2, 3, 40.0),
)
TABLES = Tables(PEOPLE, GAMES)


def means(analysis, measure):
    return {group.arm: group.means for group in dict(analysis.groups)[measure]}


def test_means_are_of_participants_without_practice_and_what_was_interrupted():
    found = analyse(TABLES, small(), seed=1)
    assert means(found, Measure.ATTEMPTS) == {"without": (5.0, 5.0), "with": (3.5, 2.5)}
    assert means(found, Measure.SECONDS) == {"without": (150.0, 90.0), "with": (40.0, 30.0)}
    logs = means(found, Measure.LOG_SECONDS)
    assert logs["without"] == pytest.approx((fmean([log(100), log(200)]), log(90)))
    without, with_it = found.counted
    assert (without.games, without.solved, without.censored, without.interrupted) == (4, 2, 1, 1)
    assert (with_it.games, with_it.solved, with_it.censored, with_it.interrupted) == (4, 4, 0, 0)
    assert (without.attempts, with_it.attempts) == (5.0, 3.0)


@pytest.mark.parametrize(
    ("changes", "attempts", "seconds", "said"),
    [
        ({}, (4 + 6) / 2, 150.0, "6 attempts, the cap, and the time used by then: lower bounds"),
        (
            {"unsolved": Unsolved.NEXT, "time_cap": 600},
            *((4 + 7) / 2, (100 + 600) / 2),
            "7 attempts, one more than are allowed, and 600 seconds, the cap: lower bounds",
        ),
        (
            {"attempts": None, "time_cap": 600},
            *((4 + 2) / 2, (100 + 600) / 2),
            "the attempts used by then, and 600 seconds, the cap: lower bounds",
        ),
        (
            {"attempts": None, "unsolved": Unsolved.NEXT},
            *((4 + 3) / 2, 150.0),
            "the attempts used by then and one more, and the time used by then: lower bounds",
        ),
    ],
)
def test_a_game_out_of_time_counts_as_the_protocol_says(changes, attempts, seconds, said):
    """However soon it ended: giving up after two guesses is not better than solving in four."""
    gave_up = game("a", "without", 2, 2, 200.0, outcome="out of time")
    tables = replace(TABLES, games=(*GAMES[:2], gave_up, *GAMES[3:]))
    found = analyse(tables, small(**changes), seed=1)
    assert means(found, Measure.ATTEMPTS)["without"] == (attempts, 5.0)
    assert means(found, Measure.SECONDS)["without"] == (seconds, 90.0)
    points = {(point.arm, point.game): point for point in found.learning}
    assert points["without", 3].attempts.mean == pytest.approx(2 * attempts - 4)
    assert f"In the means, each of these counts as {said}." in paragraph(found)


def test_where_many_games_are_censored_that_comparison_stands_first():
    few = tuple(game("c", "with", 3 + trial, 3, 30.0) for trial in range(20))
    for games, first in ((GAMES, True), ((*GAMES, *few), False)):
        found = analyse(replace(TABLES, games=games), small(), seed=1)
        headings = re.findall("^## (.*)", report(found), re.MULTILINE)
        assert (headings[1] == "Conditions compared by how soon games are solved") is first
        assert ("log-rank by participants" in paragraph(found)) is first
    assert headings.index("Conditions compared") < headings.index(
        "Conditions compared by how soon games are solved"
    )


def test_a_comparison_of_games_as_r_makes_it():
    """The games of six participants: what each took, and whether it was solved."""
    told = {
        "a": ("without", (4, 6, 3), (1, 0, 1)),
        "b": ("without", (5, 2, 6), (1, 0, 1)),
        "c": ("without", (6, 6, 4), (0, 1, 1)),
        "d": ("with", (3, 4, 2), (1, 1, 1)),
        "e": ("with", (3, 5, 6), (1, 0, 1)),
        "f": ("with", (2, 3, 4), (1, 1, 1)),
    }
    games = tuple(
        game(code, arm, n + 1, t, 10.0 * t, outcome="solved" if s else "out of time")
        for code, (arm, times, solved) in told.items()
        for n, (t, s) in enumerate(zip(times, solved, strict=True))
    )
    people = tuple(person(code, arm) for code, (arm, *_) in told.items())
    for each in analyse(Tables(people, games), small(), seed=1).survived:
        # survdiff(Surv(t, s) ~ arm)
        assert (each.first, each.log_rank.observed) == ("without", 6)
        assert each.log_rank.expected == pytest.approx(8.79307359307359, abs=1e-12)
        assert each.log_rank.chi2 == pytest.approx(3.32701026910903, abs=1e-12)
        assert each.log_rank.p == pytest.approx(0.0681506520716074, abs=1e-12)
        # coxph(Surv(t, s) ~ arm + cluster(id), ties = "breslow")$rscore
        assert each.log_rank.chi2_people == pytest.approx(2.81411213797503, abs=1e-12)
        assert each.log_rank.p_people == pytest.approx(0.0934385831575824, abs=1e-12)
        # summary(survfit(Surv(t, s) ~ arm))$table[, "median"]
        scale = 1 if each.measure is Measure.ATTEMPTS else 10
        assert each.medians == (5.5 * scale, 3.0 * scale)


@pytest.mark.parametrize(
    ("times", "solved", "middle"),
    [
        # summary(survfit(Surv(times, solved) ~ 1))$table["median"]
        ((1, 2, 3, 4), (1, 1, 1, 1), 2.5),
        ((1, 2, 3, 3), (1, 1, 0, 0), 2.0),
        ((2, 4, 5, 6, 7, 9), (1, 1, 1, 0, 1, 1), 6.0),
        ((2, 4, 5, 6), (1, 1, 0, 1), 5.0),
    ],
)
def test_half_of_the_games_as_r_has_them(times, solved, middle):
    games = [Observation(float(time), bool(each)) for time, each in zip(times, solved, strict=True)]
    assert curve(games).median == middle


lives = st.lists(
    st.lists(st.builds(Observation, st.integers(1, 6).map(float), st.booleans()), max_size=4),
    max_size=5,
)


@given(lives, lives)
def test_games_are_compared_as_plain_counting_does_it(first, second):
    """Second by second, who is there and who solves; and without scores of single games."""
    one, other = ([game for each in arm for game in each] for arm in (first, second))
    everybody = one + other
    found = log_rank(first, second)
    expected = variance = 0.0
    scores = dict.fromkeys(range(len(first) + len(second)), 0.0)
    for time in sorted({game.time for game in everybody if game.solved}):
        there = [game for game in everybody if game.time >= time]
        ending = [game for game in there if game.time == time and game.solved]
        n, d = len(there), len(ending)
        share = sum(game.time >= time for game in one) / n
        expected += d * share
        if n > 1:
            variance += d * share * (1 - share) * (n - d) / (n - 1)
        for who, games in enumerate([*first, *second]):
            z = float(who < len(first))
            for each in games:
                own = each.time == time and each.solved
                scores[who] += (z - share) * (own - (each.time >= time) * d / n)
    assert found.observed == sum(game.solved for game in one)
    assert found.expected == pytest.approx(expected)
    difference = found.observed - expected
    assert sum(scores.values()) == pytest.approx(difference)
    for chi2, spread in (
        (found.chi2, variance),
        (found.chi2_people, sum(score**2 for score in scores.values())),
    ):
        if spread > 1e-9:
            assert chi2 == pytest.approx(difference**2 / spread)
        else:
            assert isnan(chi2)


ends = st.lists(st.integers(1, 9).map(float), min_size=1, max_size=12)


@given(ends, ends)
def test_games_that_were_all_solved_as_scipy_compares_them(x, y):
    found = log_rank(
        [[Observation(time, True)] for time in x], [[Observation(time, True)] for time in y]
    )
    if not isnan(found.chi2):
        assert found.p == pytest.approx(stats.logrank(x, y).pvalue)


def test_practice_counts_where_it_is_asked_for():
    found = analyse(TABLES, small(), seed=1, practice=True)
    assert means(found, Measure.ATTEMPTS)["without"] == (fmean([9, 4, 6]), 5.0)


def test_arms_are_compared_by_those_means():
    found = analyse(TABLES, small(), seed=1)
    first = found.compared[0]
    assert (first.measure, first.first, first.second) == (Measure.ATTEMPTS, "without", "with")
    assert first.comparison == compare((5.0, 5.0), (3.5, 2.5), seed=1)


def test_questionnaires_are_scored_for_each_participant():
    """Raw TLX is the mean of the scales, SUS 2.5 times the sum; half an answer is none."""
    asked = asked_by(small())
    tlx, sus = asked
    rows = []

    def answer(code, questionnaire, block, values):
        for item, value in zip(questionnaire.items, values, strict=False):
            row = AnswerRow(code, "d", False, "with", questionnaire.name, block, item.name, value)
            rows.append(row)

    answer("c", tlx, "practice", (60.0,) * 6)
    answer("c", tlx, "measured", (0.0, 10.0, 20.0, 30.0, 40.0, 50.0))
    answer("d", tlx, "measured", (100.0,) * 6)
    answer("c", sus, "", (5.0, 1.0) * 5)
    answer("d", sus, "", (3.0,) * 9)
    found = analyse(replace(TABLES, answers=tuple(rows)), small(), 1, asked)
    told = {(each.questionnaire, each.arm): each.description for each in found.scored}
    reverse = [item.reverse for item in tlx.items]
    assert not any(reverse)
    assert (told["tlx", "with"].n, told["tlx", "with"].mean) == (2, fmean([42.5, 100.0]))
    assert (told["sus", "with"].n, told["sus", "with"].mean) == (1, 100.0)
    assert ("sus", "without") not in told
    assert "| SUS | with | 1 | 100.0 |" in report(found)


def test_learning_has_practice_and_adherence_what_was_open():
    attempts = tuple(
        AttemptRow(
            *("c", "d", False, "with", "measured", False, 2, number + 1, "rain", "gggg", 5.0, True),
            *(9, 1, 3.2, rank, taken, shown),
            seconds_waited=number / 8 if number else None,
        )
        for number, (rank, taken, shown) in enumerate(
            [(1, True, True), (2, False, True), (None, False, True), (1, False, False)]
        )
    )
    found = analyse(replace(TABLES, attempts=attempts), small(), seed=1)
    points = {(point.arm, point.game): point for point in found.learning}
    assert points["without", 1].practice
    assert points["without", 1].attempts.mean == 9
    assert points["with", 2].seconds.mean == 25.0
    without, with_it = found.adherence
    assert without.offered == 0
    assert isnan(without.taken)
    assert (with_it.attempts, with_it.offered) == (4, 3)
    assert (with_it.taken, with_it.followed, with_it.first) == pytest.approx((1 / 3, 2 / 3, 1 / 3))
    assert adherence(found)[2] == ("with", "4", "3", "33.3 %", "66.7 %", "33.3 %", "0.250", "0.375")


times = st.lists(st.integers(1, 12).map(float), max_size=15)


@given(times, times)
def test_censored_games_as_scipy_has_them(solved, unsolved):
    found = curve(
        [*(Observation(at, True) for at in solved), *(Observation(at, False) for at in unsolved)]
    )
    if not solved:
        assert found.at == ()
        assert isnan(found.median)
        return
    other = stats.ecdf(stats.CensoredData(uncensored=solved, right=unsolved)).sf
    expected = {
        float(at): share for at, share in zip(other.quantiles, other.probabilities, strict=True)
    }
    assert dict(zip(found.at, found.unsolved, strict=True)) == pytest.approx(
        {at: expected[at] for at in found.at}
    )
    if not unsolved:
        assert found.median == median(solved)


def test_figures_as_papers_print_them():
    assert p_value(0.0004) == "p < .001"
    assert p_value(0.0312) == "p = .031"
    assert p_value(1.0) == "p = 1.000"
    assert p_value(float("nan")) == f"p {DASH}"
    assert number(float("nan")) == DASH
    assert interval(Interval(-1.234, 5.0)) == "[-1.23, 5.00]"
    assert estimate(Estimate(0.5, Interval(-1.234, 5.0))) == "0.50 [-1.23, 5.00]"
    assert estimate(Estimate(0.5, Interval(float("nan"), float("nan")))) == "0.50"


def analysed(**changes):
    reported = (
        Arm("without", "Without", None, ReportedMeans(6.9, 178.4)),
        Arm("with", "With & more_", None),
    )
    return analyse(replace(TABLES, **changes), small(arms=reported), seed=1)


def test_the_same_table_in_three_forms():
    rows = table(analysed())
    assert rows[0][:3] == ("Measure", "Condition", "n")
    assert rows[1] == (
        *("Attempts", "Without", "2", "5.00", "0.00", "5.00", "[5.00, 5.00]", "6.9"),
    )
    assert rows[4][-1] == DASH
    markdown = as_markdown(rows).splitlines()
    assert markdown[1] == "| --- " * 8 + "|"
    assert [line.strip("| ").split(" | ") for line in markdown[2:]] == [
        [escape_text(each) for each in row] for row in rows[1:]
    ]
    assert list(csv.reader(io.StringIO(as_csv(rows)))) == [list(row) for row in rows]
    latex = as_latex(rows, "100 % of it")
    assert r"\caption{100 \% of it}" in latex
    assert r"With \& more\_" in latex
    # Of eight columns, each figure has a line of its own, so that all fits a column of a paper.
    assert latex.count(r"\quad ") == (len(rows) - 1) * 6
    narrow = as_latex([row[:4] for row in rows], "")
    assert narrow.count(r"\\") == len(rows)
    assert {len(re.findall(r"(?<!\\)&", x)) for x in narrow.splitlines() if r"\\" in x} == {3}


def test_each_number_of_a_comparison_has_a_column_and_is_a_number(tmp_path):
    """In a file that spreadsheets read as UTF-8, and as the tests have them."""
    found = analysed()
    write_results(found, tmp_path)

    content = (tmp_path / "comparisons.csv").read_bytes()
    assert content.startswith(codecs.BOM_UTF8)
    rows = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    texts = {"measure", "first", "second", "paired", "ranks", "exact"}
    for row, each in zip(rows, found.compared, strict=True):
        assert (row["measure"], row["first"], row["second"]) == (
            each.measure, each.first, each.second,
        )  # fmt: skip
        told = {name: float(value) for name, value in row.items() if name not in texts and value}
        assert told["difference"] == pytest.approx(each.comparison.difference.value)
        assert told["ranks_p"] == pytest.approx(each.comparison.u.p)
        assert told.get("p", 0.0) == pytest.approx(each.comparison.welch.p, nan_ok=True)


def test_the_paragraph_says_what_was_left_out_and_what_was_made_up():
    said = paragraph(analysed())
    assert said.startswith("4 participants were assigned: 2 to the condition “Without” and 2 to")
    assert "1 game was not solved (14.3 %)." in said
    assert "1 game was interrupted and left out." in said
    assert "SIMULATED" not in said
    made_up = analysed(participants=(person("a", "without", simulated=True), *PEOPLE[1:]))
    assert paragraph(made_up).startswith("SIMULATED DATA")
    assert "**SIMULATED DATA" in report(made_up)


def test_the_key_to_the_arms_covers_nothing(monkeypatch, tmp_path):
    figures = []
    monkeypatch.setattr(plots, "save", lambda figure, _paths: figures.append(figure))
    found = analysed()
    plots.draw(found, tmp_path / "figure.png")

    (figure,) = figures
    figure.draw_without_rendering()
    (key,) = figure.legends
    room = key.get_window_extent()
    assert [each.get_text() for each in key.get_texts()] == [
        arm.title for arm in found.protocol.arms
    ]
    assert room.y0 >= 0
    for axes in figure.axes:
        assert axes.get_legend() is None
        assert not room.overlaps(axes.get_tightbbox())


@pytest.mark.parametrize("tables", [Tables(), Tables(PEOPLE[:1], GAMES[:2])])
def test_a_study_that_has_hardly_begun(tables, tmp_path):
    found = analyse(tables, small(), seed=1)
    assert "Attempts" in report(found)
    assert len(comparisons(found)) == 4
    assert learning(found)
    plots.draw(found, tmp_path / "figure.svg")


def test_a_title_is_no_formula_of_the_pictures(tmp_path):
    """The analysis ended with a traceback of matplotlib's reader of formulas."""
    found = analysed()
    arms = tuple(replace(arm, title=f"$\\frac{{{arm.title}$") for arm in found.protocol.arms)
    found = replace(found, protocol=replace(found.protocol, title="$\\frac{x$", arms=arms))
    for draw in (plots.draw, plots.draw_flow):
        for kind in ("svg", "png", "pdf"):
            draw(found, tmp_path / f"{draw.__name__}.{kind}")


def test_the_picture_is_the_same_for_the_same_data(tmp_path):
    made_up = analysed(participants=(person("a", "without", simulated=True), *PEOPLE[1:]))
    for name in ("one.svg", "two.svg", "a.png", "a.pdf"):
        plots.draw(made_up, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert (tmp_path / "a.png").read_bytes()[:4] == b"\x89PNG"
    assert (tmp_path / "a.pdf").read_bytes()[:4] == b"%PDF"


def test_a_difference_that_is_there_is_found():
    rng = np.random.default_rng(9)
    games, people = [], []
    for number_of in range(60):
        arm = ("without", "with")[number_of % 2]
        people.append(person(f"p-{number_of}", arm))
        for trial in (1, 2):
            spent = float(rng.normal(150 if arm == "without" else 60, 20))
            games.append(game(f"p-{number_of}", arm, trial, 5, spent))
    found = analyse(Tables(tuple(people), tuple(games)), small(), seed=1)
    seconds = next(each for each in found.compared if each.measure is Measure.SECONDS)
    ends = seconds.comparison.difference.interval
    assert ends.low < 90 < ends.high
    assert seconds.comparison.welch.p < 0.001
    assert seconds.comparison.rank_biserial.value > 0.9


def test_who_withdrew_is_counted_and_left_out():
    people = (replace(PEOPLE[0], withdrawn=True, finished=False), *PEOPLE[1:])
    answer = AnswerRow("a", "d", False, "without", "tlx", "measured", "mental", 5.0)
    found = analyse(replace(TABLES, participants=people, answers=(answer,)), small(), seed=1)
    assert means(found, Measure.ATTEMPTS) == {"without": (5.0,), "with": (3.5, 2.5)}
    assert (found.counted[0].participants, found.counted[0].withdrawn) == (2, 1)
    assert found.counted[0].games == 2  # Those of the other one.
    assert {point.arm for point in found.learning if point.practice} == set()
    assert "1 of them withdrew and is left out." in paragraph(found)
    assert "Withdrew, and left out of every figure: a." in report(found)


def test_groups_are_as_large_as_those_that_are_compared():
    """Two left while they practised."""
    left = tuple(person(code, "with", finished=False) for code in ("e", "f"))
    games = (*GAMES, game("e", "with", 1, 9, 300.0, practice=True))
    found = analyse(Tables((*PEOPLE, *left), games), small(), seed=1)
    assert "Groups of 2 and 2 find a difference of 5.65 standard deviations" in paragraph(found)


def test_seconds_by_hand_stand_beside_no_others():
    by_hand = tuple(
        replace(each, timed_by_hand=True) if each.participant == "a" else each for each in GAMES
    )
    people = (replace(PEOPLE[0], timed_by_hand=True), *PEOPLE[1:])
    found = analyse(replace(TABLES, participants=people, games=by_hand), small(), seed=1)
    assert means(found, Measure.ATTEMPTS)["without"] == (5.0, 5.0)
    assert means(found, Measure.SECONDS)["without"] == (90.0,)
    assert "Timed by hand: a. Beside games that the program timed, their seconds" in report(found)
    alone = tuple(replace(each, timed_by_hand=True) for each in GAMES)
    found = analyse(replace(TABLES, participants=people, games=alone), small(), seed=1)
    assert means(found, Measure.SECONDS)["without"] == (150.0, 90.0)
    assert "Timed by hand: a.\n" in report(found)


def test_a_report_says_what_its_files_are_worth():
    def said(**changes):
        people = (replace(PEOPLE[0], **changes), *PEOPLE[1:])
        return report(analyse(replace(TABLES, participants=people), small(), seed=1))

    assert (
        "## Integrity\n\nThe checksums fit: no accident changed, cut or lost a line (4 files)."
        in said()
    )
    wrong = "Of 4 files, 1 had lines that were changed, cut or missing"
    assert f"{wrong}, as 1 line shows: a (1)." in said(faults=1)
    assert f"{wrong}, as 2 lines show: a (2)." in said(faults=2)
    assert "Given another code: a." in said(recoded=True)
    assert "Did not finish, and counted as far as they came: a." in said(finished=False)
    assert "With which words was not recorded of a, b, c, d." in said()
    people = tuple(replace(each, words_sha256=each.arm) for each in PEOPLE)
    games = tuple(replace(each, words_sha256=each.arm) for each in GAMES)
    mixed = report(analyse(replace(TABLES, participants=people, games=games), small(), seed=1))
    assert "Not all played with the same words (SHA-256 `with`: c, d; `without`: a, b)" in mixed
    people = tuple(replace(each, words_sha256="abc") for each in PEOPLE)
    games = tuple(replace(each, words_sha256="abc") for each in GAMES)
    same = report(analyse(replace(TABLES, participants=people, games=games), small(), seed=1))
    assert "The words played with were the same throughout (SHA-256 `abc`)." in same
