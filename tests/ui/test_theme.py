"""Whether everything can be read, reckoned from the files."""

import tomllib

import pytest

from app import paths
from app.settings import PaletteChoice, ThemeChoice

THEMES = [theme for theme in ThemeChoice if theme is not ThemeChoice.SYSTEM]


def read(name):
    return tomllib.loads((paths.folder("resources") / "themes" / f"{name}.toml").read_text("utf-8"))


def roles(theme):
    colours = read(theme)
    return {role: colours["base"][name] for role, name in colours["roles"].items()}


def contrast(one, other):
    """As WCAG 2.1 reckons it, from 1 to 21."""

    def luminance(colour):
        shares = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_reckoned_as_it_should_be():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#5f5f68", "#f6f6f7") == pytest.approx(5.9, abs=0.1)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["window", "raised"])
@pytest.mark.parametrize("ink", ["ink", "faint", "accent", "alert"])
def test_text_can_be_read_on_its_ground(theme, ground, ink):
    assert contrast(roles(theme)[ink], roles(theme)[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_borders_that_mean_something_can_be_seen(theme):
    assert contrast(roles(theme)["line"], roles(theme)["window"]) >= 3
    assert contrast(roles(theme)["accent_ink"], roles(theme)["accent"]) >= 4.5


@pytest.mark.parametrize("palette", list(PaletteChoice))
@pytest.mark.parametrize("mark", ["green", "yellow", "white"])
def test_letters_can_be_read_on_their_tile(palette, mark):
    face = read(palette)[mark]

    assert contrast(face["ink"], face["ground"]) >= 4.5
