"""Every sentence of the paragraph is checked against the tables by a second reading of them."""

import re
from collections import Counter
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.study.drawn import study
from wmh.study.analysis.analysis import analyse
from wmh.study.analysis.measures import Measure
from wmh.study.statistics.mixed_model import MixedModel
from wmh.study.statistics.power import power
from wmh.study.writing.report import report
from wmh.study.writing.sentences import paragraph

LIKELY = r"(< \.001|= [01]?\.\d+)"


class Reading:
    """The values of the tables, without the analysis."""

    def __init__(self, protocol, tables):
        self.protocol = protocol
        self.people = {person.participant: person for person in tables.participants}
        self.assigned = [person for person in tables.participants if person.arm]
        stayed = {person.participant for person in tables.participants if not person.withdrawn}
        self.games = [x for x in tables.games if x.participant in stayed and not x.practice]
        self.ended = [game for game in self.games if game.outcome != "interrupted"]

    def worth(self, game, what):
        protocol = self.protocol
        if what == "attempts":
            if game.solved:
                return game.attempts
            cap = game.attempts if protocol.attempts is None else protocol.attempts
            return cap + (protocol.unsolved.value == "next")
        if not game.seconds:
            return None
        return game.seconds if game.solved or not protocol.time_cap else protocol.time_cap

    def means(self, arm, what):
        values = {}
        for game in self.ended:
            if game.arm == arm and (worth := self.worth(game, what)) is not None:
                values.setdefault(game.participant, []).append(worth)
        return {person: fmean(each) for person, each in values.items()}


def counted(pattern, text):
    """The first number of what fits, 0 where nothing does."""
    found = re.search(pattern, text)
    return int(found[1].replace(",", "")) if found else 0


def near(shown, value):
    """Compares a shown number with a value, as far as it is written out."""
    places = len(shown.partition(".")[2])
    return float(shown) == pytest.approx(value, abs=0.5001 * 10**-places)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 1_000_000))
def test_what_is_said_is_what_the_tables_say(seed):
    protocol, tables, asked = study(seed)
    analysis = analyse(tables, protocol, 1, asked)
    said, read = paragraph(analysis), Reading(protocol, tables)

    assert not re.search(r"\u2013|nan|None", said)  # No figure that there is not.
    assert counted(r"^([\d,]+) participants? (?:was|were) assigned", said) == len(read.assigned)
    for group in protocol.groups if read.assigned else ():
        named = "”, then “".join(f"Arm {arm.upper()}" for arm in group.split(" > "))
        prefix = "the condition " if " > " not in group else ""
        size = sum(person.arm == group for person in read.assigned)
        assert f"{size} to {prefix}“{named}”" in said
    withdrew = sum(person.withdrawn for person in read.assigned)
    assert counted(r"(\d+) of them withdrew", said) == withdrew
    unfinished = sum(not (x.finished or x.withdrawn) for x in read.assigned)
    assert counted(r"(\d+) did not finish", said) == unfinished

    of_each = Counter(game.participant for game in read.ended)
    assert counted(r"([\d,]+) participants? played", said) == len(of_each)
    assert counted(r"played ([\d,]+) measured games? to the end", said) == len(read.ended)
    if of_each:
        least, most = min(of_each.values()), max(of_each.values())
        each = f"{most} each" if least == most else f"{least} to {most} each"
        assert f"({each}, of {2 * protocol.periods})" in said
    assert counted(r"(\d+) games? (?:was|were) interrupted", said) == len(read.games) - len(
        read.ended
    )
    unsolved = [game for game in read.ended if not game.solved]
    assert counted(r"(\d+) games? (?:was|were) not solved", said) == len(unsolved)
    instant = sum(game.seconds == 0 for game in read.ended)
    assert counted(r"(\d+) games? took 0 seconds", said) == instant

    secrets = {}
    for game in read.ended:
        secrets.setdefault(game.arm, set()).add(game.secret)
    same = len({frozenset(each) for each in secrets.values()}) == 1
    assert ("The target words were the same" in said) == (same and len(secrets) > 1)
    if len(secrets) > 1 and not same:
        common = len(set.intersection(*secrets.values()))
        of = len(set.union(*secrets.values()))
        assert re.search(f"Of {of} target words, {common} (was|were) met in every condition", said)
    check_halves(said, read)
    check_pairs(said, read)
    check_order(said, analysis)
    check_tests(said, analysis)
    check_power(said, read)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 1_000_000))
def test_a_report_speaks_of_no_test_and_no_table_that_it_has_not(seed):
    """Outside of the paragraph too; a crossover was told when its Mann-Whitney test was exact."""
    protocol, tables, asked = study(seed)
    analysis = analyse(tables, protocol, 1, asked)
    said = report(analysis)

    paired = {each.paired for each in analysis.compared}
    assert ("Mann-Whitney" in said) == (False in paired)
    assert ("Wilcoxon" in said) == (True in paired)
    assert ("paired t test" in said) == (True in paired)
    assert ("All conditions at once" in said) == (len(protocol.arms) > 2)
    assert ("Holm" in said) == (len(protocol.arms) > 2)
    assert not re.search(r"\barms?\b", said)  # Called conditions everywhere.


def check_halves(said, read):
    pattern = r"half of the games of “Arm (\w)” were solved within ([\d.]+) (attempts|seconds)"
    for arm, within, what in re.findall(pattern, said):
        games = [game for game in read.ended if game.arm == arm.lower()]
        if what == "seconds":
            games = [game for game in games if game.seconds]
        soon = sum(game.solved and getattr(game, what) <= float(within) + 0.05 for game in games)
        # Those that were given up before may yet have been: a bound, and no more.
        left = sum(not game.solved and getattr(game, what) < float(within) for game in games)
        assert 2 * (soon + left) >= len(games)


def check_pairs(said, read):
    pattern = (
        r"Participants of “Arm (\w)” needed M = ([\d.]+) \((SD = [\d.]+|of one participant)\)"
        r" (attempts|seconds) a game, those of “Arm (\w)” M = ([\d.]+)"
        r" \((SD = [\d.]+|of one participant)\): a difference of (-?[\d.]+)[^;:]*?"
        r"(?: among the (\d+) who played in both)?;"
    )
    arms = [arm.name for arm in read.protocol.arms]
    pairs = len(arms) * (len(arms) - 1)
    found = re.findall(pattern, said)
    empty = re.findall(r"In (attempts|seconds) there is nothing to compare", said)
    assert len(found) + len(empty) == pairs
    for one, first, spread, what, other, second, further, difference, both in found:
        of_one, of_other = (read.means(arm.lower(), what) for arm in (one, other))
        for means, shown, around in ((of_one, first, spread), (of_other, second, further)):
            assert near(shown, fmean(means.values()))
            if around.startswith("SD"):
                assert near(around[5:], stdev(means.values()))
            else:
                assert len(means) == 1
        common = of_one.keys() & of_other.keys()
        if common:
            gap = fmean(of_one[code] - of_other[code] for code in common)
            assert (both != "") == (len(common) < max(len(of_one), len(of_other)))
            assert both in ("", str(len(common)))
        else:
            gap = fmean(of_one.values()) - fmean(of_other.values())
            assert both == ""
        assert near(difference, gap)


def check_order(said, analysis):
    """Checks that the test of all arms comes first, and that each p of a pair is Holm's."""
    if len(analysis.protocol.arms) > 2:
        pairs = [found.start() for found in re.finditer("Participants of “", said)]
        at_once = [found.start() for found in re.finditer("ll conditions at once (in|could)", said)]
        assert at_once
        if pairs:
            assert max(at_once) < min(pairs)
        for found in re.findall(rf"(?:t\([\d.]+\) = -?[\d.]+|[UV] = [\d.]+), p {LIKELY}(.{{0,25}})",
                                said):  # fmt: skip
            assert re.match(r"(?: \((?:exact|asymptotic)\))? by Holm", found[1])
        for found in re.findall(rf"log-rank by participants \S+ = [\d.]+, p {LIKELY}(.{{0,7}})",
                                said):  # fmt: skip
            assert found[1].startswith((" (Holm)", ".")), said
        half = said.find("With these censored")
        if half >= 0:
            assert said.find("log-rank", 0, half) >= 0


def check_tests(said, analysis):
    """The model and the test of means are said to disagree where one finds what the other not."""
    for modelled in analysis.models:
        what = "ln time" if modelled.measure is Measure.LOG_SECONDS else "attempts"
        count = len(re.findall(f"disagree about “Arm .” and “Arm .” in {what}", said))
        if not isinstance(modelled.model, MixedModel) or not modelled.model.converged:
            assert count == 0
            continue
        p = sorted((each.p, each.name) for each in modelled.model.contrasts)
        adjusted, least = {}, 0.0
        for place, (value, name) in enumerate(p):
            least = max(least, min(1.0, (len(p) - place) * value))
            adjusted[name] = least
        expected = sum(
            (adjusted[f"{each.first} - {each.second}"] < 0.05) != (each.holm[0] < 0.05)
            for each in analysis.compared
            if each.measure is modelled.measure
            and f"{each.first} - {each.second}" in adjusted
            and each.holm[0] == each.holm[0]
        )
        assert count == expected
        assert all(
            ("as the games support no more" in said) or each.structure is each.wanted
            for each in modelled.model.random
        )


def check_power(said, read):
    found = re.search(
        r"of (\d+) and (\d+),? find a difference of ([\d.]+) standard deviations with 80 % power"
        r" at (the 5 % level|the level of Holm's first step, 5 % by (\d+) pairs)", said
    )  # fmt: skip
    sizes = sorted(len(read.means(arm.name, "attempts")) for arm in read.protocol.arms)
    assert (found is not None) == (not read.protocol.sequences and sizes[0] > 1)
    if found:
        arms = len(sizes)
        pairs = arms * (arms - 1) // 2
        assert [int(found[1]), int(found[2])] == sizes[:2]
        assert (found[5] or "1") == str(pairs)
        assert power(float(found[3]), *sizes[:2], level=0.05 / pairs) == pytest.approx(
            0.8, abs=0.02
        )
