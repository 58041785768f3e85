"""How a word stands in a game, in words."""

from app.cli.reasons import said
from app.engine.lexicon.store import Lexicon
from app.engine.lookup import Lookup
from app.engine.question import Question
from app.engine.wording import counted, excerpt


def standing(found: Lookup, question: Question, lexicon: Lexicon) -> str:
    """Everything that the look-up found, in one line."""
    if not found.letters:
        foreign = lexicon.alphabet.first_foreign(found.text)
        return f"{excerpt(found.text)} has {foreign!r}, which is no letter of this lexicon."
    word = excerpt("".join(found.letters))
    objections = [*_kept_back(found, question), *_not_possible(found, question)]
    if found.tier is None:
        return " ".join([f"{word} is not in the lexicon {lexicon.name}.", *objections])
    if not objections:
        return f"{word} is in the lexicon {lexicon.name}, and fits."
    return " ".join([f"{word} is in the lexicon {lexicon.name}.", *objections])


def _kept_back(found: Lookup, question: Question) -> list[str]:
    """Why a word of the lexicon is not among those shown."""
    reasons: list[str] = []
    if found.tier is not None and not found.in_view:
        reasons.append(f"It is less common than what is shown: tier {found.tier} shows it.")
    if found.flagged and not question.flagged:
        reasons.append("It is suggested only with --flagged.")
    return reasons


def _not_possible(found: Lookup, question: Question) -> list[str]:
    length = len(found.letters or ())
    if length != question.length:
        return [f"It has {counted(length, 'letter')}, this game's words {question.length}."]
    if found.ruled_out_by is None:
        return []
    if found.ruled_out_by < 0:
        return ["The given letters rule it out."]
    turn = question.turns[found.ruled_out_by]
    return [f"Turn {found.ruled_out_by + 1} ({said(turn)}) rules it out."]
