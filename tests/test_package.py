"""Installed package: it contains and needs what it should, and runs far from the checkout."""

import json
import os
import re
import site
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from bundle.addressed import addressed
from tests.links import leading_nowhere
from wmh import __version__

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    target = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", target]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(target.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """Returns a function that runs a program of the installed package, far from the checkout."""
    pytest.importorskip("pip", reason="needs pip")
    folder = tmp_path_factory.mktemp("installed")
    builder = venv.EnvBuilder(symlinks=os.name != "nt")
    builder.create(folder / "venv")
    context = builder.ensure_directories(folder / "venv")
    pip = [sys.executable, "-m", "pip", "--python", context.env_exe, "install"]
    subprocess.run([*pip, "--quiet", "--no-index", "--no-deps", wheel], check=True)

    # The dependencies are borrowed from this environment: quick, and no network is needed. A path
    # file adds only the folder itself, so the checkout's editable install stays out of sight.
    scheme = {"base": context.env_dir, "platbase": context.env_dir}
    packages = Path(sysconfig.get_path("purelib", "venv", scheme))
    (packages / "borrowed.pth").write_text("\n".join(site.getsitepackages()))

    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["WMH_HOME"] = str(folder / "home")

    def run(program, *arguments):
        command = [Path(context.bin_path, program), *arguments]
        return subprocess.check_output(command, cwd=folder, env=environment, text=True)

    return run


def test_the_wheel_brings_one_package_and_no_tests(wheel):
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.partition("/")[0] for name in archive.namelist()}

    distribution = f"word_mastermind_helper-{__version__}"
    assert tops == {"wmh", f"{distribution}.dist-info", f"{distribution}.data"}


def test_the_wheel_brings_nothing_that_only_the_checkout_uses(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.startswith("wmh/helper/ui/")}
        listed = archive.infolist()
    size = sum(each.compress_size for each in listed)

    made = re.compile(r"wmh/(lexicon/.*(\.py|words\.tsv|supplement\.tsv)|resources/.*(\.py|\.po))$")
    assert [name for name in names if made.match(name)] == []
    guide = "".join(path.read_text("utf-8") for path in (ROOT / "resources/guide").glob("*.md"))
    pictures = {name.rpartition("/")[2] for name in names if "/resources/pictures/" in name}
    assert pictures == set(re.findall(r"\(\.\./pictures/(.*?)\)", guide))
    assert "wmh/py.typed" in names
    other = re.compile(r"wmh/lexicon/(?!english/)")
    assert size < 12.5e6  # Half of it are the words of ten more languages.
    assert size - sum(x.compress_size for x in listed if other.match(x.filename)) < 6e6


def test_every_link_of_the_pages_in_the_wheel_leads_somewhere(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)

    pages = list(tmp_path.rglob("*.md"))
    assert {"THIRD-PARTY.md", "index.md", "player.md"} <= {path.name for path in pages}
    assert leading_nowhere(tmp_path, pages) == []


def test_the_wheel_brings_what_desktops_look_for(wheel):
    name = "alt.word_mastermind_helper.wmh"
    sources = {
        f"applications/{name}.desktop": ROOT / "share" / "applications" / f"{name}.desktop",
        f"metainfo/{name}.metainfo.xml": ROOT / "share" / "metainfo" / f"{name}.metainfo.xml",
        f"mime/packages/{name}.xml": ROOT / "share" / "mime" / "packages" / f"{name}.xml",
        f"icons/hicolor/scalable/apps/{name}.svg": ROOT / "resources" / "icons" / "wmh.svg",
        f"icons/hicolor/symbolic/apps/{name}-symbolic.svg": (
            ROOT / "resources" / "icons" / "wmh-symbolic.svg"
        ),
    }
    for folder in ("man", "bash-completion", "fish", "zsh"):
        files = (path for path in (ROOT / "share" / folder).rglob("*") if path.is_file())
        sources |= {path.relative_to(ROOT / "share").as_posix(): path for path in files}
    shared = f"word_mastermind_helper-{__version__}.data/data/share/"

    with zipfile.ZipFile(wheel) as archive:
        brought = {
            path.removeprefix(shared): archive.read(path)
            for path in archive.namelist()
            if path.startswith(shared)
        }

    assert brought == {path: source.read_bytes() for path, source in sources.items()}


def test_what_an_index_shows_has_nothing_that_cannot_be_followed(wheel):
    with zipfile.ZipFile(wheel) as archive:
        (place,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        shown = archive.read(place).decode().partition("\n\n")[2]

    assert shown.startswith("# Word Mastermind Helper")
    assert "## The first minute" in shown
    assert re.findall(r"\]\((?!https:|#)[^)]*\)", shown) == []


def test_with_an_address_all_of_the_readme_can_be_followed():
    text = (ROOT / "README.md").read_text("utf-8")
    there = "https://example.org/wmh"
    shown = addressed(text, there)
    named = re.findall(rf"\]\({there}/(raw|blob)/HEAD/([^)]+)\)", shown)

    assert ("raw", "resources/pictures/light.png") in named
    assert ("blob", "LICENSE") in named
    assert len(named) == len(re.findall(r"\]\((?!https:|#)", text))
    assert all((ROOT / path).exists() for _, path in named)


def test_the_installed_program_is_found_by_desktops(installed):
    program = "import sys; print(sys.prefix)"
    share = Path(installed("python", "-c", program).strip()) / "share"

    assert (share / "applications" / "alt.word_mastermind_helper.wmh.desktop").is_file()
    assert (share / "icons/hicolor/scalable/apps/alt.word_mastermind_helper.wmh.svg").is_file()


def test_the_installed_program_tells_its_version(installed):
    assert __version__ in installed("wmh", "--version")


def test_the_installed_program_has_its_lexicon_inside(installed):
    program = (
        "import wmh; from wmh.base.files import paths;"
        " print(wmh.__file__, paths.folder('lexicon'), sep='\\n')"
    )

    package, lexicon = map(Path, installed("python", "-c", program).splitlines())

    assert not package.is_relative_to(ROOT)
    assert lexicon == package.parent / "lexicon"


def test_the_installed_program_suggests(installed):
    answer = json.loads(installed("wmh", "suggest", "rain:ywwg", "--json"))

    assert answer["pattern"]["paper"] == "[^air][^ai][^ai]n"
    assert answer["remaining"] > 0


def test_the_engine_does_without_qt():
    program = "import sys, wmh.engine.advice; print(*sys.modules)"

    modules = subprocess.check_output([sys.executable, "-c", program], cwd=ROOT, text=True).split()

    assert "PySide6" not in modules


def test_a_game_is_begun_without_numpy():
    program = (
        "import sys, wmh.helper.games.keeping, wmh.helper.games.keeping,"
        " wmh.helper.games.race_table, wmh.helper.record.record, wmh.helper.record.statistics,"
        " wmh.helper.review.review_values, wmh.helper.review.review_report;"
        " print(*sys.modules)"
    )

    modules = subprocess.check_output([sys.executable, "-c", program], cwd=ROOT, text=True).split()

    assert "numpy" not in modules
