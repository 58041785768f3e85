"""Every sentence about an order is true of the list it stands beside."""

import pytest

from resources.i18n.po import path_of, read
from tests.teach.test_lessons import NAMES, lesson
from wmh.base.text.wording import Plural
from wmh.engine.clues.turn import Mark, Turn
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.figures.bars_figure import BarsFigure
from wmh.teach.figures.ranking_figures import RankingFigure
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.step import Stage

__all__ = ["lesson"]

MARKS = {"g": Mark.GREEN, "y": Mark.YELLOW, "w": Mark.WHITE}


def ranking(*turns, length=4):
    """A lesson on the lexicon of the program that shows nothing but the list."""
    played = tuple(Turn(tuple(word), tuple(map(MARKS.get, marks))) for word, marks in turns)
    return Scenario("mine", "Mine", "", (Stage.LIST,), length, turns=played)


SCENARIO = {name: SCENARIOS.read_named(name) for name in NAMES} | {
    "duck": ranking(("duck", "wggg")),
    "rain": ranking(("rain", "wwwg")),
    "five": ranking(("crane", "wywww"), length=5),
    "seven, no guess": ranking(length=7),
}


@pytest.mark.parametrize("name", SCENARIO)
def test_a_sentence_about_the_order_of_a_list_is_true_of_its_rows(name, lesson):
    """The words' own tiers and places in the word list are the second opinion."""
    scenario = SCENARIO[name]
    lexicon = lexicon_of(scenario)

    def known(word):
        number = lexicon.number_of(lexicon.alphabet.letters_of(word))
        return int(lexicon.tiers[number]), number

    for step in lesson(scenario).steps:
        if not isinstance(step.figure, RankingFigure):
            continue
        rows = step.figure.rows
        totals = [row.total for row in rows]
        text, values = str(step.said.text), step.said.values
        if isinstance(step.said.text, Plural) or "highest sum first" in text:
            assert totals == sorted(totals, reverse=True)
        if not step.figure.seen or "{0}" not in text:
            continue
        row = rows[step.figure.seen - 1]
        assert values[0] == row.word
        if text.startswith("The best guess"):
            assert row.total == max(totals)
            continue
        above = rows[step.figure.seen - 2]
        if "same sum" not in text:
            assert text.startswith("Next is")
            assert row.total < above.total
            continue
        assert row.total == above.total
        assert values[1] == above.word
        if "alphabet" in text:
            assert known(above.word)[0] == known(row.word)[0]
            assert known(above.word)[1] < known(row.word)[1]
        else:
            assert "better known" in text
            assert known(above.word)[0] < known(row.word)[0]


def test_both_reasons_for_the_order_of_equal_sums_are_among_them(lesson):
    said = {str(step.said.text) for name in SCENARIO for step in lesson(SCENARIO[name]).steps}

    assert {text.split("{1}")[-1] for text in said if "same sum, but" in text} == {
        " is better known.",
        " comes first in the alphabet.",
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_letters_that_are_said_to_occur_most_are_the_longest_bars(name, lesson):
    for step in lesson(SCENARIO[name]).steps:
        if not isinstance(step.figure, BarsFigure) or "occur" not in str(step.said.text):
            continue
        bars = step.figure.bars
        most = max(bar.count for bar in bars)
        if most > 1:
            named = [bar.letter for bar in bars if bar.count == most]
            assert step.said.values == (", ".join(named), most)
        else:
            assert str(step.said.text) == "No letter occurs twice."


ALPHABET = {"de": "Alphabet", "es": "alfabético", "fil": "alpabeto", "fr": "alphabet"}


@pytest.mark.parametrize("language", ALPHABET)
def test_only_the_sentence_about_the_alphabet_names_it_in_every_language(language):
    """And the word of the row comes before that of the row above, as in English."""
    said = {
        key[1]: each.forms[0]
        for key, each in read(path_of(language)).items()
        if "same sum" in key[1]
    }
    assert len(said) >= 2
    for source, text in said.items():
        assert (ALPHABET[language] in text) is ("alphabet" in source)
        assert text.index("{0}") < text.index("{1}")
