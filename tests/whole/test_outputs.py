"""Files that commands write: what is there and of another kind is not replaced unasked."""

import os

import pytest

from tests.program import wmh

WORDS = "rain\ntorn\nborn\n"


def commands(folder):
    """Each command that writes one file, by the file it would write."""
    words = folder / "words.txt"
    words.write_text(WORDS)
    return {
        "tree.svg": ("tree", "rain:ywwg", "--depth", "1", "--out"),
        "tree.json": ("tree", "rain:ywwg", "--depth", "1", "--out"),
        "review.html": ("review", "rain", "torn", "--secret", "torn", "--html"),
        "codes.svg": ("mastermind", "solve", "FCBE", "--svg"),
        "games.csv": ("games", "--csv"),
        "plot.png": ("simulate", "--length", "4", "--secrets", "2", "--plot"),
        "own.dawg": ("lexicon", "build", words, "--out"),
    }


@pytest.mark.parametrize(
    "name",
    ["tree.svg", "tree.json", "review.html", "codes.svg", "games.csv", "plot.png", "own.dawg"],
)
def test_a_file_of_another_kind_is_replaced_only_by_force(tmp_path, name):
    command, path = commands(tmp_path)[name], tmp_path / name
    path.write_text("My notes\nof many years\n")

    code, out, err = wmh(*command, path)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(f"{path} exists already and is no ")
    assert "--force" in err
    assert path.read_text() == "My notes\nof many years\n"

    assert wmh(*command, path, "--force").code == 0
    written = path.read_bytes()
    assert not written.startswith(b"My notes")
    assert wmh(*command, path).code == 0, "what it wrote itself it replaces"


def test_no_graph_is_put_beside_what_is_no_facts(tmp_path):
    command = commands(tmp_path)["own.dawg"]
    (tmp_path / "own.json").write_text('{"my": "settings"}')

    code, _, err = wmh(*command, tmp_path / "own.dawg")

    assert (code, len(err.splitlines())) == (2, 1)
    assert err.startswith(f"{tmp_path / 'own.json'} exists already and is no lexicon's facts")
    assert (tmp_path / "own.json").read_text() == '{"my": "settings"}'
    assert not (tmp_path / "own.dawg").exists()


@pytest.mark.skipif(os.name != "posix", reason="how Unix does it")
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("loop", "Too many levels of symbolic links."),
        ("nowhere", "No such file or directory."),
        ("closed", "Permission denied."),
    ],
)
def test_a_place_that_cannot_be_had_is_told_before_the_work(tmp_path, wrong, said):
    if wrong == "closed" and os.getuid() == 0:
        pytest.skip("may write everything")
    words, folder, path = tmp_path / "words.txt", tmp_path / "folder", tmp_path / "tree.txt"
    words.write_text(WORDS)
    if wrong == "loop":
        path.symlink_to(path)
    elif wrong == "nowhere":
        path.symlink_to(folder / "tree.txt")
    else:
        folder.mkdir(mode=0o500)
        path = folder / "tree.txt"

    code, out, err = wmh("prove", "--length", "4", "--lexicon", words, "--out", path)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.endswith(f": {said}\n")


@pytest.mark.parametrize("name", ["tree.svg", "review.html", "games.csv"])
def test_a_command_names_the_file_it_wrote(tmp_path, name):
    path = tmp_path / name

    assert wmh(*commands(tmp_path)[name], path) == (0, f"{path}\n", "")


def test_beside_json_it_is_named_beside_it(tmp_path):
    path = tmp_path / "review.html"

    code, out, err = wmh(*commands(tmp_path)["review.html"], path, "--json")

    assert (code, out[0], err) == (0, "{", f"{path}\n")


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (("lesson", "rain", "--svg", "--export"), "rain-001.svg"),
        (("study", "export", "bahinting-2013", "{}", "--out"), "games.tsv"),
        (("study", "analyse", "bahinting-2013", "{}", "--out"), "means.csv"),
    ],
)
def test_a_folder_is_written_into_only_where_nothing_else_is_in_the_way(
    qapp, people, tmp_path, command, name
):
    command = [part.format(people) for part in command]
    path = tmp_path / "out" / name
    path.parent.mkdir()
    path.write_text("My notes\nof many years\n")

    code, out, err = wmh(*command, path.parent)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(
        f"{path} exists already and is another kind of file: choose another folder"
    )
    assert "--force" in err
    assert [each.name for each in path.parent.iterdir()] == [name]

    assert wmh(*command, path.parent, "--force").code == 0
    assert not path.read_bytes().startswith(b"My notes")
    assert wmh(*command, path.parent).code == 0, "what it wrote itself it replaces"


@pytest.fixture(scope="module")
def people(tmp_path_factory):
    """The folder of a study that was made up."""
    folder = tmp_path_factory.mktemp("people")
    assert (
        wmh("study", "simulate", "bahinting-2013", "--out", folder, "--participants", "4").code == 0
    )
    return folder
