"""The adversary: always consistent, always the largest class, against marking word by word."""

import random
from collections import Counter, defaultdict

from hypothesis import given
from hypothesis import strategies as st

from tests.helper.games.play import clue_of, fitting, rules, said, terms, words_of_three
from tests.lexica import english, english_words, lexicon_of
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark
from wmh.helper.games.game import GameState, Keeping, Terms
from wmh.helper.games.keeping import answer_guess, begin, surrender
from wmh.helper.games.possible import says


def game_of(lexicon, rule=Rule.TILES, **others):
    agreed = terms(rule, keeping=Keeping.ADVERSARIAL, **others)
    return begin(agreed, lexicon, random.Random(1))


@given(words_of_three, rules, st.data())
def test_it_keeps_the_largest_class_and_its_secret_fits_every_clue(words, rule, data):
    lexicon = lexicon_of(words)
    game = game_of(lexicon, rule)
    for guess in data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=6)):
        before = fitting(words, game.turns, rule)
        split = defaultdict(list)
        for word in before:
            split[clue_of(rule, tuple(guess), tuple(word)), word == guess].append(word)

        game = answer_guess(game, guess, lexicon)

        won = game.state is GameState.WON
        kept = split[said(game.turns[-1]), won]
        assert kept
        assert len(kept) == max(map(len, split.values()))
        assert not won or before == [guess]
        if won:
            break

    ended = game if game.state is GameState.WON else surrender(game, lexicon)
    secret = "".join(ended.secret)
    assert secret in words
    assert all(clue_of(rule, turn.guess, tuple(secret)) == said(turn) for turn in game.turns)
    assert [turn.word for turn in game.turns].count(secret) == (game.state is GameState.WON)


@given(words_of_three, rules, st.data())
def test_of_equal_classes_it_keeps_the_one_whose_clue_says_least(words, rule, data):
    lexicon = lexicon_of(words)
    guess = data.draw(st.sampled_from(words))
    split = defaultdict(int)
    for word in words:
        split[clue_of(rule, tuple(guess), tuple(word)), word == guess] += 1
    most = max(split.values())
    equal = [clue for (clue, own), size in split.items() if size == most and not own]

    kept = answer_guess(game_of(lexicon, rule), guess, lexicon).turns[0]

    assert says(kept.clue) == min(map(plainly, equal))


def plainly(clue):
    """The measure of how much a clue says, as the adversary's documentation defines it."""
    if clue and isinstance(clue[0], Mark):
        return clue.count(Mark.GREEN), clue.count(Mark.YELLOW), *clue
    return clue


def test_numbers_say_as_much_as_they_are():
    assert says(Counts((0, 2))) < says(Counts((1, 0))) < says(Counts((1, 1)))


def test_what_it_keeps_does_not_depend_on_what_the_words_are():
    """Renaming the letters renames the game, and changes none of its clues."""
    words = ["abc", "abd", "acb", "bad", "dab", "cab", "dcb", "bcd"]
    renamed = str.maketrans("abcd", "dbca")
    others = [word.translate(renamed) for word in words]
    lexicon, other = lexicon_of(words), lexicon_of(others)
    game, mirrored = game_of(lexicon), game_of(other)

    for guess in ("abc", "dcb", "bad"):
        game = answer_guess(game, guess, lexicon)
        mirrored = answer_guess(mirrored, guess.translate(renamed), other)

    assert [turn.clue for turn in game.turns] == [turn.clue for turn in mirrored.turns]


def test_it_never_keeps_a_flagged_word_unless_the_terms_say_so():
    lexicon = lexicon_of(["cat", "cot", "cut", "dog"], (), ["cat", "cot", "cut"])

    kept = answer_guess(game_of(lexicon), "cot", lexicon)
    with_flagged = answer_guess(game_of(lexicon, flagged=True), "cot", lexicon)

    assert surrender(kept, lexicon).secret == tuple("dog")
    assert surrender(with_flagged, lexicon).secret == tuple("cat")


def test_the_word_it_names_in_the_end_is_the_most_common_one_left():
    lexicon = lexicon_of({"bad": 60, "bag": 20, "bat": 40, "cot": 10})

    assert surrender(answer_guess(game_of(lexicon), "cot", lexicon), lexicon).secret == tuple("bag")


def test_it_decides_when_the_attempts_are_used_up():
    lexicon = lexicon_of(["cat", "cot", "cut", "dog"])

    game = answer_guess(game_of(lexicon, attempts=1), "dog", lexicon)

    assert (game.state, game.secret) == (GameState.LOST, tuple("cat"))


def test_among_the_words_of_a_language_too_it_keeps_the_largest_class():
    lexicon = english()
    sizes = Counter(
        clue_of(Rule.TILES, tuple("arose"), tuple(word))
        for word, tier in english_words().items()
        if len(word) == 5 and tier <= 70 and not lexicon.flagged[lexicon.number_of(tuple(word))]
    )

    game = begin(Terms(5, keeping=Keeping.ADVERSARIAL), lexicon, random.Random(1))

    assert [answer_guess(game, "arose", lexicon).turns[0].clue] == [
        clue for clue, size in sizes.items() if size == max(sizes.values())
    ]
