"""Past answers: the answers of a game whose days are over."""

from collections.abc import Mapping
from dataclasses import dataclass

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural
from wmh.engine.lexicon.reading.literals import ANSWER_TIER, GUESS_TIER
from wmh.engine.lexicon.reading.policies import Past, Policies
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.question import COMMON_TIER


@dataclass(frozen=True, slots=True)
class DatedAnswers:
    """The tiers of a list's words, and the numbers of its dated answers and its past ones."""

    tiers: dict[str, int]
    dated: int = 0
    past: int = 0


def treat_past(
    tiers: dict[str, int],
    days: Mapping[str, str],
    policies: Policies,
    where: str,
    notices: list[InputError],
    *,
    answers: bool,
) -> DatedAnswers:
    """Returns the tiers of words of which some were answers before a day.

    `days` has the last day of each dated word; days are texts such as 2022-01-31. With `answers`,
    only words of `ANSWER_TIER` are answers. Raises WordListError if no answer would be left.
    """
    before = policies.before
    dated = [word for word in days if not answers or tiers.get(word) == ANSWER_TIER]
    past = {word for word in dated if before and days[word] < before}
    if not dated:
        if policies.past is not Past.KEEP:
            notices.append(InputError("{0}: no dates beside answers could be read.", where))
        return DatedAnswers(tiers)
    if before:
        notices.append(
            InputError(
                Plural(
                    "{0} of {1} dated answers is from a day before {2}.",
                    "{0} of {1} dated answers are from days before {2}.",
                    len(past),
                ),
                len(past),
                len(dated),
                before,
            )
        )
    if policies.past is Past.KEEP:
        return DatedAnswers(tiers, len(dated), len(past))
    if not answers:
        tiers = {word: min(tier, COMMON_TIER) or ANSWER_TIER for word, tier in tiers.items()}
    if policies.past is Past.UNLIKELY:
        tiers |= dict.fromkeys(past, COMMON_TIER)
    else:
        tiers |= dict.fromkeys(past, GUESS_TIER)
        if min(tiers.values()) == GUESS_TIER:
            raise WordListError(
                "All answers of {0} are from days before {1}, so none would be left: make them"
                " unlikely instead.",
                where,
                before,
            )
    return DatedAnswers(tiers, len(dated), len(past))
