"""`wmh lexicon`: building, listing and checking, with good files and with bad ones."""

import itertools
import json
import os
import re
import signal
import subprocess
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path

import dawg_python
import pytest

from tests.helper.cli.json_faults import faults, schema_of
from tests.lexica import lexicon_file
from tests.program import start, wmh
from wmh.base.files import paths
from wmh.engine.lexicon.building.encoding import GraphTooLargeError
from wmh.engine.lexicon.facts import from_json
from wmh.engine.lexicon.store import open_lexicon
from wmh.helper.cli.lexicon import lexicon as cli_lexicon
from wmh.helper.lists import library


@pytest.fixture
def listed(tmp_path):
    """A list as people have them, and nothing beside it."""
    path = tmp_path / "list.txt"
    path.write_text("rain\npork\nTorn\n# by hand\n\nto-do\nx\nporn\n", encoding="utf-8")
    return path


@pytest.fixture
def built(tmp_path):
    folder = tmp_path / "built"
    folder.mkdir()
    return lexicon_file(folder, {"rain": 10, "pork": 20, "crane": 35})


def build(*lists, out, options=()):
    return wmh("lexicon", "build", *lists, "--out", out, *options)


def refused(ended, complaint):
    """Checks that a command ended with exit code 2 and one line that says this."""
    return (
        (ended.code, ended.out, len(ended.err.splitlines())) == (2, "", 1)
        and complaint in ended.err
        and len(ended.err) < 400
    )


def test_building_tells_the_facts_and_what_was_left_out(listed, tmp_path):
    code, out, err = build(listed, out=tmp_path / "new.dawg", options=["--source", "a test"])

    assert (code, err) == (0, "")
    told = dict(re.findall(r"^  ([a-z ]+?)  +(.+?) *$", out, re.MULTILINE))
    assert told["words"] == "4"
    assert told["per length"] == "4:4"
    assert told["source"] == "a test"
    assert {"trie nodes", "states", "edges", "bytes", "text bytes"} <= set(told)
    assert "Left out 1 line, not letters only: such as 'to-do'\n" in out
    assert "Left out 1 line, not 2 to 31 letters long: such as 'x'\n" in out


def test_a_reduction_is_told_where_the_graph_is_smaller_than_the_text(listed, tmp_path):
    many = tmp_path / "many.txt"
    many.write_text("\n".join(map("".join, itertools.product("abcdefgh", repeat=4))), "utf-8")

    told = [
        re.findall(r"^  reduction +(.+?) *$", build(words, out=tmp_path / "new.dawg").out, re.M)
        for words in (listed, many)
    ]
    assert told[0] == []
    assert re.fullmatch(r"9\d\.\d %", *told[1])


def test_the_json_of_a_build_holds_exactly_this(listed, tmp_path):
    code, out, err = build(listed, out=tmp_path / "new.dawg", options=["--json"])

    answer = json.loads(out)
    assert (code, err) == (0, "")
    assert set(answer) == {"schema", "facts", "left_out", "notices", "merged"}
    assert answer["facts"] == json.loads(
        json.dumps(asdict(open_lexicon(tmp_path / "new.dawg").facts))
    )
    assert answer["left_out"] == [
        {"reason": "not letters only", "number": 1, "examples": ["'to-do'"]},
        {"reason": "not 2 to 31 letters long", "number": 1, "examples": ["'x'"]},
    ]
    assert (answer["notices"], answer["merged"]) == ([], 0)


def test_what_was_built_suggests_its_words(listed, tmp_path):
    build(listed, out=tmp_path / "deep" / "new.dawg")

    out = wmh("suggest", "rain:ywwg", "--lexicon", tmp_path / "deep" / "new.dawg", "--json").out
    assert {each["word"] for each in json.loads(out)["suggestions"]} == {"torn", "porn"}


def test_flagged_words_may_be_spelt_in_fewer_letters_than_the_list(tmp_path):
    (tmp_path / "list.txt").write_text("llama\nniño\nchico\n", encoding="utf-8")
    (tmp_path / "flagged.txt").write_text("llama\nabsent\n", encoding="utf-8")
    options = ["--flagged", tmp_path / "flagged.txt", "--digraphs", "ch, ll", "--json"]

    out = build(tmp_path / "list.txt", out=tmp_path / "new.dawg", options=options).out

    lexicon = open_lexicon(tmp_path / "new.dawg")
    assert {"ch", "ll"} <= set(lexicon.alphabet.letters)
    assert lexicon.flagged.sum() == 1
    assert lexicon.flagged[lexicon.number_of(("ll", "a", "m", "a"))]
    assert json.loads(out)["notices"] == ["flagged.txt: 1 offensive word not in the lists."]


def test_another_encoding_is_read_and_mentioned(tmp_path):
    (tmp_path / "list.txt").write_text("niño\nrain\n", encoding="latin-1")

    code, out, _ = build(tmp_path / "list.txt", out=tmp_path / "new.dawg")

    assert code == 0
    assert "list.txt is not UTF-8 and was read as Latin-1: check its accents.\n" in out
    assert "niño" in open_lexicon(tmp_path / "new.dawg")


def test_a_line_of_a_million_characters_is_left_out(tmp_path):
    (tmp_path / "list.txt").write_text("a" * 1_000_000 + "\nrain\n", encoding="utf-8")

    code, out, _ = build(tmp_path / "list.txt", out=tmp_path / "new.dawg")

    assert code == 0
    assert "Left out 1 line, longer than 200 characters: such as 'aaaa" in out
    assert len(out) < 2000


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "list.txt has no recognizable word of 2 to 31 letters"),
        (b"\x7fELF\x00\x01", "list.txt is a binary file, not a word list"),
        ("rain\n".encode("utf-16-le"), "list.txt is a binary file, not a word list"),
        (b"rain\tmany\n", "list.txt, line 1: the tier 'many' is not a whole number"),
    ],
)
def test_a_list_that_gives_no_lexicon_is_one_line(tmp_path, content, complaint):
    (tmp_path / "list.txt").write_bytes(content)

    assert refused(build(tmp_path / "list.txt", out=tmp_path / "new.dawg"), complaint)
    assert not list(tmp_path.glob("new.*"))


def test_a_list_that_is_missing_or_a_folder_is_one_line(listed, tmp_path):
    out = tmp_path / "new.dawg"

    assert refused(build(tmp_path / "absent.txt", out=out), "absent.txt cannot be read (No such")
    assert refused(build(tmp_path, out=out), "cannot be read (Is a directory): give a text file")
    flagged = ["--flagged", tmp_path / "absent.txt"]
    assert refused(build(listed, out=out, options=flagged), "absent.txt cannot be read (No such")


def test_a_list_that_must_not_be_read_is_one_line(listed, tmp_path, monkeypatch):
    really = Path.open

    def forbidden(path, *how, **more):
        if path == listed:
            raise PermissionError(13, "Permission denied", str(path))
        return really(path, *how, **more)

    monkeypatch.setattr(Path, "open", forbidden)

    complaint = "list.txt cannot be read (Permission denied): give a text file"
    assert refused(build(listed, out=tmp_path / "new.dawg"), complaint)


def test_a_place_that_cannot_be_written_is_one_line(listed, tmp_path):
    folder = tmp_path / "folder.dawg"
    folder.mkdir()

    assert refused(build(listed, out=listed / "new.dawg"), "cannot be written (")
    assert refused(
        build(listed, out=tmp_path / "new.txt"), "new.txt is not a file that ends in .dawg"
    )
    assert refused(build(listed, out=folder), "folder.dawg is not a file that ends in .dawg")


def test_words_that_are_too_many_for_a_file_are_one_line(listed, tmp_path, monkeypatch):
    def too_large(*arguments, **options):
        raise GraphTooLargeError("The words are too many.")

    monkeypatch.setattr(cli_lexicon, "write_lexicon", too_large)

    assert refused(build(listed, out=tmp_path / "new.dawg"), "The words are too many.")


@pytest.mark.parametrize("digraphs", ["c", "ch,q1", "c h"])
def test_a_digraph_is_made_of_letters(listed, tmp_path, digraphs):
    ended = build(listed, out=tmp_path / "new.dawg", options=["--digraphs", digraphs])

    assert refused(ended, "is not a letter of two characters: write --digraphs ch,ll.")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["list.txt"], "--out is missing: see wmh lexicon build --help."),
        (
            ["--out", "new.dawg"],
            "LIST is missing: write wmh lexicon build [OPTIONS] LIST....",
        ),
        ([], "LIST is missing: write wmh lexicon build [OPTIONS] LIST...."),
    ],
)
def test_a_build_needs_lists_and_a_place(arguments, complaint):
    code, out, err = wmh("lexicon", "build", *arguments)

    assert (code, out) == (2, "")
    assert err.splitlines()[-1] == complaint


@pytest.mark.skipif(os.name != "posix", reason="needs a named pipe")
def test_ctrl_c_cancels_a_build_and_leaves_the_old_files(built, tmp_path):
    before = {path.name: path.read_bytes() for path in built.parent.iterdir()}
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)

    with start("lexicon", "build", pipe, "--out", built, stderr=subprocess.PIPE) as process:
        # It opens once the build reads, and the build goes on once it is closed.
        with pipe.open("w", encoding="utf-8") as words:
            process.send_signal(signal.SIGINT)
            words.write("rain\n")
        complaint = process.stderr.read().decode()

    assert process.returncode == 130
    assert complaint == f"Cancelled. {built} was left as it was.\n"
    assert {path.name: path.read_bytes() for path in built.parent.iterdir()} == before


def test_the_default_lexicon_is_listed_first():
    code, out, err = wmh("lexicon", "list")

    assert (code, err) == (0, "")
    first, second, *_others = out.splitlines()
    assert first.startswith("english: 254,792 words of 2 to 31 letters, ")
    assert second == f"  {paths.folder('lexicon') / 'english' / 'words.dawg'}"


def test_the_list_holds_the_users_own_lexica_and_says_which_are_broken():
    own = paths.lexica_folder()
    own.mkdir(parents=True)
    lexicon_file(own, ["rain"], name="mine")
    lexicon_file(own, ["rain"], name="torn").with_suffix(".json").unlink()

    listed = json.loads(wmh("lexicon", "list", "--json").out)
    known = listed["lexica"]
    del known[1 : len(library.built_in())]

    assert faults(listed, schema_of("lexicon-list"), schema_of("lexicon-list")) == []
    assert [each["name"] for each in known] == ["english", "mine", "torn"]
    assert known[1]["path"] == str(own / "mine.dawg")
    assert known[1]["facts"]["words"] == 1
    assert [each["built_in"] for each in known] == [True, False, False]
    assert set(known[2]) == {"name", "path", "error", "built_in", "by_hand", "origin"}
    assert "torn.json cannot be read" in known[2]["error"]
    assert known[2]["error"] in wmh("lexicon", "list").out


def test_a_lexicon_of_a_word_is_more_than_its_text():
    own = paths.lexica_folder()
    own.mkdir(parents=True)
    lexicon_file(own, ["rain"], name="mine")

    (line,) = (x for x in wmh("lexicon", "list").out.splitlines() if x.startswith("mine"))
    assert line.endswith(" bytes, more than the text")


def test_a_lexicon_whose_facts_were_forged_is_listed_as_broken_and_the_others_work():
    own = paths.lexica_folder()
    own.mkdir(parents=True)
    lexicon_file(own, ["rain"], name="mine")
    facts = lexicon_file(own, ["rain"], name="odd").with_suffix(".json")
    told = json.loads(facts.read_text("utf-8")) | {"alphabet": 5}
    del told["checksum"]
    text = json.dumps(told, ensure_ascii=False)
    facts.write_text(json.dumps(told | {"checksum": sha256(text.encode()).hexdigest()}))

    code, out, err = wmh("lexicon", "list")

    assert (code, err) == (0, "")
    assert "odd: " in out
    assert "odd.json has a value for alphabet that is not allowed: build the word list" in out
    assert "mine: 1 word" in out
    assert wmh("doctor", "--length", "4", "--lexicon", "mine").code == 0
    assert wmh("suggest", "--length", "4", "--lexicon", "mine").code == 0
    assert refused(wmh("doctor", "--length", "4", "--lexicon", "odd"), "for alphabet")
    assert refused(wmh("lexicon", "check", "odd"), "for alphabet")


def test_a_lexicon_of_the_users_own_is_known_by_its_name():
    own = paths.lexica_folder()
    own.mkdir(parents=True)
    lexicon_file(own, ["rain", "torn"], name="mine")

    assert "2 words fit." in wmh("suggest", "--lexicon", "mine").out


def test_checking_a_sound_lexicon_tells_its_facts(built):
    code, out, err = wmh("lexicon", "check", built)

    assert (code, err) == (0, "")
    assert out.startswith(f"{built} is sound\n")
    assert re.search(r"^  per length +4:2  5:1 *$", out, re.MULTILINE)


def test_the_json_of_a_check_holds_exactly_this(built):
    answer = json.loads(wmh("lexicon", "check", built, "--json").out)

    assert set(answer) == {"schema", "name", "path", "facts"}
    assert answer["facts"]["words"] == 3


def test_the_default_lexicon_is_sound():
    assert wmh("lexicon", "check", "english").code == 0


def test_a_lexicon_of_other_letters_is_checked_by_its_labels(tmp_path):
    path = lexicon_file(tmp_path, ["llama", "niño", "chico"], digraphs=["ch", "ll"])

    assert wmh("lexicon", "check", path).code == 0


def test_facts_that_count_otherwise_are_found(built):
    facts = from_json(built.with_suffix(".json").read_bytes())
    lying = replace(facts, words_per_length=(0, 0, 0, 1, 2))
    built.with_suffix(".json").write_text(lying.to_json(), "utf-8")

    said = "has 2 words of 4 letters, but its file of facts says 1"
    assert refused(wmh("lexicon", "check", built), said)


def test_a_word_that_dawg_python_does_not_find_is_named(built, monkeypatch):
    monkeypatch.setattr(dawg_python.DAWG, "__contains__", lambda dawg, word: word != b"pork")

    assert refused(wmh("lexicon", "check", built), "has 'pork', which dawg-python does not find")


def flipped(path):
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 1
    path.write_bytes(raw)


@pytest.mark.parametrize("command", [["lexicon", "check"], ["suggest", "--lexicon"]])
@pytest.mark.parametrize(
    ("suffix", "harm", "complaint"),
    [
        (".dawg", Path.unlink, "is missing"),
        (".json", Path.unlink, "cannot be read (No such file"),
        (".tiers", Path.unlink, "cannot be read (No such file"),
        (".dawg", lambda path: os.truncate(path, 500), "is cut short or is not a DAWG"),
        (".dawg", lambda path: path.write_text("rain\n"), "is cut short or is not a DAWG"),
        (".dawg", flipped, "was changed after it was built"),
        (".tiers", flipped, "was changed after it was built"),
        (".json", lambda path: os.truncate(path, 50), "is cut short or is not JSON"),
        (".json", lambda path: path.write_bytes(b"\xff\xfe\xfd"), "is not UTF-8 text"),
        (
            ".json",
            lambda path: path.write_text(path.read_text().replace('"format": 1', '"format": 2')),
            "has format 2 from a newer version of this program (use the newer version), and this",
        ),
    ],
)
def test_a_harmed_lexicon_is_refused_in_one_line(built, command, suffix, harm, complaint):
    harm(built.with_suffix(suffix))

    ended = wmh(*command, built)

    assert refused(ended, f"{built.with_suffix(suffix)} {complaint}")


def test_a_word_list_in_place_of_a_lexicon_is_refused_with_what_to_do(listed):
    assert refused(wmh("lexicon", "check", listed), "wmh lexicon build list.txt --out list.dawg")


def test_an_unknown_name_is_refused_with_those_that_are_known():
    assert refused(
        wmh("lexicon", "check", "klingon"),
        "no word list 'klingon' (codes are named as in codes:abcdef): choose from english",
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["crane"], "1 word of 5 letters,"),
        (["crane", "slate"], "2 words of 5 letters,"),
        (["crane", "ox"], "2 words of 2 to 5 letters,"),
    ],
)
def test_a_list_of_few_words_is_told_in_whole_english(words, said):
    paths.lexica_folder().mkdir(parents=True)
    lexicon_file(paths.lexica_folder(), words, name="mine")

    line = next(x for x in wmh("lexicon", "list").out.splitlines() if x.startswith("mine"))
    assert line.startswith(f"mine: {said}")
