"""Sentences about a ranked list: scores, units, certainty, and the words not shown."""

from PySide6.QtCore import QCoreApplication

from wmh.engine.answer import Advice, Best, Suggestion
from wmh.engine.strategy.strategies import (
    CERTAINTIES,
    STRATEGIES,
    Certainty,
    GuessList,
    Strategy,
    StrategyWording,
)
from wmh.helper.ui.parts.numbers import decimal, plural, whole
from wmh.helper.ui.parts.shortcuts import key_of

translate = QCoreApplication.translate


def measured(suggestion: Suggestion) -> bool:
    """True if its score is that of a strategy that splits the candidates."""
    return suggestion.expected is not None


def scoring(suggestion: Suggestion, strategy: Strategy) -> StrategyWording:
    """Wording of its score: the paper's until the chosen strategy's ranking is there."""
    if STRATEGIES[strategy].splits and not measured(suggestion):
        return STRATEGIES[Strategy.PAPER]
    return STRATEGIES[strategy]


def unit(wording: StrategyWording) -> str:
    return translate("Strategies", wording.unit)


def score_text(suggestion: Suggestion, wording: StrategyWording) -> str:
    """Score with as many decimals as distinguish scores of its unit."""
    score = suggestion.score
    if not wording.splits:
        return decimal(score, 3)
    if wording.unit in ("clues", "left at worst") and score == round(score):
        return decimal(score, 0)
    return decimal(score, 1) if score >= 100 else decimal(score, 2)


def certainty_sign(certainty: Certainty) -> str:
    return {
        Certainty.BOUND: "≥",
        Certainty.ESTIMATED: "≈",
        Certainty.EXACT: "=",
        Certainty.PROVEN: "✓",
    }[certainty]


def certainty_name(certainty: Certainty) -> str:
    match certainty:
        case Certainty.BOUND:
            return translate("Ranking", "at least")
        case Certainty.ESTIMATED:
            return translate("Ranking", "estimated")
        case Certainty.EXACT:
            return translate("Ranking", "exact")
        case Certainty.PROVEN:
            return translate("Ranking", "proven")


def spoken(suggestion: Suggestion, strategy: Strategy) -> str:
    """Row as a screen reader reads it."""
    wording = scoring(suggestion, strategy)
    score = score_text(suggestion, wording)
    said = translate("SuggestionModel", "{0}, rank {1}, score {2}")
    if wording.splits:
        said = translate("SuggestionModel", "{0}, rank {1}, {2} {3}, {4}, {5}")
    can = (
        translate("Ranking", "can be the answer")
        if suggestion.candidate
        else translate("Ranking", "cannot be the answer")
    )
    certainty = certainty_name(suggestion.certainty)
    return said.format(suggestion.word, suggestion.rank, score, unit(wording), certainty, can)


def explained(suggestion: Suggestion, strategy: Strategy) -> str:
    """Row explained at length; empty if there is no more to say."""
    if not scoring(suggestion, strategy).splits:
        return ""
    lines = [
        f"{certainty_sign(suggestion.certainty)} {certainty_name(suggestion.certainty)}: "
        + translate("Strategies", CERTAINTIES[suggestion.certainty])
    ]
    if suggestion.expected is not None and suggestion.worst is not None:
        text = translate("Ranking", "Leaves {0} words on average, {1} at worst.")
        lines.append(text.format(decimal(suggestion.expected, 1), whole(suggestion.worst)))
    if not suggestion.candidate:
        lines.append(translate("Ranking", "Cannot be the answer: it only rules out other words."))
    return "\n".join(lines)


def more(advice: Advice) -> str:
    """Text about the words that are not shown; empty if there are none."""
    shown = len(advice.suggestions)
    if 0 < advice.measured < advice.guesses:
        text = translate("Ranking", "{0} of {1} guesses measured")
        return text.format(whole(advice.measured), whole(advice.guesses))
    if advice.guesses > shown > 0:
        more_guesses = advice.guesses - shown
        return plural("Ranking", "and 1 more guess", "and {0} more guesses", more_guesses)
    rest = advice.remaining - shown
    other = advice.guesses and advice.question.guesses is not GuessList.CANDIDATES
    if rest <= 0 or not shown or other:
        return ""
    if shown >= advice.question.rows:
        return translate("Wording", "and {0} more").format(whole(rest))
    return plural(
        "Wording", "and 1 offensive word, hidden", "and {0} offensive words, hidden", rest
    )


def covered_text(*, first: bool) -> str:
    """Text of a row whose word is covered; the first of them names the key that uncovers it."""
    if not first:
        return translate("SuggestionModel", "Covered")
    return translate("SuggestionModel", "Covered: {0} uncovers it").format(key_of("uncover_row"))


def best_text(best: Best) -> str:
    text = (
        translate("Ranking", "Proven best: {0}, {1} guesses on average")
        if best.proven
        else translate("Ranking", "Best found: {0}, {1} guesses on average")
    )
    return text.format(best.word.upper(), decimal(best.mean, 2))


def awaited(advice: Advice) -> bool:
    """True if the strategy's own ranking is still to come."""
    return (
        STRATEGIES[advice.question.strategy].splits
        and advice.off is None
        and advice.diagnosis is None
        and not any(map(measured, advice.suggestions))
        and not advice.guesses
    )
