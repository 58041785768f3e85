"""What is said of the words that a pattern found."""

from PySide6.QtCore import QCoreApplication

from app.engine.patterns.question import PatternAnswer
from app.ui.figures import whole
from app.ui.keys import key_of

translate = QCoreApplication.translate


def finding(answer: PatternAnswer) -> str:
    """How many words match, how many of them are listed, and what might be missed."""
    said = [_matching(answer)]
    if answer.kept_back:
        said.append(_kept_back(answer.kept_back))
    if answer.foreign:
        text = translate("FindText", "{0} is no letter of this lexicon.")
        said.append(text.format(answer.foreign.upper()))
    return " ".join(said)


def invitation() -> str:
    """What a pattern is made of, for those who have not typed one yet."""
    return translate(
        "FindText",
        "Letters, and . for any letter; [abc] is one of these, [^abc] none of them, (ab|c) either,"
        " ? one or none, * any number.",
    )


def wrong_length(word: str, length: int, wanted: int) -> str:
    """Why a word cannot be taken to the board."""
    text = translate("FindText", "{0} has {1} letters, and the words of this game {2}.")
    return text.format(word.upper(), length, wanted)


def _matching(answer: PatternAnswer) -> str:
    number, named = answer.number, len(answer.words)
    if number == 0:
        return translate("FindText", "No word matches.")
    if number == 1:
        return translate("FindText", "1 word matches.")
    if number > named:
        text = translate("FindText", "{0} words match, the first {1} are listed.")
        return text.format(whole(number), whole(named))
    return translate("FindText", "{0} words match.").format(whole(number))


def _kept_back(number: int) -> str:
    if number == 1:
        text = translate("FindText", "1 more is less common ({1}) or flagged.")
    else:
        text = translate("FindText", "{0} more are less common ({1}) or flagged.")
    return text.format(whole(number), key_of("all_words"))
