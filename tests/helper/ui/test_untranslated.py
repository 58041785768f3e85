"""Texts seen or heard in the window: each has a translation."""

import re

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QTabBar,
    QWidget,
)

from tests.helper.ui.gaming import Gamer
from tests.i18n.pseudo import ENGLISH, pseudo
from tests.player import FLAGGED, WORDS
from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.helper.ui.program.language import speak

SPOKEN = [each.name for each in LANGUAGES.values()]
DATA = re.compile(
    rf"\b(?:{'|'.join([*WORDS, *FLAGGED, *SPOKEN])}|small|english|a test)\b"
    r"|(?:Ctrl|Shift)\+\w*|\n.*|Scroll (?:Left|Right)|/\S+"
)
"""What is no text: words, the name and source of their lexicon, keys, patterns, paths; what Qt
says."""


@pytest.fixture
def sit(qapp, play):
    def sit_down(**settings):
        player = play(language=LanguageChoice.ENGLISH, **settings)
        player.qtbot.waitUntil(lambda: bool(player.words))
        return player

    with pseudo():
        yield sit_down
    speak(LanguageChoice.ENGLISH)


def english(player):
    """English texts of the widgets in the window, seen now or not."""
    said = set()
    for widget in [player.window, *player.window.findChildren(QWidget)]:
        said |= {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
        said |= {widget.windowTitle(), widget.statusTip()}
        match widget:
            case QLabel() | QPushButton():
                said.add(widget.text())
            case QComboBox():
                said |= {widget.itemText(row) for row in range(widget.count())}
            case QTabBar():
                said |= {widget.tabText(number) for number in range(widget.count())}
            case QAbstractItemView() if widget.model() is not None:
                said |= set(cells(widget.model()))
            case _:
                pass
    for action in player.window.findChildren(QAction):
        said |= {action.text(), action.toolTip(), action.statusTip()}
    return sorted(text for text in said if ENGLISH.search(DATA.sub("", text)))


def cells(model):
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    roles += (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(min(model.rowCount(), 30)):
        for column in range(columns):
            data = (model.index(row, column).data(role) for role in roles)
            yield from (each for each in data if isinstance(each, str))
    for column in range(columns):
        head = model.headerData(column, Qt.Orientation.Horizontal)
        yield from (head,) if isinstance(head, str) else ()


@pytest.mark.parametrize("rule", list(Rule))
def test_the_board_and_the_list_are(sit, rule):
    player = sit(rule=rule, hardness=Hardness.HARD).keys("rain>")
    assert not english(player)
    player.keys("2>torn>x?")
    assert not english(player)


@pytest.mark.parametrize(
    "keys",
    [
        "rain>gggg>",
        "rain>wwww>rain>gggg>",
        "rain>yggg>",
        "tarn>wwyw>rnta>wwww>",
        "porn>ywww>",
        "zarf>gggg>",
        "sale>wwww>rain>wwww>tern>wwww>",
        "morn>wggg>worn>wggg>torn>wggg>born>wggg>corn>wggg>horn>wggg>lorn>wggg>",
    ],
)
def test_what_is_wrong_and_what_may_be_meant_are(sit, keys):
    assert not english(sit().keys(keys))


@pytest.mark.parametrize("text", ["", "..rn", ".*", "(", "[^]", "a{9}{9}", "c{2,1}", "é", "\\1"])
def test_a_search_is(sit, text):
    player = sit().choose("find")
    player.keys(text)
    player.qtbot.wait(30)
    assert not english(player)


@pytest.mark.parametrize("word", ["", "rain", "porn", "ourn", "crane", "xyzz", "é"])
def test_a_look_up_is(sit, word):
    player = sit().keys("rain>ywwg>").choose("look_up")
    assert not english(player.keys(word))


@pytest.mark.parametrize(
    "pasted",
    ["", "rain ywwg", "rain\ntorn", "🟩⬜⬜🟨\n🟩🟩🟩🟩", "lots of words here", "rain ywwg\nxx"],
)
def test_what_was_pasted_is(sit, pasted):
    QApplication.clipboard().setText(pasted)
    player = sit().choose("paste")
    player.qtbot.wait(30)
    assert not english(player)


@pytest.mark.parametrize("name", ["known", "keys", "rack", "statistics", "race", "tree", "why"])
def test_what_opens_beside_it_is(sit, name):
    player = sit().keys("rain>ywwg>")
    player.choose(name)
    player.qtbot.wait(50)
    assert not english(player)


def test_a_rack_is(sit):
    player = sit().choose("rack")
    player.keys("rain")
    player.qtbot.wait(200)
    assert not english(player)
    player.keys("??????")
    player.qtbot.wait(50)
    assert not english(player)


def test_a_class_is(sit):
    player = sit().choose("class")
    assert not english(player)
    for typed in ("corm", "<", "n>", "zzzz>", "rain>2torn>2>", "_", ">", ">", "corn>1>>", ">"):
        player.keys(typed)
        player.qtbot.wait(50)
        assert not english(player)


@pytest.mark.parametrize("who", [0, 1, 2])
def test_a_game_is(sit, who):
    player = sit().choose("play")
    assert not english(player)
    gamer = Gamer(player)
    box = next(each for each in gamer.pane.findChildren(QComboBox) if each.isVisible())
    box.setCurrentIndex(who)
    assert not english(player)
    before = gamer.headline
    gamer.pane.focus()
    player.keys(">")
    gamer.wait(lambda: gamer.headline != before)
    assert not english(player)
    player.keys("torn>")
    player.qtbot.wait(100)
    assert not english(player)
    player.keys("xxxx>")
    player.qtbot.wait(100)
    assert not english(player)
