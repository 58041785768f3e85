"""The engine as a library: the names that `import wmh` offers.

>>> import wmh
>>> english = wmh.open_lexicon()
>>> asked = wmh.question(english, "rain:ywwg")
>>> wmh.advise(asked, english).remaining
16
>>> [each.word for each in wmh.advise(asked, english).suggestions[:3]]
['torn', 'worn', 'born']

Everything is a value or a function of values; nothing is kept between calls. No call needs Qt, a
display, a clock or the network. What cannot be done is a subclass of `InputError`, whose message is
one line for people: what, where, and what to do.
"""

from collections.abc import Generator, Iterable
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import count_text, excerpt
from wmh.engine import count
from wmh.engine.answer import Advice, Best, Suggestion
from wmh.engine.candidates import candidates_of
from wmh.engine.clues import rules
from wmh.engine.clues.reading import (
    ClueError,
    one_length,
    read_given,
    read_turn,
    read_word,
    split_turn,
)
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Clue, Counts, Mark, Turn
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.many_games import Outcome, outcome
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.ranking.suggestion_rows import measured
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Prior, Strategy
from wmh.helper.answering import Answering
from wmh.helper.catalogues import VALUES
from wmh.helper.lists import library
from wmh.helper.rack import rack_walk as rack_answering
from wmh.helper.rack.rack_question import RackAnswer, RackQuestion
from wmh.helper.rack.rack_reading import read_rack

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

__all__ = [
    "Advice",
    "Best",
    "Clue",
    "Counts",
    "GuessList",
    "InputError",
    "Lexicon",
    "Mark",
    "Outcome",
    "Prior",
    "Question",
    "RackAnswer",
    "Rule",
    "Strategy",
    "Suggestion",
    "Turn",
    "advise",
    "best",
    "mark",
    "match",
    "open_lexicon",
    "play",
    "question",
    "rack",
    "rank",
    "simulate",
]

MOST_TURNS = 100
"""Maximal number of turns in a game that `play` plays to its end."""


def open_lexicon(words: str | Path | Iterable[str] = library.DEFAULT) -> Lexicon:
    """Returns a lexicon by its name, from a file, or of the words themselves.

    A name is one that `wmh lexicon list` shows, or codes as in `codes:abcdef`. A `Path` is a .dawg
    file as `wmh lexicon build` writes it. Other iterables hold the words, in lower case. Raises
    InputError.

    >>> len(match(question(open_lexicon(["cat", "cot", "dog"]), "cat:gyw"), open_lexicon(["cat"])))
    0
    """
    if isinstance(words, str | Path):
        return library.open_named(str(words))
    return lexicon_of_words(tuple(words), "words")


def question(
    lexicon: Lexicon,
    *turns: str | Turn,
    length: int | None = None,
    rule: Rule | str = Rule.TILES,
    given: str = "",
    tier: int | None = None,
    rows: int = 10,
    strategy: Strategy | str = Strategy.PAPER,
    guesses: GuessList | str = GuessList.VIEW,
    prior: Prior | str = Prior.UNIFORM,
    attempts: int | None = None,
) -> Question:
    """Returns the question to ask after these turns: which guess should come next.

    A turn is a `Turn`, or a guess and its clue as `"rain:ywwg"`: g, y, w; 2, 1, 0; squares; or
    `"rain:2,1"` for a rule that counts. `length` is the number of letters, which turns tell too;
    `given` are letters that the game reveals, with a dot for other places (`"r..."`). `tier` bounds
    how uncommon words may be, from 0 to 127; by default it is the lexicon's usual bound. `Question`
    explains the other arguments; `dataclasses.replace` sets its other fields. Raises InputError.
    """
    rule, alphabet = Rule(rule), lexicon.alphabet
    told = tuple(_turn(each, lexicon, rule) for each in turns)
    gift = read_given(given, alphabet)
    found = one_length(told, length, gift)
    if found is None:
        raise ClueError("A question without guesses needs the length of its words: length=5.")
    return Question(
        told,
        found,
        rule,
        gift,
        lexicon.usual_tier(found) if tier is None else tier,
        rows,
        strategy=Strategy(strategy),
        guesses=GuessList(guesses),
        prior=Prior(prior),
        attempts=attempts,
    )


def advise(asked: Question, lexicon: Lexicon) -> Advice:
    """Returns the best answer to a question: how many words fit, and guesses, the best first.

    If the compiled kernels are missing, `Advice.off` tells so for strategies that need them. If no
    word fits, `Advice.diagnosis` proposes corrections of the clues that contradict each other.
    """
    with closing(Answering()) as answers:
        *_, advice = answers(asked, lexicon)
    return advice


def match(asked: Question, lexicon: Lexicon) -> list[str]:
    """Returns the words that fit every turn, sorted; offensive ones too (paper, section III.B).

    >>> english = open_lexicon()
    >>> match(question(english, "rain:ywwg", "torn:wggg"), english)[:4]
    ['born', 'corn', 'horn', 'lorn']
    """
    letters = candidates_of(asked, lexicon).letters
    return [lexicon.alphabet.decode(row.tobytes()) for row in letters]


def rank(guesses: Iterable[str], asked: Question, lexicon: Lexicon) -> list[Suggestion]:
    """Returns these guesses with their measures, the most bits first.

    The guesses need not be in the lexicon. `entropy` is in bits, `expected` and `worst` are numbers
    of words that would be left, `parts` is the number of different clues that the words that fit
    would give; words are weighted as the question says. The score is the entropy. Raises InputError
    if no word fits, or a guess cannot be made.
    """
    advice = advise(replace(asked, strategy=Strategy.PAPER, rows=1), lexicon)
    words = [_word(each, lexicon, asked.length) for each in dict.fromkeys(guesses)]
    if not advice.remaining:
        raise ClueError("No word fits these guesses, so no further guess can be measured.")
    fits = set(match(asked, lexicon))
    unranked = tuple(Suggestion(0, word, 0.0, word in fits) for word in words)
    rows = measured(replace(advice, suggestions=unranked), len(unranked), lexicon)
    rows = sorted(rows, key=lambda row: (-(row.entropy or 0.0), not row.candidate, row.word))
    return [replace(row, rank=place, score=row.entropy or 0.0) for place, row in enumerate(rows, 1)]


def best(asked: Question, lexicon: Lexicon) -> Best | None:
    """Returns the guess that needs the fewest guesses on average; None if too many words fit.

    `Best.proven` tells if every continuation was searched.

    >>> english = open_lexicon()
    >>> asked = question(english, "rain:ywwg", "torn:wggg", guesses="view")
    >>> best(asked, english).proven
    True
    """
    strategy = asked.strategy if STRATEGIES[asked.strategy].splits else Strategy.ENTROPY
    return advise(replace(asked, strategy=strategy), lexicon).best


def mark(guess: str, secret: str, lexicon: Lexicon, rule: Rule | str = Rule.TILES) -> Turn:
    """Returns the turn that a game would make of a guess.

    Raises InputError if the lengths differ.

    >>> [each.name for each in mark("torn", "rain", open_lexicon()).marks]
    ['WHITE', 'WHITE', 'YELLOW', 'GREEN']
    """
    hidden = read_word(secret, lexicon.alphabet, "secret")
    guessed = lexicon.alphabet.letters_of(_word(guess, lexicon, len(hidden))) or ()
    return Turn(guessed, rules.mark(Rule(rule), guessed, hidden))


def play(secret: str, asked: Question, lexicon: Lexicon) -> list[Turn]:
    """Returns the turns of a game that the question's strategy plays to its end.

    The question's own turns come first, and the last turn finds the secret. Raises InputError if
    the secret is not among the words that fit, or the strategy may not guess it.
    """
    with _playing(asked, lexicon) as playing:
        hidden = lexicon.alphabet.encode(
            lexicon.alphabet.letters_of(_word(secret, lexicon, asked.length)) or ()
        )
        state = playing.start()
        while len(state.turns) < MOST_TURNS:
            here = (state.candidates.letters == np.frombuffer(hidden, np.uint8)).all(axis=1)
            guess = playing.choose(state) if here.any() else None
            if guess is None:
                raise ClueError("{0} is not a possible answer here.", excerpt(secret))
            found = classes(asked.rule, guess, state.candidates.letters)
            mine = next(each for each in found if here[each.members].any())
            state = playing.after(state, guess, mine)
            if mine.solves:
                return list(state.turns)
    raise ClueError("{0} is not found in {1} guesses.", excerpt(secret), MOST_TURNS)


def simulate(asked: Question, lexicon: Lexicon, secrets: Iterable[str] | None = None) -> Outcome:
    """Returns the outcome of games that the question's strategy plays with these secrets.

    By default the secrets are all words that it may guess. `Outcome.distribution` counts games by
    their guesses; `mean`, `median` and `worst` are guesses of the games that were won; `total` is
    their sum. Raises InputError for a secret that does not fit.

    >>> few = open_lexicon(["cat", "cot", "cut", "dog"])
    >>> simulate(question(few, length=3), few).total
    8
    """
    numbers = candidates_of(asked, lexicon).numbers
    if secrets is None:
        numbers = numbers[lexicon.nameable(numbers, flagged=asked.flagged)]
    else:
        wanted = np.array([_number(each, lexicon, asked.length) for each in secrets], np.int32)
        if len(strangers := np.setdiff1d(wanted, numbers)):
            raise ClueError(
                "{0} of these words do not fit the guesses.", count_text(len(strangers), "secret")
            )
        numbers = np.unique(wanted)
    with _playing(asked, lexicon) as playing:
        return outcome(walk(playing, numbers).guesses)


def rack(
    letters: str, lexicon: Lexicon, *, values: str = "english", least: int = 2, rows: int = 200
) -> RackAnswer:
    """Returns the words that can be made of these letters, the highest score first.

    `?` stands for a blank tile. `values` names the letter values: a file of `resources/values`, or
    a path. `least` is the number of letters of the shortest word wanted. Raises InputError.

    >>> rack("tse?", open_lexicon(["set", "test", "zoo"])).found
    2
    """
    held, blanks = read_rack(letters, lexicon.alphabet)
    asked = RackQuestion(
        letters=held,
        blanks=blanks,
        values=VALUES.read_named(values),
        least=least,
        rows=rows,
        tier=ALL_TIERS,
    )
    return rack_answering.answer(asked, lexicon)


@contextmanager
def _playing(asked: Question, lexicon: Lexicon) -> Generator[Player]:
    with closing(Answering()) as answers:
        solver: Solver | None = None
        if STRATEGIES[asked.strategy].splits:
            solver = answers.solver(lexicon)
        yield player(asked, lexicon, solver)


def _turn(told: str | Turn, lexicon: Lexicon, rule: Rule) -> Turn:
    if isinstance(told, Turn):
        return told
    return read_turn(*split_turn(told), lexicon.alphabet, rule)


def _word(text: str, lexicon: Lexicon, length: int) -> str:
    """Returns the letters of a text as a word. Raises ClueError for another length."""
    letters = read_word(text, lexicon.alphabet)
    if len(letters) != length:
        raise ClueError(
            "{0} has {1}: give a word of {2}.",
            excerpt(text),
            count.letters(len(letters)),
            length,
        )
    return "".join(letters)


def _number(text: str, lexicon: Lexicon, length: int) -> int:
    word = _word(text, lexicon, length)
    number = lexicon.number_of(lexicon.alphabet.letters_of(word) or ())
    if number is None:
        raise ClueError("{0} is not in the word list {1}.", excerpt(text), lexicon.name)
    return number
