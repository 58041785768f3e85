"""What a Flatpak is made of: the manifest, and where everything comes from."""

import json
import re
import subprocess
from pathlib import Path

from bundle.linux import flatpak

NUMPY = "https://example.org/numpy-2.4.6-cp313-cp313-manylinux_2_28_{}.whl"
TYPER = "https://example.org/typer-0.28.0-py3-none-any.whl"


def answered(command, check):
    """What pip writes into the report that it is asked for: the program, and what it needs."""
    assert check
    machine = "aarch64" if any("aarch64" in str(each) for each in command) else "x86_64"
    found = {"file:///here.whl": "0", NUMPY.format(machine): machine, TYPER: "7"}
    report = {
        "install": [
            {"download_info": {"url": url, "archive_info": {"hashes": {"sha256": digest}}}}
            for url, digest in found.items()
        ]
    }
    Path(command[command.index("--report") + 1]).write_text(json.dumps(report), "utf-8")


def test_every_source_has_a_digest_and_its_machine(tmp_path, monkeypatch, capsys):
    wheel = tmp_path / "word_mastermind_helper-1-py3-none-any.whl"
    wheel.touch()
    monkeypatch.setattr(subprocess, "run", answered)

    flatpak.main(str(wheel), str(tmp_path / "made"))

    assert json.loads((tmp_path / "made" / "sources.json").read_text("utf-8")) == [
        {"type": "file", "path": wheel.name},
        {"type": "file", "url": NUMPY.format("x86_64"), "sha256": "x86_64",
         "only-arches": ["x86_64"]},
        {"type": "file", "url": TYPER, "sha256": "7"},
        {"type": "file", "url": NUMPY.format("aarch64"), "sha256": "aarch64",
         "only-arches": ["aarch64"]},
    ]  # fmt: skip
    assert (tmp_path / "made" / wheel.name).is_file()
    assert "4 sources" in capsys.readouterr().out


def test_the_manifest_is_that_of_the_program():
    text = flatpak.MANIFEST.read_text("utf-8")
    desktop = flatpak.ROOT / "share" / "applications" / f"{flatpak.MANIFEST.stem}.desktop"

    assert re.search(r"^id: (.*)$", text, re.M)[1] == flatpak.MANIFEST.stem
    assert desktop.is_file()
    assert re.search(r"^command: (.*)$", text, re.M)[1] in desktop.read_text("utf-8")
    assert "--share=network" not in text
    assert "sources.json" in text
