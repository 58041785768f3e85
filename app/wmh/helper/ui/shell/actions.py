"""Table of all actions: name, menu, text and shortcut of each on one line."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.engine.clues.hardness import STATEMENTS
from wmh.engine.clues.rules import RULES
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import GUESS_LISTS, PRIORS, STRATEGIES
from wmh.helper.settings import ATTEMPTS, SCALES, PaletteChoice, ThemeChoice
from wmh.helper.ui.board.rule_line import hardness_name
from wmh.helper.ui.parts.numbers import plural
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.products import imported, installed

translate = QCoreApplication.translate


class Spec(NamedTuple):
    """Declaration of an action; a `menu` is a path of menus, a text of `-` a separator.

    A `setting` is the field of Settings that the action switches on and off. With a `value` the
    action sets the field to it; actions of one setting then exclude each other.
    """

    name: str
    menu: str
    text: str
    shortcut: str = ""
    checkable: bool = False
    setting: str = ""
    value: object = None
    tip: str = ""


def action_table() -> tuple[Spec, ...]:
    return (
        Spec("new_game", "game", translate("Actions", "&New game"), "Ctrl+N"),
        Spec("choose_game", "game", translate("Actions", "&Choose a game …"), "Ctrl+Shift+N"),
        Spec(
            "remove_last_row", "game", translate("Actions", "&Remove last guess"), "Ctrl+Backspace"
        ),
        Spec("respell", "game", translate("Actions", "&Edit guess"), "F2"),
        Spec("set_aside", "game", translate("Actions", "&Ignore this guess"), "Ctrl+D"),
        Spec("", "game", "-"),
        *_rules(),
        Spec("give", "game", translate("Actions", "Re&vealed letters"), "Ctrl+G"),
        Spec("refuse_word", "game", translate("Actions", "&Game refuses word"), "Ctrl+Shift+X"),
        Spec(
            "forget_opener",
            "game",
            translate("Actions", "&Forget my first guess"),
            tip=translate(
                "Actions",
                "The first guess you used in several games is no longer offered for this game.",
            ),
        ),
        Spec("", "game", "-"),
        Spec("manage_lexica", "game", translate("Actions", "Word lis&ts …"), "Ctrl+Shift+L"),
        Spec("longer", "game", translate("Actions", "&Longer words"), "Ctrl+Up"),
        Spec("shorter", "game", translate("Actions", "S&horter words"), "Ctrl+Down"),
        Spec("", "game", "-"),
        Spec("rack", "game", translate("Actions", "&Anagrams …"), "Ctrl+J"),
        Spec("boards", "game", translate("Actions", "Several &boards …"), "Ctrl+B"),
        Spec("", "game", "-"),
        Spec(
            "watch",
            "game",
            translate("Actions", "&Watch the screen"),
            "Ctrl+Shift+W",
            checkable=True,
        ),
        Spec(
            "watch_elsewhere", "game", translate("Actions", "Watch an&other part of the screen …")
        ),
        Spec("", "game", "-"),
        Spec("quit", "game", translate("Actions", "&Quit"), "Ctrl+Q"),
        Spec("undo", "edit", translate("Actions", "&Undo"), "Ctrl+Z"),
        Spec("redo", "edit", translate("Actions", "&Redo"), "Ctrl+Shift+Z"),
        Spec("", "edit", "-"),
        Spec("copy_word", "edit", translate("Actions", "&Copy word"), "Ctrl+C"),
        Spec("copy_pattern", "edit", translate("Actions", "Copy &pattern"), "Ctrl+Shift+C"),
        Spec("copy_strict", "edit", translate("Actions", "Copy &strict pattern")),
        Spec("", "edit", "-"),
        Spec("copy_grid", "edit", translate("Actions", "Copy as &grid"), "Ctrl+Shift+G"),
        Spec("copy_grid_letters", "edit", translate("Actions", "Copy as grid wit&h guesses")),
        Spec("copy_text", "edit", translate("Actions", "Copy as &text")),
        Spec("copy_list", "edit", translate("Actions", "Copy the l&ist"), "Ctrl+Shift+A"),
        Spec("paste", "edit", translate("Actions", "Paste g&ame"), "Ctrl+V"),
        Spec("", "edit", "-"),
        Spec("look_up", "edit", translate("Actions", "Look up a &word"), "Ctrl+F"),
        Spec("find", "edit", translate("Actions", "&Find words by pattern"), "Ctrl+Shift+F"),
        Spec("", "edit", "-"),
        Spec("preferences", "edit", translate("Actions", "Pr&eferences …"), "Ctrl+,"),
        *_strategies(),
        Spec("", "strategy", "-"),
        Spec(
            "why",
            "strategy",
            translate("Actions", "&Why this guess"),
            "Ctrl+R",
            setting="why",
            tip=translate("Actions", "Opens a panel that explains the selected word."),
        ),
        Spec("tree", "strategy", translate("Actions", "Decision &tree …"), "Ctrl+T"),
        Spec("play", "play", translate("Actions", "&Play a game"), "Ctrl+P", checkable=True),
        Spec(
            "hide_helper",
            "play",
            translate("Actions", "&Hide the helper"),
            "Ctrl+Shift+H",
            checkable=True,
        ),
        Spec("", "play", "-"),
        Spec("review", "play", translate("Actions", "&Review of the game …"), "Ctrl+Shift+R"),
        Spec("statistics", "play", translate("Actions", "&Statistics …"), "Ctrl+Shift+S"),
        Spec(
            "diary",
            "play",
            translate("Actions", "Recor&d my games"),
            setting="diary",
            tip=translate("Actions", "Games you finish with help are recorded for the statistics."),
        ),
        Spec("race", "play", translate("Actions", "R&ace …")),
        Spec("", "play", "-"),
        Spec("class", "play", translate("Actions", "Play &with a class …"), "Ctrl+Shift+K"),
        *_products(),
        Spec(
            "flagged",
            "view",
            translate("Actions", "Show o&ffensive words"),
            setting="flagged",
            tip=translate("Actions", "Suggests offensive words, which otherwise only count."),
        ),
        *_familiarities(),
        Spec("known", "view", translate("Actions", "What is &known"), "Ctrl+I"),
        Spec(
            "pattern",
            "view",
            translate("Actions", "Show the p&attern"),
            setting="pattern",
            tip=translate("Actions", "Shows the regular expression of the clues in every game."),
        ),
        *_spoilers(),
        Spec("", "view/spoiler", "-"),
        Spec(
            "cover",
            "view/spoiler",
            translate("Actions", "&Cover the list"),
            "Ctrl+L",
            checkable=True,
        ),
        Spec("uncover_row", "view/spoiler", translate("Actions", "&Uncover one row"), "PgDown"),
        Spec("cover_row", "view/spoiler", translate("Actions", "Cover one &row again"), "PgUp"),
        Spec("", "view", "-"),
        Spec("compact", "view", translate("Actions", "Co&mpact"), "Ctrl+K", setting="compact"),
        Spec(
            "on_top", "view", translate("Actions", "Keep &on top"), "Ctrl+Shift+T", setting="on_top"
        ),
        Spec("present", "view", translate("Actions", "&Present"), "F11", checkable=True),
        *_scales(),
        Spec("", "view", "-"),
        *_looks(),
        *_languages(),
        Spec("guide", "help", translate("Actions", "&Guide"), "F1"),
        Spec("keys", "help", translate("Actions", "&Keys"), "Ctrl+F1"),
        Spec(
            "first_steps",
            "help",
            translate("Actions", "&First steps"),
            setting="first_steps",
            tip=translate("Actions", "Shows three lines below the board on how to start."),
        ),
        Spec("about", "help", translate("Actions", "&About")),
    )


def _products() -> Iterator[Spec]:
    """Actions that the installed products add."""
    for product in installed():
        if product.actions:
            yield from cast("Callable[[], Iterable[Spec]]", imported(product.actions))()


def _rules() -> Iterator[Spec]:
    """Actions of the rules and hard modes, with the engine's titles."""
    for rule, said in RULES.items():
        tip = translate("Rules", said.statement)
        text = translate("Rules", said.title)
        yield Spec(rule, "game/rule", text, setting="rule", value=rule, tip=tip)
    for hardness, statement in STATEMENTS.items():
        tip = translate("Rules", statement)
        text = hardness_name(hardness)
        yield Spec(hardness, "game/hardness", text, setting="hardness", value=hardness, tip=tip)


def _strategies() -> Iterator[Spec]:
    """Actions of the strategies, allowed guesses, likelihoods and numbers of attempts."""
    for strategy, said in STRATEGIES.items():
        title, tip = translate("Strategies", said.title), translate("Strategies", said.sentence)
        name = f"strategy-{strategy}"
        yield Spec(name, "strategy", title, setting="strategy", value=strategy, tip=tip)
    yield Spec("", "strategy", "-")
    for setting, table in (("guesses", GUESS_LISTS), ("prior", PRIORS)):
        for choice, sentence in table.items():
            name, text = f"{setting}-{choice}", translate("Strategies", sentence).rstrip(".")
            yield Spec(name, f"strategy/{setting}", text, setting=setting, value=choice)
    yield Spec("", "strategy/prior", "-")
    text = translate("Actions", "Words that look like a &plural or past tense are unlikely")
    yield Spec("plain", "strategy/prior", text, setting="plain")
    text = translate("Actions", "&Only possible answers in the list")
    tip = translate("Actions", "Leaves out words that only narrow the answer down.")
    setting, key = "possible_only", "Ctrl+Shift+Y"
    yield Spec(setting, "strategy", text, key, setting=setting, tip=tip)
    for number in ATTEMPTS:
        text = plural("Actions", "1 attempt", "{0} attempts", number)
        name = f"attempts-{number}"
        yield Spec(name, "strategy/attempts", text, setting="attempts", value=number)


def _familiarities() -> Iterator[Spec]:
    """Actions of the vocabulary, from everyday words to all."""
    for wanted, text, tip in (
        (
            Familiarity.EVERYDAY,
            translate("Actions", "&Everyday words"),
            translate("Actions", "Words people use every day; rarer ones only if none fits."),
        ),
        (
            Familiarity.COMMON,
            translate("Actions", "&Common words"),
            translate("Actions", "Words that keen readers know."),
        ),
        (
            Familiarity.ALL,
            translate("Actions", "&All words"),
            translate("Actions", "Every word of the word list, not only those most people know."),
        ),
    ):
        name, key = f"{wanted}_words", "Ctrl+E" if wanted is Familiarity.ALL else ""
        yield Spec(name, "view/words", text, key, setting="familiarity", value=wanted, tip=tip)


def _scales() -> Iterator[Spec]:
    yield Spec("zoom_in", "view/scale", translate("Actions", "&Larger"), "Ctrl++")
    yield Spec("zoom_out", "view/scale", translate("Actions", "S&maller"), "Ctrl+-")
    yield Spec("zoom_none", "view/scale", translate("Actions", "&Usual size"), "Ctrl+0")
    yield Spec("", "view/scale", "-")
    for percent in SCALES:
        text = translate("Actions", "{0} %").format(percent)
        yield Spec(f"scale-{percent}", "view/scale", text, setting="scale", value=percent)


def _looks() -> Iterator[Spec]:
    """Actions of the themes and palettes."""
    for theme, text in (
        (ThemeChoice.SYSTEM, translate("Actions", "As the &system")),
        (ThemeChoice.LIGHT, translate("Actions", "&Light")),
        (ThemeChoice.DARK, translate("Actions", "&Dark")),
        (ThemeChoice.CONTRAST, translate("Actions", "&High contrast")),
    ):
        yield Spec(theme, "view/theme", text, setting="theme", value=theme)
    for palette, text in (
        (PaletteChoice.GAME, translate("Actions", "As the &game has them")),
        (PaletteChoice.CLASSIC, translate("Actions", "&Classic")),
        (PaletteChoice.CLEAR, translate("Actions", "C&lear: blue and orange")),
        (PaletteChoice.PROJECTOR, translate("Actions", "&Projector")),
    ):
        yield Spec(palette, "view/palette", text, setting="palette", value=palette)


def _languages() -> Iterator[Spec]:
    """Actions of the languages, each named in its own language."""
    names = {choice: language.name for choice, language in LANGUAGES.items()}
    texts = {LanguageChoice.SYSTEM: translate("Actions", "As the &system"), **names}
    for choice, text in texts.items():
        name = f"language-{choice}"
        yield Spec(name, "view/language", text, setting="language", value=choice)


def _spoilers() -> Iterator[Spec]:
    """Actions of the help levels, from the count of words to the whole list."""
    for level, text in (
        (Spoiler.COUNT, translate("Actions", "Cou&nt: how many words fit")),
        (Spoiler.LETTERS, translate("Actions", "&Letters: which ones help")),
        (Spoiler.HINT, translate("Actions", "&Hint: a good guess, place by place")),
        (Spoiler.LIST, translate("Actions", "Lis&t: all but the last word")),
        (Spoiler.ANSWER, translate("Actions", "All: &everything, even the last word")),
    ):
        name, key = f"spoiler-{level}", f"Ctrl+{level}"
        yield Spec(name, "view/spoiler", text, key, setting="spoiler", value=int(level))


def menu_table() -> Mapping[str, str]:
    return {
        "game": translate("Actions", "&Game"),
        "game/rule": translate("Actions", "R&ule"),
        "game/hardness": translate("Actions", "Hard &mode"),
        "edit": translate("Actions", "&Edit"),
        "strategy": translate("Actions", "&Strategy"),
        "strategy/guesses": translate("Actions", "Allowed &guesses"),
        "strategy/prior": translate("Actions", "&Likelihood"),
        "strategy/attempts": translate("Actions", "&Attempts, for Lingo points"),
        "play": translate("Actions", "&Play"),
        "view": translate("Actions", "&View"),
        "view/words": translate("Actions", "&Vocabulary"),
        "view/scale": translate("Actions", "Si&ze"),
        "view/spoiler": translate("Actions", "&Help level"),
        "view/theme": translate("Actions", "&Theme"),
        "view/palette": translate("Actions", "Tile &colours"),
        "view/language": translate("Actions", "La&nguage"),
        "help": translate("Actions", "&Help"),
    }


def fill_menus(window: QMainWindow) -> Mapping[str, QAction]:
    """Builds the menus of a window and returns the actions by name, not connected yet."""
    menus: dict[str, QMenu] = {}
    groups: dict[str, QActionGroup] = {}
    actions: dict[str, QAction] = {}
    for spec in action_table():
        menu = menus.get(spec.menu) or _add_menu(spec.menu, menus, window)
        if spec.text == "-":
            menu.addSeparator()
            continue
        action = QAction(spec.text, window)
        action.setObjectName(spec.name)
        action.setCheckable(spec.checkable or bool(spec.setting))
        if spec.tip:
            set_tip(action, spec.tip)
            action.setStatusTip(spec.tip)
        if spec.shortcut:
            action.setShortcut(QKeySequence(spec.shortcut))
        if spec.value is not None:
            group = groups.setdefault(spec.setting, QActionGroup(window))
            group.addAction(action)
        menu.addAction(action)
        actions[spec.name] = action
    return actions


def _add_menu(path: str, menus: dict[str, QMenu], window: QMainWindow) -> QMenu:
    parent = menus.get(path.rpartition("/")[0]) or window.menuBar()
    menus[path] = menu = parent.addMenu(menu_table()[path])
    menu.setToolTipsVisible(path in ("game/rule", "game/hardness", "strategy"))
    return menu


def insert_menu(menu: QMenu, before: QAction) -> None:
    """Inserts a submenu before an action."""
    for owner in before.associatedObjects():
        if isinstance(owner, QMenu):
            owner.insertMenu(before, menu)
