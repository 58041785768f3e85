"""Lexica of the user's own: made, made again, renamed and removed, each whole or not at all."""

import os
import sys
from contextlib import suppress
from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path

import pytest

from tests.lexica import lexicon_file
from wmh.base.files import paths
from wmh.base.running.stopping import Cancelled
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.reading.policies import Accents, Column, Policies
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.store import open_lexicon
from wmh.helper.lists import library, shelving
from wmh.helper.lists.hand import add_words, flag_words, read_hand
from wmh.helper.lists.importing import import_lexicon, rebuild
from wmh.helper.lists.names import LexiconNameError, suggested_name
from wmh.helper.lists.origin import Origin, read_origin


@pytest.fixture
def listed(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("rain\npork\nétude\n", encoding="utf-8")
    return path


def there():
    """The files in the user's folder of word lists, with their bytes."""
    room = paths.lexica_folder()
    return {
        str(path.relative_to(room)): path.read_bytes()
        for path in sorted(room.rglob("*"))
        if path.is_file()
    }


def own_names():
    return [name for name in library.lexicon_files() if name not in library.built_in()]


def test_what_was_imported_is_installed_under_its_name(listed):
    made = import_lexicon("mine", Origin(lists=(listed,), source="a test"))

    assert library.lexicon_files()["mine"] == made.path
    assert "mine" not in library.built_in()
    lexicon = library.open_named("mine")
    assert (lexicon.name, lexicon.facts) == ("mine", made.facts)
    assert "étude" in lexicon
    assert {name.split("/")[0] for name in there()} == {"mine"}


def test_its_origin_is_kept_beside_it(listed, tmp_path):
    origin = Origin(
        lists=(listed, tmp_path / os.fsdecode(b"odd \xff.txt")),
        policies=Policies(Accents.FOLD, digraphs=("ch",), column=Column.AUTO, letters="ñ"),
        licence="free",
    )
    origin.lists[1].write_text("chico\n")

    import_lexicon("mine", origin)

    assert read_origin("mine") == origin
    assert read_origin("english") is None


def test_a_lexicon_of_answers_starts_with_them_at_every_length(tmp_path):
    (tmp_path / "all.txt").write_text("aahed\nconstitutionally\n")
    (tmp_path / "answers.txt").write_text("rain\nconscientiously\n")

    import_lexicon("game", Origin(lists=(tmp_path / "all.txt",), answers=tmp_path / "answers.txt"))

    lexicon = library.open_named("game")
    assert lexicon.facts.answers
    view = {word for word in ("rain", "aahed", "conscientiously", "constitutionally")
            if lexicon.tier_of(word) <= lexicon.usual_tier(len(word))}  # fmt: skip
    assert view == {"rain", "conscientiously"}


def test_a_name_is_taken_once(listed):
    import_lexicon("mine", Origin(lists=(listed,)))
    before = there()

    for name, complaint in [
        ("mine", "There is a word list 'mine' already"),
        (" MINE ", "There is a word list 'mine' already"),
        ("English", "english is the name of a built-in word list"),
        ("", "A word list needs a name"),
        ("a/b", "'a/b' has '/'"),
        ("..", "'..' has '.'"),
        ("codes:abc", "is a name for codes"),
        ("distinct:abc", "is a name for codes"),
        ("a\nb", r"has '\n'"),
        ("con", "cannot be the name of a file"),
        ("-x", "cannot be the name of a file"),
        ("x" * 61, "is too long"),
    ]:
        for take in (
            lambda name=name: import_lexicon(name, Origin(lists=(listed,))),
            lambda name=name: shelving.rename("mine", name),
        ):
            if take.__code__.co_names[0] == "shelving" and name.strip().lower() == "mine":
                continue
            with pytest.raises(LexiconNameError) as error:
                take()
            assert complaint in str(error.value)
            assert "\n" not in str(error.value)
    assert there() == before


def test_a_replaced_lexicon_keeps_what_was_changed_by_hand(listed):
    import_lexicon("mine", Origin(lists=(listed,)))
    add_words("mine", ["roti"], library.open_named("mine"))
    flag_words("mine", ["pork"], library.open_named("mine"))
    listed.write_text("rain\npork\ntorn\n")

    import_lexicon("mine", Origin(lists=(listed,)), replacing=True)

    lexicon = library.open_named("mine")
    assert {word for word in ("rain", "torn", "roti", "étude") if word in lexicon} == {
        "rain", "torn", "roti",
    }  # fmt: skip
    assert lexicon.is_flagged("pork")


def test_a_built_in_lexicon_is_never_replaced(listed):
    with pytest.raises(LexiconNameError, match="built-in"):
        import_lexicon("english", Origin(lists=(listed,)), replacing=True)
    for change in (shelving.remove, rebuild, lambda name: shelving.rename(name, "mine")):
        with pytest.raises(LexiconNameError, match="english is built in"):
            change("english")


def test_an_import_that_stops_anywhere_leaves_nothing(listed):
    times = 0
    while "mine" not in library.lexicon_files():
        answers = chain(repeat(False, times), [True], repeat(False))
        with suppress(Cancelled):
            import_lexicon("mine", Origin(lists=(listed,)), stop=answers.__next__)
            break
        assert not list(paths.lexica_folder().iterdir())
        times += 1
    assert times > 10
    assert "rain" in library.open_named("mine")


def test_a_replacement_that_stops_leaves_the_old_one(listed):
    import_lexicon("mine", Origin(lists=(listed,)))
    before = there()
    listed.write_text("torn\n")

    with pytest.raises(Cancelled):
        import_lexicon("mine", Origin(lists=(listed,)), replacing=True, stop=lambda: True)

    assert there() == before


@pytest.mark.parametrize("broken", ["rename", "copy"])
def test_a_replacement_that_fails_leaves_the_old_one(listed, monkeypatch, broken):
    import_lexicon("mine", Origin(lists=(listed,)))
    add_words("mine", ["roti"], library.open_named("mine"))
    before = there()
    rename = Path.rename

    def fails_the_second_time(path, target):
        if path.name.endswith(".part"):
            raise OSError(28, "No space left on device", str(path))
        return rename(path, target)

    def fails(*_):
        raise OSError(28, "No space left on device")

    if broken == "rename":
        monkeypatch.setattr(Path, "rename", fails_the_second_time)
    else:
        monkeypatch.setattr(shelving, "replace_file", fails)
    with pytest.raises(OSError, match="No space left"):
        import_lexicon("mine", Origin(lists=(listed,)), replacing=True)

    assert there() == before


def test_a_replacement_that_was_killed_halfway_is_undone(listed):
    import_lexicon("mine", Origin(lists=(listed,)))
    before = there()
    room = paths.lexica_folder()
    (room / "mine").rename(room / ".mine.before")
    (room / ".xyz.part").mkdir()
    (room / ".xyz.part" / "words.dawg").write_bytes(b"half")

    assert own_names() == ["mine"]
    assert "rain" in library.open_named("mine")
    assert {name: raw for name, raw in there().items() if "part" not in name} == before


@pytest.mark.skipif(sys.platform == "win32", reason="locks of folders")
@pytest.mark.parametrize("age", [0, 1e9, -1e9])
def test_what_was_abandoned_is_swept_away_and_what_is_used_stays(listed, age):
    """Old and new files by age, whatever the clock says."""
    room = paths.lexica_folder()
    with shelving.new_folder() as used:
        (room / ".old.part").mkdir()
        for folder in (used, room / ".old.part"):
            now = folder.stat().st_mtime
            os.utime(folder, (now - age, now - age))

        import_lexicon("mine", Origin(lists=(listed,)))

        assert sorted(path.name for path in room.iterdir()) == sorted([used.name, "mine"])


def test_somebody_who_looks_halfway_does_no_harm(listed, monkeypatch):
    import_lexicon("mine", Origin(lists=(listed,)))
    listed.write_text("torn\n")
    rename = Path.rename
    looked = []

    def looks(path, target):
        if path.name.endswith(".part") and not looked:
            looked.append(library.lexicon_files()["mine"])
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", looks)
    import_lexicon("mine", Origin(lists=(listed,)), replacing=True)

    assert looked == [paths.lexica_folder() / "mine" / "words.dawg"]
    assert "torn" in library.open_named("mine")
    assert sorted(path.name for path in paths.lexica_folder().iterdir()) == ["mine"]


def test_it_is_built_again_from_its_lists(listed):
    origin = Origin(lists=(listed,), source="a test", policies=Policies(Accents.FOLD))
    import_lexicon("mine", origin)
    listed.write_text("Été\n", encoding="utf-8")

    made = rebuild("mine")

    assert "ete" in library.open_named("mine")
    assert made.facts.words == 1
    assert read_origin("mine") == origin


def test_it_is_built_again_from_its_words_where_the_lists_are_gone(tmp_path):
    (tmp_path / "list.txt").write_text("llama\t10\nniño\t70\n", encoding="utf-8")
    (tmp_path / "rude.txt").write_text("niño\n", encoding="utf-8")
    origin = Origin(
        lists=(tmp_path / "list.txt",),
        flagged=tmp_path / "rude.txt",
        policies=Policies(digraphs=("ll",)),
    )
    made = import_lexicon("mine", origin)
    (tmp_path / "list.txt").unlink()

    again = rebuild("mine")

    assert again.facts == made.facts
    (notice,) = map(str, again.notices)
    assert (
        notice == "The lists it was made of no longer exist: it was built again from its own words."
    )
    assert library.open_named("mine").is_flagged("niño")
    assert read_origin("mine") == origin


def test_a_lexicon_that_was_put_there_as_files_can_be_renamed_changed_and_removed():
    room = paths.lexica_folder()
    room.mkdir(parents=True)
    lexicon_file(room, {"rain": 10, "torn": 70}, name="flat", flagged=["torn"])
    (room / "flat.txt").unlink()
    facts = open_lexicon(room / "flat.dawg").facts
    add_words("flat", ["roti"], library.open_named("flat"))

    rebuild("flat")
    assert library.lexicon_files()["flat"] == room / "flat" / "words.dawg"
    lexicon_file(room, {"rain": 10, "torn": 70}, name="flat", flagged=["torn"])
    assert shelving.rename("flat", " round ") == "round"

    assert own_names() == ["round"]
    assert "roti" in library.open_named("round")
    assert open_lexicon(library.lexicon_files()["round"]).facts == replace(facts)
    shelving.remove("round")
    assert own_names() == []
    assert not [name for name in there() if not name.endswith(".txt")]


def test_removing_takes_everything_with_it(listed):
    import_lexicon("mine", Origin(lists=(listed,)))
    add_words("mine", ["roti"], library.open_named("mine"))
    library.open_named("mine")

    shelving.remove("mine")

    assert there() == {}
    assert not (paths.cache_folder() / "lexica" / "mine").exists()
    import_lexicon("mine", Origin(lists=(listed,)))
    assert read_hand("mine").added == ()


def test_a_name_may_change_its_case(listed):
    import_lexicon("mine", Origin(lists=(listed,)))

    assert shelving.rename("mine", "Mine") == "Mine"
    assert own_names() == ["Mine"]


@pytest.mark.parametrize(
    ("stem", "name"),
    [
        ("wörter.de", "wörter de"),
        ("..", "words"),
        ("-a--b", "a--b"),
        ("english", "english 2"),
        ("日本" * 30, ("日本" * 30)[:18]),
        ("a" * 200, "a" * 55),
    ],
)
def test_a_name_is_suggested_for_a_file(stem, name):
    assert suggested_name(Path(f"/lists/{stem}.txt")) == name


def test_a_failure_of_the_disk_names_the_list(listed, monkeypatch):
    really = Path.open

    def fails(path, *how, **more):
        if path == listed:
            raise OSError(5, "Input/output error")
        return really(path, *how, **more)

    monkeypatch.setattr(Path, "open", fails)

    with pytest.raises(WordListError, match=r"list.txt cannot be read \(Input/output error\)"):
        import_lexicon("mine", Origin(lists=(listed,)))


def test_bad_lists_are_refused_in_one_line_and_leave_nothing(listed, tmp_path):
    for origin in (
        Origin(lists=(tmp_path,)),
        Origin(lists=(tmp_path / "none.txt",)),
        Origin(lists=(listed,), answers=tmp_path / "none.txt"),
        Origin(lists=(listed,), flagged=tmp_path),
        Origin(recipe="klingon"),
        Origin(),
    ):
        with pytest.raises(InputError) as error:
            import_lexicon("mine", origin)
        assert "\n" not in str(error.value)
        assert not list(paths.lexica_folder().iterdir())
    with pytest.raises(WordListError, match=r"none.txt cannot be read \(No such file"):
        import_lexicon("mine", Origin(lists=(tmp_path / "none.txt",)))
