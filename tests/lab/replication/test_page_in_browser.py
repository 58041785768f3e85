"""The page of a report in a browser, as wide as paper and as narrow as a phone."""

import json
import re
import shutil
import subprocess
from html import escape, unescape

import pytest

from wmh.lab.replication.experiment import Claim, Replica
from wmh.lab.replication.page import fragment, template
from wmh.lab.replication.running import ExperimentResult, experiment_named
from wmh.lab.replication.verdict import ClaimVerdict

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PAPER, PHONE = 720, 390
CLAIMS = (
    Claim("reduction", "Mean attempts, a player who takes the word at place 20", "", "5.77 ± 0.07"),
    Claim(
        "others",
        "Least differences that 50 people a group find in 4 of 5 studies",
        "7,920",
        "1.1 attempts, 23 % of the seconds",
        remark="to run it again: " + 6 * "wmh study check bahinting-2013; ",
        verdict=ClaimVerdict.UNKNOWN,
    ),
)
MEASURE = """
<script>
const lines = (cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return new Set([...range.getClientRects()].map((x) => Math.round(x.bottom / 4))).size;
};
const shown = (cell) => cell.offsetParent !== null;
const pre = document.createElement("pre");
pre.id = "seen";
pre.textContent = JSON.stringify({
  table: document.querySelector(".claims").offsetWidth, room: window.innerWidth,
  wide: document.documentElement.scrollWidth,
  titles: [...document.querySelectorAll(".claims tbody th")].map((x) => x.offsetWidth),
  empty: [...document.querySelectorAll(".claims td")].filter((x) =>
    shown(x) && x.textContent === "\\u2013").length,
  verdicts: [...document.querySelectorAll(".claims td:nth-child(4)")].filter(shown).map(lines),
});
document.body.append(pre);
</script>"""
FRAME = """<!doctype html><iframe id="frame" width="WIDE" height="800" srcdoc="PAGE"></iframe>
<pre id="seen"></pre><script>
onload = () => {
  const inside = document.getElementById("frame").contentDocument;
  document.getElementById("seen").textContent = inside.getElementById("seen").textContent;
};
</script>"""


def seen(folder, width):
    found = ExperimentResult(experiment_named("dawg"), Replica("", CLAIMS), "2026-01-01", 1)
    style = re.search(r"<style>.*?</style>", template(), re.DOTALL).group(0)
    html = f"<!doctype html><html><head>{style}</head><body>{fragment(found, [])}{MEASURE}</body>"
    path = folder / "page.html"
    framed = FRAME.replace("WIDE", str(width)).replace("PAGE", escape(html))
    path.write_text(framed, "utf-8")
    command = [CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu"]
    command += [f"--user-data-dir={folder / 'profile'}", "--window-size=1280,900"]
    command += ["--virtual-time-budget=3000", "--dump-dom", path.as_uri()]
    dumped = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    told = re.search(r'<pre id="seen">(.*?)</pre>', dumped.stdout, re.DOTALL).group(1)
    return json.loads(unescape(told))


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
@pytest.mark.parametrize("width", [PAPER, PHONE])
def test_what_is_claimed_has_room_beside_an_empty_cell(tmp_path, width):
    """An empty cell takes no room that the text of the claim could have."""
    found = seen(tmp_path, width)

    assert found["room"] == width
    assert found["wide"] <= width
    share = 1 if width == PHONE else 0.29
    assert all(title >= share * found["table"] - 16 for title in found["titles"])
    if width == PHONE:
        assert found["empty"] == 0
        assert found["verdicts"] == [1]
