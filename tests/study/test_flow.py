"""The flow of participants is what the tables say, read a second time."""

from dataclasses import replace

import pytest

from tests.study.drawn import study
from wmh.study.analysis.flow import flow_lines, flow_of


@pytest.mark.parametrize("seed", range(30))
def test_each_number_of_the_flow_has_its_reason(seed):
    protocol, tables, _ = study(seed)
    games = tuple(
        replace(game, seconds_stalled=2.5) if place % 3 == 0 and not game.seconds else game
        for place, game in enumerate(tables.games)
    )
    flow = flow_of(replace(tables, games=games), protocol)
    lines = list(flow_lines(flow))
    assert len(lines) == len(flow.groups) + 1
    for group, line in zip(flow.groups, lines[1:], strict=True):
        people = [x for x in tables.participants if x.arm == group.group]
        begun, count, cut, still = 0, 0, 0, 0
        unstarted = []
        for person in people:
            if person.withdrawn:
                continue
            own = [x for x in games if x.participant == person.participant and not x.practice]
            begun += len(own)
            still += sum(x.outcome == "interrupted" and x.seconds_stalled > 0 for x in own)
            cut += sum(x.outcome == "interrupted" and not x.seconds_stalled for x in own)
            count += any(x.outcome != "interrupted" for x in own)
            unstarted += [] if own else [person]
        assert (group.assigned, group.analysed) == (len(people), count)
        assert group.assigned == group.withdrew + group.none + group.analysed
        assert group.unstarted == len(unstarted)
        assert (group.games, group.interrupted, group.stalled) == (begun, cut, still)
        assert f"Measured games begun by those who did not withdraw: {begun};" in line
        assert line.endswith(f"stood still {still}; analysed {begun - cut - still}.")
