"""Says the sentences of lessons in the language of the window."""

from PySide6.QtCore import QCoreApplication

from app.lesson.sentence import Sentence, Value
from app.ui.figures import significant, whole

translate = QCoreApplication.translate


def told(sentence: Sentence) -> str:
    """A `Tell` for windows."""
    if sentence.context == "Scenarios":
        text = translate("Scenarios", sentence.text)
    else:
        text = translate("Lesson", sentence.text)
    return text.format(*map(_shown, sentence.values)) if sentence.values else text


def _shown(value: Value) -> str:
    match value:
        case Sentence():
            return told(value)
        case int():
            return whole(value)
        case float():
            return significant(value, 3)
        case str():
            return value
