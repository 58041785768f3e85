"""Capitals: the two Turkish letters i are told apart wherever a word is shown."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.helper.ui.test_classroom import Class
from tests.helper.ui.test_rack import Rack
from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.helper.capitals import show_capitals_of
from wmh.helper.refused_words import saved_refused

HELPER = Path(__file__).parents[3] / "app" / "wmh" / "helper"
I_CAPITAL, DOTLESS = "\u0130", "\u0131"
INCIR, ISLAK, KIYMA = "incir", f"{DOTLESS}slak", f"k{DOTLESS}yma"
SPOKEN = Qt.ItemDataRole.AccessibleTextRole

OF_NO_WORD = {
    "cli/games/mastermind.py": "codes of Mastermind",
    "cli/parts/remedies.py": "the first letter of a sentence",
    "cli/usage.py": "names of arguments",
    "games/preset_file.py": "names of marks in a file",
    "mastermind/backtracking.py": "codes of Mastermind",
    "mastermind/code_steps.py": "codes of Mastermind",
    "mastermind/first_guesses.py": "codes of Mastermind",
    "mastermind/printed_example.py": "codes of Mastermind",
    "mastermind/solution_tree.py": "codes of Mastermind",
    "meanings/meaning.py": "a search in either case",
    "ui/game/game_cards.py": "pictures of games that are not open",
    "ui/game/game_facts.py": "the first letter of a sentence, and keys of marks",
    "ui/help/keys_window.py": "the first letter of a sentence",
    "ui/look/clue_words.py": "keys of marks",
    "ui/look/theme.py": "names of marks in a file",
    "ui/record/review_panel.py": "the first letter of a sentence",
}
"""Files of the helper that make capitals without the word list, with what they are of."""


@pytest.fixture(autouse=True)
def _english_again():
    yield
    show_capitals_of(Alphabet(ENGLISH))


@pytest.fixture
def turkish(tmp_path):
    words = f"{INCIR} {ISLAK} {KIYMA} kalem kirli inci k{DOTLESS}na".split()
    return lexicon_file(tmp_path, dict.fromkeys(words, 35))


def test_words_are_put_in_capitals_by_one_function():
    found = {
        str(path.relative_to(HELPER))
        for path in HELPER.rglob("*.py")
        if any(
            isinstance(node, ast.Attribute) and node.attr == "upper" and not _is_bound(node)
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
        )
    }
    assert found == set(OF_NO_WORD)


def _is_bound(node):
    """True if a name is the upper bound of a proof, and not the method of a text."""
    return isinstance(node.value, ast.Name) and node.value.id in ("found", "bounds")


def test_a_turkish_game_refuses_words_with_either_letter():
    code, out, err = wmh(
        "presets", "refuse", "turkish-wordle", "KIYMA", f"{I_CAPITAL}NC{I_CAPITAL}R"
    )
    assert (code, err) == (0, "")
    assert out == (
        f"Turkish Wordle refuses KIYMA.\nTurkish Wordle refuses {I_CAPITAL}NC{I_CAPITAL}R.\n"
    )
    assert saved_refused("turkish-wordle") == (KIYMA, INCIR)
    assert wmh("presets", "refuse", "turkish-wordle", "--again", KIYMA).code == 0
    assert saved_refused("turkish-wordle") == (INCIR,)


@pytest.mark.parametrize(
    ("turn", "known"),
    [
        (f"{INCIR}:wwwww", f"no C, {I_CAPITAL}, N, R"),
        (f"{KIYMA}:gwwww", "K is 1st; no A, M, Y, I"),
    ],
)
def test_what_is_known_of_a_turkish_word_names_the_right_letter(turkish, turn, known):
    told = wmh("suggest", "--length", "5", "--lexicon", str(turkish), turn)
    assert told.code == 0, told.err
    assert known in told.out


def test_the_letters_of_a_rack_make_turkish_words(play, turkish):
    rack = Rack(play(lexicon=str(turkish), length=5).until(headline="5 words fit"))
    rack.until(headline="Type your letters").keys(f"incirk{DOTLESS}yma")
    rack.qtbot.waitUntil(lambda: len(rack.words) > 1)
    heard = " ".join(rack.column(SPOKEN))
    assert f"{I_CAPITAL}NC{I_CAPITAL}R, " in heard
    assert "KIYMA, " in heard
    assert not {"INCIR", f"K{I_CAPITAL}YMA"} & set(heard.replace(",", "").split())


def test_a_class_nominates_turkish_words(play, turkish):
    room = Class(play(lexicon=str(turkish), length=5).until(headline="5 words fit"))
    room.begin("kalem").keys(f"incir>3k{DOTLESS}yma>2")
    assert room.ballot == [f"{I_CAPITAL}NC{I_CAPITAL}R, 3 hands, leads", "KIYMA, 2 hands"]
    room.keys(">")
    assert room.headline == f"Guess {I_CAPITAL}NC{I_CAPITAL}R?"
    room.keys(">").guess("kalem")
    room.qtbot.waitUntil(lambda: "KALEM" in room.headline)
