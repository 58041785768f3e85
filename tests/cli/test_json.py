"""What commands print as JSON is what the schemas say, and says which one."""

import json
import re

import pytest

from tests.cli.json_samples import samples
from tests.program import ROOT, wmh

SCHEMAS = ROOT / "resources" / "schemas"
WITHOUT = {
    "lexicon-import", "makers", "mastermind-bench", "mastermind-find", "pit-whole-list", "read",
}  # fmt: skip
"""What has no schema yet."""
KINDS = {
    "array": list, "boolean": bool, "integer": int, "null": type(None), "number": (int, float),
    "object": dict, "string": str,
}  # fmt: skip


def faults(value, schema, whole, where="$"):
    """What of a value is not as a schema says, of the words of JSON Schema that are used here."""
    if "$ref" in schema:
        part = whole
        for name in schema["$ref"].removeprefix("#/").split("/"):
            part = part[name]
        return faults(value, part, whole, where)
    if "anyOf" in schema:
        each = [faults(value, one, whole, where) for one in schema["anyOf"]]
        return [] if [] in each else each[-1]
    found = []
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    fits = [k for k in kinds if isinstance(value, KINDS[k])]
    if isinstance(value, bool):
        fits = [k for k in fits if k == "boolean"]
    if kinds and not fits:
        found.append(f"{where} is {value!r}, not {' or '.join(kinds)}")
    if "const" in schema and value != schema["const"]:
        found.append(f"{where} is {value!r}, not {schema['const']!r}")
    if isinstance(value, list) and "items" in schema:
        for at, each in enumerate(value):
            found += faults(each, schema["items"], whole, f"{where}[{at}]")
    if isinstance(value, dict):
        known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        found += [
            f"{where} lacks {name}" for name in schema.get("required", []) if name not in value
        ]
        for name, each in value.items():
            if name in known:
                found += faults(each, known[name], whole, f"{where}.{name}")
            elif others is False:
                found.append(f"{where}.{name} is not told of")
            elif others is not True:
                found += faults(each, others, whole, f"{where}.{name}")
    return found


def schema_of(name):
    return json.loads((SCHEMAS / f"{name}.json").read_text("utf-8"))


def test_what_is_printed_is_what_its_schema_says(tmp_path):
    for name, asked in samples(tmp_path).items():
        schema = schema_of(name)
        for arguments in asked:
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


def test_every_json_of_a_command_has_a_schema(tmp_path):
    code = "".join(path.read_text("utf-8") for path in (ROOT / "app/wmh/cli").rglob("*.py"))
    printed = set(re.findall(r'(?:print_json|as_text)\(\s*"([a-z-]+)"', code))

    assert printed - WITHOUT == {path.stem for path in SCHEMAS.glob("*.json")}
