"""First cases of every campaign, and continuing of a stopped run."""

import sys

import pytest

from tests.campaigns.campaign import Campaign, CampaignRun, go_on, one_line
from tests.campaigns.table import CAMPAIGNS

FEW = {
    "formats": 300,
    "arguments": 12,
    "kills": 20,
    "disks": 100,
    "clocks": 44,
    "pairs": 8,
    "sittings": 12,
    "searches": 20,
    "monkey": 25,
}


@pytest.mark.skipif(sys.platform == "win32", reason="processes are forked, disks have no modes")
@pytest.mark.parametrize("name", FEW)
def test_the_first_cases_hold(name, tmp_path, qapp, monkeypatch):
    """Memory is measured too, although not everything was used before."""
    monkeypatch.setattr("tests.campaigns.monkey._MEASURED", FEW["monkey"])
    monkeypatch.setattr("tests.campaigns.monkey.Monkey._use_everything", lambda _self: None)
    run = go_on(CampaignRun(name, 1), CAMPAIGNS[name](), tmp_path, FEW[name], kept=False)

    assert run.failures == []
    assert sum(run.outcomes.values()) == run.done == FEW[name]


def test_a_run_that_was_ended_goes_on_where_it_was(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.campaigns.campaign.ROOM", tmp_path)
    seen = []

    def begin(_folder):
        def act(number, dice):
            seen.append((number, dice.random()))
            if number == 3:
                raise ValueError("it is the third")
            return "done"

        return act

    campaign = Campaign("small", 8, begin)
    go_on(CampaignRun.of(campaign, 5), campaign, tmp_path, 4)
    run = go_on(CampaignRun.of(campaign, 5), campaign, tmp_path, 8)

    assert [number for number, _ in seen] == list(range(8))
    assert run.outcomes == {"done": 7, "failed": 1}
    assert len(run.failures) == 1
    assert run.failures[0].startswith("case 3: Traceback")
    again = list(seen)
    seen.clear()
    go_on(CampaignRun("small", 5), campaign, tmp_path, 8, kept=False)
    assert seen == again, "a case is what its seed and its number say"


@pytest.mark.parametrize("text", ["", "two\nlines", "it is None", "x" * 3000])
def test_what_is_not_for_people_is_found(text):
    with pytest.raises(AssertionError):
        one_line(text)
