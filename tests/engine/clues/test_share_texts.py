"""Share texts of games, each of them read right or named as no game of words."""

import pytest

from tests.shared_texts import ONE, OTHER, SEVERAL
from wmh.engine.boards.transcript import read_boards
from wmh.engine.clues.squares import with_signs, without_scores
from wmh.engine.clues.transcript import UnusedReason, read_transcript, write_clue
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.helper.games.presets import squares_of

ALPHABET = Alphabet(ENGLISH)


def each(texts):
    return [pytest.param(text, came, id=name) for name, text, came in texts]


def read(text):
    text = with_signs(text)
    return read_transcript(text, ALPHABET, 0, squares_of(without_scores(text)))


def test_they_are_sixty_of_twenty_games():
    names = {name.partition(",")[0] for name, _, _ in (*ONE, *SEVERAL, *OTHER)}
    assert len(ONE) + len(SEVERAL) + len(OTHER) >= 60
    assert len(names) >= 20


@pytest.mark.parametrize(("text", "rows"), each(ONE))
def test_a_game_of_one_board_is_read(text, rows):
    found = read(text)
    clues = [turn.clue for turn in found.turns] or found.clues
    assert [write_clue(clue) for clue in clues] == rows.split()
    # Each line is used or named: nothing is lost without a word.
    named = {unused.line for unused in found.unused}
    lines = {number for number, line in enumerate(text.splitlines(), start=1) if line.strip()}
    assert len(lines - named) >= len(clues)
    assert not any(unused.why is UnusedReason.OTHER_LENGTH for unused in found.unused)


@pytest.mark.parametrize(("text", "came"), each(SEVERAL))
def test_a_game_of_several_boards_is_read_there_and_named_elsewhere(text, came):
    text = with_signs(text)
    found = read_boards(text, ALPHABET, squares_of(without_scores(text)))
    assert (len(found.clues), found.rows) == came
    alone = read(text)
    assert not alone.turns
    assert not alone.clues
    assert UnusedReason.SEVERAL in {unused.why for unused in alone.unused}


@pytest.mark.parametrize(("text", "came"), each(OTHER))
def test_a_game_of_another_kind_gives_no_row(text, came):
    found = read(text)
    assert came is None
    assert not found.turns
    assert not found.clues
    lines = {number for number, line in enumerate(text.splitlines(), start=1) if line.strip()}
    assert lines - {unused.line for unused in found.unused} <= set(range(1, len(found.words) + 1))


def test_a_guess_that_is_the_name_of_a_game_is_a_guess():
    found = read("framed wwwwwg\nstrand wwwwww")
    assert [turn.word for turn in found.turns] == ["framed", "strand"]


def test_games_of_several_kinds_in_one_text_are_kept_apart():
    found = read(
        "#Worldle #900 3/6 (100%)\n🟩🟩🟩🟨⬛\n\n"
        "Wordle 900 2/6\n⬜⬜⬜⬜⬜\n🟩🟩🟩🟩🟩\n\n"
        "Tradle 12 1/6\n🟩🟩⬜⬜⬜"
    )
    assert [write_clue(clue) for clue in found.clues] == ["wwwww", "ggggg"]
    others = [each.text for each in found.unused if each.why is UnusedReason.OTHER_GAME]
    assert others[0] == "Worldle"
    assert "Tradle" in others


def test_rows_of_one_tile_behind_a_game_leave_the_game():
    found = read(
        "04/03/2022, 09:07 - D: Wordle 3 2/6\n⬜⬜⬜⬜⬜\n🟩🟩🟩🟩🟩\n"
        "04/03/2022, 09:12 - D: Onely 2/8\n⚪\n🟢"
    )
    assert [write_clue(clue) for clue in found.clues] == ["wwwww", "ggggg"]


@pytest.mark.parametrize(("text", "came"), each(OTHER))
def test_a_game_of_another_kind_gives_no_boards(text, came):
    found = read_boards(with_signs(text), ALPHABET, squares_of(without_scores(text)))
    assert (came, found.clues) == (None, ())


@pytest.mark.parametrize(
    ("text", "turns", "rest"),
    [
        ("CRANE=.r..E TRACE=.RA.E", ["crane:wywwg", "trace:wggwg"], []),
        ("CRANE=wywwg, TRACE=01202;", ["crane:wywwg", "trace:wygwg"], []),
        (
            "* 660: `GLARE=...re STINK=...n.` yields `UNDER`",
            ["glare:wwwyy", "stink:wwwyw"],
            [("* 660: `", UnusedReason.AROUND), ("` yields `UNDER`", UnusedReason.NOT_UNDERSTOOD)],
        ),
        (
            "CRANE=.r..E SLATE=s...E\nTRACE=.ra.E SHARE=S.ARE",
            ["crane:wywwg", "slate:ywwwg", "trace:wyywg", "share:gwggg"],
            [],
        ),
        (
            "1: CRANE=.r..E SLATE=s...E\n2: TRACE=.ra.E SHARE=S.ARE",
            ["trace:wyywg", "share:gwggg"],
            [
                ("1:", UnusedReason.AROUND),
                ("CRANE=.r..E", UnusedReason.EARLIER),
                ("SLATE=s...E", UnusedReason.EARLIER),
                ("2:", UnusedReason.AROUND),
            ],
        ),
        ("rain=sun wind=snow", [], [("rain=sun wind=snow", UnusedReason.NOT_UNDERSTOOD)]),
    ],
)
def test_several_turns_in_a_line_are_read(text, turns, rest):
    found = read(text)
    assert [f"{turn.word}:{write_clue(turn.clue)}" for turn in found.turns] == turns
    assert [(unused.text, unused.why) for unused in found.unused] == rest
