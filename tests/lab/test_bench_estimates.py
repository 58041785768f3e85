"""`wmh bench estimates`: estimates beside the means of games that are played."""

from dataclasses import replace

import pytest

from wmh.lab.bench.strategies import estimates
from wmh.lab.bench.strategies.estimates import drawn_positions, estimate_of, kept_positions


def kept():
    return [each for positions in kept_positions().values() for each in positions]


def test_twenty_positions_of_five_games_are_kept():
    for positions in kept_positions().values():
        assert len(positions) == 20
        assert len({each.game for each in positions}) == 5
        assert min(each.words for each in positions) > 200


@pytest.mark.parametrize("position", [each for each in kept() if each.game == "mastermind"])
def test_kept_positions_are_estimated_to_0_05(position):
    assert estimate_of(position) == pytest.approx(position.mean, abs=0.05)


@pytest.mark.slow
@pytest.mark.parametrize("position", kept(), ids=lambda each: f"{each.game} {each.words}")
def test_every_kept_position_is_estimated_to_0_05(position):
    """A minute for all of them: the long lists take four seconds each."""
    assert estimate_of(position) == pytest.approx(position.mean, abs=0.05)


def test_positions_are_played_again(monkeypatch):
    position = next(each for each in kept() if each.game == "mastermind" and each.turns)
    wrong = replace(position, mean=9.0)
    monkeypatch.setattr(estimates, "kept_positions", lambda: {"some": [wrong]})

    (table,) = estimates.tables(play=True).renderables
    assert "1 of 1 within 0.05 guesses" in table.caption
    (table,) = estimates.tables().renderables
    assert "0 of 1 within 0.05 guesses" in table.caption


@pytest.mark.slow
def test_positions_are_drawn_and_played(monkeypatch):
    monkeypatch.setattr(estimates, "DRAWN", ("bagels",))
    drawn = list(drawn_positions(3))

    assert [each.words > 200 for each in drawn] == [True] * 4
    assert drawn[0].turns == ()
    assert len(set(drawn)) > 1
    for each in drawn:
        assert estimate_of(each) == pytest.approx(each.mean, abs=0.05)
