"""The word lists that come with the program: sound, familiar, small, each with its licence."""

import re
from functools import cache

import numpy as np
import pytest

from wmh.base.files import paths
from wmh.base.text.phrases import language_texts
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.reading.policies import Policies
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.question import EVERYDAY_TIER, Familiarity, Question
from wmh.helper.catalogues import GAMES, LEXICA
from wmh.helper.lists import library, shelving
from wmh.helper.lists.importing import import_lexicon
from wmh.helper.lists.names import LexiconNameError, suggested_name
from wmh.helper.lists.origin import Origin
from wmh.helper.lists.titles import WORDS, list_title
from wmh.helper.meanings.dictionaries import language_of

A_TO_Z = "abcdefghijklmnopqrstuvwxyz"
ALPHABETS = {
    "dutch": A_TO_Z,
    "filipino": "abdeghiklmnoprstuwyñ",
    "french": A_TO_Z,
    "german": A_TO_Z + "ßäöü",
    "italian": A_TO_Z,
    "polish": "abcdefghijklmnoprstuwyzóąćęłńśźż",
    "portuguese": A_TO_Z,
    "spanish": A_TO_Z + "ñ",
    "swedish": A_TO_Z + "åäö",
    "turkish": "abcdefghijklmnoprstuvyzçöüğ\N{LATIN SMALL LETTER DOTLESS I}ş",
}
FAMILIAR = {
    "dutch": "huis water straat fiets vrolijk",
    "filipino": "bahay tubig araw kaibigan maganda",
    "french": "maison eau foret amour bonjour",
    "german": "haus wasser straße größe nicht immer fröhlich",
    "italian": "casa acqua strada sempre perche",
    "polish": "dom woda ulica źródło szczęście",
    "portuguese": "casa agua coração rua feliz",
    "spanish": "casa agua niño calle corazon",
    "swedish": "hus vatten gata människa lycklig",
    "turkish": "ev su sokak çocuk güzel",
}
"""Words of every day, as they are spelt in the lists but for accents."""
RUDE = {
    "dutch": "klootzak", "filipino": "gago", "french": "connard", "german": "arsch",
    "italian": "stronzo", "polish": "kurwa", "portuguese": "caralho", "spanish": "gilipollas",
    "swedish": "fitta", "turkish": "orospu",
}  # fmt: skip

FOLDER = paths.folder("lexicon")
each_language = pytest.mark.parametrize("name", ALPHABETS)


@cache
def opened(name):
    return open_lexicon(FOLDER / name / "words.dawg")


def test_each_language_of_the_table_has_a_list_and_each_list_a_language():
    assert library.built_in() == {"english", *ALPHABETS} == set(WORDS.values())
    assert next(iter(library.lexicon_files())) == "english"


@each_language
def test_each_list_has_words_of_every_length_that_games_use(name):
    facts = opened(name).facts
    numbers = facts.words_per_length
    least = 2000 if name == "filipino" else 4000
    assert len(numbers) == 15
    assert all(least <= number <= 30_000 for number in numbers[4:5]), numbers
    assert all(number >= least for number in numbers[5:9]), numbers
    assert numbers[0] == 0
    assert 10 <= numbers[1] <= 320


@each_language
def test_no_word_has_a_letter_outside_of_the_alphabet(name):
    assert set(opened(name).alphabet.letters) <= set(A_TO_Z) | set(ALPHABETS[name])
    for length in opened(name).lengths:
        found = candidates_of(Question((), length), opened(name))
        labels = np.unique(found.letters)
        assert set(opened(name).alphabet.decode(labels.tobytes())) <= set(ALPHABETS[name])


@each_language
def test_words_of_every_day_are_everyday_words(name):
    for word in FAMILIAR[name].replace("ç", "ç" if name == "turkish" else "c").split():
        word = word.replace("ã", "a")
        tier = opened(name).tier_of(word)
        assert tier is not None, word
        assert tier <= EVERYDAY_TIER, word


@each_language
def test_familiarity_tells_the_words_of_a_length_apart(name):
    lexicon = opened(name)
    sizes = [
        len(candidates_of(Question((), 5, tier=lexicon.usual_tier(5, each)), lexicon).numbers)
        for each in Familiarity
    ]
    assert 300 <= sizes[0] < sizes[1] < sizes[2]


@each_language
def test_offensive_words_are_known_and_hidden(name):
    lexicon = opened(name)
    listed = (FOLDER / name / "flagged.txt").read_text("utf-8").split()
    assert listed == sorted(set(listed))
    assert all(lexicon.is_flagged(word) for word in listed)
    assert len(listed) == int(lexicon.flagged.sum()) >= 20
    assert RUDE[name] in listed


def test_the_licence_of_each_list_stands_beside_it_and_with_all_others():
    third = (FOLDER.parent / "THIRD-PARTY.md").read_text("utf-8")
    for name in ALPHABETS:
        told = (FOLDER / name / "README.md").read_text("utf-8")
        texts = re.findall(r"\]\((\.\./licences/LICENSE-[^)]+)\)", told)
        assert texts
        assert all((FOLDER / name / text).stat().st_size > 1000 for text in texts)
        assert "wordfreq" in opened(name).facts.source
        assert opened(name).facts.licence
        assert f"`lexicon/{name}`" in third


def test_all_lists_together_are_small():
    sizes = [path.stat().st_size for name in ALPHABETS for path in (FOLDER / name).iterdir()]
    assert sum(sizes) < 12_000_000


def test_games_name_only_lists_that_come_with_the_program():
    presets, broken = GAMES.read_all()
    assert not broken
    named = {preset.lexicon for preset in presets if preset.lexicon and not preset.codes}
    assert named == set(ALPHABETS)


def test_their_words_are_explained_by_dictionaries_of_their_language():
    assert {language_of(name) for name in ("french", "german", "english")} == {"fra", "deu", "eng"}


def test_a_list_of_the_players_own_takes_the_place_of_a_built_in_one_until_it_is_removed(tmp_path):
    listed = tmp_path / "french.txt"
    listed.write_text("étude\nrue\n", "utf-8")
    assert suggested_name(listed) == "french 2"

    made = import_lexicon("French", Origin(lists=(listed,), policies=Policies()))

    assert made.name == "french"
    assert library.lexicon_files()["french"] == made.path
    assert "french" not in library.built_in()
    assert library.open_named("french").facts.words == 2
    with pytest.raises(LexiconNameError, match="already"):
        import_lexicon("french", Origin(lists=(listed,)))
    shelving.remove("french")
    assert library.lexicon_files()["french"] == LEXICA.shipped_files()["french"]


@pytest.mark.parametrize("language", ["de", "es", "fil", "fr"])
def test_a_list_has_its_name_in_the_language_of_the_window(language):
    with language_texts(language):
        names = {name: list_title(name) for name in WORDS.values()}
    assert len(set(names.values())) == len(WORDS)
    english = {name: list_title(name) for name in WORDS.values()}
    same = {name for name, title in names.items() if title == english[name]}
    assert same <= {"filipino"}  # As Spanish and French say it, too.
    assert english == {name: name.capitalize() for name in WORDS.values()}
    assert all(title[0].isupper() for title in names.values())


def test_a_list_of_ones_own_keeps_its_name():
    with language_texts("de"):
        assert list_title("mine") == "mine"
