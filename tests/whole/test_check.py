"""`wmh check`: it recognizes a file's kind, finds faults, and says what reading would cost."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.lexica import lexicon_file
from tests.program import ROOT, start, wmh
from wmh.base.files import paths
from wmh.base.text.phrases import _, language_texts
from wmh.helper.cli import check
from wmh.helper.cli.check import examine
from wmh.helper.cli.examination import FileExamination, lines
from wmh.helper.settings import Settings, save
from wmh.helper.ui.board import session
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.teach.words.called_words import CalledWords

RESOURCES = ROOT / "resources"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """Returns a valid file of each kind, by the kind."""
    folder = tmp_path_factory.mktemp("shelf")
    files = {
        "lexicon": lexicon_file(folder, {"rain": 10, "torn": 20, "ox": 30}),
        "word list": folder / "words.txt",
        "lesson": folder / "rain.toml",
        "protocol": folder / "bahinting-2013.toml",
        "game": folder / "wordle.toml",
        "letter values": folder / "english.toml",
        "theme": folder / "dark.toml",
        "settings": folder / "settings.ini",
        "game in hand": folder / "session.json",
        "boards in hand": folder / "boards.json",
        "called words": folder / "called.json",
        "questionnaire": folder / "sus.toml",
        "texts of a protocol": folder / "texts" / "de" / "bahinting-2013.toml",
        "picture": folder / "wmh.png",
        "study journal": folder / "participants" / "p-01.jsonl",
    }
    files["word list"].write_text("rain\ntorn\nborn\n")
    for kind, where in (
        ("lesson", "teach/scenarios"), ("protocol", "study/protocols"), ("game", "games"),
        ("letter values", "values"), ("theme", "themes"), ("questionnaire", "study/questionnaires"),
    ):  # fmt: skip
        shutil.copy(RESOURCES / where / files[kind].name, folder)
    shutil.copytree(RESOURCES / "study" / "protocols" / "texts", folder / "texts")
    save(Settings(), files["settings"])
    sheet = Sheet(4)
    session.save(session.Session(sheet, sheet), files["game in hand"])
    boards = BoardsSheet(4, 9, ((), ()))
    session.save(session.Session(boards, boards), files["boards in hand"])
    words = CalledWords(("rain", "torn"))
    session.save(session.Session(words, words), files["called words"])
    shutil.copy(RESOURCES / "pictures" / "light.png", files["picture"])
    wmh("study", "simulate", "bahinting-2013", "--out", folder, "--participants", "1")
    (journal,) = (folder / "participants").iterdir()
    journal.rename(files["study journal"])
    return files


def told(path):
    code, out, err = wmh("check", path, "--json")
    assert err == ""
    (found,) = json.loads(out)["files"]
    assert code == (2 if found["faults"] else 0)
    return found


KINDS = (
    "lexicon", "word list", "lesson", "protocol", "game", "letter values", "theme", "settings",
    "game in hand", "boards in hand", "picture", "study journal", "questionnaire",
    "texts of a protocol",
)  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_known_and_sound(shelf, kind):
    before = shelf[kind].read_bytes()
    found = told(shelf[kind])

    assert found["kind"] == kind
    assert [each for each in found["faults"] if "misnamed" not in each] == []
    assert shelf[kind].read_bytes() == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_cut_is_still_of_its_kind_and_said_to_be_wrong(shelf, tmp_path, kind):
    folder = tmp_path
    if kind == "texts of a protocol":  # It is one by its place.
        shutil.copy(shelf["protocol"], tmp_path)
        folder = tmp_path / "texts" / "de"
        folder.mkdir(parents=True)
    for each in shelf[kind].parent.glob(f"{shelf[kind].stem}.*"):
        shutil.copy(each, folder)
    path = folder / shelf[kind].name
    raw = path.read_bytes()
    # A list that is cut is a list; a picture is known to be cut only when it is painted.
    path.write_bytes(raw[:20] if kind == "picture" else raw[: len(raw) * 2 // 3])
    if kind in ("word list", "settings", "theme", "letter values", "game"):
        path.write_bytes(raw.replace(b"=", b"= =").replace(b"torn", b"t0rn"))

    found = told(path)
    assert found["kind"] == kind
    assert found["faults"]
    assert [each.name for each in tmp_path.iterdir() if "broken" in each.name] == []


def test_a_lexicon_says_what_it_costs(shelf):
    cost = told(shelf["lexicon"])["cost"]

    assert 1000 < cost["bytes in memory"] < 10_000
    assert told(shelf["lexicon"].with_suffix(".json"))["kind"] == "lexicon"


def test_a_fault_of_a_lesson_has_its_line(shelf, tmp_path):
    path = tmp_path / "rain.toml"
    text = shelf["lesson"].read_text().replace("length", "lenght")
    path.write_text(text)
    line = next(n for n, each in enumerate(text.splitlines(), 1) if each.startswith("lenght"))

    code, out, err = wmh("check", path)
    assert (code, err) == (2, "")
    assert out.splitlines()[1].startswith(f"  line {line}: there is no field 'lenght': use title,")


def test_several_files_are_told_in_turn(shelf):
    code, out, err = wmh("check", shelf["game"], shelf["word list"])

    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if not line.startswith(" ")] == [
        f"{shelf['game']}: a game: name Wordle.",
        f"{shelf['word list']}: a word list: words 3, letters 26.",
    ]
    assert "  No errors found." in out


@pytest.mark.parametrize("odd", ["none.toml", "odd.bin"])
def test_a_file_that_is_not_known_leaves_the_others_told(shelf, tmp_path, odd):
    (tmp_path / "odd.bin").write_bytes(b"\0\1\2\3")
    files = shelf["game"], tmp_path / odd, shelf["word list"]

    code, out, err = wmh("check", *files)
    assert (code, err.count("\n")) == (2, 1)
    assert err.startswith(f"{tmp_path / odd} is ")
    assert [line for line in out.splitlines() if not line.startswith(" ")] == [
        f"{shelf['game']}: a game: name Wordle.",
        f"{shelf['word list']}: a word list: words 3, letters 26.",
    ]
    code, out, same = wmh("check", *files, "--json")
    assert (code, same) == (2, err)
    assert [each["kind"] for each in json.loads(out)["files"]] == ["game", "word list"]


def test_a_study_and_an_installed_lexicon_are_folders(shelf):
    assert wmh("check", paths.folder("lexicon") / "english").code == 0
    found = told(shelf["study journal"].parents[1])
    assert found["kind"] == "study"


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none", None, " is missing: give the path of a file."),
        ("odd.bin", b"\0\1\2\3" * 9, " is not a file that this program reads: give a word list"),
        ("empty.txt", b"", " is empty: give another copy."),
        ("empty.toml", b"\n", " is empty: give another copy."),
        ("odd.json", '{"wish": 1}'.encode("utf-16"), " is text in UTF-16: save it as UTF-8."),
        ("folder", ..., " is a folder, and no study: give the path of a file."),
        ("odd.json", b"{}", " is not a file that this program reads"),
    ],
)
def test_what_is_nothing_of_this_program_is_one_line(tmp_path, name, content, said):
    path = tmp_path / name
    if content is ...:
        path.mkdir()
    elif content is not None:
        path.write_bytes(content)

    code, out, err = wmh("check", path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"{path}{said}")


@pytest.mark.parametrize(
    ("kind", "change", "said"),
    [
        ("game in hand", (b",", b""), "is cut short or is not JSON, at character 13"),
        ("game in hand", (b'"length":4', b'"length":"4"'), "has a value for length that is no"),
        ("boards in hand", (b'"length"', b'"lenght"'), "does not say length"),
        ("settings", (b"theme=", b"thmee="), "there is no setting thmee: write theme."),
    ],
)
def test_what_people_break_is_named(shelf, tmp_path, kind, change, said):
    path = tmp_path / shelf[kind].name
    path.write_bytes(shelf[kind].read_bytes().replace(*change, 1))

    found = told(path)

    assert found["kind"] == kind
    assert said in found["faults"][0]["said"]


def test_the_first_line_of_a_record_that_tells_of_no_game_is_named(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("\n{}\n[]\n")

    (fault,) = told(path)["faults"]

    assert fault == {
        "said": "this line and 1 more cannot be read as a game; the others count.",
        "line": 2,
    }


def test_the_mark_of_an_editor_makes_no_other_kind_of_file(shelf, tmp_path):
    path = tmp_path / "session.json"
    path.write_bytes(b"\xef\xbb\xbf" + shelf["game in hand"].read_bytes())

    assert told(path) | {"path": ""} == told(shelf["game in hand"]) | {"path": ""}


@pytest.mark.parametrize("kind", ["lesson", "protocol", "game"])
def test_text_in_utf_16_is_of_its_kind(shelf, tmp_path, kind):
    path = tmp_path / "odd.toml"
    path.write_bytes(shelf[kind].read_text("utf-8").encode("utf-16"))

    assert told(path)["kind"] == kind


def test_texts_that_lack_a_title_are_told_as_texts(shelf, tmp_path):
    path = tmp_path / "texts" / "de" / "bahinting-2013.toml"
    path.parent.mkdir(parents=True)
    shutil.copy(shelf["protocol"], tmp_path)
    path.write_text(shelf["texts of a protocol"].read_text("utf-8").replace("title", "titel"))

    found = told(path)
    assert found["kind"] == "texts of a protocol"
    assert len(found["faults"]) == 1


def test_kinds_that_are_several_have_no_article(shelf):
    for kind in ("settings", "boards in hand"):
        assert wmh("check", shelf[kind]).out.startswith(f"{shelf[kind]}: {kind}.")


@pytest.mark.parametrize("odd", ["\n", " ", "[", " [ "])
def test_much_of_nothing_is_passed_in_no_time(tmp_path, odd):
    path = tmp_path / "odd.toml"
    path.write_text("arms = [\n" + 4000 * odd + "=")

    with start("check", path, stdout=subprocess.PIPE) as process:
        try:
            out, _ = process.communicate(timeout=60)  # It was minutes.
        finally:
            process.kill()

    assert b"protocol" in out


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_is_told_of_in_the_language(shelf, kind):
    with language_texts("de"):
        found = examine(shelf[kind])
        said = list(lines(shelf[kind], found))

        assert said[0].startswith(f"{shelf[kind]}: ")
        assert f" {kind}" not in said[0]
        assert all(_(name) != name for name in found.facts)
        if not found.faults:
            assert said[-1] == "  Keine Fehler gefunden."


@pytest.mark.parametrize("name", ["sheet", "nominations", "games", "wish"])
def test_a_file_of_the_program_s_own_that_is_spoilt_is_told_of(tmp_path, name):
    path = tmp_path / "saved.json"
    path.write_text(f'{{"version":1,"{name}":{{}},"limit":0}}', "utf-8")

    code, out, err = wmh("check", path)

    assert (code, err) == (2, "")
    assert "the program would rename it and start a new one." in out
    assert path.exists()


@pytest.mark.parametrize("kind", [each.name for each in check.KINDS])
def test_every_kind_has_a_name_in_the_language(kind):
    with language_texts("fil"):
        assert f": {kind}." not in "".join(lines(Path("x"), FileExamination(kind)))


@pytest.mark.parametrize(("language", "line"), [("de", "Zeile"), ("es", "línea"), ("fil", "linya")])
def test_the_line_of_a_fault_stands_before_it_in_every_language(shelf, tmp_path, language, line):
    path = tmp_path / "rain.toml"
    path.write_text(shelf["lesson"].read_text().replace("length", "lenght"))

    with language_texts(language):
        said = list(lines(path, examine(path)))[1]

    assert re.match(rf"  {line} \d+: ", said)
    assert "rain.toml" not in said


def test_what_programs_read_of_a_file_is_english(shelf, monkeypatch):
    before = wmh("check", *shelf.values(), "--json").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    found = [
        json.loads(out)["files"] for out in (before, wmh("check", *shelf.values(), "--json").out)
    ]
    for each in (*found[0], *found[1]):
        each["cost"].pop("seconds", None)
    assert found[0] == found[1]


def test_text_without_words_is_not_called_a_word_list(tmp_path):
    path = tmp_path / "numbers.csv"
    path.write_text("12\n34\n")
    code, out, err = wmh("check", path)
    assert code == 2
    assert out == ""
    assert "has no recognizable word of 2 to 31 letters" in err


@pytest.mark.parametrize(
    ("name", "text"),
    [("dated.csv", "2021-06-19,cigar\n2021-06-20,rebut\n"), ("words.json", '["cigar", "rebut"]')],
)
def test_word_lists_are_known_in_all_their_forms(tmp_path, name, text):
    (tmp_path / name).write_text(text)
    _, out, err = wmh("check", tmp_path / name)
    assert f"{name}: a word list: words 2" in out
    assert err == ""
