"""Spelling of typed words as the word list has them: accents, capitals and scripts."""

import unicodedata

import pytest

from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.engine.lexicon.reading.policies import Accents, Policies
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.lexicon.spelling import as_lists_are_spelt

FRENCH = Alphabet((*ENGLISH, "é"))


@pytest.mark.parametrize(
    ("typed", "spelt"),
    [("CAFÉS", "cafes"), ("Œuvre", "oeuvre"), ("Straße", "strasse"), ("Ça", "ca"), ("ñu", "nu")],
)
def test_accents_go_where_the_lexicon_has_none(typed, spelt):
    alphabet = Alphabet(ENGLISH)

    assert alphabet.letters_of(typed) == tuple(spelt)
    assert alphabet.letters_of(unicodedata.normalize("NFD", typed)) == tuple(spelt)
    assert alphabet.first_foreign(typed) is None


def test_and_stay_where_it_has_them():
    assert FRENCH.letters_of("ÉTÊ") == ("é", "t", "e")
    assert Alphabet((*ENGLISH, "ß")).letters_of("Straße") == tuple("straße")


def test_what_stands_for_no_letter_is_foreign():
    assert FRENCH.letters_of("caf7") is None
    assert FRENCH.first_foreign("ćafж") == "ж"


def test_the_turkish_capital_of_each_i():
    turkish = Alphabet(tuple(sorted(set("abcçdefgğhıijklmnoöprsştuüvyz"))))

    assert turkish.letters_of("IŞIK") == tuple("ışık")
    assert turkish.letters_of("İZİN") == tuple("izin")
    assert Alphabet(ENGLISH).letters_of("İZİN") == tuple("izin")


def listed(tmp_path, text, **policies):
    path = tmp_path / "words.txt"
    path.write_text(text, "utf-8")
    read = read_word_list([path], Policies(**policies))
    return {read.alphabet.decode(word) for word in read.tiers}, read.alphabet


def test_a_turkish_list_in_capitals(tmp_path):
    words, _ = listed(tmp_path, "IŞIK\nİZİN\nKAPI\n", locale="tr")

    assert words == {"ışık", "izin", "kapı"}


def test_the_sigma_at_the_end_of_a_greek_word_is_a_sigma(tmp_path):
    words, alphabet = listed(tmp_path, "λόγος\nΣΩΜΑ\nσήμα\n", accents=Accents.FOLD)

    assert words == {"λογοσ", "σωμα", "σημα"}
    assert alphabet.letters_of("ΛΟΓΟΣ") == alphabet.letters_of("λόγος") == tuple("λογοσ")


def test_korean_is_read_and_typed_by_jamo(tmp_path):
    words, alphabet = listed(tmp_path, "한글\n값어치\n외과\n")

    assert "ㅎㅏㄴㄱㅡㄹ" in words
    assert alphabet.letters_of("값어치") == tuple("ㄱㅏㅂㅅㅇㅓㅊㅣ")
    assert as_lists_are_spelt("과") == "ㄱㅗㅏ"
