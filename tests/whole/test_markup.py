"""Markup in texts from files: every window shows it literally."""

import ast
import re
import shutil

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QListView, QTextBrowser, QToolTip

from tests.helper.meanings.shelf import dictd, stardict
from tests.helper.ui.lexica import drop
from tests.helper.ui.markup import HOSTILE, interpreted, seen
from tests.helper.ui.test_language_storm import PANELS
from tests.program import ROOT
from tests.study.ui.studying import WORDS, Assistant
from wmh.base.files import paths
from wmh.engine.lexicon.building.constructor import build as build_lexicon
from wmh.engine.lexicon.reading.policies import Policies
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.helper.ui.help.guide_window import GuideWindow
from wmh.helper.ui.parts.rich_text import OwnBrowser, tip_text, wrap_text

QUOTED = HOSTILE.replace('"', "'")
"""Markup as it is spelt between the quotes of a TOML file."""


def shipped(folder, name):
    """Returns the text of a file that comes with the program."""
    (path,) = (ROOT / "resources").rglob(f"{folder}/{name}.toml")
    return path.read_text("utf-8")


def changed(text, keys):
    """Returns the text of a file with markup as the values of some keys."""
    lines = []
    for line in text.splitlines():
        key, _, value = line.partition("=")
        wanted = key.strip() in keys and re.fullmatch(r'"[^"]+"', value.strip())
        numbered = " {0}" if "{0}" in value else ""
        lines.append(f'{key}= "{QUOTED}{numbered}"' if wanted else line)
    return "\n".join(lines)


def hostile_list(folder):
    """Writes a word list whose source and licence are markup."""
    text = folder / "hostile.txt"
    text.write_text("".join(f"{word}\t20\n" for word in WORDS), "utf-8")
    listed = read_word_list([text], Policies())
    path = folder / "hostile.dawg"
    build_lexicon(listed, path, source=HOSTILE, licence=HOSTILE)
    text.unlink()
    return path


def check(part=HOSTILE):
    """Checks that no text was interpreted as markup, and that `part` of it was shown literally."""
    assert not interpreted()
    assert part in seen()


def test_these_eyes_see_what_is_interpreted(qtbot):
    browser = QTextBrowser()
    qtbot.addWidget(browser)
    browser.setMarkdown(HOSTILE)
    browser.setToolTip(HOSTILE)
    browser.show()

    assert {name for _, name, _ in interpreted([browser])} == {"", "tip of "}
    assert HOSTILE not in browser.toPlainText()


@pytest.mark.parametrize("name", PANELS)
def test_a_word_list_and_files_of_every_kind_in_every_window(name, qtbot, play, home):
    lexica = paths.lexica_folder()
    lexica.mkdir(parents=True)
    lists = hostile_list(lexica)
    for folder, file in (("games", "wordle"), ("scenarios", "rain"), ("protocols", "crossover")):
        own = paths.data_folder() / folder
        own.mkdir(parents=True, exist_ok=True)
        text = changed(shipped(folder, file), ("title", "about", "source", "question"))
        (own / f"a-{file}.toml").write_text(text, "utf-8")
    player = play(lexicon=str(lists))
    player.qtbot.waitUntil(lambda: "fit" in player.headline)
    before = player.headline
    player.keys("rain>ywwg>")
    player.qtbot.waitUntil(lambda: player.headline not in ("", before))
    player.choose(name)
    for _ in range(5):
        player.qtbot.wait(20)
        QApplication.processEvents()

    assert not interpreted()


def test_the_word_lists_of_the_library(qtbot, play, home):
    paths.lexica_folder().mkdir(parents=True)
    lists = hostile_list(paths.lexica_folder())
    player = play(lexicon=str(lists))
    player.qtbot.waitUntil(lambda: "fit" in player.headline)
    player.choose("manage_lexica")
    player.qtbot.waitUntil(lambda: HOSTILE in seen())
    check()


@pytest.mark.parametrize(
    ("folder", "name", "keys"),
    [
        ("games", "sutom", ("about", "source")),
        ("scenarios", "rain", ("title", "about", "question", "reveal", "text")),
        ("protocols", "crossover", ("title", "about", "text")),
    ],
)
def test_a_file_that_is_dropped(folder, name, keys, player, tmp_path):
    path = tmp_path / "a-file.toml"
    path.write_text(changed(shipped(folder, name), keys), "utf-8")
    shutil.copytree(ROOT / "resources" / "study" / "questionnaires", tmp_path / "questionnaires")
    assert drop(player.window, path)
    player.see()
    player.qtbot.waitUntil(lambda: QUOTED in seen())
    check(QUOTED)


def test_the_errors_of_a_file_and_its_name(player, tmp_path):
    for text in (f'title = "{QUOTED}"\n{QUOTED} = 5', QUOTED, f'length = "{QUOTED}"'):
        path = tmp_path / "<img src='x'> <b>b.toml"
        path.write_text(text, "utf-8")
        drop(player.window, path)
        player.see()
        assert not interpreted()


@pytest.mark.parametrize("text", [HOSTILE, f"Wordle 1,234 3/6\n{HOSTILE}\n\U0001f7e9" * 3])
def test_a_text_that_is_pasted(text, player):
    QApplication.clipboard().setText(text)
    player.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    for _ in range(5):
        player.qtbot.wait(20)
    assert not interpreted()


@pytest.mark.parametrize("name", ["<img src='x'><b>b.png", "![x](y) [a](b).png"])
def test_the_name_of_a_picture(name, player, tmp_path):
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    image.save(str(tmp_path / name))
    assert drop(player.window, tmp_path / name)
    player.qtbot.wait(200)
    for _ in range(5):
        player.qtbot.wait(50)
    assert not interpreted()


@pytest.mark.parametrize("kind", ["dictd", "stardict"])
def test_a_dictionary(kind, play, home):
    entry = ("lorn", f"lorn {HOSTILE}")
    if kind == "dictd":
        dictd(home / "dictionaries", "wn", (entry,), HOSTILE)
    else:
        stardict(home / "dictionaries", "wn", (entry,), HOSTILE)
    player = play(why=True).until(headline="20 words fit")
    player.qtbot.waitUntil(lambda: HOSTILE in player.label("meaning"))
    check()
    shown = player.window.findChild(QListView, "suggestions")
    model = shown.model()
    row = next(n for n in range(model.rowCount()) if model.index(n, 0).data() == "lorn")
    there = shown.visualRect(model.index(row, 0)).center()
    view = shown.viewport()
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, there, view.mapToGlobal(there)))
    player.qtbot.waitUntil(lambda: "www.e.de" in QToolTip.text())
    document = QTextDocument()
    document.setHtml(QToolTip.text())
    assert HOSTILE in document.toPlainText()


def test_a_session_and_its_analysis(qtbot):
    sat = Assistant(
        qtbot,
        ('title = "A small study"', f'title = "{QUOTED}"'),
        ('about = "For tests."', f'about = "{QUOTED}"'),
        ('title = "Without"', f'title = "{QUOTED}1"'),
        ('title = "With"', f'title = "{QUOTED}2"'),
        ('title = "Practice"', f'title = "{QUOTED}"'),
        ('title = "Measured"', f'title = "{QUOTED}"'),
        ('text = "You are asked to play."', f'text = "{QUOTED}"'),
        ("after_block = []", 'after_block = ["sus"]'),
    )
    check(QUOTED)
    sat.seat()
    check(QUOTED)
    sat.consent()
    check(QUOTED)
    sat.begin_block().guess("rain")
    assert not interpreted()
    sat.leave().until(lambda: sat.session is None)
    sat.rehearse()
    sat.press("&Analyse")
    report = sat.window.findChild(QTextBrowser)
    sat.until(lambda: report.isVisible() and QUOTED in report.toPlainText())
    text = report.toPlainText()
    assert text.count(QUOTED) > 5
    assert f"{QUOTED}1" in text
    check(QUOTED)


def test_a_questionnaire(qtbot):
    asked = ("title", "intro", "text", "low", "high")
    text = changed(shipped("questionnaires", "sus"), asked)
    sat = Assistant(
        qtbot,
        ("after_block = []", 'after_block = ["own"]'),
        files={"questionnaires/own.toml": text},
    )
    sat.seat().consent().begin_block()
    sat.keys("born>").until(lambda: sat.next_button() is not None).keys(">")
    sat.until(lambda: QUOTED in seen([sat.session]))
    assert not interpreted()


def test_a_browser_loads_nothing_but_what_it_was_given(qtbot, tmp_path):
    """Qt must not read a file by itself either: it gets an empty picture instead."""
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    path = tmp_path / "red.png"
    image.save(str(path))
    browser = OwnBrowser(None)
    qtbot.addWidget(browser)
    browser.resize(300, 300)
    browser.show()
    for text in (f'<img src="{path}">', f'<img src="file://{path}">'):
        browser.setHtml(text)
        shown = browser.grab().toImage()
        assert shown.pixelColor(20, 20) != Qt.GlobalColor.red
    assert not browser.openLinks()


def test_the_guide_shows_no_picture_from_elsewhere(qtbot, player):
    player.choose("guide")
    page = player.window.findChild(GuideWindow).findChild(QTextBrowser)
    assert isinstance(page, OwnBrowser)


@pytest.mark.parametrize("text", [HOSTILE, "<b>b</b>", "  <i>", "<?xml?><b>", "&lt;", "<!doctype>"])
def test_a_tip_is_the_text(text):
    assert tip_text(text).replace("\N{WORD JOINER}", "") == text
    document = QTextDocument()
    document.setHtml(wrap_text(text))
    assert document.toPlainText().strip() == text.strip()


def test_the_page_on_security_tells_of_every_source_and_of_every_test():
    page = (ROOT / "resources" / "guide" / "security.md").read_text("utf-8")
    (_, *table) = re.findall(r"^\| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$", page, re.MULTILINE)
    told = [part for _, held in table for part in re.split(", | and ", held)]
    tests = [name[5:].replace("_", " ") for name in globals() if name.startswith("test_")]
    eyes = ("these eyes", "a tip is", "one place", "the page on security")
    sources = [name for name in tests if not name.startswith(eyes)]

    assert len(table) > 5
    assert [part for part in told if not any(part in name for name in sources)] == []
    assert [name for name in sources if not any(part in name for part in told)] == []


def test_one_place_gives_tips_and_makes_browsers():
    """Checks that modules other than rich_text.py use only own texts in tips and browsers."""
    found = []
    paths = sorted((ROOT / "app" / "wmh").rglob("*.py"))
    assert any(path.parent.name == "ui" for path in paths)
    for path in paths:
        if path.name == "rich_text.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Attribute) and called.attr == "setToolTip":
                given = node.args[-1]
                own = isinstance(given, ast.Constant) or (
                    isinstance(given, ast.Call)
                    and isinstance(given.func, ast.Name)
                    and (
                        given.func.id in ("with_key", "tip_text")
                        or (given.func.id == "_" and len(given.args) == 1)  # No value is foreign.
                    )
                )
                found += [] if own else [f"{path.name}:{node.lineno}"]
            elif isinstance(called, ast.Name) and called.id == "QTextBrowser":
                found.append(f"{path.name}:{node.lineno}")
            elif isinstance(node, ast.ClassDef):
                bases = (x.id for x in node.bases if isinstance(x, ast.Name))
                found += [f"{path.name}:{node.lineno}" for x in bases if x == "QTextBrowser"]
    assert found == []
