"""Every step of every lesson is whole on a projector, its type legible, no text over another."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from tests.patience import PATIENCE
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.ui.drawing_view import far_type

ROOT = Path(__file__).parents[3]
SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
LANGUAGES = ["en", "de", "es", "fil", "fr"]


def shown(names, size, language, folder, *code):
    """The findings of `fitting.py` for each step."""
    screen = {"name": "projector", "x": 0, "y": 0, "width": size[0], "height": size[1]}
    kept = folder / "screen.json"
    kept.write_text(json.dumps({"screens": [screen | {"logicalDpi": 96, "dpr": 1}]}), "utf-8")
    environment = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={kept}", "PYTHONPATH": f"{ROOT}:{ROOT / 'app'}",
    }  # fmt: skip
    command = [sys.executable, str(Path(__file__).with_name("fitting.py")), names, language, *code]
    said = subprocess.check_output(
        command, cwd=ROOT, env=environment, text=True, timeout=4 * PATIENCE
    )
    return [json.loads(line) for line in said.splitlines()]


def amiss(step, size):
    """Faults of a step, in words."""
    # 20 points on a slide, which is 960 points wide and as high as the screen.
    legible = min(max(size), min(size) * 16 / 9) / 48
    where = f"{step['name']} in {step['language']}, step {step['step']}: "
    if any(step["scrolls"]):
        yield f"{where}is not whole"
    # Beside its code a drawing has less room, but its smallest type is about 12 points.
    least = 0.94 if "code" not in step else 0.56
    if step["unit"] * step["type"] < legible * least:  # Type is set in whole pixels of a drawing.
        yield f"{where}small type: {step['tight']}"
    if step["sentence"] < legible * 0.98 or not step["sentence_fits"]:
        yield f"{where}the sentence does not fit"
    if not step["heading_fits"]:
        yield f"{where}the heading does not fit"
    if "code" in step and (step["code"] < legible * 0.85 or not step["code_whole"]):
        yield f"{where}the code is cut or too small"
    yield from (f"{where}{text}" for text in step["overprinted"])


def jumps(steps):
    """Steps of which the drawing has another size or place than the one before of its kind."""
    for one, other in pairwise(steps):
        if one["name"] == other["name"] and one["kind"] == other["kind"]:
            kept = "unit", "place", "code", "code_below"
            yield from (other["step"] for what in kept if one.get(what) != other.get(what))


@pytest.mark.parametrize(
    ("size", "slide"),
    [((1280, 720), 1280), ((1024, 768), 1024), ((2560, 1080), 1920), ((2048, 768), 1365.33)],
)
def test_a_screen_wider_than_a_slide_needs_no_larger_type(size, slide):
    assert far_type(QSize(*size)) == pytest.approx(slide / 48, rel=1e-4)


@pytest.mark.parametrize(("names", "language"), [("fcbe,race,walk", "de"), ("walk", "fil")])
def test_a_lesson_fits_a_projector(names, language, tmp_path):
    """In Filipino the sentences of the walk are the longest."""
    size = 1280, 720
    steps = shown(names, size, language, tmp_path)

    assert [text for step in steps for text in amiss(step, size)] == []
    assert list(jumps(steps)) == []


@pytest.mark.parametrize(("names", "size"), [("walk", (1024, 768)), ("fcbe", (1280, 720))])
def test_a_lesson_with_its_code_fits_a_projector(names, size, tmp_path):
    steps = shown(names, size, "de", tmp_path, "code")

    assert [text for step in steps for text in amiss(step, size)] == []
    assert list(jumps(steps)) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [(), ("code",)], ids=["alone", "with code"])
def test_all_lessons_fit_all_projectors(size, language, code, tmp_path):
    names = ",".join(SCENARIOS.shipped_files())
    steps = shown(names, size, language, tmp_path, *code)

    assert len({step["name"] for step in steps}) >= 10
    assert [text for step in steps for text in amiss(step, size)] == []
    assert list(jumps(steps)) == []
