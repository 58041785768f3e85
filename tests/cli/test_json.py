"""What commands print as JSON is what the schemas say, and says which one."""

import io
import json
import re

import pytest

from tests.cli.json_faults import SCHEMAS, faults, schema_of
from tests.cli.json_samples import TYPED, samples
from tests.program import ROOT, wmh


def test_what_is_printed_is_what_its_schema_says(tmp_path, monkeypatch):
    for name, asked in samples(tmp_path).items():
        schema = schema_of(name)
        for arguments in asked:
            monkeypatch.setattr("sys.stdin", io.StringIO(TYPED))
            ended = wmh(*arguments)
            told = json.loads(ended.out)

            assert faults(told, schema, schema) == [], (arguments, ended.err)
            if isinstance(told, dict):
                assert next(iter(told)) == "schema"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda told: told.pop("remaining"), ["$ lacks remaining"]),
        (lambda told: told.update(more=1), ["$.more is not told of"]),
        (lambda told: told.update(remaining="2"), ["$.remaining is '2', not integer"]),
        (
            lambda told: told.update(schema="suggest/0"),
            ["$.schema is 'suggest/0', not 'suggest/1'"],
        ),
        (
            lambda told: told["suggestions"][0].update(rank=None),
            ["$.suggestions[0].rank is None, not integer"],
        ),
    ],
)
def test_what_a_schema_does_not_say_is_found(tmp_path, damage, said):
    told = json.loads(wmh(*samples(tmp_path)["suggest"][0]).out)
    damage(told)

    assert faults(told, schema_of("suggest"), schema_of("suggest")) == said


def test_every_json_of_a_command_has_a_schema():
    code = "".join(path.read_text("utf-8") for path in (ROOT / "app/wmh/cli").rglob("*.py"))
    printed = set(re.findall(r'(?:print_json|as_text)\(\s*"([a-z-]+)"', code))

    assert printed == {path.stem for path in SCHEMAS.glob("*.json")}
