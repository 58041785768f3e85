"""A game has the same words, first guess and count, whichever command plays it."""

import io
import json
import random
import re
from functools import cache

import pytest

from tests.lexica import english
from tests.program import wmh
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import mark
from wmh.engine.clues.transcript import write_clue
from wmh.engine.question import Question
from wmh.helper.catalogues import GAMES

QUICK = ("wordle", "wordle-hard", "mastermind", "word-mastermind")
SLOW = (*QUICK, "lingo", "jotto", "word500", "absurdle", "bulls-and-cows")
MOST = 9
"""Guesses after which a game need not go on."""


def said_of(*arguments):
    ended = wmh(*arguments, "--json")
    assert ended.out, (arguments, ended.err)
    return json.loads(ended.out)


@cache
def nameable(length):
    every = candidates_of(Question((), length, tier=60), english())
    shown = english().nameable(every.numbers, flagged=False)
    return [english().alphabet.decode(row.tobytes()) for row in every.letters[shown]]


def secret_of(preset, drawn):
    if not preset.codes:
        return drawn.choice(nameable(preset.length))
    letters = preset.lexicon.partition(":")[2]
    several = drawn.sample if preset.lexicon.startswith("distinct") else drawn.choices
    return "".join(several(letters, k=preset.length))


def by_first_rows(preset, secret):
    """Words that a game takes by the first rows of the list, each with the words that fit."""
    shown = preset.places_to_show(preset.length)
    given = "".join(x if place in shown else "." for place, x in enumerate(secret, start=1))
    turns, words = [], []
    while len(words) < MOST and secret not in [word for word, _ in words]:
        listed = said_of(
            "suggest", *turns, "--game", preset.key, *(["--given", given] if shown else [])
        )
        word = listed["suggestions"][0]["word"]
        words.append((word, listed["remaining"]))
        turns.append(f"{word}:{write_clue(mark(preset.rule, tuple(word), tuple(secret)))}")
    return words, turns


def check(name, secret, tmp_path, monkeypatch):
    preset = GAMES.read_named(name)
    words, turns = by_first_rows(preset, secret)
    guesses, counts = [word for word, _ in words], [count for _, count in words]

    alone = said_of("play", "--game", name, "--mode", "automatic", "--secret", secret)
    assert alone["turns"][:MOST] == turns

    strategy = preset.strategy
    file = tmp_path / "secret.txt"
    file.write_text(secret)
    raced = said_of("race", file, "--game", name, "--strategies", strategy)
    assert raced["secrets"][0]["lanes"][0]["turns"][:MOST] == turns

    if secret == guesses[-1] and not preset.given:
        played = said_of("simulate", "--game", name, "--secrets", file)["results"][0]
        assert (played["opener"], played["total"]) == (guesses[0], len(guesses))

    assert asked_beside(preset, secret, guesses, monkeypatch) == words

    made = guesses[: preset.rows]
    told = said_of(
        "review",
        *made,
        "--game",
        name,
        "--secret",
        secret,
        "--strategies",
        "paper",
    )
    assert [each["before"] for each in told["turns"]] == counts[: len(made)]
    for number, each in enumerate(told["turns"]):
        if strategy == "exact" and each["best"]:
            assert each["best"]["word"] == guesses[number]


def asked_beside(preset, secret, guesses, monkeypatch):
    """Hints and counts of somebody who plays with the program, before each of these guesses."""
    asked = "".join(f"/hint\n/left\n{guess}\n" for guess in guesses)
    monkeypatch.setattr("sys.stdin", io.StringIO(asked))
    said = wmh("play", "--game", preset.key, "--secret", secret, "--no-record").out
    hints = re.findall(r"^Try (.*)\.$", said, re.M)
    counts = re.findall(r"^([\d,]+) (?:word|code)s? fits?", said, re.M)
    return list(zip(hints, (int(each.replace(",", "")) for each in counts), strict=True))


@pytest.mark.parametrize("name", QUICK)
def test_a_game_is_played_alike_by_every_command(name, tmp_path, monkeypatch):
    drawn = random.Random(f"one game {name}")
    check(name, secret_of(GAMES.read_named(name), drawn), tmp_path, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_several_games_are_played_alike_by_every_command(name, tmp_path, monkeypatch):
    drawn = random.Random(f"games {name}")
    for _ in range(3):
        check(name, secret_of(GAMES.read_named(name), drawn), tmp_path, monkeypatch)
