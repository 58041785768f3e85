"""Sentences about a ranked list: scores, units, certainty, and the words that are not shown."""

from wmh.base.text.phrases import _, ngettext
from wmh.engine.answer import Advice, Suggestion
from wmh.engine.strategy.strategies import (
    CERTAINTIES,
    STRATEGIES,
    Certainty,
    GuessList,
    Prior,
    Strategy,
    StrategyWording,
)
from wmh.helper.capitals import capital
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.parts.shortcuts import key_of


def measured(suggestion: Suggestion) -> bool:
    """True if the score is that of a strategy which splits the candidates, not the paper's."""
    return suggestion.expected is not None


def scoring(suggestion: Suggestion, strategy: Strategy) -> StrategyWording:
    """Returns the wording of the score: the strategy's, or the paper's until that is measured."""
    if STRATEGIES[strategy].splits and not measured(suggestion):
        return STRATEGIES[Strategy.PAPER]
    return STRATEGIES[strategy]


def unit(wording: StrategyWording) -> str:
    return _(wording.unit, context="Strategies")


def score_text(suggestion: Suggestion, wording: StrategyWording) -> str:
    """Returns the score with as many decimals as distinguish scores of this unit."""
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
            return _("at least")
        case Certainty.ESTIMATED:
            return _("estimated", context="Ranking")
        case Certainty.EXACT:
            return _("exact")
        case Certainty.PROVEN:
            return _("proven")


def spoken_row(suggestion: Suggestion, strategy: Strategy) -> str:
    """Returns the text of a row for screen readers."""
    wording = scoring(suggestion, strategy)
    score = score_text(suggestion, wording)
    said = _("{0}, rank {1}, score {2}")
    if wording.splits:
        said = _("{0}, rank {1}, {2} {3}, {4}, {5}")
    can = _("can be the answer") if suggestion.candidate else _("cannot be the answer")
    certainty = certainty_name(suggestion.certainty)
    return said.format(suggestion.word, suggestion.rank, score, unit(wording), certainty, can)


def explain_row(suggestion: Suggestion, strategy: Strategy) -> str:
    """Returns the long explanation of a row; "" if there is no more to say."""
    if not scoring(suggestion, strategy).splits:
        return ""
    lines = [
        f"{certainty_sign(suggestion.certainty)} {certainty_name(suggestion.certainty)}: "
        + _(CERTAINTIES[suggestion.certainty], context="Strategies")
    ]
    if suggestion.expected is not None and suggestion.worst is not None:
        text = _("Leaves {0} possible answers on average, {1} at worst.")
        lines.append(text.format(decimal(suggestion.expected, 1), whole(suggestion.worst)))
    if not suggestion.candidate:
        lines.append(_("Cannot be the answer: it only rules out others."))
    return "\n".join(lines)


def count_text(number: int) -> str:
    """Returns a number of words, or of codes in a game of codes."""
    game = preset_of(None)
    if game is not None and game.codes:
        return ngettext("1 code", "{0} codes", number)
    return ngettext("1 word", "{0} words", number)


def more(advice: Advice) -> str:
    """Returns a text about the words that are not shown; "" if all are shown."""
    shown = len(advice.suggestions)
    if 0 < advice.measured < advice.guesses:
        text = _("{0} of {1} guesses measured")
        return text.format(whole(advice.measured), whole(advice.guesses))
    if advice.guesses > shown > 0:
        more_guesses = advice.guesses - shown
        return ngettext("and 1 more guess", "and {0} more guesses", more_guesses)
    rest = advice.remaining - shown
    other = advice.guesses and advice.question.guesses is not GuessList.CANDIDATES
    if rest <= 0 or not shown or other:
        return ""
    if shown >= advice.question.rows:
        return _("and {0} more").format(whole(rest))
    return ngettext("and 1 offensive word, hidden", "and {0} offensive words, hidden", rest)


def covered_text(*, first: bool) -> str:
    """Returns the text of a row whose word is covered.

    The text of the `first` such row names the key that uncovers it.
    """
    if not first:
        return _("Covered")
    return _("Covered: {0} uncovers it").format(key_of("uncover_row"))


def best_text(advice: Advice) -> str:
    """Returns a sentence about the best guess; "" if no best guess is known.

    If the first row could be the answer and the best guess is another word, it compares the two.
    """
    best, first = advice.best, next(iter(advice.suggestions), None)
    if best is None:
        return ""
    word, mean = capital(best.word), decimal(best.mean, 2)
    if first is not None and _loses_less(first, advice):
        text = _("{0} goes first: with it you lose fewer games. {1} needs {2} guesses on average.")
        return text.format(capital(first.word), word, mean)
    if first is not None and _goes_first(first, advice):
        text = _("{0} could be the answer: {1} guesses on average. {2} cannot, and needs {3}.")
        if any(row.word == best.word and row.candidate for row in advice.suggestions):
            text = _("{0} is better known: {1} guesses on average. {2} needs {3}.")
        return text.format(capital(first.word), decimal(first.score, 2), word, mean)
    if not best.proven:
        text = _("Best found: {0}, {1} guesses on average")
    elif STRATEGIES[advice.question.strategy].proves:
        text = _("Proven best: {0}, {1} guesses on average")
    else:
        text = _("By fewest guesses {0} is best: {1} guesses on average")
    text = text.format(word, mean)
    if advice.question.prior is Prior.UNIFORM or advice.remaining < 2:
        return text
    return _("{0} (likelier words count more)").format(text)


def _loses_less(first: Suggestion, advice: Advice) -> bool:
    """True if the first row of a list of possible answers takes more guesses than another one."""
    return advice.question.possible_only and any(
        row.word != first.word and row.candidate and row.score < first.score
        for row in advice.suggestions
    )


def _goes_first(first: Suggestion, advice: Advice) -> bool:
    """True if the first row could be the answer, and the best guess is another word."""
    return (
        STRATEGIES[advice.question.strategy].proves
        and advice.best is not None
        and first.word != advice.best.word
        and first.candidate
        and first.certainty is not Certainty.BOUND
    )


def awaits_ranking(advice: Advice) -> bool:
    """True if the strategy's own ranking is not there yet."""
    return (
        STRATEGIES[advice.question.strategy].splits
        and advice.off is None
        and advice.diagnosis is None
        and not any(map(measured, advice.suggestions))
        and not advice.guesses
    )
