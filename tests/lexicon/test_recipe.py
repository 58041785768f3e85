import hashlib
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.english import recipe

ENGLISH = Path(recipe.__file__).parent
TIERS = {tier for steps in recipe.STEPS.values() for _, tier in steps}


@pytest.fixture
def scowl(tmp_path):
    folder = tmp_path / "scowl"
    folder.mkdir()
    for _, path in recipe.lists(folder):
        path.touch()
    return folder


def rows(name):
    lines = (ENGLISH / name).read_text(encoding="ascii").splitlines()
    return [(word, int(tier)) for word, tier in (line.split("\t") for line in lines)]


@pytest.fixture(scope="module")
def words():
    return rows("words.tsv")


@pytest.fixture(scope="module")
def supplement():
    return rows("supplement.tsv")


@pytest.fixture(scope="module")
def flagged():
    lines = (ENGLISH / "flagged.txt").read_text(encoding="ascii").splitlines()
    return [line for line in lines if not line.startswith("#")]


# The recipe, on folders small enough to see through.


def test_a_words_size_is_the_smallest_size_that_lists_it(scowl):
    (scowl / "british-words.35").write_text("colour\n")
    (scowl / "australian-words.20").write_text("colour\n")
    (scowl / "english-words.80").write_text("colour\n")

    assert recipe.sizes(scowl) == {"colour": 20}


@pytest.mark.parametrize(
    "name",
    [
        "english-words.10",
        "american-words.80",
        "british_z-words.35",
        "canadian-words.55",
        "variant_1-words.40",
        "variant_2-words.70",
        "british_variant_1-words.50",
        "canadian_variant_2-words.60",
        "australian_variant_1-words.20",
    ],
)
def test_every_spelling_and_its_variants_are_read(scowl, name):
    (scowl / name).write_text("snuck\n")

    assert recipe.sizes(scowl) == {"snuck": int(name[-2:])}


@pytest.mark.parametrize(
    "name",
    [
        "english-words.95",
        "variant_3-words.20",
        "english-upper.10",
        "english-abbreviations.10",
        "english-contractions.10",
        "american-proper-names.50",
        "special-hacker.50",
    ],
)
def test_other_classes_and_size_95_are_not_read(scowl, name):
    (scowl / name).write_text("leant\n")

    assert recipe.sizes(scowl) == {}


@pytest.mark.parametrize(
    ("entry", "word"),
    [
        ("éclat", "eclat"),
        ("e\u0301clat", "eclat"),
        ("façade", "facade"),
        ("señor", "senor"),
        ("ægis", "aegis"),
        ("œuvre", "oeuvre"),
        ("crane", "crane"),
    ],
)
def test_accents_are_folded_and_ligatures_spelt_out(entry, word):
    assert recipe.folded(entry) == word


@pytest.mark.parametrize("entry", ["Paris", "McCoy", "crane's", "x-ray", "ad hoc", "4th", "a", ""])
def test_capitals_apostrophes_and_single_letters_leave_a_word_out(scowl, entry):
    (scowl / "english-words.10").write_text(f"{entry}\ncrane\n")

    assert recipe.sizes(scowl) == {"crane": 10}


def test_a_capital_with_an_accent_leaves_a_word_out_too(scowl):
    (scowl / "english-words.10").write_text("Évian\nélan\n", encoding="utf-8")

    assert recipe.sizes(scowl) == {"elan": 10}


@pytest.mark.parametrize("encoding", ["utf-8", "iso-8859-1"])
def test_a_list_is_read_in_either_encoding(scowl, encoding):
    (scowl / "english-words.35").write_bytes("étude\nmêlée\ncrane\n".encode(encoding))

    assert recipe.sizes(scowl) == {"etude": 35, "melee": 35, "crane": 35}


def test_lists_in_both_encodings_may_lie_in_one_folder(scowl):
    (scowl / "english-words.35").write_bytes("étude\n".encode())
    (scowl / "english-words.40").write_bytes("étude\nvoilà\n".encode("iso-8859-1"))

    assert recipe.sizes(scowl) == {"etude": 35, "voila": 40}


def test_lines_may_end_as_they_do_on_windows(scowl):
    (scowl / "english-words.10").write_bytes(b"crane\r\nslate\r\n")

    assert recipe.sizes(scowl) == {"crane": 10, "slate": 10}


def test_the_table_is_sorted_and_ends_every_line_with_lf():
    assert recipe.table({"slate": 20, "crane": 35, "cran": 80}) == (
        b"cran\t80\ncrane\t35\nslate\t20\n"
    )


@pytest.mark.parametrize(
    ("size", "count", "tier"),
    [(10, 0, 10), (35, 10**6, 25), (35, 99_999, 35), (50, 63_000, 50), (50, 62_999, 65),
     (60, 399_999, 65), (60, 400_000, 60), (70, 10**9, 68), (80, 0, 80)],
)  # fmt: skip
def test_how_often_books_have_a_word_tells_words_of_one_size_apart(size, count, tier):
    assert recipe.tier(size, count) == tier


@given(st.sampled_from(recipe.SIZES), st.integers(0, 10**10), st.integers(0, 10**10))
def test_what_books_have_more_often_is_never_less_known(size, often, seldom):
    seldom, often = sorted((often, seldom))

    assert recipe.tier(size, often) <= recipe.tier(size, seldom)
    assert recipe.tier(size, seldom) <= max(size, 65)


def test_counts_are_read_with_their_byte_order_mark(tmp_path):
    (tmp_path / "counts").write_bytes(b"\xef\xbb\xbfthe 23135851162\nof 13151942776\n")

    assert recipe.counts(tmp_path / "counts") == {"the": 23135851162, "of": 13151942776}


def test_running_it_writes_the_table_and_says_how_to_check_it(scowl, tmp_path, capsys):
    (scowl / "english-words.20").write_text("slate\n")
    (scowl / "american-words.10").write_text("crane\n")
    books = tmp_path / "counts"
    books.write_text("slate 5000000\n")
    target = tmp_path / "words.tsv"

    assert recipe.main([str(scowl), str(books), str(target)]) == 0

    assert target.read_bytes() == b"crane\t10\nslate\t15\n"
    said = capsys.readouterr().out
    assert said.startswith("2 words, ")
    assert hashlib.sha256(target.read_bytes()).hexdigest() in said


def test_a_folder_that_lacks_a_list_is_refused_and_nothing_is_written(scowl, tmp_path, capsys):
    (scowl / "canadian-words.55").unlink()
    books = tmp_path / "counts"
    books.touch()
    target = tmp_path / "words.tsv"

    assert recipe.main([str(scowl), str(books), str(target)]) == 1

    assert "canadian-words.55" in capsys.readouterr().err
    assert not target.exists()


@pytest.mark.parametrize("arguments", [[], ["scowl"], ["scowl", "words.tsv"], [*"abcd"]])
def test_a_wrong_number_of_arguments_shows_the_usage(arguments, capsys):
    assert recipe.main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage: ")


# The files that are shipped.


def test_the_words_are_those_the_recipe_makes_of_debians_package_and_the_counts():
    digest = hashlib.sha256((ENGLISH / "words.tsv").read_bytes()).hexdigest()

    assert digest == "e81c8792a88a3a97a36e989be79f00d52dd6e1fa9f0886d5808b590c697bf2e0"


@pytest.mark.parametrize("name", ["words.tsv", "supplement.tsv"])
def test_a_list_is_written_as_the_recipe_writes(name):
    assert (ENGLISH / name).read_bytes() == recipe.table(dict(rows(name)))


def test_every_shipped_word_is_playable_and_has_a_known_tier(words, supplement):
    assert all(recipe.playable(word) for word, _ in words + supplement)
    assert {tier for _, tier in words} == TIERS
    assert {tier for _, tier in supplement} == {60}


def test_the_supplement_holds_only_words_that_scowl_lacks(words, supplement):
    extra = dict(supplement)

    assert extra.keys().isdisjoint(dict(words))
    assert extra.keys() >= {"admin", "cyber", "intro", "leant", "morph"}


def test_the_flagged_words_are_sorted_and_unique(flagged):
    assert flagged == sorted(set(flagged))


def test_every_flagged_word_is_in_the_lexicon(words, supplement, flagged):
    assert set(flagged) <= dict(words).keys() | dict(supplement).keys()


@pytest.mark.parametrize("word", ["arse", "boob", "boobs", "bugger", "penis", "piss", "tits"])
def test_a_coarse_word_is_flagged(flagged, word):
    assert word in flagged


@pytest.mark.parametrize(
    "word",
    ["booby", "idiot", "grope", "dopey", "shiitake", "mishit", "snigger", "niggle", "cocktail"],
)
def test_an_innocent_word_is_not_flagged(words, flagged, word):
    assert word in dict(words)
    assert word not in flagged


@pytest.mark.parametrize(
    ("name", "phrases"),
    [
        (
            "LICENSE-SCOWL.txt",
            [
                "MODIFIED form of SCOWL 2020.12.07",
                "COPYRIGHT, SOURCES, and CREDITS:",
                "Copyright 2000-2018 by Kevin Atkinson",
                "WordNet 1.6 Copyright 1997 by Princeton University",
                "Copyright 2016 by Benjamin Titze",
                "Copyright 1993, Geoff Kuenning, Granada Hills, CA",
                "ENABLE master word list",
                "Copyright (c) J Ross Beresford 1993-1999",
            ],
        ),
        (
            "LICENSE-UKACD.txt",
            [
                "The UK Advanced Cryptics Dictionary",
                "Copyright (c) J Ross Beresford 1993-2000. All Rights Reserved.",
                "of this document must be included verbatim.",
            ],
        ),
        (
            "LICENSE-SYMSPELL.txt",
            [
                "MIT License",
                "Wolf Garbe",
                "Google Books Ngram",
                "frequency_dictionary_en_82_765.txt",
            ],
        ),
        (
            "README.md",
            [
                "**Kevin Atkinson**",
                "**ENABLE**",
                "Copyright (c) J Ross Beresford 1993-2000. All Rights Reserved.",
            ],
        ),
    ],
)
def test_the_sources_and_their_terms_travel_with_the_words(name, phrases):
    text = (ENGLISH / name).read_text(encoding="utf-8")

    assert [phrase for phrase in phrases if phrase not in text] == []


def test_the_readmes_figures_are_those_of_the_data(words, supplement, flagged):
    readme = (ENGLISH / "README.md").read_text(encoding="utf-8")
    figures = r"^\| (\d+) \| ([\d,]+) \| ([\d,]+) \|$"

    told = {
        int(length): (int(known.replace(",", "")), int(every.replace(",", "")))
        for length, known, every in re.findall(figures, readme, re.MULTILINE)
    }

    assert told == {
        length: (
            sum(len(word) == length and tier <= 70 for word, tier in words),
            sum(len(word) == length for word, _ in words),
        )
        for length in sorted({len(word) for word, _ in words if len(word) <= 31})
    }
    for tier in TIERS:
        assert f"| {tier} | {sum(t == tier for _, t in words):,} | " in readme
    for count in (f"{len(words):,} words", f"{len(supplement)} words", f"{len(flagged)} words"):
        assert f"| {count} " in readme
