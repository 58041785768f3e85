"""Letters that are underlined: within a window, in every language, each leads to one place."""

from collections import defaultdict

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QTabBar, QToolButton, QWidget

from wmh.base.text.languages import LanguageChoice
from wmh.helper.ui.program.language import speak

WINDOWS = "studies", "class", "boards", "rack", "lessons", "preferences", "manage_lexica"


def underlined(window):
    """The texts that have each key, of what is seen and can be reached by it."""
    found = defaultdict(list)
    for each in window.findChildren(QWidget):
        if not each.isVisible() or each.window() is not window:
            continue
        texts = []
        if isinstance(each, QAbstractButton) or (isinstance(each, QLabel) and each.buddy()):
            texts = [each.text()]
        elif isinstance(each, QTabBar):
            texts = [each.tabText(place) for place in range(each.count())]
        for text in texts:
            if not (key := QKeySequence.mnemonic(text)).isEmpty():
                found[key.toString()].append(text)
    return found


@pytest.mark.parametrize("language", LanguageChoice)
def test_no_two_have_the_same(play, language):
    player = play(language=language)
    speak(language)
    for name in WINDOWS:
        player.choose(name)
        window = next(
            x for x in player.window.findChildren(QWidget, f"{name}-panel") if x.isVisible()
        )
        player.qtbot.waitExposed(window)
        twice = {key: texts for key, texts in underlined(window).items() if len(texts) > 1}
        assert twice == {}, name
        window.close()


@pytest.mark.parametrize("language", [each for each in LanguageChoice if each != "system"])
def test_no_menu_is_behind_arrows_at_the_first_size(play, language):
    def behind(player):
        bar = player.window.menuBar()
        ends = [bar.actionGeometry(each).right() for each in bar.actions()]
        assert bar.isVisible()
        assert len(ends) >= 6
        return [x for x in bar.findChildren(QToolButton) if x.isVisible()] or max(
            ends
        ) > bar.width()

    player = play()
    if language is not LanguageChoice.ENGLISH:
        player.speak(language)
    assert not behind(player)
    player.window.close()
    speak(language)
    assert not behind(play(language=language))


@pytest.mark.parametrize("language", LanguageChoice)
def test_no_two_lines_of_a_menu_have_the_same(play, language):
    player = play(language=language)
    checked = 0
    for menu in (player.window.menuBar(), *player.window.findChildren(QMenu)):
        found = defaultdict(list)
        for action in menu.actions():
            if not (key := QKeySequence.mnemonic(action.text())).isEmpty():
                found[key.toString()].append(action.text())
        checked += len(found)
        assert {key: texts for key, texts in found.items() if len(texts) > 1} == {}
    assert checked > 50
