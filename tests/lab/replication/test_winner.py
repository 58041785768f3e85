"""The contest's winner: its printed rule, written out letter by letter, makes the same guesses."""

import random
from collections import Counter

import numpy as np

from wmh.base.running.stopping import never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import tiles
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.question import Question
from wmh.lab.replication.source_004.winner import games_of_winner


def worst(guess, left):
    return max(Counter(tiles(guess, word) for word in left).values())


def first_least(words, left):
    return min(words, key=lambda word: (worst(word, left), word))


def attempts(secret, words):
    left, made = words, 0
    while True:
        guess = first_least(left, left)
        least = worst(guess, left)
        if made < 4 and least > 1:
            other = first_least(words, left)
            if worst(other, left) < int(0.75 * least):
                guess = other
        made += 1
        if guess == secret:
            return made
        left = [word for word in left if tiles(guess, word) == tiles(guess, secret)]


def test_it_plays_by_the_printed_rule():
    chance = random.Random(4)
    words = sorted({"".join(chance.choices("abcde", k=5)) for _ in range(120)})
    lexicon = lexicon_of_words(tuple(words), "drawn")
    asked = Question((), 5, flagged=True)
    numbers = candidates_of(asked, lexicon).numbers

    games = games_of_winner(asked, numbers, lexicon, never)

    secrets = np.array(words)[::10]
    assert games.guesses[::10].tolist() == [attempts(secret, words) for secret in secrets]
