"""Manifest of the Flatpak, and the sources of everything that it installs."""

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
from packaging.requirements import Requirement

from bundle.linux import flatpak

HERE = "file:///here.whl"
WHEELS = "https://example.org/{}-{}-{}.whl"
WHOLE = ["typer", "numpy; platform_machine != 'riscv'", "scipy; extra == 'studies'"]


def answered(command, check, needs=WHOLE, of=None, at=WHEELS):
    """Stands for pip's report on the program and the packages that it needs.

    Like pip, it reads markers for the running Python, unless it is told not to follow requirements.
    """
    assert check
    assert "--isolated" in command  # Else it looks into folders that only this machine has.
    said = {"word-mastermind-helper": needs, **(of or {})}
    machine = "aarch64" if any("aarch64" in str(each) for each in command) else "x86_64"
    todo = [str(each) for each in command[command.index(f"--platform=manylinux_2_39_{machine}") :]]
    todo, install = todo[1:], []
    for each in todo:
        name, _, version = each.partition("==")
        if each.endswith(".whl"):
            name, version = "word-mastermind-helper", "1"
        if "--no-deps" not in command:
            here = [Requirement(line) for line in said.get(name, ())]
            todo += [
                each.name
                for each in here
                if not each.marker or each.marker.evaluate({"extra": "studies"})
            ]
        built = machine if name == "numpy" else "any"
        url = HERE if each.endswith(".whl") else at.format(name, version, built)
        found = {"url": url, "archive_info": {"hashes": {"sha256": f"{name}-{built}"}}}
        metadata = {"name": name, "version": version, "requires_dist": said.get(name, [])}
        install.append({"is_direct": url == HERE, "download_info": found, "metadata": metadata})
    report = Path(command[command.index("--report") + 1])
    report.write_text(json.dumps({"install": install}), "utf-8")


@pytest.fixture
def made(tmp_path, monkeypatch):
    """Returns a function that makes the manifest from a wheel, constraints and pip's reports."""
    wheel = tmp_path / "word_mastermind_helper-1-py3-none-any.whl"
    wheel.touch()
    constraints = tmp_path / "constraints.txt"
    monkeypatch.setattr(flatpak, "CONSTRAINTS", constraints, raising=False)

    def put_together(pins, **told):
        constraints.write_text("# Versions.\n" + "\n".join(pins), "utf-8")
        monkeypatch.setattr(subprocess, "run", partial(answered, **told))
        flatpak.main(str(wheel), str(tmp_path / "made"))
        return json.loads((tmp_path / "made" / "sources.json").read_text("utf-8"))

    return put_together


def source(name, version, built="any", **more):
    url, digest = WHEELS.format(name, version, built), f"{name}-{built}"
    return {"type": "file", "url": url, "sha256": digest, **more}


def test_every_source_has_a_digest_and_its_machine(made, tmp_path, capsys):
    told = made(["numpy==2.4.6", "typer==0.28.0", "scipy==1.17.1", "ruff==0.17.5"])

    assert told[0] == {"type": "file", "path": "word_mastermind_helper-1-py3-none-any.whl"}
    assert sorted(told[1:], key=lambda each: each["url"]) == [
        source("numpy", "2.4.6", "aarch64", **{"only-arches": ["aarch64"]}),
        source("numpy", "2.4.6", "x86_64", **{"only-arches": ["x86_64"]}),
        source("scipy", "1.17.1"),
        source("typer", "0.28.0"),
    ]
    assert (tmp_path / "made" / told[0]["path"]).is_file()
    assert "5 sources" in capsys.readouterr().out


def test_markers_are_those_of_the_runtime_and_of_its_machines(made):
    """Markers must be read for the runtime's Python, which has a different Qt than this one."""
    told = made(
        [
            *("PySide6_Essentials==6.11.3; python_version < '3.13'", "numpy==2.4.6"),
            *("PySide6_Essentials==6.12.0; python_version >= '3.13'", "old==1", "new==1", "arm==1"),
            *("mac==1", "late==1", "colours==1"),
        ],
        needs=[
            *("PySide6-Essentials<6.12; python_version < '3.12'", "old; python_version < '3.13'"),
            *("PySide6-Essentials<7; python_version >= '3.12'", "new; python_version >= '3.13'"),
            *("arm; platform_machine == 'aarch64'", "mac; sys_platform == 'darwin'"),
            "late; python_version >= '3.14'",
        ],
        of={
            "new": ["numpy[colours]"],
            "numpy": ["colours; extra == 'colours'", "mac; extra == 'm'"],
        },
    )

    only = {"only-arches": ["aarch64"]}
    assert sorted(told[1:], key=lambda each: each["url"].lower()) == [
        source("arm", "1", **only),
        source("colours", "1"),
        source("new", "1"),
        source("numpy", "2.4.6", "aarch64", **only),
        source("numpy", "2.4.6", "x86_64", **{"only-arches": ["x86_64"]}),
        source("PySide6_Essentials", "6.12.0"),
    ]


def test_a_package_without_a_version_for_the_runtime_is_refused(made):
    with pytest.raises(SystemExit, match=r"constraints\.txt: .*x86_64: new"):
        made(["new==1; python_version < '3.13'"], needs=["new"])


def test_a_runtime_whose_python_nobody_said_is_refused(made, tmp_path, monkeypatch):
    manifest = tmp_path / "later.yaml"
    manifest.write_text('runtime-version: "99.08"\n', "utf-8")
    monkeypatch.setattr(flatpak, "MANIFEST", manifest)

    with pytest.raises(SystemExit, match=r"99\.08"):
        made(["typer==1"], needs=["typer"])


def test_a_source_that_nobody_else_can_have_is_refused(made, tmp_path):
    """A package without a public address must be reported, since the Flatpak cannot be built."""
    with pytest.raises(SystemExit, match=r"file:///typer-0\.28\.0.*\.whl is to be had here only"):
        made(["typer==0.28.0"], needs=["typer"], at="file:///{}-{}-{}.whl")

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
    """Writes a wheel of a package with one module and some requirements."""
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
    """Packages that the build environment has already must be put into the Flatpak too."""
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
