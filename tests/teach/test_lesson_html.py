"""A lesson as one page of the web: complete, in every language, and used in a browser."""

import json
import re
import shutil
import subprocess
from html import escape, unescape

import pytest

from tests.program import wmh
from tests.teach.cli.test_lesson_export import SMALL
from wmh.base.text.languages import LANGUAGES
from wmh.base.text.phrases import language_texts, sentence
from wmh.helper.answering import Answering
from wmh.teach.acts.glossary import terms_in
from wmh.teach.acts.phases import stops_of
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.drawing.drawing import DrawingRole
from wmh.teach.drawing.svg import as_svg
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.step import StepPart
from wmh.teach.steps.steps import lesson_of
from wmh.teach.web.lesson_html import lesson_html, page_template

COLOURS = {role: f"#{number:06x}" for number, role in enumerate(DrawingRole)}
QUESTION = """
[[stop]]
before = "list"
question = "How many <b>words</b> remain?"
reveal = "Two words remain."
"""
LARGEST = 3_000_000


def made(path):
    scenario = SCENARIOS.read_named(str(path))
    answering = Answering()
    try:
        return lesson_of(scenario, answering, lexicon_of(scenario))
    finally:
        answering.close()


@pytest.fixture
def lesson(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL + QUESTION, "utf-8")
    return made(path)


@pytest.fixture
def page(lesson):
    return lesson_html(lesson, COLOURS, page_template())


def data_of(page):
    return json.loads(re.search(r'id="data">(.*?)</script>', page, re.DOTALL).group(1))


def shapes_of(data, language, step):
    """The shapes of a picture, from the runs of their numbers."""
    runs = filter(None, data["spoken"][language]["pictures"][step].split(","))
    ends = [[int(end) for end in run.split("-")] for run in runs]
    return [data["shapes"][n] for run in ends for n in range(run[0], run[-1] + 1)]


def test_every_step_has_its_picture_and_its_sentence_in_every_language(lesson, page):
    data = data_of(page)

    assert set(data["spoken"]) == {code.value for code in LANGUAGES}
    for code in LANGUAGES:
        with language_texts(code):
            for at, step in enumerate(lesson.steps):
                lines = as_svg(step.figure.drawing(), COLOURS, sentence).rstrip().split("\n")
                assert shapes_of(data, code, at) == lines[3:-1]
                assert data["spoken"][code]["said"][at] == sentence(step.said)
    assert [bool(step[2]) for step in data["steps"]] == [
        at in stops_of(lesson.steps) for at in range(len(lesson.steps))
    ]
    assert data["jumps"] == [place for _, place in lesson.jumps]


def test_the_page_asks_nothing_of_any_network(page):
    addresses = set(re.findall(r"https?://[^\s\"'<>\\]+", page))

    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.findall(r"(?i)\b(?:src|href|action)\s*=|@import|url\(|fetch\(|XMLHttp", page)
    assert "default-src 'none'" in page


def test_texts_of_a_lesson_are_no_markup(page):
    assert "<b>" not in page
    assert "How many <b>words</b> remain?" in data_of(page)["spoken"]["en"]["said"]


@pytest.mark.slow
def test_the_largest_lesson_is_small_enough_for_a_course_page():
    lesson = made("rain")

    page = lesson_html(lesson, COLOURS, page_template())

    assert len(page.encode()) < LARGEST
    assert len(data_of(page)["steps"]) == len(lesson.steps)


def test_the_command_writes_one_file_and_replaces_none_unasked(qapp, tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    target = tmp_path / "new" / "page.html"

    assert wmh("lesson", path, "--export", target) == (0, f"{target}\n", "")
    before = target.read_bytes()
    target.write_text("mine", "utf-8")
    again = wmh("lesson", path, "--export", target)

    assert again.code != 0
    assert "--force" in again.err
    assert target.read_text("utf-8") == "mine"
    assert wmh("lesson", path, "--export", target, "--force").code == 0
    assert target.read_bytes() == before
    assert "leave out --pdf" in wmh("lesson", path, "--export", target, "--pdf").err


# In a browser

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
IN_BROWSER = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
WATCH = """
<script>
const seen = [], by = (id) => document.getElementById(id);
const note = (what) => seen.push([what, by("place").textContent, by("sentence").textContent,
  by("tally").textContent, document.activeElement.id, by("prediction").hidden,
  [...by("stages").children].findIndex((x) => x.hasAttribute("aria-current"))]);
const press = (key) => {
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
  note(key);
};
const say = (text) => { by("guess").value = text; by("prediction").requestSubmit(); note(text); };
const speak = (code) => {
  by("language").value = code;
  by("language").dispatchEvent(new Event("change"));
  note(code);
};
const drag = (n) => {
  by("steps").value = n;
  by("steps").dispatchEvent(new Event("input"));
  note("drag");
};
note("first");
STEPS
const pre = document.createElement("pre");
pre.id = "seen";
const root = document.documentElement;
pre.textContent = JSON.stringify({seen, language: root.lang,
  wide: root.scrollWidth, room: window.innerWidth,
  unnamed: [...document.querySelectorAll("button, input, select")].filter((x) =>
    !(x.textContent.trim() || x.getAttribute("aria-label") || x.labels.length)).map((x) => x.id),
  terms: [...document.querySelectorAll("#glossary dt")].map((x) => x.textContent),
  picture: by("picture").getAttribute("aria-label"),
  spoken: by("steps").getAttribute("aria-valuetext")});
document.body.append(pre);
</script>
</body>"""


FRAME = """<!doctype html><iframe id="frame" width="390" height="HEIGHT" srcdoc="PAGE"></iframe>
<pre id="seen"></pre><script>
onload = () => {
  const inside = document.getElementById("frame").contentDocument;
  document.getElementById("seen").textContent = inside.getElementById("seen").textContent;
};
</script>"""
"""A course page that has the lesson in a frame as narrow as a phone."""


def used(page, folder, steps, *, narrow=False, height=800):
    """The title's picture alone has covers, because nobody has seen an answer on it yet."""
    path = folder / "page.html"
    watched = page.replace("</body>", WATCH.replace("STEPS", steps))
    framed = FRAME.replace("HEIGHT", f"{height}").replace("PAGE", escape(watched))
    path.write_text(framed if narrow else watched, "utf-8")
    command = [CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--lang=en-GB"]
    command += [f"--user-data-dir={folder / 'profile'}", "--window-size=1280,800"]
    command += ["--virtual-time-budget=5000", "--dump-dom", path.as_uri()]
    shown = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    found = re.search(r'<pre id="seen">(.*?)</pre>', shown.stdout, re.DOTALL)
    return json.loads(unescape(found.group(1)))


@IN_BROWSER
def test_keys_stops_predictions_and_languages_work_in_a_browser(lesson, page, tmp_path):
    steps = lesson.steps
    count = len(steps)
    asked = next(at for at, step in enumerate(steps) if step.part is StepPart.ASKS)
    stops = stops_of(steps)

    found = used(
        page,
        tmp_path,
        f"""
        press("ArrowRight"); press("ArrowLeft"); press("PageDown"); press("PageUp"); press("End");
        press("ArrowRight"); press("Home"); press("2"); press("9");
        drag({asked + 1}); press("p"); say("12 <i>"); press("ArrowRight"); speak("de");
        """,
    )
    seen = {(what, n): rest for n, (what, *rest) in enumerate(found["seen"])}
    places = [rest[0] for rest in seen.values()]
    at = [0, 1, 0, next(x for x in stops if x > 0), 0, count - 1, count - 1, 0]
    at += [lesson.jumps[1][1]] * 2 + [asked, asked, asked, asked + 1]

    assert places[:-1] == [f"{n + 1} of {count}" for n in at]
    last, focused = found["seen"][-1], found["seen"][11]
    assert focused[4:6] == ["guess", False]
    assert found["seen"][12][3] == "You said: 12 <i>."
    assert found["seen"][13][2].startswith("Answer: ")
    assert found["language"] == "de"
    german = data_of(page)["spoken"]["de"]
    assert last[2] == german["words"]["answer"].format(german["said"][asked + 1])
    assert found["unnamed"] == []
    assert found["terms"] == list(terms_in(german["said"][asked + 1], german["glossary"]))
    assert found["picture"]
    assert found["spoken"].startswith(f"{asked + 2} ")


@IN_BROWSER
def test_in_a_frame_as_narrow_as_a_phone_nothing_is_cut(page, tmp_path):
    found = used(page, tmp_path, 'press("End"); press("Home"); press("PageDown");', narrow=True)

    assert found["room"] == 390
    assert found["wide"] <= found["room"]
    assert len(found["seen"]) == 4


@IN_BROWSER
def test_on_a_phone_the_field_of_a_question_is_not_below_the_buttons(lesson, page, tmp_path):
    asked = [at for at, step in enumerate(lesson.steps) if step.part is StepPart.ASKS]
    measure = """
        seen.push([
          ...["top", "bottom"].map((side) => by("prediction").getBoundingClientRect()[side]),
          document.querySelector(".steering").getBoundingClientRect().top,
        ]);
        press("ArrowRight");
    """
    steps = "".join(f"drag({at + 1}); {measure}" for at in asked)
    found = used(page, tmp_path, steps, narrow=True, height=600)

    places = [each for each in found["seen"] if len(each) == 3]
    assert len(places) == len(asked) > 0
    for top, bottom, bar in places:
        assert 0 <= top < bottom <= bar + 1
