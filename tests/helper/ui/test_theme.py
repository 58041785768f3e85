"""Contrasts of each theme, computed from the files."""

import re
import tomllib
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QTreeWidget, QTreeWidgetItem, QWidget

from wmh.base import svg
from wmh.base.files import paths
from wmh.engine.clues.turn import Mark
from wmh.helper.games import presets
from wmh.helper.mastermind.pegs import read_pegs
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.ui.advice.suggestions import OTHER_BAR
from wmh.helper.ui.boards.board_card import QUIET, BoardCard
from wmh.helper.ui.game.game_cards import GameCard
from wmh.helper.ui.look.theme import FIRST, dress, fade, mix, pale, read_theme, theme_of

ROOT = Path(__file__).parents[3]
FOLDER = paths.folder("resources") / "themes"
PEGS = paths.folder("resources") / "mastermind" / "pegs.toml"

THEMES = [*(theme for theme in ThemeChoice if theme is not ThemeChoice.SYSTEM), "bright"]


def read(name):
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def roles(theme):
    colours = read(theme)
    return {role: colours["base"][name] for role, name in colours["roles"].items()}


def contrast(one, other):
    """The contrast of two colours by WCAG 2.1, from 1 to 21."""

    def luminance(colour):
        shares = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_reckoned_as_it_should_be():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#5f5f68", "#f6f6f7") == pytest.approx(5.9, abs=0.1)


GROUNDS = ("window", "raised", "hairline")
TINTS = (0.06, 0.1, 0.14, 0.18)
"""The shares of the accent that lie over the window under rows of lists."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ink", ["ink", "faint", "alert"])
def test_text_can_be_read_on_every_ground(theme, ink):
    shown = roles(theme)
    tinted = [mix(shown["accent"], shown["window"], share).name() for share in TINTS]

    for ground in (*(shown[name] for name in GROUNDS), *tinted):
        assert contrast(shown[ink], ground) >= 4.5, ground


def test_no_row_of_a_list_lies_on_another_tint():
    tint = re.compile(r" share = |setBrush\(mix\(theme.accent, theme.window, 0")
    used = {
        float(share)
        for path in (ROOT / "app" / "wmh").glob("*/ui/**/*.py")
        for line in path.read_text("utf-8").splitlines()
        if tint.search(line)
        for share in re.findall(r"\b0\.\d+", line)
    }

    assert used == set(TINTS)


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_of_the_sheet_can_be_read_on_its_ground(theme):
    shown = roles(theme)
    shown["first"] = mix(shown["accent"], shown["window"], FIRST).name()
    sheet = re.sub(r"/\*.*?\*/", "", (FOLDER / "window.qss").read_text("utf-8"), flags=re.DOTALL)
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)
    pairs = set()
    for _selector, rule in rules:
        named = dict(re.findall(r"([\w-]+)\s*:\s*[^;$]*\$(\w+)", rule))
        ink = named.get("color") or named.get("selection-color")
        ground = named.get("background") or named.get("selection-background-color")
        if ink:
            pairs |= {(ink, each) for each in ([ground] if ground else ["window", "raised"])}
    assert len(pairs) > 6

    for ink, ground in pairs:
        assert contrast(shown[ink], shown[ground]) >= 4.5, (ink, ground)


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_selected_or_has_the_focus_stands_out(theme):
    """By its ground or by a border, in menus, boxes, lists, tables and tabs."""
    shown = roles(theme)
    shown["first"] = mix(shown["accent"], shown["window"], FIRST).name()
    sheet = re.sub(r"/\*.*?\*/", "", (FOLDER / "window.qss").read_text("utf-8"), flags=re.DOTALL)
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)
    told = {}
    for selectors, rule in rules:
        colours = re.findall(r"(?:background|border)(?:-bottom)?(?:-color)?:[^;$]*\$(\w+)", rule)
        for selector in map(str.strip, selectors.split(",")):
            told.setdefault(selector, []).extend(colours)
    fills = [name for name in told if re.search(r"(item|tab):(selected|focus)$", name)]
    assert len(fills) >= 8

    for name in fills:
        for ground in ("window", "raised"):
            best = max(contrast(shown[colour], shown[ground]) for colour in told[name])
            assert best >= 3, (name, ground)


@pytest.mark.parametrize("theme", THEMES)
def test_disabled_text_can_be_read_too(theme, qapp):
    dress(read_theme(theme, PaletteChoice.CLASSIC))
    role = QPalette.ColorRole
    for ink, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
    ):
        palette = QApplication.palette()
        colours = (
            palette.color(QPalette.ColorGroup.Disabled, each).name() for each in (ink, ground)
        )
        assert contrast(*colours) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_borders_that_mean_something_can_be_seen(theme):
    shown = roles(theme)
    for border in ("line", "accent", "alert"):
        for ground in GROUNDS:
            assert contrast(shown[border], shown[ground]) >= 3, (border, ground)


def test_no_control_is_drawn_in_the_colour_of_separators():
    """A bar, a field or a button as it is, without the pointer and not disabled."""
    sheet = re.sub(r"/\*.*?\*/", "", (FOLDER / "window.qss").read_text("utf-8"), flags=re.DOTALL)
    control = re.compile(
        r"Q(PushButton|LineEdit|PlainTextEdit|CheckBox::indicator|ComboBox|(ScrollBar|Slider)::handle)"
    )
    faint = [
        selector
        for selectors, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)
        for selector in map(str.strip, selectors.split(","))
        if control.match(selector) and "$hairline" in rule
    ]

    rest = re.compile(r":(hover|pressed|disabled)|QAbstractItemView$")
    assert [each for each in faint if not rest.search(each)] == []


@pytest.mark.parametrize("theme", THEMES)
def test_tiles_to_come_and_bars_of_a_list_can_be_seen(theme):
    shown = roles(theme)
    tile = mix(shown["line"], shown["window"], QUIET).name()
    assert contrast(tile, shown["window"]) >= 3
    bar = mix(shown["accent"], shown["window"], OTHER_BAR).name()
    assert contrast(bar, shown["window"]) >= 3


def strongest(picture, ground):
    """The best contrast of any pixel of a picture to its ground."""
    width, height = picture.width(), picture.height()
    colours = {picture.pixelColor(x, y).name() for x in range(width) for y in range(height)}
    return max(contrast(each, ground) for each in colours)


def test_empty_tiles_of_several_boards_and_cards_of_games_are_seen_in_every_theme(play):
    player = play()
    player.choose("boards").choose("choose_game")
    boards, games = (
        next(x for x in player.window.findChildren(QWidget, name) if x.isVisible())
        for name in ("boards-panel", "choose_game-panel")
    )
    for theme in ("light", "dark", "contrast"):
        player.choose(theme)
        ground = roles(theme)["window"]
        card = boards.findChild(BoardCard).grab().toImage()
        side = card.width() // 8
        corner = card.copy(0, card.height() - side, side, side)
        assert strongest(corner, ground) >= 3
        edge = games.findChildren(GameCard)[1].grab().toImage()
        assert strongest(edge.copy(0, edge.height() // 2, 4, 1), ground) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_the_enter_button_can_be_read_with_and_without_the_pointer(theme):
    shown = roles(theme)
    for ground in (shown["accent"], mix(shown["ink"], shown["accent"], 0.15).name()):
        assert contrast(shown["accent_ink"], ground) >= 4.5
    assert contrast(shown["window"], shown["alert"]) >= 4.5  # The sign of a row at fault.


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("palette", presets.palettes())
@pytest.mark.parametrize("mark", list(Mark))
def test_letters_and_dots_can_be_read_on_their_tile(theme, palette, mark):
    shown = read_theme(theme, palette)
    for each in (shown, fade(shown)):
        assert contrast(each.faces[mark].ink, each.faces[mark].ground) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_not_asked_about_can_be_read(theme):
    shown = fade(read_theme(theme, PaletteChoice.CLASSIC))

    assert contrast(shown.ink, shown.window) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("letter", sorted(read_pegs(PEGS)))
def test_letters_can_be_read_on_their_peg_and_pegs_seen_on_their_ground(theme, letter):
    shown = replace(read_theme(theme, PaletteChoice.CLASSIC), pegs=read_pegs(PEGS))
    for each in (shown, fade(shown)):
        assert contrast(each.pegs[letter].ink, each.pegs[letter].ground) >= 4.5
    sight = (shown.pegs[letter].ground, shown.line)  # A rim surrounds every peg.
    assert max(contrast(each, shown.window) for each in sight) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("counted", ["ink", "ground"])
def test_numbers_of_a_clue_set_aside_can_be_read(theme, counted):
    shown = read_theme(theme, PaletteChoice.CLASSIC)
    for palette in presets.palettes():
        disc = getattr(read_theme(theme, palette).faces[Mark.WHITE], counted)
        assert contrast(shown.ink, pale(disc, shown)) >= 4.5


def test_the_trees_picture_can_be_read():
    assert contrast(svg.TEXT, "#ffffff") >= 4.5
    assert contrast(svg.DIM, "#ffffff") >= 4.5


def test_the_written_review_can_be_read():
    page = (paths.folder("resources") / "report" / "review.html").read_text("utf-8")
    grounds = [
        dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", block))
        for block in re.findall(r":root \{([^}]*)\}", page)
    ]
    assert len(grounds) == 3
    for each in grounds:
        for ink in ("ink", "faint"):
            for ground in ("window", "raised"):
                assert contrast(each[ink], each[ground]) >= 4.5
        assert contrast(each["line"], each["raised"]) >= 3
        assert contrast(each["accent"], each["window"]) >= 3
    faces = re.findall(r"background: (#[0-9a-f]{6}); color: (#[0-9a-f]{6})", page)
    assert len(faces) == 3
    for ground, ink in faces:
        assert contrast(ink, ground) >= 4.5


def test_high_contrast_is_black_and_white_and_the_systems_wish_is_followed(play, monkeypatch):
    shown = roles(ThemeChoice.CONTRAST)
    for ink in ("ink", "faint", "line", "accent"):
        assert contrast(shown[ink], shown["window"]) >= 15

    monkeypatch.setattr("wmh.helper.ui.look.theme.high_contrast", lambda: True)
    player = play(theme=ThemeChoice.SYSTEM)
    assert theme_of(player.window).window == shown["window"]
    player.choose("light")
    assert theme_of(player.window).window == roles(ThemeChoice.LIGHT)["window"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("row", ["closed", "open", "other"])
def test_the_arrow_of_a_row_stands_out(qtbot, theme, row):
    """Also on the selected row of a tree, whose ground is the accent."""
    dress(read_theme(theme, PaletteChoice.CLASSIC))
    page = QWidget()
    qtbot.addWidget(page)
    tree = QTreeWidget(page)
    tree.setHeaderHidden(True)
    above = QTreeWidgetItem(tree, ["Above"])
    QTreeWidgetItem(above, ["Below"])
    above.setExpanded(row == "open")
    tree.setCurrentItem(None if row == "other" else above)
    tree.resize(200, 100)
    page.show()
    place = tree.visualItemRect(above)
    corner = tree.viewport().mapTo(page, QPoint(0, place.y()))
    picture = page.grab(QRect(corner, QSize(place.x(), place.height()))).toImage()
    colours = Counter(
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
    )
    ground = colours.most_common(1)[0][0]
    assert ground == roles(theme)["window" if row == "other" else "accent"]
    assert max(contrast(ground, each) for each in colours) >= 3
