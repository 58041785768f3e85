"""Bill of materials: all packages installed with the program, as CycloneDX JSON.

    python -m bundle.bill > bill.cdx.json

Names, versions and checksums come from `bundle/locked`, licences from the metadata of packages
installed here; a package for another system or Python is not installed and has no licence in the
bill. Bills of equal files are equal to the byte.
"""

import json
import re
import sys
import uuid
from collections.abc import Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCKED = ROOT / "bundle" / "locked" / "run.txt"
_ENTRY = re.compile(r"^([\w.-]+)==([\w.]+)(?: ; ([^\\]*))?((?:\s*\\?\s*--hash=sha256:\w+)*)", re.M)
_LICENCE = re.compile(r"^License :: (?:OSI Approved :: )?(.+)$")


def bill(text: str, version: str) -> dict[str, Any]:
    """Returns the bill of the program in a version, with the packages of the locked file `text`."""
    components = [*_components(text)]
    serial = uuid.uuid5(uuid.NAMESPACE_URL, f"word-mastermind-helper {version}\n{text}")
    program = {
        "type": "application",
        "bom-ref": "word-mastermind-helper",
        "name": "word-mastermind-helper",
        "version": version,
        "licenses": [{"license": {"id": "MIT"}}],
    }
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": serial.urn,
        "version": 1,
        "metadata": {"component": program},
        "components": components,
        "dependencies": [
            {"ref": program["bom-ref"], "dependsOn": [each["bom-ref"] for each in components]}
        ],
    }


def _components(text: str) -> Iterator[dict[str, Any]]:
    for name, version, marker, hashes in _ENTRY.findall(text):
        purl = f"pkg:pypi/{name.lower().replace('_', '-')}@{version}"
        told: dict[str, Any] = {
            "type": "library",
            "bom-ref": purl,
            "name": name,
            "version": version,
            "purl": purl,
        }
        if licence := _licence(name):
            told["licenses"] = [{"license": {"name": licence}}]
        told["externalReferences"] = [
            {
                "type": "distribution",
                "url": purl,
                "hashes": [
                    {"alg": "SHA-256", "content": each}
                    for each in re.findall(r"sha256:(\w+)", hashes)
                ],
            }
        ]
        if marker:
            told["properties"] = [{"name": "python:marker", "value": marker.strip()}]
        yield told


def _licence(name: str) -> str:
    """Returns the licence that an installed package names; only the first line of a longer text."""
    try:
        told: PackageMetadata = metadata(name)
    except PackageNotFoundError:
        return ""
    classified = [
        found[1]
        for each in told.get_all("Classifier") or ()
        if (found := _LICENCE.match(each)) and found[1] != "OSI Approved"
    ]
    said = told.get("License-Expression") or "; ".join(classified) or told.get("License") or ""
    return said.strip().partition("\n")[0]


def main() -> None:
    sys.path.insert(0, str(ROOT / "app"))
    from wmh.version import __version__

    json.dump(bill(LOCKED.read_text("utf-8"), __version__), sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
