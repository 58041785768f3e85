"""The first start on a machine, as `wmh bench first-start` tells it."""

import json
from types import SimpleNamespace

from wmh.lab.bench import run
from wmh.lab.bench.starts import first_start

REACHED = {"before": 0.0, "oldest": 90.4, "gap": 31.6, "better": 0.1, "first": 65.43}


def test_kernels_that_were_not_compiled_meanwhile_are_said_to_take_longer(monkeypatch, capsys):
    """A busy machine was told to take `inf` seconds, which no reader of JSON takes for a number."""
    told = SimpleNamespace(stdout=json.dumps(REACHED))
    monkeypatch.setattr(first_start.subprocess, "run", lambda *_, **__: told)

    assert run("first-start", as_json=True) == 0

    (table,) = json.loads(capsys.readouterr().out)["tables"]
    assert table["columns"][-2:] == ["first kernels, s", "all kernels, s"]
    assert [row[2:] for row in table["rows"]] == [[90, 32, 0.1, 65.4, "> 120"]] * 2
