"""Games beside the window: chosen by name, played with their own words and colours."""

from itertools import takewhile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTreeWidget,
    QWidget,
)

from tests.helper.ui.gaming import Gamer
from tests.player import spoken
from tests.turns import drawn
from wmh.base.files import paths
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.question import Familiarity
from wmh.helper import settings
from wmh.helper.catalogues import GAMES
from wmh.helper.games.measured_games import read_measured
from wmh.helper.lists import recipes
from wmh.helper.settings import ThemeChoice
from wmh.helper.ui.boards.boards_window import BoardsWindow
from wmh.helper.ui.game import chooser
from wmh.helper.ui.game.game_cards import GameCard
from wmh.helper.ui.game.game_choice import GameChoice
from wmh.helper.ui.look.theme import read_theme
from wmh.helper.ui.look.tile import Tile

SHIPPED = GAMES.read_all()[0]
KEYS = {
    ">": Qt.Key.Key_Return,
    "|": Qt.Key.Key_Down,
    "^": Qt.Key.Key_Up,
    "<": Qt.Key.Key_Backspace,
    "~": Qt.Key.Key_Escape,
}
HERE = "#2f7a3a"
"""Wordle's green."""


class Chooser:
    """The panel in which a game is chosen, opened by its key."""

    def __init__(self, player):
        both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        player.key(Qt.Key.Key_N, both)
        self.panel = next(
            x
            for x in player.window.findChildren(QDialog)
            if x.windowTitle() == "Choose a game" and x.isVisible()
        )
        self.line = self.panel.findChild(QLineEdit)
        self.list = self.panel.findChild(QListWidget)
        self.qtbot, self.window = player.qtbot, player.window
        self.qtbot.waitUntil(lambda: QApplication.activeWindow() is self.panel)

    def keys(self, text):
        """Types where the keyboard is, without a click before."""
        for character in text:
            if character in KEYS:
                QTest.keyClick(QApplication.focusWidget(), KEYS[character])
            else:
                QTest.keyClicks(QApplication.focusWidget(), character)
        QApplication.processEvents()
        self.qtbot.waitUntil(drawn)
        if QApplication.activeWindow() is None:  # As where windows are managed.
            self.window.activateWindow()
            self.qtbot.waitUntil(self.window.isActiveWindow)
        return self

    def press(self, text):
        button = next(
            x
            for x in self.panel.findChildren(QPushButton)
            if x.isVisible() and x.text().replace("&", "") == text
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return self

    @property
    def names(self):
        items = [self.list.item(row) for row in range(self.list.count())]
        return [item.text() for item in items if not item.isHidden()]

    @property
    def text(self):
        """The texts in the panel beside the list."""
        labels = self.panel.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())

    @property
    def legend(self):
        return next(
            spoken(x)
            for x in self.panel.findChildren(QWidget)
            if x.isVisible() and x.accessibleName().startswith("Marks: ")
        )


def begin(player, name):
    # QTest types no other letters; what comes before them tells the games apart.
    Chooser(player).keys("".join(takewhile(str.isascii, name)) + ">")
    return player


@pytest.fixture(autouse=True)
def system(tmp_path, monkeypatch):
    """A folder in the place of the system's, which has no word lists."""
    monkeypatch.setattr(recipes, "SYSTEM", tmp_path / "system")
    return tmp_path / "system"


@pytest.fixture
def own(home):
    """Writes files of games where the user's are looked for."""

    def write(name, text):
        GAMES.own_folder().mkdir(parents=True, exist_ok=True)
        (GAMES.own_folder() / f"{name}.toml").write_text(text, "utf-8")

    return write


@pytest.fixture
def wordle(player):
    return begin(player, "wordle")


# Every game


@pytest.mark.parametrize(
    "preset", [each for each in SHIPPED if each.boards == 1], ids=lambda each: each.key
)
def test_every_game_is_begun_and_played(play, preset):
    player = play(lexicon="english")
    player.qtbot.waitUntil(lambda: player.headline == "3,287 words fit")
    begin(player, preset.name)
    end = " codes fit" if preset.codes else " words fit"
    player.qtbot.waitUntil(lambda: player.headline.endswith(end))
    length = len(player.tiles()[0])
    assert length == preset.length
    assert player.action(preset.rule).isChecked()
    assert player.action(preset.hard).isChecked()
    stored = settings.load(paths.settings_file())
    assert preset.strategy is not None
    assert (stored.strategy, stored.prior) == (preset.strategy, preset.prior)
    if preset.rows:
        assert player.label("rule").endswith(f"guess 1 of {preset.rows}")

    symbols = preset.lexicon.partition(":")[2] or "storylinechap"
    guess = symbols[:length]
    player.keys(guess[0] if preset.given else "").keys(f"{guess}>")
    if counts := RULES[preset.rule].counts:
        player.keys("1" * len(counts))
    else:
        player.keys(preset.marks[Mark.WHITE].key * length)
        white = preset.marks[Mark.WHITE].name
        assert player.heard(1, 1) == f"{guess[0].upper()}, {white}"
    player.keys(">")
    assert player.heard(2, 1) == "empty"


@pytest.mark.parametrize(
    "preset", [each for each in SHIPPED if each.boards > 1], ids=lambda each: each.key
)
def test_several_boards_are_another_windows_affair(player, preset):
    choice = player.window.findChild(GameChoice)
    with player.qtbot.waitSignal(choice.several_wanted) as wanted:
        begin(player, preset.name)

    assert wanted.args == [preset.boards, preset.length, preset.rows, preset.key]
    assert player.headline == "20 words fit"
    assert len(player.tiles()[0]) == 4


@pytest.mark.parametrize("before", ["Lingo", "Word Mastermind"])
@pytest.mark.parametrize("name", ["Dordle", "Quordle", "Octordle"])
def test_a_game_of_several_boards_has_its_own_marks_and_not_those_before(player, before, name):
    begin(player, before)
    begin(player, name)
    window = player.window.findChild(BoardsWindow)
    player.qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    player.keys("crane>x")

    assert window.windowTitle() == f"{name} \N{EM DASH} Several boards"
    tile = next(x for x in window.findChildren(Tile) if spoken(x).endswith("place 1: C, grey"))
    ground = read_theme(ThemeChoice.LIGHT, "wordle").faces[Mark.WHITE].ground
    assert tile.grab().toImage().pixelColor(tile.width() // 2, 3).name() == ground.lower()
    assert "Colour it with G, Y, X or clicks; Enter goes to the next board." in hints(window)
    player.keys("p")
    assert any("X grey" in hint for hint in hints(window))


def hints(window):
    return [label.text() for label in window.findChildren(QLabel, "hint")]


# Choosing


def test_what_is_typed_leaves_the_games_of_that_name(player):
    chooser = Chooser(player)
    assert not chooser.list.isVisible()  # The cards are there, and no game stands twice.
    chooser.press("More games …")
    names = sorted((preset.name for preset in SHIPPED), key=str.casefold)
    assert chooser.names == ["No particular game", *names]
    assert not [card for card in cards(player) if card.isVisible()]

    chooser.keys("motu")
    assert chooser.names == ["Motus"]
    assert "Words of 6 to 10 letters, 6 guesses, the first letter is shown." in chooser.text
    assert chooser.legend == (
        "Marks: red with the key R, yellow with the key Y, blue with the key B"
    )

    chooser.keys("x>")
    assert chooser.panel.isVisible()
    assert "No game has this in its name." in chooser.text


def test_a_digit_begins_the_game_of_a_card(player):
    Chooser(player).keys("1")

    assert player.label("rule") == "Wordle · guess 1 of 6"
    assert player.window.findChild(QDialog, "choose_game-panel") is None or not [
        x for x in player.window.findChildren(QDialog) if x.isVisible()
    ]
    stored = settings.load(paths.settings_file())
    assert (stored.strategy, stored.prior, stored.plain) == ("exact", "tier", True)


def test_wordle_is_selected_at_first_and_enter_or_the_button_starts_it(player):
    chooser = Chooser(player)
    assert [card.accessibleName() for card in cards(player) if card.isChecked()] == ["Wordle"]
    chooser.press("Start")

    assert player.label("rule") == "Wordle · guess 1 of 6"


def test_arrows_go_from_card_to_card(player):
    chooser = Chooser(player)

    def selected():
        return [card.accessibleName() for card in cards(player) if card.isChecked()]

    found = []
    for key in "Right", "Down", "Left", "Up", "Up":
        QTest.keyClick(chooser.line, Qt.Key[f"Key_{key}"])
        found += selected()
    assert found == ["Lingo", "Quordle", "Sutom", "Wordle", "Wordle"]
    QTest.keyClick(chooser.line, Qt.Key.Key_Return)
    assert player.label("rule") == "Wordle · guess 1 of 6"


def test_a_click_on_a_card_selects_it_and_a_double_click_starts_it(player):
    chooser = Chooser(player)
    card = next(x for x in cards(player) if x.accessibleName() == "Lingo")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert "The television game" in chooser.text
    assert chooser.panel.isVisible()
    QTest.mouseDClick(card, Qt.MouseButton.LeftButton)
    assert "choose_game-panel" not in player.beside
    assert "Lingo" in player.label("rule")


def test_your_own_games_are_explained_on_demand(player):
    chooser = Chooser(player)
    folder = str(GAMES.own_folder())
    assert folder not in chooser.text
    chooser.press("Add your own …")
    assert folder in chooser.text


def test_the_papers_game_keeps_the_papers_list_and_says_what_that_costs(player):
    Chooser(player).keys("1")
    chooser = Chooser(player).keys("word mastermind")
    assert "of 100" not in chooser.text
    chooser.press("Details")
    assert (
        "the paper's strategy: 81 of 100" in chooser.text
        or "strategy chosen for this game: 81 of 100" in chooser.text
    )
    assert "most information: 99 of 100" in chooser.text
    chooser.keys(">")

    assert settings.load(paths.settings_file()).strategy == "paper"


def test_the_details_of_absurdle_say_how_many_guesses_its_worst_answers_take(player):
    chooser = Chooser(player).keys("absurdle").press("Details")
    assert "Guesses against a host who always leaves most words" in chooser.text
    assert "strategy chosen for this game: 6 guesses" in chooser.text
    assert "the paper's strategy: 8 guesses" in chooser.text


def test_every_measured_game_is_won_best_as_it_is_chosen():
    played = read_measured(paths.folder("lexicon") / "english" / "games.json")
    presets = {preset.key: preset for preset in SHIPPED}

    assert set(played) >= {
        "wordle", "lingo", "motus", "sutom", "quordle", "mastermind", "word-mastermind",
    }  # fmt: skip
    for key, measured in played.items():
        own = measured.way("own")
        assert own.strategy == (presets[key].strategy or "boards")
        if presets[key].strategy != "paper":
            best = min(measured.ways, key=lambda way: (-way.solved, way.mean))
            # Of a sample, a smaller difference of the means than its margin says nothing.
            assert own.solved == best.solved, key
            assert own.mean - best.mean < own.margin + 1e-9, key


def test_arrows_go_through_the_list_while_the_name_is_typed(player):
    chooser = Chooser(player).keys("wordle|")
    assert "Wordle, with every hint" in chooser.text
    chooser.keys("^")
    assert "A word of five letters a day" in chooser.text
    chooser.keys("|>")
    assert player.action(Hardness.HARD).isChecked()
    assert player.label("rule") == "Wordle, hard mode · guess 1 of 6"


def test_what_is_gone_to_is_said_aloud(player, monkeypatch):
    said = []
    monkeypatch.setattr(chooser, "announce", lambda _widget, text: said.append(text))
    Chooser(player).keys("bulls|^").keys("<")
    assert said[-1].startswith("Bulls and Cows. Four digits, no two alike")


def test_the_panel_opens_once(player):
    first = Chooser(player)
    player.window.activateWindow()
    player.choose("choose_game")
    assert Chooser(player).panel is first.panel


def test_a_click_looks_and_a_double_click_begins(player):
    chooser = Chooser(player).press("More games …")
    item = chooser.list.item(chooser.names.index("Jotto"))
    place = chooser.list.visualItemRect(item).center()
    QTest.mouseClick(chooser.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert "how many letters each guess has in common" in chooser.text
    QTest.mouseDClick(chooser.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert player.action(Rule.JOTTO).isChecked()


def test_the_words_looked_at_are_those_that_are_named(player):
    box = next(
        x for x in player.window.findChildren(QComboBox) if x.accessibleName() == "Vocabulary"
    )
    assert box.currentText() == "common words"

    begin(player, "word mastermind")

    assert box.currentText() == "common words"
    assert player.action("common_words").isChecked()


@pytest.mark.parametrize("kind", [QListWidget, QComboBox, GameCard])
def test_what_is_typed_anywhere_is_the_name_or_the_number_of_a_game(player, kind):
    chooser = Chooser(player)
    if kind is QListWidget:
        chooser.press("More games …")
    chooser.panel.findChild(kind).setFocus()
    chooser.keys("jo")
    assert (chooser.line.text(), chooser.names) == ("jo", ["Jotto"])
    chooser.keys("<<")
    chooser.panel.findChild(kind).setFocus()
    chooser.keys("1")
    assert len(player.tiles()[0]) == 5


def test_the_cards_say_what_starts_a_game_at_once(player):
    chooser = Chooser(player)
    said = "A double click on a game, or its number, starts it at once."
    labels = chooser.panel.findChildren(QLabel)
    assert said in [x.text() for x in labels if x.isVisible()]

    chooser.keys("bagels")  # The list has no numbers.
    assert said not in [x.text() for x in labels if x.isVisible()]


def test_escape_leaves_everything_as_it_was(player):
    player.keys("rain>ywwg>")
    Chooser(player).keys("wordle~~")
    assert player.window.findChild(QDialog, "choose_game-panel") is None
    assert player.board[0] == "R, yellow / A, white / I, white / N, green"
    assert not player.label("rule")


# Its own words and colours


def test_a_game_has_its_own_names_for_marks(wordle):
    wordle.keys("crane>")
    assert wordle.hint == "Set the colours with G, Y, X or clicks, then Enter."
    assert wordle.widget_named("Confirm the.*").accessibleName() == (
        "Confirm the colours (Enter): tiles you leave unmarked count as grey"
    )
    wordle.keys("gyxq")
    assert wordle.hint == "Q is not a colour: G green, Y yellow, X grey. F2 edits the guess."
    wordle.keys("w>")
    assert wordle.board == ["C, green / R, yellow / A, grey / N, its mark is impossible / E, grey"]
    assert wordle.hint == "Place 4 still needs its colour: G green, Y yellow, X grey."
    wordle.keys("w>")
    assert wordle.board[0] == "C, green / R, yellow / A, grey / N, grey / E, grey"
    wordle.qtbot.waitUntil(lambda: wordle.colour(wordle.tile(1, 1)) == HERE)


def test_refusals_use_them_too(play):
    player = begin(play(lexicon="english"), "sutom")
    player.keys("e").keys("element>b")
    player.keys("yy")
    assert player.heard(1, 3) == "E, its mark is impossible"
    assert player.hint == (
        "E is blue at place 1, so it cannot be yellow at place 3:"
        " of equal letters the left one becomes yellow first."
    )
    said = player.hint
    player.keys(">")
    assert player.hint == said
    assert len(player.board) == 1


def test_proposals_use_them_too(wordle, qtbot):
    wordle.keys("crane>xyyxg>trace>gyyxg>")
    found = []

    def proposed():
        found[:] = [spoken(x) for x in wordle.window.findChildren(QPushButton, "proposal")]
        return bool(found)

    qtbot.waitUntil(proposed)
    assert any("is grey at place" in text for text in found)
    assert not any("white" in text for text in found)


def test_numbers_have_their_own_names(player):
    begin(player, "bulls and cows").until(headline="5,040 codes fit")
    player.keys("1234>")
    assert player.hint == "Type how many are bulls, then how many are cows, then Enter."
    player.keys("x")
    assert player.hint == "Type how many are bulls, or edit the guess with F2."
    player.keys("12>").until(headline="216 codes fit")
    numbers = [spoken(x) for x in player.window.findChildren(QWidget) if ", row 1: " in spoken(x)]
    assert numbers == ["bulls, row 1: 1", "cows, row 1: 2"]


def test_another_rule_has_its_own_words_for_numbers(player):
    begin(player, "bulls and cows").until(headline="5,040 codes fit")
    player.choose(Rule.POSITIONS).keys("1234>")
    assert player.hint == "Type how many are in place, then Enter."
    assert player.label("rule") == "Bulls and Cows, changed · Places only"


def test_a_palette_chosen_by_hand_holds(wordle):
    wordle.choose("clear").keys("crane>g")
    assert wordle.colour(wordle.tile(1, 1)) == "#0072b2"
    wordle.choose("game")
    assert wordle.colour(wordle.tile(1, 1)) == HERE


def test_the_rule_line_says_what_marks_are_called(wordle):
    line = wordle.window.findChild(QLabel, "rule")
    assert line.toolTip().endswith(
        "In this game green is called green, yellow yellow and white grey."
    )


def test_the_keys_are_those_of_the_game(wordle):
    wordle.choose("keys")
    listed = wordle.window.findChild(QTreeWidget)
    board = listed.topLevelItem(0)
    rows = [board.child(row) for row in range(board.childCount())]
    texts = [(each.text(0), each.text(1)) for each in rows]
    assert ("G  Y  X", "Colour green, yellow, grey") in texts


def test_rows_are_counted(wordle):
    for number in range(1, 7):
        assert wordle.label("rule") == f"Wordle · guess {number} of 6"
        wordle.keys("crane>")
        assert wordle.label("rule") == f"Wordle · guess {number} of 6"
        wordle.keys("xxxxx>")
    assert wordle.label("rule") == "Wordle · all 6 guesses used"


# Given letters


def test_the_first_letter_is_asked_for_at_every_game(play):
    player = begin(play(lexicon="english"), "lingo")
    assert player.hint == "Type the letters shown; Space for none, Enter ends."
    player.keys("s").keys("solid>")
    assert player.board[0].startswith("S, red / O, no colour yet")
    assert spoken(player.tile(1, 1)) == "S, red, place 1 of 5, row 1, proposed"
    assert player.widget_named("Revealed: .*").accessibleName() == "Revealed: S at place 1"

    player.keys("rypw>").choose("new_game").keys("t")
    assert player.widget_named("Revealed: .*").accessibleName() == "Revealed: T at place 1"
    assert player.board == ["empty / empty / empty / empty / empty"]

    player.choose("new_game").keys("~").keys("a")
    assert player.heard(1, 1) == "A"


def test_a_game_without_given_letters_ends_their_asking(play):
    player = begin(play(lexicon="english"), "lingo")
    begin(player, "wordle").keys("c")
    assert player.heard(1, 1) == "C"


# One step, and what is remembered


def test_the_choice_is_one_step_that_can_be_undone(player):
    player.keys("rain>ywwg>")
    begin(player, "wordle").keys("crane>x")
    for _ in ("mark", "guess", "typing", "game"):
        player.choose("undo")
    assert player.board[0] == "R, yellow / A, white / I, white / N, green"
    assert not player.label("rule")
    player.choose("redo")
    assert player.label("rule") == "Wordle · guess 1 of 6"


def test_what_is_changed_by_hand_is_told_until_it_is_changed_back(wordle):
    wordle.choose(Hardness.HARD)
    assert wordle.label("rule") == "Wordle, changed · Hard mode · guess 1 of 6"
    wordle.choose(Hardness.FREE)
    assert wordle.label("rule") == "Wordle · guess 1 of 6"
    wordle.choose("shorter")
    assert wordle.label("rule") == "Wordle, changed · guess 1 of 6"


def test_no_particular_game_leaves_the_board_as_it_is(wordle):
    wordle.keys("crane>gggx")
    begin(wordle, "no particular")
    assert not wordle.label("rule")
    assert wordle.heard(1, 4) == "N, white"
    assert wordle.hint == "Set the colours with G, Y, W or clicks, then Enter."


def test_the_game_is_there_the_next_time(wordle, play):
    wordle.keys("crane>gx")
    wordle.window.close()
    assert settings.load(paths.settings_file()).game == "wordle"

    again = play(game="wordle", familiarity=Familiarity.ALL)
    assert again.label("rule") == "Wordle · guess 1 of 6"
    assert again.heard(1, 2) == "R, grey"
    again.window.close()
    paths.session_file().unlink()

    fresh = play(game="wordle", length=5).keys("crane>x")
    assert fresh.heard(1, 1) == "C, grey"


def test_codes_are_left_for_the_words_before(player, lexicon):
    begin(player, "four digits").until(headline="10,000 codes fit")
    assert player.label("lexicon") == "Four digits"
    begin(player, "bulls and cows").until(headline="5,040 codes fit")
    begin(player, "bagels").until(headline="720 codes fit")
    assert player.label("lexicon") == "Bagels"
    begin(player, "word mastermind").until(headline="20 words fit")
    assert player.label("lexicon") == lexicon.stem


def test_an_undone_step_brings_the_words_back_too(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    begin(player, "mastermind, 6").until(headline="1,296 codes fit")
    player.choose("undo").until(headline="11 words fit").see()
    assert player.board[0] == "R, yellow / A, white / I, white / N, green"
    player.choose("redo").until(headline="1,296 codes fit")
    assert player.label("lexicon") == "Mastermind, 6 colours"


@pytest.fixture
def danish(home):
    """Sutom and Motus as games with words that do not come with the program."""
    for key in "sutom", "motus":
        text = GAMES.shipped_files()[key].read_text("utf-8").replace('"french"', '"danish"')
        GAMES.own_folder().mkdir(parents=True, exist_ok=True)
        (GAMES.own_folder() / f"{key}.toml").write_text(text, "utf-8")


def test_a_card_says_what_its_game_lacks(danish, play):
    player = play()
    Chooser(player)
    said = {x.accessibleName(): x.accessibleDescription() for x in cards(player)}
    lacking = [name for name, about in said.items() if "Needs the word list" in about]
    assert lacking == ["Sutom"]
    assert said["Sutom"].endswith("Needs the word list danish, which is not installed.")


def test_what_the_system_has_for_it_is_offered(danish, play, system):
    (system / "hunspell").mkdir(parents=True)
    (system / "hunspell" / "da_DK.dic").write_text("1\nmotus/S\n")
    (system / "hunspell" / "da_DK.aff").write_text("SFX S Y 1\nSFX S 0 s .\n")
    player = play()
    Chooser(player)
    (said,) = (x.accessibleDescription() for x in cards(player) if x.accessibleName() == "Sutom")
    assert said.endswith("Needs the word list danish: this system has a dictionary for it.")
    begin(player, "motus")
    assert "This system has a dictionary for it: add that." in player.message
    player.press("Add a word list …")
    player.qtbot.waitUntil(lambda: "manage_lexica-panel" in player.beside)


def cards(player):
    return player.window.findChildren(GameCard)


def test_a_lexicon_that_is_not_there_is_told(danish, play):
    player = begin(play(), "motus")
    shown = player.window.findChild(QWidget, "message")
    assert spoken(shown).startswith("Motus is played with the word list danish, which is not")
    player.press("Add a word list …")
    player.qtbot.waitUntil(lambda: "manage_lexica-panel" in player.beside)
    begin(player.to_front(), "motus")
    begin(player, "wordle")
    assert not shown.isVisible()


def test_nor_is_it_told_any_more_of_a_game_that_was_undone(danish, player):
    begin(player.keys("rain>ywwg>"), "motus")
    assert player.message
    player.choose("undo")
    assert player.board[0] == "R, yellow / A, white / I, white / N, green"
    assert not player.message


def test_the_game_to_be_played_is_offered_on_the_other_side(player):
    gamer = Gamer(player)
    player.choose("play")
    begin(player, "wordle")
    gamer.begin(number="7").until(headline="Guess 1 of 6")
    assert len(gamer.board[0].split(" / ")) == 5


# The user's own files


def test_a_broken_file_is_listed_with_its_reason_and_stops_no_other(player, own):
    own("mine", 'name = "Mine"\nlength = 5\nrows = "six"\n')
    own("good", 'name = "Good"\nlength = 4\n[marks.green]\nname = "bang"\nkey = "b"\n')
    chooser = Chooser(player).keys("mine")
    assert chooser.names == ["mine.toml: not usable"]
    assert "mine.toml, line 3: rows is 'six', but must be a number from 1 to 99." in chooser.text
    chooser.keys(">")
    assert chooser.panel.isVisible()
    chooser.keys("~")

    begin(player, "good").keys("rain>bg")
    assert player.board[0].startswith("R, bang / A, bang")


def test_why_a_file_is_not_usable_is_said_in_the_language_of_the_window(player, own):
    own("mine", 'name = "Mine"\nlength = 5\nrows = "six"\n')
    (GAMES.own_folder() / "other.toml").mkdir()
    player.speak("de").choose("choose_game").see()
    panel = next(x for x in player.window.findChildren(QDialog) if x.isVisible())
    listed = panel.findChild(QListWidget)
    for file, why in (
        ("mine", "rows ist 'six', muss aber sein: eine ganze Zahl von 1 bis 99."),
        ("other", "other.toml kann nicht gelesen werden: "),
    ):
        (item,) = listed.findItems(f"{file}.toml", Qt.MatchFlag.MatchStartsWith)
        listed.setCurrentItem(item)
        assert any(why in x.text() for x in panel.findChildren(QLabel))


def test_a_file_of_the_users_replaces_that_of_the_program(player, own):
    own("wordle", 'name = "Wordle of mine"\nlength = 4\n')
    chooser = Chooser(player).keys("wordle")
    assert chooser.names == ["Turkish Wordle", "Wordle of mine", "Wordle, hard mode"]


def test_a_file_that_is_gone_never_stops_the_start(play, qtbot):
    player = play(game="gone").until(headline="20 words fit")
    shown = player.window.findChild(QWidget, "message")
    qtbot.waitUntil(lambda: spoken(shown).startswith("There is no game 'gone'"))
    player.keys("rain>w")
    assert player.heard(1, 1) == "R, white"


def test_the_lexicon_menu_offers_the_same_games_of_codes(player):
    menu = next(x for x in player.window.findChildren(QWidget, "lexica"))
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions() if action.text()]
    names = [each.name for each in SHIPPED if each.codes]
    assert names == texts[-len(names) - 1 : -1]


def test_the_pattern_is_shown_in_the_papers_game_and_on_demand(play):
    player = play(lexicon="english")

    def shown():
        return player.window.findChild(QLineEdit, "pattern").isVisible()

    assert shown()
    begin(player, "wordle")
    assert not shown()
    player.choose("pattern")
    assert shown()
    player.choose("pattern")
    begin(player, "word mastermind")
    assert shown()
