"""The recommended first guess of a game, which heads the list and begins simulated games."""

from dataclasses import replace
from typing import TYPE_CHECKING

from wmh.engine.answer import Advice, Suggestion
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Certainty

if TYPE_CHECKING:
    from wmh.engine.paper.matcher import Candidates
    from wmh.engine.strategy.ranking.measures import Measures


def first_guess(question: Question, lexicon: Lexicon) -> bytes | None:
    """Returns the labels of the question's opener; None if it cannot begin the game.

    The word must be in the lexicon and not refused by the game. A strategy that counts points has a
    first guess for each number of attempts.
    """
    if not (question.opener and question.opening) or question.opener in question.refused:
        return None
    if STRATEGIES[question.strategy].points:
        return None
    letters = lexicon.alphabet.letters_of(question.opener)
    number = lexicon.number_of(letters) if letters and len(letters) == question.length else None
    if letters is None or number is None:
        return None
    if not lexicon.nameable(number, flagged=question.flagged):
        return None
    return lexicon.alphabet.encode(letters)


def begin_with_opener(advice: Advice, lexicon: Lexicon) -> Advice:
    """Returns the advice with the game's recommended first guess as its first row."""
    labels = first_guess(advice.question, lexicon)
    return advice if labels is None or not advice.remaining else led_by(labels, advice, lexicon)


def led_by(labels: bytes, advice: Advice, lexicon: Lexicon) -> Advice:
    """Returns the advice with this guess as its first row."""
    question, word = advice.question, lexicon.alphabet.decode(labels)
    row = next((each for each in advice.suggestions if each.word == word), None)
    if row is None and (advice.off or not STRATEGIES[question.strategy].splits):
        row = _paper_row(labels, question, lexicon, advice.candidates)
    row = row or _measured_row(labels, advice, lexicon)
    others = (each for each in advice.suggestions if each.word != word)
    ranked = (row, *others)[: question.rows]
    listed = tuple(replace(each, rank=rank) for rank, each in enumerate(ranked, start=1))
    return replace(advice, suggestions=listed)


def _paper_row(
    labels: bytes, question: Question, lexicon: Lexicon, candidates: "Candidates"
) -> Suggestion:
    """Returns the row of one guess, scored by the paper's scorer."""
    from wmh.engine.paper.frequency import count_letters
    from wmh.engine.paper.scorer import letter_scores

    frequencies, guess = count_letters(candidates), _as_words(labels, lexicon)
    score = float(letter_scores(guess, frequencies)[0]) / frequencies.total
    can_be = bool((candidates.numbers == guess.numbers[0]).any())
    return Suggestion(1, lexicon.alphabet.decode(labels), score, can_be)


def _measured_row(labels: bytes, advice: Advice, lexicon: Lexicon) -> Suggestion:
    """Returns the row of one guess with its measures; an estimate if the first row has one."""
    import numpy as np

    from wmh.engine.strategy.goals.estimating import in_step
    from wmh.engine.strategy.ranking import numpy_measures
    from wmh.engine.strategy.ranking.likelihood import likelihood
    from wmh.engine.strategy.ranking.measures import plan
    from wmh.engine.strategy.ranking.ordering import least_guesses
    from wmh.engine.strategy.ranking.suggestion_rows import rows

    question, alphabet = advice.question, lexicon.alphabet
    bound = STRATEGIES[question.strategy].searches
    certainty = Certainty.BOUND if bound else Certainty.EXACT
    weights = likelihood(question, lexicon, advice.candidates)

    def measures_of(spelt: bytes) -> "Measures":
        guess = plan(_as_words(spelt, lexicon))
        return numpy_measures.measure(guess, advice.candidates, question.rule, weights)

    measures = measures_of(labels)
    letters = np.frombuffer(labels, np.uint8)[None]
    row = rows(measures, question, letters, alphabet, certainty=certainty)[0]
    first = next(iter(advice.suggestions), None)
    if not bound or first is None or first.certainty is not Certainty.ESTIMATED:
        return row
    least = least_guesses(measures_of(alphabet.encode(alphabet.letters_of(first.word) or ())))
    score = float(in_step(first.score, float(least[0]), np.array([row.score]))[0])
    return replace(row, score=score, certainty=Certainty.ESTIMATED)


def _as_words(labels: bytes, lexicon: Lexicon) -> "Candidates":
    """Returns one word in the form of `Candidates`."""
    import numpy as np

    from wmh.engine.paper.matcher import Candidates

    number = lexicon.number_of(lexicon.alphabet.decoded_letters(labels))
    letters = np.frombuffer(labels, np.uint8)[None]
    return Candidates(letters, np.array([-1 if number is None else number], np.int32))
