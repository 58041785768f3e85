"""Differences between a command's JSON and its schema."""

import json

from tests.program import ROOT

SCHEMAS = ROOT / "resources" / "schemas"
KINDS = {
    "array": list, "boolean": bool, "integer": int, "null": type(None), "number": (int, float),
    "object": dict, "string": str,
}  # fmt: skip


def faults(value, schema, whole, where="$"):
    """Differences between a value and a schema, for the words of JSON Schema that are used here."""
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
