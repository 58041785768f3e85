"""The window for several boards: one guess typed once, marks board by board, one list."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QLabel,
    QListView,
    QMenu,
    QPushButton,
)

from tests.boxes import choose_in
from tests.lexica import lexicon_file
from tests.oracle import could_cause
from tests.patience import PATIENCE
from tests.player import spoken
from wmh.base.files import paths
from wmh.helper.ui.boards.board_card import BoardCard
from wmh.helper.ui.boards.boards_view import BoardsView
from wmh.helper.ui.boards.boards_window import BoardsWindow
from wmh.helper.ui.boards.guess_row import GuessRow
from wmh.helper.ui.look.tile import Tile
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.shell.windows import Windows

ROOT = Path(__file__).parents[3]
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
WORDS = ["rain", "ruin", "torn", "born", "corn", "horn", "bore", "core", "pore"]


class Boards:
    """A player at the window for several boards."""

    def __init__(self, player, boards=2, length=4, limit=7):
        self.player, self.qtbot = player, player.qtbot
        self.to_front(player.window)
        player.key(Qt.Key.Key_B, CONTROL)
        self.window = player.window.findChild(BoardsWindow)
        self.to_front(self.window)
        player.window.findChild(Windows).open_boards(boards, length, limit)

    def to_front(self, window):
        window.activateWindow()
        self.qtbot.waitUntil(lambda: QApplication.activeWindow() is window)

    def keys(self, text):
        self.player.keys(text)
        return self

    def key(self, *key):
        self.player.key(*key)
        return self

    def until(self, done):
        self.qtbot.waitUntil(done)
        return self

    def close(self):
        closed = self.window
        self.key(Qt.Key.Key_W, CONTROL)
        self.until(lambda: not closed.isVisible())

    def pick(self, name, text):
        box = next(x for x in self.window.findChildren(QComboBox) if x.accessibleName() == name)
        choose_in(box, text)
        return self

    # Eyes and ears

    @property
    def list(self):
        return self.window.findChild(QListView, "served")

    @property
    def words(self):
        model = self.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def said(self, row):
        return self.list.model().index(row, 0).data(SPOKEN)

    def label(self, name):
        labels = (
            *self.window.findChildren(QLabel, name),
            *self.window.findChildren(QPushButton, name),
        )
        return next((label.text() for label in labels if label.isVisible()), "")

    @property
    def headline(self):
        return self.label("headline")

    @property
    def hint(self):
        return self.label("hint")

    @property
    def tiles(self):
        view = self.window.findChild(BoardsView)
        return {spoken(x): x for x in view.findChildren(Tile) if x.isVisible()}

    def row(self, board, row):
        """The spoken words of the tiles of a row, without their places."""
        start = f"Board {board}, row {row}, place "
        heard = sorted(name for name in self.tiles if name.startswith(start))
        return " / ".join(name.partition(": ")[2] for name in heard)

    def tile(self, board, row, place):
        start = f"Board {board}, row {row}, place {place}:"
        return next(tile for name, tile in self.tiles.items() if name.startswith(start))

    @property
    def guess(self):
        tiles = self.window.findChild(GuessRow).findChildren(Tile)
        heard = [
            spoken(x).partition(", guess")[0]
            for x in sorted(tiles, key=lambda x: x.x())
            if x.isVisible()
        ]
        return " ".join(heard)

    @property
    def heads(self):
        cards = [x for x in self.window.findChildren(BoardCard) if x.isVisible()]
        return sorted((spoken(x) for x in cards), key=lambda head: int(head[6:].split(":")[0]))

    @property
    def focused(self):
        return spoken(QApplication.focusWidget())


@pytest.fixture
def player(play, tmp_path, qtbot):
    path = lexicon_file(tmp_path, WORDS)
    return play(lexicon=str(path), length=4).until(headline="9 words fit")


@pytest.fixture
def boards(player):
    boards = Boards(player)
    boards.until(lambda: "9 words" in boards.heads[0])
    return boards


def test_space_in_an_empty_guess_takes_the_first_word_and_what_it_must_get_is_proposed(boards):
    boards.keys("rain>gwgg>ywwg>")
    boards.until(lambda: boards.said(0) == "ruin, rank 1, 0.00 bits, may solve board 1")
    boards.keys("_")
    assert boards.headline == "Board 1, guess 2: its colours"
    assert boards.row(1, 2) == "R, green / U, green / I, green / N, green"
    assert boards.tile(1, 2, "1, proposed")
    # Of the other board R is elsewhere, N last, and there is no I; of U nothing is known.
    assert boards.row(2, 2) == "R, no colour yet / U, no colour yet / I, white / N, green"
    boards.keys("_>")
    assert boards.row(1, 2) == "R, yellow / U, white / I, green / N, green"


def test_a_board_whose_word_is_known_gets_all_marks_of_the_next_guess(boards):
    boards.keys("rain>gwgg>ywwg>")
    boards.until(lambda: boards.heads[0] == "Board 1: it is ruin")
    boards.keys("torn>")
    assert boards.row(1, 2) == "T, white / O, white / R, yellow / N, green"
    assert boards.tile(1, 2, "1, proposed")
    boards.keys(">")
    assert boards.headline == "Board 2, guess 2: its colours"
    assert boards.row(1, 2) == "T, white / O, white / R, yellow / N, green"

    # A mark that says otherwise wins, and the word is known no more.
    boards.key(Qt.Key.Key_Z, CONTROL)
    boards.keys("g")
    assert boards.row(1, 2).startswith("T, green / O, no colour yet")


def test_letters_that_another_lexicon_has_not_are_in_none_of_its_words(play, home):
    paths.lexica_folder().mkdir(parents=True)
    lexicon_file(paths.lexica_folder(), ["vrin", "vron", "vrun"], name="mine")
    lexicon_file(paths.lexica_folder(), ["niño", "seis"], name="spanish")
    boards = Boards(play(lexicon="spanish").until(headline="2 words fit"))
    boards.keys("ñees>wwww>gwww>")
    menu = boards.player.window.findChild(QMenu, "lexica")
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == "mine").trigger()

    boards.until(lambda: boards.heads == ["Board 1: 3 words", "Board 2: no word fits, check row 1"])
    assert not boards.window.findChild(MessageBar).isVisible()


def test_a_game_is_played_with_its_words_the_likelier_first(play, tmp_path):
    words = {"baker": 70, "faker": 70, "maker": 70, "taker": 10}
    path = lexicon_file(tmp_path, words | {"waker": 80})
    player = play(lexicon=str(path), length=5).until(headline="4 words fit")
    boards = Boards(player, 2, 5, 7)
    boards.until(lambda: boards.heads[0] == "Board 1: 4 words")
    # 1 of 4, twice.
    boards.until(lambda: "taker, rank 1, 1.62 bits" in (boards.said(0) or ""))
    player.window.findChild(Windows).open_boards(2, 5, 7, "dordle")
    boards.until(lambda: boards.heads[0] == "Board 1: 5 words")
    # TAKER is it in 97 of 100 games.
    boards.until(lambda: "taker, rank 1, 0.40 bits" in (boards.said(0) or ""))
    assert "all words" in boards.label("lexicon")


def test_a_small_game_worked_by_hand(boards):
    assert boards.heads == ["Board 1: 9 words", "Board 2: 9 words"]
    assert (boards.headline, boards.guess) == ("Guess 1 of 7", "empty empty empty empty")
    boards.keys("rain")
    assert boards.guess == "R A I N"
    boards.keys(">")
    assert boards.headline == "Board 1, guess 1: its colours"
    assert boards.focused == "Board 1, row 1, place 1: R, no colour yet"
    # rain of ruin, and of horn.
    boards.keys("gwgg>")
    assert boards.headline == "Board 2, guess 1: its colours"
    boards.keys("ywwg>")
    assert boards.headline == "Guess 2 of 7"
    boards.until(lambda: boards.heads == ["Board 1: it is ruin", "Board 2: 4 words"])
    boards.until(lambda: boards.said(0) == "ruin, rank 1, 0.00 bits, may solve board 1")
    assert boards.words[1] == "born"
    assert boards.said(1) == "born, rank 2, 0.81 bits, may solve board 2"
    # What is taken from the list stands at once; a board that is solved is asked no more.
    boards.keys("|>")
    assert boards.row(1, 2) == "R, green / U, green / I, green / N, green"
    boards.keys("gggg>ywwg>")
    assert boards.heads[0] == "Board 1: solved in row 2"
    boards.keys("horn>")
    assert boards.headline == "Board 2, guess 3: its colours"
    assert not boards.row(1, 3)
    boards.keys("gggg>")
    assert boards.headline == "All solved in 3 guesses"
    assert boards.heads == ["Board 1: solved in row 2", "Board 2: solved in row 3"]
    boards.until(lambda: boards.words == [])
    boards.keys("x")
    assert boards.hint == "All boards are solved: Ctrl+N starts a new game."


def test_one_key_says_that_a_guess_is_the_secret_of_a_board(boards):
    boards.keys("rain>gwgg>ywwg>ruin>=")
    assert boards.heads[0] == "Board 1: solved in row 2"
    assert boards.headline == "Board 2, guess 2: its colours"

    boards.keys("ywwg>horn>=")
    assert boards.headline == "All solved in 3 guesses"


def test_clicks_cycle_marks_as_on_the_main_board(boards):
    boards.keys("rain>")
    tile = boards.tile(2, 1, 1)
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert boards.row(2, 1).startswith("R, yellow")
    assert boards.focused == "Board 2, row 1, place 1: R, yellow"
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert boards.row(2, 1).startswith("R, green")
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    assert boards.row(2, 1).startswith("R, yellow")
    boards.keys("_")
    assert boards.row(2, 1).startswith("R, green")


def test_impossible_marks_are_refused(boards):
    boards.keys("rain>gggy")
    assert boards.hint == "N cannot be yellow: there is no other place for it."
    assert boards.row(1, 1) == "R, green / A, green / I, green / N, its mark is impossible"
    boards.keys(">")
    assert boards.hint == "N cannot be yellow: there is no other place for it."
    boards.keys("]")
    assert boards.hint == "Board 1: N cannot be yellow: there is no other place for it."


def test_arrows_go_along_the_boards_and_to_the_guess(boards):
    boards.keys("rain>gwgg>ywwg>^")
    assert boards.focused == "Board 2, row 1, place 1: R, yellow"
    boards.keys("[")
    assert boards.focused == "Board 1, row 1, place 4: N, green"
    boards.keys("]")
    assert boards.focused == "Board 2, row 1, place 1: R, yellow"
    boards.keys("|")
    assert boards.focused == "empty, guess 2, place 1 of 4"
    boards.until(lambda: "ruin" in boards.words)
    boards.keys("|")
    assert QApplication.focusWidget() is boards.list
    boards.keys("^")
    assert boards.focused == "empty, guess 2, place 1 of 4"


def test_earlier_marks_are_corrected_and_every_step_undone(boards):
    boards.keys("rain>gggg>ywwg>")
    assert boards.heads[0] == "Board 1: solved in row 1"
    boards.keys("torn>wggg>")
    assert not boards.row(1, 2)
    # Board 1 was not solved: what it said of the second guess is asked now.
    boards.keys("^^]]]]")
    QTest.mouseClick(boards.tile(1, 1, 2), Qt.MouseButton.LeftButton)
    assert boards.row(1, 1) == "R, green / A, white / I, green / N, green"
    awaited = " / ".join(f"{x}, no colour yet" for x in "TOR")
    assert boards.row(1, 2) == f"{awaited} / N, green"  # as proposed
    boards.key(Qt.Key.Key_Z, CONTROL)
    assert boards.heads[0] == "Board 1: solved in row 1"
    assert not boards.row(1, 2)
    boards.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert boards.row(1, 2)


def test_a_guess_is_respelt_for_all_boards_and_keeps_what_stays(boards):
    boards.keys("rain>gwgg>ywwg>")
    boards.key(Qt.Key.Key_F2)
    assert boards.guess == "R A I N"
    boards.keys("<<<uin>")
    assert boards.row(1, 1) == "R, green / U, no colour yet / I, green / N, green"
    assert boards.row(2, 1) == "R, yellow / U, no colour yet / I, white / N, green"
    assert boards.focused == "Board 1, row 1, place 2: U, no colour yet"
    boards.key(Qt.Key.Key_Z, CONTROL)
    assert boards.row(1, 1) == "R, green / A, white / I, green / N, green"


def test_a_contradiction_is_told_of_its_board_and_mended(boards):
    boards.keys("rain>gwgg>ywwg>torn>wwyw>wggg>")
    boards.until(lambda: boards.heads[0] == "Board 1: no word fits, check row 2")
    assert boards.heads[1] == "Board 2: 3 words"
    assert boards.label("reason") == "Board 1: Rows 1 and 2 contradict each other: check both."
    boards.until(lambda: bool(boards.window.findChildren(QPushButton, "proposal")))
    first = boards.window.findChildren(QPushButton, "proposal")[0]
    assert first.accessibleName() == "N in row 2 is green at place 4: 1 word"
    boards.key(Qt.Key.Key_1)
    boards.until(lambda: boards.heads[0] == "Board 1: it is ruin")
    assert boards.row(1, 2).endswith("N, green")
    boards.until(lambda: boards.label("reason") == "")
    assert boards.headline == "Guess 3 of 7"


def test_marks_that_solve_a_board_against_its_other_rows_are_a_contradiction(boards):
    boards.keys("rain>gwgg>ywwg>horn>=wggg>")
    boards.until(lambda: boards.heads[0] == "Board 1: no word fits, check row 2")
    assert boards.label("reason") == "Board 1: Rows 1 and 2 contradict each other: check both."
    assert boards.headline == "Guess 3 of 7"
    boards.until(lambda: bool(boards.window.findChildren(QPushButton, "proposal")))


def test_a_board_is_solved_no_more_once_a_mark_before_says_otherwise(boards):
    boards.keys("rain>gwgg>ywwg>ruin>=ywwg>")
    assert boards.heads[0] == "Board 1: solved in row 2"
    QTest.mouseClick(boards.tile(1, 1, 1), Qt.MouseButton.LeftButton)
    boards.until(lambda: boards.heads[0] == "Board 1: no word fits, check row 1")
    boards.key(Qt.Key.Key_Z, CONTROL)
    boards.until(lambda: boards.heads[0] == "Board 1: solved in row 2")


def test_a_mend_of_a_row_that_has_gone_since_changes_nothing(boards):
    boards.keys("rain>gwgg>ywwg>torn>wwyw>wggg>")
    boards.until(lambda: bool(boards.window.findChildren(QPushButton, "proposal")))
    QTest.keyClick(boards.window, Qt.Key.Key_N, CONTROL)
    QTest.keyClick(boards.window, Qt.Key.Key_1)  # Before the next answer.

    assert boards.row(1, 1) == ""
    boards.until(lambda: boards.label("reason") == "")


def test_another_kind_of_game_can_be_undone(boards):
    boards.keys("rain>")
    boards.pick("Number of boards", "8")
    assert len(boards.heads) == 8
    assert boards.headline == "Guess 1 of 13"
    boards.key(Qt.Key.Key_Z, CONTROL)
    assert len(boards.heads) == 2
    assert boards.row(1, 1).startswith("R, ")


def test_one_guess_is_not_said_in_the_plural(boards):
    boards.window.resize(1100, 700)
    limits = next(
        box for box in boards.window.findChildren(QComboBox) if "2 guesses" in _choices(box)
    )

    assert _choices(limits)[0] == "1 guess"


def _choices(box):
    return [box.itemText(row) for row in range(box.count())]


def test_the_door_opens_a_game_of_a_kind_but_keeps_one_that_is_under_way(boards, player):
    boards.keys("rain>")
    door = player.window.findChild(Windows)
    door.open_boards(2, 4, 7)
    assert boards.row(1, 1).startswith("R, ")
    door.open_boards(4, 4, 9)
    assert len(boards.heads) == 4
    assert boards.headline == "Guess 1 of 9"


def test_the_game_comes_back_with_its_steps(boards, player):
    boards.keys("rain>gwgg>yw")
    boards.close()
    again = Boards.__new__(Boards)
    again.player, again.qtbot = player, player.qtbot
    again.to_front(player.window)
    player.key(Qt.Key.Key_B, CONTROL)
    windows = player.window.findChildren(BoardsWindow)
    again.window = next(x for x in windows if x.isVisible())
    again.to_front(again.window)
    assert again.row(1, 1) == "R, green / A, white / I, green / N, green"
    assert again.row(2, 1) == "R, yellow / A, white / I, no colour yet / N, no colour yet"
    assert again.focused == "Board 2, row 1, place 3: I, no colour yet"
    again.until(lambda: again.heads[0] == "Board 1: it is ruin")
    again.key(Qt.Key.Key_Z, CONTROL)
    assert again.row(2, 1).startswith("R, yellow / A, no colour yet")


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", '{"version": 1}',
        '{"version":1,"sheet":{"length":4,"limit":7,"clues":[[[0,0,0,0]],[]],"guesses":[["r","a","i",'
        '"n"]],"typed":[],"respelling":false,"board":0,"row":0,"place":0},"first":null,"steps":[],'
        '"done":0}',
    ],
)  # fmt: skip
def test_a_spoilt_file_never_stops_the_start(player, text):
    paths.boards_file().parent.mkdir(parents=True, exist_ok=True)
    paths.boards_file().write_text(text)
    boards = Boards(player)
    assert boards.headline == "Guess 1 of 7"


def test_where_the_game_cannot_be_kept_a_bar_says_so(boards):
    paths.boards_file().unlink(missing_ok=True)
    paths.boards_file().mkdir(parents=True)
    boards.keys("r")
    bar = boards.window.findChild(QFrame, "message")
    assert bar.isVisible()
    assert "The game cannot be saved in" in bar.findChild(QLabel).text()
    paths.boards_file().rmdir()


def test_random_keys_never_break_it_and_heads_say_what_plain_marking_says(boards):
    rng = random.Random(6)
    QAbstractItemModelTester(boards.list.model())
    for _ in range(400):
        boards.keys(rng.choice("rainbtocehpgywgyw>>>>^|[]_<<"))
        if rng.random() < 0.05:
            boards.key(Qt.Key.Key_Z, CONTROL | rng.choice((SHIFT, Qt.KeyboardModifier.NoModifier)))
        if QApplication.focusWidget() is boards.list:
            boards.keys("~")
    saved = json.loads(paths.boards_file().read_text())["sheet"]
    for number, told in enumerate(saved["clues"], start=1):
        turns = [turn_of(guess, clue) for guess, clue in zip(saved["guesses"], told, strict=True)]
        solved = next((n for n, t in enumerate(turns) if set(t.clue) == {2}), None)
        if solved is not None:
            expected = f"solved in row {solved + 1}"
        else:
            left = [word for word in WORDS if could_cause(word, turns)]
            expected = {0: "no word fits", 1: f"it is {left[0] if left else ''}"}.get(
                len(left), f"{len(left)} words"
            )
        head = f"Board {number}: {expected}"
        boards.until(lambda head=head, n=number: boards.heads[n - 1].startswith(head))


def turn_of(guess, clue):
    from wmh.engine.clues.turn import Mark, Turn

    return Turn(tuple(guess), tuple(None if m is None else Mark(m) for m in clue))


def test_a_window_that_is_killed_has_lost_nothing(tmp_path):
    """A process that is ended without any chance to save."""
    script = (
        "import os\n"
        "from PySide6.QtWidgets import QApplication\n"
        "application = QApplication([])\n"
        "from wmh.base.files import paths\n"
        "from wmh.helper.suggester import Suggester\n"
        "from wmh.helper.ui.boards.boards_session import load\n"
        "from wmh.helper.ui.boards.boards_session import usual_sheet\n"
        "from wmh.helper.ui.boards.boards_window import BoardsWindow\n"
        "from wmh.helper.ui.board.session import Session\n"
        "from wmh.helper.settings import PaletteChoice, ThemeChoice\n"
        "from wmh.helper.ui.look.theme import Appearance\n"
        "from PySide6.QtTest import QTest\n"
        "from PySide6.QtWidgets import QWidget\n"
        "from PySide6.QtCore import Qt\n"
        "beside = QWidget()\n"
        "look = Appearance(ThemeChoice.LIGHT, PaletteChoice.CLASSIC)\n"
        "sheet = usual_sheet()\n"
        "session = Session(sheet, sheet)\n"
        "window = BoardsWindow(Suggester(), look, session, paths.boards_file(), beside)\n"
        "window.show()\n"
        "window.activateWindow()\n"
        "QTest.qWaitForWindowActive(window)\n"
        "QTest.keyClicks(QApplication.focusWidget(), 'crane')\n"
        "QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)\n"
        "QTest.keyClick(QApplication.focusWidget(), 'g')\n"
        "os._exit(9)\n"
    )
    environment = os.environ | {"WMH_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, check=False, timeout=PATIENCE
    )
    assert ended.returncode == 9
    sheet = json.loads((tmp_path / "boards.json").read_text())["sheet"]
    assert sheet["guesses"] == [list("crane")]
    assert sheet["clues"][0] == [[2, None, None, None, None]]
    assert (sheet["board"], sheet["place"]) == (0, 1)


# Pasting and copying

GRID = "🟩🟩🟩🟩 🟨⬜⬜🟩\n⬛⬛⬛⬛ ⬜🟩🟩🟩\n"
SHARED = f"Daily Dordle 0042 1&X/7\n1️⃣🟥\n\n{GRID}dordle.net\n"


def paste(boards, text):
    QGuiApplication.clipboard().setText(text)
    return boards.key(Qt.Key.Key_V, CONTROL)


def test_a_share_text_with_words_is_shown_and_then_fills_the_boards(boards):
    paste(boards, f"{SHARED}rain\ntorn\n")

    assert boards.label("understood") == "2 boards. Guesses: RAIN, TORN."
    assert boards.label("unused").splitlines() == [
        "Line 1 is a title, a score or the like: Daily Dordle 0042 1&X/7",
        "Line 2 is a title, a score or the like: 1️⃣🟥",
        "Line 6 is a title, a score or the like: dordle.net",
    ]
    assert boards.tiles == {}

    boards.keys(">")
    assert boards.row(1, 1) == "R, green / A, green / I, green / N, green"
    assert boards.row(1, 2) == ""
    assert boards.row(2, 2) == "T, white / O, green / R, green / N, green"
    assert boards.heads[0] == "Board 1: solved in row 1"
    assert boards.list.isVisible()
    boards.key(Qt.Key.Key_Z, CONTROL)
    assert boards.tiles == {}


def test_esc_leaves_it(boards):
    paste(boards, f"{SHARED}rain\ntorn\n").keys("~")

    assert boards.tiles == {}
    assert boards.list.isVisible()
    boards.keys("born")
    assert boards.guess == "B O R N"


def test_a_grid_alone_asks_for_the_words(boards):
    paste(boards, SHARED)
    assert boards.label("understood") == "2 boards. Some of the guesses are missing."
    asked = "Type the words that were guessed, in their order: 2 of 4 letters. Then Enter."
    assert boards.label("consequence") == asked
    assert boards.focused == "The guesses, in their order"

    QTest.keyClicks(QApplication.focusWidget(), "rain tor")
    boards.keys(">")
    assert boards.label("consequence") == asked
    QTest.keyClicks(QApplication.focusWidget(), "n")
    boards.keys(">")
    assert boards.label("understood") == "2 boards. Guesses: RAIN, TORN."
    boards.keys(">")
    assert boards.row(2, 1) == "R, yellow / A, white / I, white / N, green"


def test_a_grid_alone_marks_the_guesses_that_are_there(boards):
    boards.keys("rain>")
    paste(boards, "🟩🟩🟩🟩 🟨⬜⬜🟩\n")
    assert boards.label("understood") == "2 boards. Guesses: RAIN."
    assert boards.label("consequence") == ("This replaces what is on the boards; Ctrl+Z undoes it.")
    boards.keys(">")

    assert boards.row(2, 1) == "R, yellow / A, white / I, white / N, green"


def test_many_rows_come_board_by_board(boards):
    grid = "⬜🟩🟩🟩 ⬜🟩🟩🟩\n" * 6
    paste(boards, f"{grid}\n" * 8 + "torn\n" * 6)
    QTest.keyClick(boards.player.focus(), Qt.Key.Key_Return)  # And look before all is there.
    assert len(boards.heads) == 16
    assert boards.row(16, 6) == ""
    boards.until(lambda: boards.row(16, 6) == "T, white / O, green / R, green / N, green")
    assert all(boards.row(board, row) for board in range(1, 17) for row in range(1, 7))


def test_another_number_of_boards_is_switched_to(boards):
    paste(boards, f"{GRID}\n{GRID}\nrain\ntorn\n")
    assert boards.label("consequence") == "This starts a game on 4 boards with words of 4 letters."
    boards.keys(">")

    assert len(boards.heads) == 4
    assert boards.headline == "Guess 3 of 9"


def test_what_is_copied_can_be_pasted_back(boards):
    boards.keys("rain>gggg>ywwg>torn>wggg>")
    before = boards.tiles.keys()
    boards.key(Qt.Key.Key_C, CONTROL)
    text = QGuiApplication.clipboard().text()
    assert text == "🟩🟩🟩🟩 🟨⬜⬜🟩 RAIN\n⬛⬛⬛⬛ ⬜🟩🟩🟩 TORN\n"
    boards.key(Qt.Key.Key_G, CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == GRID

    boards.key(Qt.Key.Key_N, CONTROL)
    assert boards.tiles == {}
    paste(boards, text).keys(">")
    assert boards.tiles.keys() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no text on the clipboard."),
        (
            "rain ywwg\ntorn wggg",
            "The text on the clipboard is not a game on several boards. A row of two boards"
            " looks like this: RAIN ywwg wwgw",
        ),
        (
            "🟩🟩🟩🟩🟩🟩 🟩🟩🟩🟩🟩🟩\n",
            "The text has words of 6 letters; this word list has none.",
        ),
    ],
)
def test_what_is_no_game_on_several_boards_is_said_to_be_none(boards, text, said):
    paste(boards, text)

    assert boards.hint == said
    assert boards.label("understood") == ""


def test_without_a_guess_there_is_nothing_to_copy(boards):
    QGuiApplication.clipboard().setText("before")
    boards.key(Qt.Key.Key_C, CONTROL)

    assert QGuiApplication.clipboard().text() == "before"
    assert boards.hint == "There is no guess to copy yet."


def test_the_main_window_says_where_a_game_on_several_boards_belongs(player):
    QGuiApplication.clipboard().setText(SHARED)
    player.key(Qt.Key.Key_V, CONTROL)

    assert player.hint == "This is a game on several boards: paste it there, Ctrl+B."


def test_another_game_is_chosen_from_several_boards(boards):
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_N, both)

    boards.until(
        lambda: any(
            each.isVisible() and each.windowTitle() == "Choose a game"
            for each in boards.player.window.findChildren(QDialog)
        )
    )


def test_a_usual_game_shows_all_its_rows_and_a_low_window_says_how_many_follow(player):
    boards = Boards(player, boards=4, limit=9)
    cards = boards.window.findChildren(BoardCard)
    assert {card.accessibleDescription() for card in cards} == {""}

    boards.window.resize(boards.window.width(), 480)
    boards.until(lambda: {x.accessibleDescription() for x in cards} == {"and 4 more guesses"})


def test_the_menu_names_guesses_as_the_main_window_does(player):
    boards = Boards(player)
    names = {each.text().replace("&", "") for each in boards.window.actions()}
    mine = {player.action(name).text().replace("&", "") for name in AS_IN_MAIN}
    assert mine <= names


AS_IN_MAIN = "new_game", "choose_game", "respell", "remove_last_row", "set_aside", "give", "undo"
