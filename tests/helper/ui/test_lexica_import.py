"""A list of words is brought in: asked for, looked into, imported, reported."""

import json
import sys
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from tests.helper.ui.lexica import Librarian, drop, own_lexicon
from tests.player import on_screen
from tests.recent import recent_files
from wmh.base.files import paths
from wmh.engine.lexicon.store import open_lexicon
from wmh.helper.lists import library, recipes
from wmh.helper.ui.lexica.import_process import Importing


@pytest.fixture
def librarian(player):
    return Librarian(player)


@pytest.fixture
def words(tmp_path):
    path = tmp_path / "Wörter.txt"
    lines = ["Haus", "Bäume", "Straße", "haus", "don't", "x", "Öl", "abcd", "bcde", "cdef"]
    path.write_bytes("\n".join(lines).encode("latin-1"))
    return path


def begin(librarian):
    librarian.press("Import a list …")
    assert librarian.title == "Import a list of words"
    return librarian


def imported(name):
    lexicon = open_lexicon(library.lexicon_files()[name])
    return [word for word in ("haus", "bäume", "baume", "abcd") if word in lexicon]


def test_a_list_is_looked_into_imported_reported_and_used(librarian, words):
    begin(librarian)
    assert not librarian.button("Import").isEnabled()
    librarian.type("File with the words", str(words))
    librarian.until_said("Read as Latin-1. First words: haus, bäume, straße, öl, abcd")
    librarian.until_said("Left out, such as: \"don't\", 'x'")
    assert librarian.field("Name").text() == "Wörter"

    librarian.press("Import")
    assert librarian.title == "Importing Wörter"
    librarian.until(lambda: librarian.title == "Wörter is ready")
    said = librarian.said
    assert "7 words of 2 to 6 letters" in said
    assert 'left out, not letters only: such as "don\'t"' in said
    assert "appeared more than once and were merged" in said
    assert any("was read as Latin-1" in each for each in said)
    assert imported("Wörter") == ["haus", "bäume", "abcd"]

    librarian.until(lambda: "Wörter" in librarian.names)
    librarian.press("Use this list")
    librarian.until(lambda: librarian.player.label("lexicon") == "Wörter")
    librarian.press("See its facts")
    said = dict(zip(librarian.said, librarian.said[1:], strict=False))
    assert said["Source"] == "Wörter.txt"


def test_a_list_that_was_imported_is_offered_again(librarian, words):
    begin(librarian)
    assert recent_files(librarian.window) == []
    librarian.type("File with the words", str(words)).until_said("Read as Latin-1.")
    librarian.press("Import").until(lambda: librarian.title == "Wörter is ready")
    begin(librarian)
    (entry,) = recent_files(librarian.window)
    assert entry.text() == f"Wörter.txt ({words.parent.name})"
    entry.trigger()
    assert librarian.field("File with the words").text() == str(words)
    librarian.until_said("Read as Latin-1.")


def test_a_dictionary_with_its_affixes_gives_all_forms(librarian, tmp_path):
    (tmp_path / "own.aff").write_text("SFX S Y 1\nSFX S 0 s .\n")
    (tmp_path / "own.dic").write_text("2\ncat/S\ndog/S\n")
    begin(librarian).type("File with the words", str(tmp_path / "own.dic"))
    librarian.until_said("First words: cat, cats, dog, dogs")
    librarian.press("Import").until(lambda: librarian.title == "own is ready")
    assert any("was unfolded by own.aff: stems 2, forms 4" in each for each in librarian.said)


def test_no_language_ends_an_import(librarian, words):
    player, window = librarian.player, id(librarian.player.window)
    begin(librarian).type("File with the words", str(words)).until_said("Read as Latin-1.")
    librarian.press("Import")
    player.choose("language-de")
    player.qtbot.wait(50)
    assert player.message == "A word list is being built: wait until it is done, or cancel it."
    assert id(on_screen()) == window
    librarian.until(lambda: librarian.title == "Wörter is ready")
    player.speak("de")
    player.speak("en")
    librarian.until(lambda: librarian.title == "Wörter is ready")


def test_what_is_chosen_is_heeded(librarian, words, tmp_path):
    answers = tmp_path / "answers.txt"
    answers.write_text("abcd\n")
    begin(librarian).type("File with the words", str(words))
    names = [x.accessibleName() for x in librarian.shown(QLineEdit)]
    assert names == ["File with the words", "Name"]  # Enough for most lists.
    librarian.press("More …")
    librarian.type("Name", "mine").type("Source", "my shelf").type("Licence", "free")
    librarian.choose("Accents", "remove").choose("Capitals", "leave out")
    librarian.until_said("First words: haus, abcd")
    librarian.type("Answers", str(answers)).press("Import")
    librarian.until(lambda: librarian.title == "mine is ready")
    facts = open_lexicon(library.lexicon_files()["mine"]).facts
    assert (facts.source, facts.licence, facts.answers) == ("my shelf", "free", True)

    librarian.press("Use this list")
    librarian.until(lambda: librarian.player.label("lexicon") == "mine")
    views = librarian.player.widget_named("Vocabulary")
    assert [views.itemText(row) for row in range(2)] == ["answers", "all guesses"]


def test_past_answers_can_be_left_out_where_answers_have_dates(librarian, words, tmp_path):
    dated = tmp_path / "days.json"
    old = [f"{first}{vowel}rn" for first in "bcdf" for vowel in "aeiou"]
    days = [{"word": word, "date": f"1999-01-{n}"} for n, word in enumerate(old, start=10)]
    days += [{"word": word, "date": "2999-01-01"} for word in ("torn", "rain")]
    dated.write_text(json.dumps(days) + " " * 70_000)  # More than a first look at a long file.
    begin(librarian).type("File with the words", str(words)).until_said("Read as Latin-1.")
    librarian.press("More …")
    assert librarian.box("Past answers") is None

    librarian.type("File with the words", str(dated))
    librarian.until_said("20 of 22 dated answers are from days before 2")
    librarian.until(lambda: librarian.choices("Past answers"))
    assert len(librarian.choices("Past answers")) == 3
    librarian.choose("Past answers", "leave out")
    librarian.until(lambda: librarian.button("Import").isEnabled())
    librarian.press("Import").until(lambda: librarian.title == "days is ready")
    assert any("20 of 22 dated answers are from days before 2" in each for each in librarian.said)
    lexicon = open_lexicon(library.lexicon_files()["days"])
    assert [lexicon.tier_of(word) for word in ("barn", "torn", "rain")] == [80, 10, 10]

    begin(librarian).type("File with the words", str(words)).until_said("Read as Latin-1.")
    librarian.until(lambda: librarian.box("Past answers") is None)


def test_a_list_with_only_past_answers_is_told_before_anything_is_done(librarian, tmp_path):
    path = tmp_path / "over.txt"
    path.write_text("1999-01-01 rain\n1999-01-02 pork\n1999-01-03 torn\n")
    begin(librarian).type("File with the words", str(path)).until_said("3 of 3 dated answers")
    librarian.press("More …")
    librarian.choose("Past answers", "leave out").until_said("none would be left")
    assert not librarian.button("Import").isEnabled()
    librarian.choose("Past answers", "unlikely").until_said("3 of 3 dated answers")
    assert librarian.button("Import").isEnabled()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "There is no file"),
        (b"", "has no recognizable word of 2 to 31 letters"),
        (b"\x00\x01\x02" * 100, "is a binary file"),
        (b"12\n34\n", "has no recognizable word of 2 to 31 letters"),
        ("שלום\nשלג\n".encode(), "list.txt is written from right to left"),
        ("سلام\n".encode("utf-16"), "list.txt is written from right to left"),
    ],
)
def test_a_file_that_is_no_list_is_told_before_anything_is_done(librarian, tmp_path, content, said):
    path = tmp_path / "list.txt"
    if content is not None:
        path.write_bytes(content)
    begin(librarian).type("File with the words", str(path))
    librarian.until_said(said)
    assert not librarian.button("Import").isEnabled()


def test_what_is_no_file_is_no_list(librarian, tmp_path):
    for path in (tmp_path, "~nobody-at-all/x", "x" * 5000, "/dev/null"):
        begin(librarian).type("File with the words", str(path))
        librarian.until_said("There is no file")
        assert not librarian.button("Import").isEnabled()


def test_what_the_import_refuses_is_told_in_a_line_and_can_be_mended(librarian, words):
    begin(librarian).type("File with the words", str(words)).type("Name", "english")
    librarian.until(lambda: librarian.button("Import").isEnabled())
    librarian.press("Import")
    librarian.until_said("english is the name of a built-in word list")
    assert librarian.field("Name").text() == "english"
    assert librarian.own == []


def test_an_import_is_cancelled_and_leaves_nothing(librarian, tmp_path):
    path = tmp_path / "long.txt"
    path.write_text("".join(f"{a}{b}{c}{d}\n" for a in A for b in A for c in A for d in A[:9]))
    begin(librarian).type("File with the words", str(path))
    librarian.until(lambda: librarian.button("Import").isEnabled())
    librarian.press("Import").press("Cancel")
    librarian.until_said("Cancelled. Nothing was changed.")
    assert "long" not in library.lexicon_files()


A = "abcdefghijklmnopqrstuvwxyz"


def test_closing_the_window_cancels(librarian, words):
    begin(librarian).type("File with the words", str(words))
    librarian.until(lambda: librarian.button("Import").isEnabled())
    librarian.press("Import")
    librarian.window.close()
    librarian.until(lambda: librarian.window is None)
    again = Librarian(librarian.player)
    assert again.title == "English"
    assert "Wörter" not in library.lexicon_files()


def test_what_the_process_says_is_in_the_language_of_the_window(player, words):
    """The tests' environment asks commands for English."""
    player.speak("de")
    importing = Importing(player.window)

    with player.qtbot.waitSignal(importing.ended, timeout=60_000) as ended:
        importing.start(["import", str(words), "--name", "mine"])
    with player.qtbot.waitSignal(importing.failed, timeout=60_000) as failed:
        importing.start(["import", str(words), "--name", "mine"])

    assert any("als Latin-1 gelesen" in each for each in ended.args[0].notices)
    assert failed.args[0].startswith("Es gibt schon eine Wortliste")


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("print('rubbish'); print('{}'); print('[1]')", "stopped with code 0"),
        ("import sys; print('{\"result\": 1}'); sys.exit('no more memory')", "no more memory"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "stopped with code 9"),
        ("import sys; print('bad: do this', file=sys.stderr); sys.exit(2)", "bad: do this"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="its programs are no scripts")
def test_a_process_that_breaks_off_is_told_in_a_line(
    librarian, words, tmp_path, monkeypatch, script, said
):
    broken = tmp_path / "python"
    broken.write_text(f"#!{sys.executable}\n{script}\n")
    broken.chmod(0o700)
    begin(librarian).type("File with the words", str(words))
    librarian.until(lambda: librarian.button("Import").isEnabled())
    monkeypatch.setattr(sys, "executable", str(broken))
    librarian.press("Import")
    librarian.until_said(said)


@pytest.mark.skipif(sys.platform == "win32", reason="its programs are no scripts")
def test_a_bundle_is_started_as_the_program_it_is(librarian, words, tmp_path, monkeypatch):
    bundle = tmp_path / "wmh"
    bundle.write_text(f"#!{sys.executable}\nimport sys; sys.exit('first: ' + sys.argv[1])\n")
    bundle.chmod(0o700)
    begin(librarian).type("File with the words", str(words))
    librarian.until(lambda: librarian.button("Import").isEnabled())
    monkeypatch.setattr(sys, "executable", str(bundle))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    librarian.press("Import")
    librarian.until_said("first: lexicon")


def test_a_program_that_is_gone_is_told(librarian, words, monkeypatch):
    begin(librarian).type("File with the words", str(words))
    librarian.until(lambda: librarian.button("Import").isEnabled())
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    librarian.press("Import")
    librarian.until_said("/nowhere/python cannot be started")


def test_one_is_built_again(librarian):
    own_lexicon("mine", ["vrin", "vron"])
    librarian.window.close()
    librarian.until(lambda: librarian.window is None)
    librarian = Librarian(librarian.player)
    librarian.look_at("mine").press("Build again")
    librarian.until(lambda: librarian.title == "mine is ready")
    assert "2 words of 4 letters" in librarian.said


def test_a_list_let_go_over_either_window_is_looked_into(player, words):
    assert drop(player.window, words)
    librarian = Librarian(player)
    librarian.until_said("Read as Latin-1")
    librarian.type("File with the words", "")
    assert drop(librarian.window, words)
    librarian.until_said("Read as Latin-1")
    librarian.press("More …")
    assert drop(librarian.field("Answers").parentWidget(), words)
    assert librarian.field("Answers").text() == str(words)


def test_long_json_is_previewed_as_it_is_imported(librarian, tmp_path):
    path = tmp_path / "rounds.json"
    signs = "abcdefghijklmnopqrst"
    words = [f"{a}{b}{c}e" for a in signs for b in signs for c in signs[:10]]
    rounds = {f"2022-{n}": {"word": word, "gameId": n} for n, word in enumerate(words)}
    path.write_text(json.dumps(rounds, indent=2), "utf-8")
    assert path.stat().st_size > 1 << 16
    begin(librarian).type("File with the words", str(path))
    librarian.until_said("First words: aaae, aabe, aace")


def test_escape_leaves_the_page_before_it_closes_the_window(librarian):
    begin(librarian)
    QTest.keyClick(librarian.player.focus(), Qt.Key.Key_Escape)
    assert librarian.title == "English"
    assert not paths.lexica_folder().exists()


def test_a_dictionary_of_the_system_brings_its_own_choices(player, tmp_path, monkeypatch):
    german = next(each for each in recipes.recipes(tmp_path) if each.language == "German")
    german.file.parent.mkdir(parents=True)
    german.file.write_text("Haus\nweg\n")
    monkeypatch.setattr(recipes, "present", partial(recipes.present, tmp_path))
    librarian = begin(Librarian(player))
    librarian.until(lambda: librarian.choices("Dictionary of this system"))
    said = f"German ({german.package})"
    assert librarian.choices("Dictionary of this system")[1:] == [said]

    librarian.choose("Dictionary of this system", said)
    assert librarian.field("Name").text() == german.name
    librarian.press("More …")
    assert librarian.field("Licence").text() == german.licence
    assert librarian.button("Import").isEnabled()
    librarian.until_said(str(german.file))

    own = tmp_path / "own.txt"
    own.write_text("vrin\nvron\n")
    librarian.type("File with the words", str(own))
    librarian.until_said("Read as UTF-8. First words: vrin, vron")
    assert librarian.field("Name").text() == "own"
