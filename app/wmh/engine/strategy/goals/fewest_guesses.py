"""Goal of the fewest guesses to the end of the game: proven where possible.

With many words left the list is ordered by lower bounds, and shows estimates.

The guess with the fewest guesses on average may leave an uncommon word for one guess more than the
game allows. So near the end of a game with a limit, guesses that lose no word come first, or else
guesses that lose only unlikely words.
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop
from wmh.engine.answer import Advice, Best, Suggestion
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import Question
from wmh.engine.strategy.endgame import SEARCHED_TO
from wmh.engine.strategy.goals import measured
from wmh.engine.strategy.goals.estimating import Rollout, estimate_rows
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.goals.kinds import estimate_by_kinds, rank_by_kinds
from wmh.engine.strategy.goals.possible import begin_with_possible, possible_guess
from wmh.engine.strategy.goals.valuing import (
    State,
    ValuedGuesses,
    attempts_left,
    leading,
    values_of,
)
from wmh.engine.strategy.play.play_state import PlayState, likeliest
from wmh.engine.strategy.ranking.measures import Guesses
from wmh.engine.strategy.ranking.ordering import as_shown, least_guesses
from wmh.engine.strategy.ranking.suggestion_rows import describe_rows
from wmh.engine.strategy.strategies import Certainty, GuessList

VALUED = 10
"""Number of words that are valued although they cannot be the secret."""


def improve(
    advice: Advice,
    guesses: Guesses,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
    *,
    closing: bool,
) -> Iterator[Advice]:
    """Yields the advice ranked by lower bounds, then by searches to the end of the game.

    The searches give first the leading guess, then the value of every word that can be the secret.
    With too many words for a search, estimates replace the bounds. The list of a player who takes
    only possible answers begins with one that loses few games. After the secret was guessed, no
    more guesses are needed.
    """
    if advice.question.solved:
        for each in _improve(advice, guesses, weights, means, stop, closing=closing):
            rows = tuple(replace(row, score=0.0) for row in each.suggestions)
            yield replace(each, suggestions=rows)
        return
    better = _improve(advice, guesses, weights, means, stop, closing=closing)
    yield from begin_with_possible(better, weights, means, stop) if closing else better


def _improve(
    advice: Advice,
    guesses: Guesses,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
    *,
    closing: bool,
) -> Iterator[Advice]:
    asked, many = advice.question, len(advice.candidates)
    estimating = closing and many > SEARCHED_TO
    closing = closing and _is_searched(many, asked.rule)
    # The rows that are valued leave room for as many others.
    rows = asked.rows + many + VALUED if closing else asked.rows
    better = measured.improve(
        replace(advice, question=replace(asked, rows=rows)),
        guesses, weights, means, stop, closing=False, certainty=certainty_of_measures(many),
    )  # fmt: skip
    for each in better:
        advice = replace(each, question=asked)
        yield replace(advice, suggestions=advice.suggestions[: asked.rows])
    alphabet = means.lexicon.alphabet
    if estimating:
        rollout = Rollout(
            asked, guesses, advice.candidates, weights, means.lexicon, means.measuring
        )
        by_kinds = estimate_by_kinds(advice, rollout, stop)
        yield by_kinds or estimate_rows(advice, rollout, stop)
    if not closing:
        return
    state = State(
        means.endgame(asked, guesses),
        advice.candidates,
        weights,
        means.lexicon.tiers[guesses.numbers],
        attempts_left(asked, len(asked.turns)),
    )
    first = leading(state, stop)
    if first is None:
        yield _by_chance(advice, state, alphabet, stop)
        return
    yield _with(advice, state, first, alphabet, stop)
    if first.safe:
        others = [each.word for each in advice.suggestions if not each.candidate][:VALUED]
        places = _places(others, state, alphabet)
        every = values_of(state, first, places[~np.isin(places, first.places)], stop)
        yield _with(advice, state, every, alphabet, stop)


def certainty_of_measures(candidates: int) -> Certainty:
    """Returns the certainty of lower bounds: they are exact only for a single candidate."""
    return Certainty.BOUND if candidates > 1 else Certainty.EXACT


def _is_searched(candidates: int, rule: Rule) -> bool:
    return 2 <= candidates <= SEARCHED_TO and rule is not Rule.PAPER


def _by_chance(advice: Advice, state: State, alphabet: Alphabet, stop: Stop) -> Advice:
    """Returns the advice for a game that may be lost: the guess with the best chance is first."""
    every = np.arange(len(state.guesses))
    own = np.flatnonzero(np.isin(state.guesses.numbers, state.candidates.numbers))
    lots = (each for each in (every, own) if len(each))
    places = np.array(list(dict.fromkeys(_winning(state, each, stop) for each in lots)))
    measures = state.measured(places, stop)
    first = describe_rows(
        measures,
        least_guesses(measures),
        [Certainty.BOUND] * len(places),
        state.guesses.letters[places],
        alphabet,
    )
    return replace(advice, suggestions=_with_first(first, advice), best=None)


def _winning(state: State, among: NDArray[np.intp], stop: Stop) -> int:
    """Returns the index of the guess that wins most often with the one or two guesses left.

    Only the guesses `among` are considered. Ties go to a word that can be the secret, then to more
    information if there is another guess.
    """
    measures = state.measured(among, stop)
    known = state.tiers[among]
    if state.left == 1:
        order = np.lexsort((known, -measures.hit))
    else:
        order = np.lexsort((known, measures.total, -measures.hit, -measures.shot))
    return int(among[order[0]])


def _with(
    advice: Advice, state: State, values: ValuedGuesses, alphabet: Alphabet, stop: Stop
) -> Advice:
    """Returns the advice with the valued guesses first, in their order, and the other rows after.

    If the fewest guesses are proven, lower bounds of all rows are raised to that number.
    """
    known = values.totals >= 0
    measures = state.measured(values.places, stop)
    means = np.where(known, values.totals / state.weight, least_guesses(measures))
    fewest = int(np.argmin(np.where(known, as_shown(means), np.iinfo(np.int64).max)))
    least = float(means[fewest]) if values.proven else 0.0
    rest = Certainty.EXACT if values.proven else Certainty.ESTIMATED
    rows = describe_rows(
        measures,
        np.where(known, means, np.maximum(means, least)),
        [rest if each else Certainty.BOUND for each in known.tolist()],
        state.guesses.letters[values.places],
        alphabet,
    )
    if values.proven:
        proven = replace(rows[fewest], certainty=Certainty.PROVEN)
        rows = (*rows[:fewest], proven, *rows[fewest + 1 :])
    bounds = tuple(replace(each, score=max(each.score, least)) for each in advice.suggestions)
    best = Best(rows[fewest].word, rows[fewest].score, values.proven)
    valued_rows = tuple(row for row in rows if row.certainty is not Certainty.BOUND)
    listed = _with_first(valued_rows, replace(advice, suggestions=bounds))
    return replace(advice, suggestions=listed, best=best)


def _with_first(rows: tuple[Suggestion, ...], advice: Advice) -> tuple[Suggestion, ...]:
    """Returns these rows, then the other rows of the advice, as many as the question wants."""
    words = {row.word for row in rows}
    others = (each for each in advice.suggestions if each.word not in words)
    ranked = [*rows, *others][: advice.question.rows]
    return tuple(replace(row, rank=rank) for rank, row in enumerate(ranked, start=1))


def _places(words: list[str], state: State, alphabet: Alphabet) -> NDArray[np.intp]:
    """Returns the indices of these words among the guesses of a state."""
    spelt = [
        np.frombuffer(alphabet.encode(alphabet.letters_of(word) or ()), np.uint8) for word in words
    ]
    letters = state.guesses.letters
    found = [np.flatnonzero((letters == labels).all(axis=1))[0] for labels in spelt]
    return np.array(found, np.intp)


def guess(
    state: PlayState, may: NDArray[np.intp], question: Question, means: GoalMeans, stop: Stop
) -> bytes | None:
    """Returns the best guess: by search with few candidates, else by kinds or by lower bounds.

    The arguments are those of `Guess`.
    """
    candidates, weights, guesses = state.candidates, state.weights, state.guesses
    left = attempts_left(question, len(state.turns))
    if left == 1 and len(may):
        return likeliest(state, may, means.lexicon)
    possible = possible_guess(question, len(state.turns), candidates, weights, may, means, stop)
    if possible is not None:
        return possible
    if guesses is None or not len(guesses) or not _is_searched(len(candidates), question.rule):
        by_kinds = _first_of_kinds(state, may, question, means, stop)
        return by_kinds or measured.guess(state, may, question, means, stop)
    endgame, tiers = means.endgame(question, guesses), means.lexicon.tiers[guesses.numbers]
    here = State(endgame, candidates, weights, tiers, left)
    found = leading(here, stop)
    only = question.possible_only or question.guesses is GuessList.CANDIDATES
    if found is None:
        can = np.flatnonzero(np.isin(guesses.numbers, candidates.numbers[may]))
        among = can if only and len(can) else np.arange(len(guesses))
        return guesses.letters[_winning(here, among, stop)].tobytes()
    if question.possible_only and len(may):
        if found.safe:
            found = values_of(here, found, np.empty(0, np.intp), stop)
        own = _first_possible(here, found)
        if own is None:
            return measured.guess(state, may, question, means, stop)
        return guesses.letters[own].tobytes()
    return guesses.letters[found.places[0]].tobytes()


def _first_of_kinds(
    state: PlayState, may: NDArray[np.intp], question: Question, means: GoalMeans, stop: Stop
) -> bytes | None:
    """Returns the best guess by kinds of guesses, or None if these are not ranked."""
    candidates, guesses = state.candidates, state.guesses
    if guesses is None or not len(guesses) or len(candidates) <= SEARCHED_TO:
        return None
    asked = replace(question, turns=state.turns)
    rollout = Rollout(asked, guesses, candidates, state.weights, means.lexicon, means.measuring)
    ranked = rank_by_kinds(rollout, stop)
    if ranked is None:
        return None
    places = ranked.places
    if question.possible_only:
        places = places[np.isin(guesses.numbers[places], candidates.numbers[may])]
    return guesses.letters[places[0]].tobytes() if len(places) else None


def _first_possible(state: State, found: ValuedGuesses) -> int | None:
    """Returns the index of the first valued guess that can be the secret, or None."""
    can = np.isin(state.guesses.numbers[found.places], state.candidates.numbers)
    return int(found.places[can][0]) if can.any() else None
