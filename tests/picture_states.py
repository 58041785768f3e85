"""Pictures of the main window, and of the windows beside it, in their states.

Each function of a table draws some pictures into a folder. `draw_states` calls all of them and
reports those that fail, so that a wrong name in one does not end the others.
"""

import traceback
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabWidget,
    QTreeView,
)

from tests.helper.class_scenes import classrooms
from tests.helper.lexica_scenes import lexica
from tests.i18n.pseudo import pseudo
from tests.scenes import (
    Scene,
    action,
    beside,
    choosing,
    codes,
    context_menu,
    covered,
    draw,
    game,
    giving,
    into_list,
    looking_up,
    panel_of,
    pasting,
    presented,
    press,
    ranked,
    searching,
    several,
    slow,
    wait,
)
from tests.study.study_scenes import levels, studies
from tests.teach.export_scenes import exports
from tests.teach.lesson_scenes import lessons
from wmh.base.text.languages import LanguageChoice
from wmh.engine.answer import Best
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import Certainty, Strategy
from wmh.helper.catalogues import GAMES
from wmh.helper.settings import PaletteChoice, ThemeChoice


def popups(folder, theme):
    """Draws menus and dialogs."""
    scene = Scene(theme=theme)
    shown = {
        action.menu().title().replace("&", ""): action.menu()
        for action in scene.window.menuBar().actions()
    }
    for name, menu in shown.items():
        menu.popup(scene.window.mapToGlobal(QPoint(40, 40)))
        wait(50)
        menu.grab().save(str(folder / f"menu-{name}-{theme}.png".lower()))
        menu.close()
    box = scene.window.findChild(QComboBox)
    box.showPopup()
    wait(50)
    box.view().window().grab().save(str(folder / f"lengths-{theme}.png"))
    box.hidePopup()
    for name in ("keys", "about"):
        panel = panel_of(name)(scene)
        panel.grab().save(str(folder / f"{name}-{theme}.png"))
        panel.close()
        wait(50)
    scene.close()


def games_beside(folder, theme):
    """Draws games with their own words and colours, and the panel in which they are chosen."""
    shown = {
        "wordle": ("wordle", "crane>gyxxx>slo"),
        "motus": ("motus", "mmonument>rrybbyb"),
        "asked": ("lingo", ""),
        "bulls": ("bulls", "1234>12>"),
        "word500": ("word500", "crane>12>"),
    }
    for name, (typed, keys) in shown.items():
        draw(folder / f"game-{name}-{theme}.png", theme=theme, then=beside(typed, keys))
    scene = Scene(theme=theme)
    GAMES.own_folder().mkdir(parents=True)
    (GAMES.own_folder() / "mine.toml").write_text(
        'name = "Mine"\nlength = 5\nrows = "six"\n', "utf-8"
    )
    for name, typed in (("all", ""), ("mot", "mot"), ("broken", "mine"), ("none", "xyz")):
        panel = choosing(scene, typed)
        panel.grab().save(str(folder / f"choose-{name}-{theme}.png"))
        panel.close()
        wait(50)
    scene.close()


def preferences(folder, theme):
    """Draws every page of the settings, the question before a reset, and a narrow window."""
    scene = Scene(theme=theme)
    window = panel_of("preferences")(scene)
    pages = window.findChild(QTabWidget)
    for number in range(pages.count()):
        pages.setCurrentIndex(number)
        wait(50)
        name = pages.tabText(number).replace("&", "").lower()
        window.grab().save(str(folder / f"preferences-{name}-{theme}.png"))
    press(scene, "&Reset all …")
    window.grab().save(str(folder / f"preferences-reset-{theme}.png"))
    press(scene, "&Keep them")
    window.resize(320, 480)
    pages.setCurrentIndex(3)
    wait(50)
    window.grab().save(str(folder / f"preferences-narrow-{theme}.png"))
    window.close()
    scene.close()


def context_menus(folder, theme):
    """Draws the context menus of a row of the list, a tile, and lines of text."""
    scene = Scene(theme=theme).keys(AFTER_SALE)
    into_list(scene)
    on = {"list": scene.list.viewport()}
    on |= {name: scene.window.findChild(QLabel, name) for name in ("headline", "known")}
    for name, widget in on.items():
        menu = context_menu(widget)
        menu.grab().save(str(folder / f"context-{name}-{theme}.png"))
        menu.close()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Up):
        QTest.keyClick(QApplication.focusWidget(), key)
    menu = context_menu(QApplication.focusWidget())
    menu.grab().save(str(folder / f"context-tile-{theme}.png"))
    menu.close()
    scene.close()


def tree(path, theme):
    """Draws the panel of the decision tree, with its first clue opened."""
    scene = Scene(theme=theme, **SPLITTING).keys("sale>wwwy>")
    ranked(scene)
    panel = panel_of("tree")(scene)
    view = panel.findChild(QTreeView)
    scene.wait(lambda: view.model().rowCount() > 0)
    QTest.keyClick(view, Qt.Key.Key_Right)
    wait(1500)
    panel.grab().save(str(path))
    panel.close()
    scene.close()


def instalments():
    """Draws answers while they grow, and a strategy that is not available."""
    from wmh.engine.advice import advise

    def growing(question, lexicon, stop):
        first = advise(question, lexicon, stop)
        rows = tuple(
            replace(
                row, score=9.5 - row.rank / 50, expected=31.5, worst=200 + row.rank, entropy=7.0,
                candidate=row.rank % 3 != 2,
                certainty=(*Certainty,)[row.rank % 3],
            )
            for row in first.suggestions
        )  # fmt: skip
        yield first
        best = Best(rows[0].word, 2.4321, proven=False)
        yield replace(first, suggestions=rows, measured=12_000, guesses=38_000, best=best)

    def off(question, lexicon, stop):
        from wmh.engine.strategy.kernels.library import unavailable

        reason = (
            unavailable()
            or "This strategy needs numba, which is not installed here: choose paper or positional."
        )
        yield replace(advise(question, lexicon, stop), off=reason)

    return {"growing": growing, "off": off}


def known(path, theme):
    """Draws the panel of what is known."""
    scene = Scene(theme=theme).keys(FIRST_MINUTE + "w>torn>g")
    panel = panel_of("known")(scene)
    panel.grab().save(str(path))
    panel.close()
    scene.close()


def rack(path, letters="", pattern="", **settings):
    """Draws the window of anagrams, with letters and a pattern."""
    scene = Scene(**settings)
    panel = rack_window(scene)
    scene.keys(letters)
    if pattern:
        panel.findChild(QLineEdit, "pattern_wanted").setFocus()
        scene.keys(pattern)
    wait(300)
    panel.grab().save(str(path))
    scene.close()


def challenge(path, letters="", words="", given_up=False, **settings):
    """Draws a challenge in the window of anagrams."""
    scene = Scene(**settings)
    panel = rack_window(scene)
    panel.findChild(QTabWidget).setCurrentIndex(1)
    if letters:
        panel.findChild(QLineEdit, "own").setFocus()
        scene.keys(letters + ">")
        scene.keys(words)
    if given_up:
        QTest.keyClick(panel, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
        wait(200)
    panel.grab().save(str(path))
    scene.close()


def rack_window(scene):
    return panel_of("rack")(scene)


def racks(folder, theme):
    rack(folder / f"rack-empty-{theme}.png", theme=theme)
    rack(folder / f"rack-test-{theme}.png", "test", theme=theme)
    rack(folder / f"rack-blanks-{theme}.png", "retai??", theme=theme)
    rack(folder / f"rack-board-{theme}.png", "nasterx", "..a*", theme=theme)
    rack(folder / f"rack-wrong-{theme}.png", "te7st", theme=theme)
    challenge(folder / f"challenge-start-{theme}.png", theme=theme)
    challenge(folder / f"challenge-{theme}.png", "retains", CHALLENGED, theme=theme)
    challenge(folder / f"challenge-over-{theme}.png", "retains", CHALLENGED, True, theme=theme)
    challenge(folder / f"challenge-refused-{theme}.png", "retains7", theme=theme)


def clipboard_and_knowledge(folder, theme):
    draw(folder / f"paste-{theme}.png", "sale>", theme=theme, then=pasting(SHARED))
    draw(folder / f"paste-words-{theme}.png", theme=theme, then=pasting("sale\nnerd"))
    draw(folder / f"paste-grid-{theme}.png", theme=theme, then=pasting(GRID))
    draw(folder / f"paste-makers-{theme}.png", theme=theme, then=pasting(GRID, "born>"))
    draw(folder / f"lookup-{theme}.png", FIRST_MINUTE, theme=theme, then=looking_up("zarf"))
    draw(folder / f"lookup-yes-{theme}.png", FIRST_MINUTE, theme=theme, then=looking_up("tern"))
    known(folder / f"known-{theme}.png", theme)


def searches(folder, theme):
    draw(folder / f"first-steps-{theme}.png", "sale>w", theme=theme, first_steps=True)
    draw(folder / f"find-{theme}.png", FIRST_MINUTE, theme=theme, then=searching("[^b].*r", 1))
    draw(folder / f"find-many-{theme}.png", theme=theme, then=searching(".*", 2, listed=True))
    draw(folder / f"find-wrong-{theme}.png", theme=theme, then=searching("(a"))


def single_states(folder):
    """Draws the main window at several sizes, with several rules, lengths and faults."""
    for scale in (150, 200, 300):
        size = (360 * scale // 100, 608 * scale // 100)
        draw(folder / f"zoom-{scale}.png", FIRST_MINUTE, scale=1.0, size=size, zoom=scale)
    draw(folder / "find-empty.png", then=searching(""))
    draw(folder / "find-narrow.png", size=(200, 460), then=searching(".*ologically", 2))
    draw(
        folder / "mastermind-dark.png",
        theme=ThemeChoice.DARK,
        then=codes("Mastermind, 8 colours", "aabbc>11>acd"),
    )
    draw(folder / "cows.png", then=codes("Bulls and Cows", "0123>11>"))
    draw(folder / "empty.png")
    draw(folder / "spelling.png", "rai")
    draw(folder / "awaited.png", "rain>yw")
    draw(folder / "list.png", FIRST_MINUTE, then=into_list)
    draw(folder / "clear.png", FIRST_MINUTE, palette=PaletteChoice.CLEAR)
    draw(folder / "projector.png", FIRST_MINUTE, palette=PaletteChoice.PROJECTOR)
    draw(
        folder / "clear-dark.png", FIRST_MINUTE, palette=PaletteChoice.CLEAR, theme=ThemeChoice.DARK
    )
    draw(folder / "scale-1.png", FIRST_MINUTE, scale=1.0)
    draw(folder / "scale-1.25.png", FIRST_MINUTE, scale=1.25)
    draw(folder / "unknown.png", "rian>")
    draw(folder / "wrong-key.png", "ra7")
    draw(folder / "none.png", "rain>ywwg>torn>wgwg>burn>gwwg>")
    draw(folder / "contradiction.png", "rain>ywwg>rain>gwww>")
    draw(folder / "common.png", "zizz>gyww>")
    draw(folder / "solved.png", "rain>ywwg>torn>gggg>")
    draw(folder / "slow.png", "rain>yw", answer=slow)
    draw(folder / "pegs.png", PEGS, rule=Rule.PEGS)
    draw(folder / "pegs-dark.png", PEGS, rule=Rule.PEGS, theme=ThemeChoice.DARK)
    draw(folder / "pegs-8.png", "notaries>23>", rule=Rule.PEGS, length=8)
    draw(folder / "jotto.png", "sale>1>", rule=Rule.JOTTO_EACH, hardness=Hardness.ULTRA)
    draw(folder / "given.png", "nerd>wgy", then=giving("r"))
    draw(folder / "given-ended.png", "nerd>w", then=giving("r>"))
    draw(folder / "given-dark.png", "nerd>w", then=giving("r>"), theme=ThemeChoice.DARK)
    draw(folder / "many.png", "rain>wwww>blew>wwww>cosy>wwww>dump>wwww>goth>wwww>kefs>wwww>pups>")
    draw(folder / "letters-15.png", "overspeculating>wwyygwyw", length=15)
    draw(folder / "letters-31.png", "", length=31, size=(360, 500))
    draw(folder / "letters-31-guess.png", "dichlorodiphenyltrichloroethane>gywg", length=31)
    draw(folder / "letters-8.png", "notaries>wwyygwyw>", length=8)
    draw(folder / "narrow.png", FIRST_MINUTE, size=(200, 460))
    draw(folder / "wide.png", FIRST_MINUTE, size=(800, 620), theme=ThemeChoice.DARK)
    draw(folder / "no-lexicon.png", "rain>", lexicon="klingon")


def compact_ones(folder):
    """Draws the compact window, which is placed beside a game."""
    small = {"compact": True, "size": (250, 260)}
    corn = game("rain>torn>ho", "corn", {"Answer": "typed"})
    for name, keys, more in (
        ("light", FIRST_MINUTE, {}),
        ("dark", FIRST_MINUTE, {"theme": ThemeChoice.DARK}),
        ("empty", "", {}),
        ("5", "crane>wwyww>slo", {"length": 5}),
        ("8", "notaries>wwyygwyw>", {"length": 8}),
        ("15", "overspeculating>wwyygwyw", {"length": 15}),
        ("31", "dichlorodiphenyltrichloroethane>gywg", {"length": 31}),
        ("none", "rain>ywwg>torn>wgwg>burn>gwwg>", {}),
        ("contradiction", "rain>ywwg>rain>gwww>", {"theme": ThemeChoice.DARK}),
        ("waiting", "rain>yw", {"answer": slow}),
        ("notice", "ra7", {}),
        ("jotto", "sale>1>", {"rule": Rule.JOTTO_EACH}),
        ("pegs", "", {"then": codes("Mastermind, 6 colours", "aabb>11>acde>")}),
        ("given", "nerd>w", {"then": giving("r>")}),
        ("find", FIRST_MINUTE, {"then": searching("[^b].*r", 1)}),
        ("game", "", {"then": corn}),
        ("form", "", {"then": action("play")}),
    ):
        draw(folder / f"compact-{name}.png", keys, **small, **more)


def strategies(folder):
    """Draws lists ranked by how their words split the candidates."""
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        for name, size, keys in (
            ("opening", (360, 608), ""),
            ("why", (360, 780), AFTER_SALE),
            ("why-beside", (800, 620), AFTER_SALE),
            ("why-narrow", (200, 780), AFTER_SALE),
        ):
            path = folder / f"strategy-{name}-{theme}.png"
            why = name.startswith("why")
            draw(path, keys, theme=theme, size=size, then=ranked, why=why, **SPLITTING)
        tree(folder / f"tree-{theme}.png", theme)
    draw(folder / "strategy-least.png", then=ranked, strategy=Strategy.WORST)
    draw(
        folder / "strategy-why-12.png",
        length=12,
        size=(360, 780),
        then=ranked,
        why=True,
        **SPLITTING,
    )
    draw(
        folder / "strategy-why-pegs.png",
        "sale>01>",
        rule=Rule.PEGS,
        size=(360, 780),
        then=ranked,
        why=True,
        **SPLITTING,
    )
    draw(folder / "strategy-none.png", "rain>ywwg>rain>gwww>", why=True, **SPLITTING)
    for name, advice in instalments().items():
        draw(folder / f"strategy-{name}.png", answer=advice, why=True, size=(360, 700), **SPLITTING)


def presentations(folder):
    """Draws the window as presented to a class, with covered parts."""
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        draw(folder / f"covered-{theme}.png", "rain>ywww>", theme=theme, then=covered(0))
        draw(folder / f"covered-2-{theme}.png", "rain>ywww>", theme=theme, then=covered(2))
    draw(folder / "covered-small.png", "rain>ywww>", compact=True, size=(250, 260), then=covered(1))
    played = {4: "rain>ywww>", 5: "crane>gyxxx>", 15: ""}
    for length, keys in played.items():
        for rows in (0, 2):
            path = folder / f"presented-{length}-{rows}.png"
            draw(path, keys, 1.0, length=length, then=presented(rows))
        for percent in (125, 300):
            path = folder / f"presented-{length}-at-{percent}.png"
            draw(path, keys, 1.0, length=length, presented=percent, then=presented(1))
    wrong = "crane>ggggx>crane>xxxxx>"
    draw(folder / "presented-wrong.png", wrong, 1.0, length=5, then=presented(0))
    for name in ("why", "play", "known"):
        then = presented(2, then=action(name))
        draw(folder / f"presented-{name}.png", "rain>ywww>", 1.0, then=then)
    draw(folder / "presented-1080.png", "rain>ywww>", 1.0, then=presented(2, (1920, 1080)))
    draw(folder / "presented-upright.png", "rain>ywww>", 1.0, then=presented(2, (720, 1280)))


def spoilers(folder):
    """Draws every help level, with many words left, two, one and none."""
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        for level in Spoiler:
            for name, keys in LEFT.items():
                path = folder / f"spoiler-{level}-{name}-{theme}.png"
                draw(path, keys, theme=theme, spoiler=int(level))
            path = folder / f"spoiler-{level}-waiting-{theme}.png"
            draw(path, "rain>yw", theme=theme, spoiler=int(level), answer=slow)
    draw(folder / "spoiler-small.png", "sale>", size=(250, 300), spoiler=int(Spoiler.HINT))
    draw(folder / "spoiler-15.png", length=15, spoiler=int(Spoiler.HINT))
    colours = codes("Mastermind, 6 colours", "aabb>11>")
    draw(folder / "spoiler-colours.png", then=colours, spoiler=int(Spoiler.HINT))


LEFT = {
    "many": "sale>wwwy>",
    "two": "sale>wwwy>nerd>wgyw>lair>wwgg>",
    "one": "sale>wwwy>nerd>wgyw>heir>wggg>",
    "none": "rain>ywwg>rain>gwww>",
}
GRID = "🟨⬜⬜🟩\n⬜🟩🟩🟩\n🟩🟩🟩🟩"
SHARED = "Wordle 1,234 3/6*\n\n🟨⬜⬜🟩 RAIN\ntorn wggg\n🟩🟩🟩🟩 BORN\nclean wwwwy\n"
CHALLENGED = "rate>stain>retains>ant>tarts>"
SPLITTING = {"strategy": Strategy.PARTS_ENTROPY}
PEGS = "sale>01>nerd>2"
FIRST_MINUTE = "sale>wwwy>nerd>wgy"
AFTER_SALE = "sale>wwwy>"


def playing(folder):
    """Draws the game beside the helper, in every mode."""
    corn = {"Answer": "typed"}
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        draw(folder / f"play-form-{theme}.png", theme=theme, then=action("play"))
        draw(folder / f"play-{theme}.png", theme=theme, then=game("rain>torn>ho", "corn", corn))
        won = game("rain>torn>corn>", "corn", corn)
        draw(folder / f"play-won-{theme}.png", theme=theme, then=won)
    draw(folder / "play-hidden.png", then=game("rain>", "corn", corn, "hide_helper"))
    draw(folder / "play-unknown.png", then=game("qzzz>", "corn", corn))
    lost = game("rain>born>horn>worn>torn>", "corn", corn | {"Guesses allowed": "5"})
    draw(folder / "play-lost.png", then=lost)
    keeper = {"Who guesses": "the program"}
    draw(folder / "play-keeper.png", then=game("wyww>", choices=keeper))
    draw(folder / "play-contradiction.png", then=game("wyww>wwww>", choices=keeper))
    draw(
        folder / "play-impossible.png", then=game("3", choices=keeper | {"Rule of": "Jotto, each"})
    )
    watched = game("", "corn", {"Who guesses": "watch"} | corn, "pause")
    draw(folder / "play-watched.png", then=watched)
    pegs = game("rain>torn>ho", "corn", corn | {"Rule of": "Black"})
    draw(folder / "play-pegs.png", then=pegs, theme=ThemeChoice.DARK)
    twelve = game("intermediate>", "nomenclature", corn | {"Length of the words in": "12"})
    draw(folder / "play-12.png", then=twelve)
    draw(folder / "play-small.png", size=(430, 420), then=game("rain>tear>", "corn", corn))


def boards(folder):
    """Draws games on 2, 4, 8 and 16 boards, in their own window."""
    secrets = ["house", "light", "proud", "brick", "jolly", "windy", "mango", "plumb"]
    more = ["query", "taxes", "vivid", "zebra", "giant", "ocean", "sugar", "tiger"]
    first = ["tares", "could", "light"]
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        for number in (2, 4, 8):
            shown = several(number, first, secrets[:number], unmarked=number // 3)
            draw(folder / f"boards-{number}-{theme}.png", theme=theme, then=shown)
        draw(folder / f"boards-empty-{theme}.png", theme=theme, then=several(4, [], []))
    wide = several(16, first, secrets + more, (1100, 760))
    draw(folder / "boards-16.png", then=wide)
    draw(folder / "boards-small.png", then=several(4, first, secrets[:4], (250, 560)))
    # The L of LIGHT is no L of HOUSE.
    wrong = several(2, ["tares", "light"], ["house", "lords"])

    def spoil(scene):
        wrong(scene)
        scene.keys("crane>ggwww>")
        wait(1000)

    draw(folder / "boards-contradiction.png", then=spoil)


def afterwards(folder, theme):
    """Draws the panels on finished games: a review, the statistics, a race."""
    scene = Scene(theme=theme)
    game("rain>born>torn>corn>", "corn", {"Answer": "typed"})(scene)
    for name in ("review", "statistics", "race"):
        panel = panel_of(name)(scene)
        if name == "race":
            press(scene, "Start")
        wait(8000 if name != "statistics" else 500)
        panel.grab().save(str(folder / f"{name}-{theme}.png"))
        panel.close()
        wait(50)
    scene.close()


def spoken(folder):
    """Draws the window in every language, in an especially long one, and mirrored."""
    application = QApplication.instance()
    for language in set(LanguageChoice) - {LanguageChoice.SYSTEM}:
        draw(folder / f"language-{language}.png", FIRST_MINUTE, language=language, why=True)
    with pseudo():
        draw(folder / "language-longer.png", FIRST_MINUTE, why=True)
    application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    draw(folder / "mirrored.png", FIRST_MINUTE, why=True)
    application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


IN_BOTH_THEMES = (
    clipboard_and_knowledge,
    popups,
    racks,
    lexica,
    studies,
    games_beside,
    preferences,
    context_menus,
    searches,
    afterwards,
)
ONCE = (
    single_states,
    strategies,
    compact_ones,
    levels,
    spoilers,
    presentations,
    classrooms,
    playing,
    boards,
    lessons,
    exports,
    spoken,
)


def draw_states(folder, only=()):
    """Draws all states; returns a line for each kind that failed."""
    failed = []
    for kind in (*IN_BOTH_THEMES, *ONCE):
        if only and kind.__name__ not in only:
            continue
        themes = (ThemeChoice.LIGHT, ThemeChoice.DARK) if kind in IN_BOTH_THEMES else (None,)
        for theme in themes:
            try:
                kind(folder) if theme is None else kind(folder, theme)
            except Exception:
                failed.append(f"{kind.__name__} {theme or ''}: {traceback.format_exc(limit=-2)}")
            for window in QApplication.topLevelWidgets():
                window.close()
    return failed
