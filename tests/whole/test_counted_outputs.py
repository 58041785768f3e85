"""Counts in whole outputs agree with their nouns in every language, for none, one and two."""

import re

import pytest

from tests.program import wmh

MANY_OF_ONE = {
    "en": r"(words|guesses|games|letters|openers|boards|groups|answers|codes|points|rows|are)",
    "de": r"(Wörter|Tipps|Spiele|Wörtern|Bretter|Gruppen|Lösungen|Punkte|Zeilen)",
    "es": r"(palabras|intentos|partidas|letras|tableros|grupos|respuestas|puntos|filas)",
    "fil": r"mga",
    "fr": r"(mots|essais|parties|lettres|grilles|groupes|réponses|points|lignes)",
}
"""Plurals that do not stand after 1; French has the singular after 0 too."""
ONE_OF_MANY = {
    "en": r"(word|guess|game|letter|opener|board|group|answer|code|point|row|clue)",
    "de": r"(Wort|Tipp|Spiel|Brett|Gruppe|Lösung|Punkt|Zeile)",
    "es": r"(palabra|intento|partida|letra|tablero|grupo|respuesta|punto|fila)",
    "fil": r"mga",
    "fr": r"(mot|essai|partie|lettre|grille|groupe|réponse|point|ligne)",
}
"""Singulars that do not stand after 2, and neither after 0 but in French."""
LISTS = {"one": ("rain",), "two": ("rain", "torn"), "three": ("rain", "born", "worn")}


def wrong(language):
    """The pattern of a number and a noun that disagree."""
    none = "" if language == "fr" else "0|"
    before, after = r"(?<![\d.,:-])", r"\b(?![-:])"
    return re.compile(
        rf"{before}1 ({MANY_OF_ONE[language]}){after}"
        rf"|{before}({none}[2-9]) {ONE_OF_MANY[language]}{after}"
    )


def commands(words, lexicon):
    """Commands whose counts are 0, 1 or 2 with so few words."""
    given = "--lexicon", lexicon
    yield "lexicon", "build", words, "--out", lexicon, "--force"
    yield "lexicon", "check", lexicon
    yield "check", words
    yield "suggest", "--length", "4", *given
    yield "suggest", "rain:ywwg", *given
    yield "doctor", "rain:wwww", *given
    yield "find", "....", *given
    yield "find", "z...", *given
    yield "simulate", "--length", "4", *given
    yield "prove", "--length", "4", *given
    yield "tree", "--length", "4", "--format", "text", *given
    yield "review", "rain", "torn", "--secret", "torn", *given
    yield "review", "rain", "--secret", "rain", *given
    yield "rack", "rainb?", *given
    yield "rack", "zzz", *given
    yield "boards", "rain:ywwg/gggg", *given


def test_disagreements_are_seen():
    for language, said in {
        "en": ("1 words", "0 word", "2 guess", "1 are"),
        "de": ("1 Wörter", "0 Wort", "2 Tipp"),
        "es": ("1 palabras", "0 palabra"),
        "fil": ("1 mga salita", "2 mga salita"),
        "fr": ("1 mots", "2 mot"),
    }.items():
        assert all(wrong(language).search(each) for each in said), language
    for language, said in {"en": "11 words", "de": "1 Wort", "fr": "0 mot"}.items():
        assert not wrong(language).search(said)


@pytest.mark.parametrize("language", MANY_OF_ONE)
def test_counts_agree_with_their_nouns(language, tmp_path, monkeypatch):
    monkeypatch.setenv("WMH_LANGUAGE", language)
    seen, faults = 0, []
    for name, words in LISTS.items():
        path = tmp_path / f"{name}.txt"
        path.write_text("\n".join(words) + "\n")
        for command in commands(path, tmp_path / f"{name}.dawg"):
            said = "\n".join(wmh(*command)[1:])
            seen += len(re.findall(r"\b[012] \w", said))
            faults += [f"{command[0]}: {x}" for x in said.splitlines() if wrong(language).search(x)]
    assert faults == []
    assert seen > 20
