"""Table of all actions: each line has the name, menu, text and shortcut of one."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, cast

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.hard_modes import STATEMENTS
from wmh.engine.clues.rules import RULES
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import GUESS_LISTS, PRIORS, STRATEGIES
from wmh.helper.settings import ATTEMPTS, SCALES, PaletteChoice, ThemeChoice
from wmh.helper.ui.look.clue_words import hardness_name
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.products import import_object, installed_products


class Spec(NamedTuple):
    """Declaration of an action; `menu` is a path of menus, and a text of `-` makes a separator.

    If `setting` is a field of Settings, the action switches this field on and off. With a `value`
    the action sets the field to this value; the actions of one setting then exclude each other.
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
        Spec("new_game", "game", _("&New game", context="Actions"), "Ctrl+N"),
        Spec("choose_game", "game", _("&Choose a game …"), "Ctrl+Shift+N"),
        Spec("remove_last_row", "game", _("&Remove last guess"), "Ctrl+Backspace"),
        Spec("respell", "game", _("&Edit guess"), "F2"),
        Spec("set_aside", "game", _("&Ignore this guess"), "Ctrl+D"),
        Spec("", "game", "-"),
        *_rules(),
        Spec("give", "game", _("Re&vealed letters"), "Ctrl+G"),
        Spec("refuse_word", "game", _("&Game refuses word"), "Ctrl+Shift+X"),
        Spec(
            "forget_opener",
            "game",
            _("&Forget my first guess"),
            tip=_(
                "The first guess you used in several games is no longer offered for this game.",
            ),
        ),
        Spec("", "game", "-"),
        Spec("manage_lexica", "game", _("Word lis&ts …"), "Ctrl+Shift+L"),
        Spec("longer", "game", _("&Longer words"), "Ctrl+Up"),
        Spec("shorter", "game", _("S&horter words"), "Ctrl+Down"),
        Spec("", "game", "-"),
        Spec("rack", "game", _("&Anagrams …"), "Ctrl+J"),
        Spec("boards", "game", _("Several &boards …"), "Ctrl+B"),
        Spec("", "game", "-"),
        Spec(
            "watch",
            "game",
            _("&Watch the screen"),
            "Ctrl+Shift+W",
            checkable=True,
        ),
        Spec("watch_elsewhere", "game", _("Watch an&other part of the screen …")),
        Spec("", "game", "-"),
        Spec("quit", "game", _("&Quit"), "Ctrl+Q"),
        Spec("undo", "edit", _("&Undo"), "Ctrl+Z"),
        Spec("redo", "edit", _("&Redo"), "Ctrl+Shift+Z"),
        Spec("", "edit", "-"),
        Spec("copy_word", "edit", _("&Copy word"), "Ctrl+C"),
        Spec("copy_pattern", "edit", _("Copy &pattern"), "Ctrl+Shift+C"),
        Spec("copy_strict", "edit", _("Copy &strict pattern")),
        Spec("", "edit", "-"),
        Spec("copy_grid", "edit", _("Copy as &grid", context="Actions"), "Ctrl+Shift+G"),
        Spec("copy_grid_letters", "edit", _("Copy as grid wit&h guesses")),
        Spec("copy_text", "edit", _("Copy as &text")),
        Spec("copy_list", "edit", _("Copy the l&ist"), "Ctrl+Shift+A"),
        Spec("paste", "edit", _("Paste g&ame", context="Actions"), "Ctrl+V"),
        Spec("", "edit", "-"),
        Spec("look_up", "edit", _("Look up a &word"), "Ctrl+F"),
        Spec("find", "edit", _("&Find words by pattern"), "Ctrl+Shift+F"),
        Spec("", "edit", "-"),
        Spec("preferences", "edit", _("Pr&eferences …"), "Ctrl+,"),
        *_strategies(),
        Spec("", "strategy", "-"),
        Spec(
            "why",
            "strategy",
            _("&Why this guess"),
            "Ctrl+R",
            setting="why",
            tip=_("Opens a panel that explains the selected word."),
        ),
        Spec("tree", "strategy", _("Decision &tree …"), "Ctrl+T"),
        Spec("play", "play", _("&Play a game"), "Ctrl+P", checkable=True),
        Spec(
            "hide_helper",
            "play",
            _("&Hide the helper"),
            "Ctrl+Shift+H",
            checkable=True,
        ),
        Spec("", "play", "-"),
        Spec("review", "play", _("&Review of the game …"), "Ctrl+Shift+R"),
        Spec("statistics", "play", _("&Statistics …"), "Ctrl+Shift+S"),
        Spec(
            "diary",
            "play",
            _("Recor&d my games"),
            setting="diary",
            tip=_("Games you finish with help are recorded for the statistics."),
        ),
        Spec("race", "play", _("R&ace …")),
        Spec("", "play", "-"),
        Spec("class", "play", _("Play &with a class …"), "Ctrl+Shift+K"),
        *_products(),
        Spec(
            "flagged",
            "view",
            _("Show o&ffensive words"),
            setting="flagged",
            tip=_("Suggests offensive words, which otherwise only count."),
        ),
        *_familiarities(),
        Spec("known", "view", _("What is &known"), "Ctrl+I"),
        Spec(
            "pattern",
            "view",
            _("Show the p&attern"),
            setting="pattern",
            tip=_("Shows the regular expression of the clues in every game."),
        ),
        *_spoilers(),
        Spec("", "view/spoiler", "-"),
        Spec(
            "cover",
            "view/spoiler",
            _("&Cover the list"),
            "Ctrl+L",
            checkable=True,
        ),
        Spec("uncover_row", "view/spoiler", _("&Uncover one row"), "PgDown"),
        Spec("cover_row", "view/spoiler", _("Cover one &row again"), "PgUp"),
        Spec("", "view", "-"),
        Spec("compact", "view", _("Co&mpact"), "Ctrl+K", setting="compact"),
        Spec("on_top", "view", _("Keep &on top"), "Ctrl+Shift+T", setting="on_top"),
        Spec("present", "view", _("&Present", context="Actions"), "F11", checkable=True),
        *_scales(),
        Spec("", "view", "-"),
        *_looks(),
        *_languages(),
        Spec("guide", "help", _("&Guide"), "F1"),
        Spec("keys", "help", _("&Keys"), "Ctrl+F1"),
        Spec(
            "first_steps",
            "help",
            _("&First steps"),
            setting="first_steps",
            tip=_("Shows three lines below the board on how to start."),
        ),
        Spec("about", "help", _("&About")),
    )


def _products() -> Iterator[Spec]:
    """Yields the actions that installed products add."""
    for product in installed_products():
        if product.actions:
            yield from cast("Callable[[], Iterable[Spec]]", import_object(product.actions))()


def _rules() -> Iterator[Spec]:
    """Yields the actions of the rules and hard modes, with the engine's titles."""
    for rule, said in RULES.items():
        tip = _(said.statement, context="Rules")
        text = _(said.title, context="Rules")
        yield Spec(rule, "game/rule", text, setting="rule", value=rule, tip=tip)
    for hardness, statement in STATEMENTS.items():
        tip = _(statement, context="Rules")
        text = hardness_name(hardness)
        yield Spec(hardness, "game/hardness", text, setting="hardness", value=hardness, tip=tip)


def _strategies() -> Iterator[Spec]:
    """Yields the actions of strategies, allowed guesses, likelihoods and numbers of attempts."""
    for strategy, said in STRATEGIES.items():
        title, tip = _(said.title, context="Strategies"), _(said.sentence, context="Strategies")
        name = f"strategy-{strategy}"
        yield Spec(name, "strategy", title, setting="strategy", value=strategy, tip=tip)
    yield Spec("", "strategy", "-")
    for setting, table in (("guesses", GUESS_LISTS), ("prior", PRIORS)):
        for choice, sentence in table.items():
            name, text = f"{setting}-{choice}", _(sentence, context="Strategies").rstrip(".")
            yield Spec(name, f"strategy/{setting}", text, setting=setting, value=choice)
    yield Spec("", "strategy/prior", "-")
    text = _("Words that look like a &plural or past tense are unlikely")
    yield Spec("plain", "strategy/prior", text, setting="plain")
    text = _("&Only possible answers in the list")
    tip = _("Leaves out guesses that only narrow the answer down.")
    setting, key = "possible_only", "Ctrl+Shift+Y"
    yield Spec(setting, "strategy", text, key, setting=setting, tip=tip)
    for number in ATTEMPTS:
        text = ngettext("1 attempt", "{0} attempts", number)
        name = f"attempts-{number}"
        yield Spec(name, "strategy/attempts", text, setting="attempts", value=number)


def _familiarities() -> Iterator[Spec]:
    """Yields the actions of the vocabulary, from everyday words to all words."""
    for wanted, text, tip in (
        (
            Familiarity.EVERYDAY,
            _("&Everyday words"),
            _("Words people use every day; rarer ones only if none fits."),
        ),
        (
            Familiarity.COMMON,
            _("&Common words"),
            _("Words that keen readers know."),
        ),
        (
            Familiarity.ALL,
            _("&All words"),
            _("Every word of the word list, not only those most people know."),
        ),
    ):
        name, key = f"{wanted}_words", "Ctrl+E" if wanted is Familiarity.ALL else ""
        yield Spec(name, "view/words", text, key, setting="familiarity", value=wanted, tip=tip)


def _scales() -> Iterator[Spec]:
    yield Spec("zoom_in", "view/scale", _("&Larger"), "Ctrl++")
    yield Spec("zoom_out", "view/scale", _("S&maller"), "Ctrl+-")
    yield Spec("zoom_none", "view/scale", _("&Usual size"), "Ctrl+0")
    yield Spec("", "view/scale", "-")
    for percent in SCALES:
        text = _("{0} %").format(percent)
        yield Spec(f"scale-{percent}", "view/scale", text, setting="scale", value=percent)


def _looks() -> Iterator[Spec]:
    """Yields the actions of the themes and palettes."""
    for theme, text in (
        (ThemeChoice.SYSTEM, _("As the &system")),
        (ThemeChoice.LIGHT, _("&Light")),
        (ThemeChoice.DARK, _("&Dark")),
        (ThemeChoice.CONTRAST, _("&High contrast")),
    ):
        yield Spec(theme, "view/theme", text, setting="theme", value=theme)
    for palette, text in (
        (PaletteChoice.GAME, _("As in the &game")),
        (PaletteChoice.CLASSIC, _("&Classic")),
        (PaletteChoice.CLEAR, _("C&lear: blue and orange")),
        (PaletteChoice.PROJECTOR, _("&Projector")),
    ):
        yield Spec(palette, "view/palette", text, setting="palette", value=palette)


def _languages() -> Iterator[Spec]:
    """Yields the actions of the languages; each text is in its own language."""
    names = {choice: language.name for choice, language in LANGUAGES.items()}
    texts = {LanguageChoice.SYSTEM: _("As the &system"), **names}
    for choice, text in texts.items():
        name = f"language-{choice}"
        yield Spec(name, "view/language", text, setting="language", value=choice)


def _spoilers() -> Iterator[Spec]:
    """Yields the actions of the help levels, from the number of words to the whole list."""
    for level, text in level_texts().items():
        name, key = f"spoiler-{level}", f"Ctrl+{level}"
        yield Spec(name, "view/spoiler", text, key, setting="spoiler", value=int(level))


def level_texts() -> Mapping[Spoiler, str]:
    """Returns the texts of the help levels in a menu."""
    return {
        Spoiler.COUNT: _("Cou&nt: how many words fit"),
        Spoiler.LETTERS: _("&Letters: which ones help"),
        Spoiler.HINT: _("&Hint: a good guess, place by place"),
        Spoiler.LIST: _("Lis&t: all but the last word"),
        Spoiler.ANSWER: _("All: &everything, even the last word"),
    }


def menu_table() -> Mapping[str, str]:
    return {
        "game": _("&Game"),
        "game/rule": _("R&ule"),
        "game/hardness": _("Hard &mode"),
        "edit": _("&Edit"),
        "strategy": _("&Strategy"),
        "strategy/guesses": _("Allowed &guesses"),
        "strategy/prior": _("&Likelihood"),
        "strategy/attempts": _("&Attempts, for Lingo points"),
        "play": _("&Play"),
        "view": _("&View"),
        "view/words": _("&Vocabulary"),
        "view/scale": _("Si&ze"),
        "view/spoiler": _("&Help level"),
        "view/theme": _("&Theme"),
        "view/palette": _("Tile &colours"),
        "view/language": _("La&nguage"),
        "help": _("&Help"),
    }


def fill_menus(window: QMainWindow) -> Mapping[str, QAction]:
    """Makes the menus of a window; returns the actions by name, which do nothing yet."""
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
    """Inserts the action of `menu` before another action of the menu that has it."""
    for owner in before.associatedObjects():
        if isinstance(owner, QMenu):
            owner.insertMenu(before, menu)
