"""What a Flatpak is made of: the manifest, and where everything comes from."""

import json
import os
import re
import subprocess
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

from bundle.linux import flatpak

HERE = "file:///here.whl"
NUMPY = "https://example.org/numpy-2.4.6-cp313-cp313-manylinux_2_28_{}.whl"
TYPER = "https://example.org/typer-0.28.0-py3-none-any.whl"


def answered(command, check, typer=TYPER):
    """What pip writes into the report that it is asked for: the program, and what it needs."""
    assert check
    assert "--isolated" in command  # Else it looks into folders that only this machine has.
    machine = "aarch64" if any("aarch64" in str(each) for each in command) else "x86_64"
    found = {HERE: "0", NUMPY.format(machine): machine, typer: "7"}
    report = {
        "install": [
            {
                "is_direct": url == HERE,
                "download_info": {"url": url, "archive_info": {"hashes": {"sha256": digest}}},
            }
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


def test_a_source_that_nobody_else_can_have_is_refused(tmp_path, monkeypatch):
    """It was left out, and the Flatpak could not be built."""
    (wheel := tmp_path / "word_mastermind_helper-1-py3-none-any.whl").touch()
    monkeypatch.setattr(subprocess, "run", partial(answered, typer="file:///wheels/typer.whl"))

    with pytest.raises(SystemExit, match=r"file:///wheels/typer\.whl is to be had here only"):
        flatpak.main(str(wheel), str(tmp_path / "made"))

    assert not (tmp_path / "made" / "sources.json").exists()


def test_the_manifest_is_that_of_the_program():
    text = flatpak.MANIFEST.read_text("utf-8")
    desktop = flatpak.ROOT / "share" / "applications" / f"{flatpak.MANIFEST.stem}.desktop"

    assert re.search(r"^id: (.*)$", text, re.M)[1] == flatpak.MANIFEST.stem
    assert desktop.is_file()
    assert re.search(r"^command: (.*)$", text, re.M)[1] in desktop.read_text("utf-8")
    assert "--share=network" not in text
    assert "sources.json" in text


def packed(folder, name, *needs):
    """A wheel of a package of one module."""
    said = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\nProvides-Extra: studies\n"
    kind = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    with ZipFile(folder / f"{name}-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"{name}.py", "")
        needed = "".join(f"Requires-Dist: {each}\n" for each in needs)
        wheel.writestr(f"{name}-1.dist-info/METADATA", said + needed)
        wheel.writestr(f"{name}-1.dist-info/WHEEL", kind)
        wheel.writestr(f"{name}-1.dist-info/RECORD", "")


@pytest.mark.skipif(find_spec("pip") is None, reason="needs pip")
@pytest.mark.skipif(os.name == "nt", reason="Flatpaks are built on Linux")
def test_what_the_kit_has_installed_is_in_the_flatpak_too(tmp_path):
    """It is built with packages that the runtime has not, in which the program then runs."""
    packed(tmp_path, "word_mastermind_helper", "pygments", 'pyparsing; extra == "studies"')
    packed(tmp_path, "pygments")
    packed(tmp_path, "pyparsing")
    kit = tmp_path / "kit"
    with ZipFile(tmp_path / "pygments-1-py3-none-any.whl") as wheel:
        wheel.extractall(kit)
    (pip := tmp_path / "pip3").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pip "$@"\n')
    pip.chmod(0o755)
    command = re.search(r"build-commands:\n *- (.*)", flatpak.MANIFEST.read_text("utf-8"))[1]
    assert " /app " in command

    subprocess.run(
        ["sh", "-c", command.replace(" /app ", f" {tmp_path / 'app'} ")],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "PYTHONPATH": str(kit), "HOME": str(tmp_path)},
        cwd=tmp_path,
        check=True,
    )

    built = {path.name for path in (tmp_path / "app").rglob("*.py")}
    assert built == {"word_mastermind_helper.py", "pygments.py", "pyparsing.py"}
