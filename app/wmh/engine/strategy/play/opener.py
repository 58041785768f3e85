"""The first guess that is recommended for a game: it leads the list, and every player begins so."""

from dataclasses import replace
from typing import TYPE_CHECKING

from wmh.engine.answer import Advice, Suggestion
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Certainty

if TYPE_CHECKING:
    from wmh.engine.paper.matcher import Candidates


def first_guess(question: Question, lexicon: Lexicon, candidates: int) -> bytes | None:
    """Labels of the question's opener; None where a game of so many words does not begin with it.

    The word must be in the lexicon and not be refused by the game. A strategy that goes by points
    has a first guess for each number of attempts, and among few words one that searches has a
    proven one.
    """
    from wmh.engine.strategy.endgame import SEARCHED_TO

    strategy = STRATEGIES[question.strategy]
    if not (question.opener and question.opening) or question.opener in question.refused:
        return None
    if strategy.points:
        return None
    if strategy.searches and candidates <= SEARCHED_TO:
        return None
    letters = lexicon.alphabet.letters_of(question.opener)
    number = lexicon.number_of(letters) if letters and len(letters) == question.length else None
    if letters is None or number is None:
        return None
    if not lexicon.nameable(number, flagged=question.flagged):
        return None
    return lexicon.alphabet.encoded(letters)


def begin_with_opener(advice: Advice, lexicon: Lexicon) -> Advice:
    """The advice with the game's recommended first guess as its first row."""
    question = advice.question
    labels = first_guess(question, lexicon, advice.remaining)
    if labels is None:
        return advice
    word = lexicon.alphabet.decoded(labels)
    row = next((each for each in advice.suggestions if each.word == word), None)
    row = row or _row_of(labels, question, lexicon, advice.candidates)
    others = (each for each in advice.suggestions if each.word != word)
    ranked = (row, *others)[: question.rows]
    listed = tuple(replace(each, rank=rank) for rank, each in enumerate(ranked, start=1))
    return replace(advice, suggestions=listed)


def _row_of(
    labels: bytes, question: Question, lexicon: Lexicon, candidates: "Candidates"
) -> Suggestion:
    """The row of one guess, by its measures or by the paper's scorer."""
    import numpy as np

    from wmh.engine.paper.frequency import count_letters
    from wmh.engine.paper.matcher import Candidates
    from wmh.engine.paper.scorer import sums
    from wmh.engine.strategy.ranking import uncompiled
    from wmh.engine.strategy.ranking.likelihood import likelihood
    from wmh.engine.strategy.ranking.measures import Guesses
    from wmh.engine.strategy.ranking.suggestion_rows import rows

    letters = np.frombuffer(labels, np.uint8)[None]
    number = lexicon.number_of(lexicon.alphabet.letters_of(lexicon.alphabet.decoded(labels)) or ())
    if not STRATEGIES[question.strategy].splits:
        frequencies = count_letters(candidates)
        one = Candidates(letters, np.array([number], np.int32))
        score = sums(one, frequencies)[0] / frequencies.total
        return Suggestion(1, question.opener, float(score), bool(number in candidates.numbers))
    guess = Guesses(letters, np.array([-1 if number is None else number], np.int32))
    weights = likelihood(question, lexicon, candidates)
    measures = uncompiled.measure(guess, candidates, question.rule, weights)
    bound = STRATEGIES[question.strategy].searches
    certainty = Certainty.BOUND if bound else Certainty.EXACT
    return rows(measures, question, letters, lexicon.alphabet, certainty=certainty)[0]
