"""Texts of lessons in the language of the window."""

from wmh.base.text.phrases import _, sentence
from wmh.engine.clues.turn import Clue, Counts
from wmh.engine.question import Question
from wmh.teach.scenario.scenario_file import TITLE
from wmh.teach.step import TITLES, StepPart
from wmh.teach.ui.player import LessonPlayer

told = sentence
"""Translation of sentences for windows, as drawings need it (`Tell`)."""


def place_of(course: LessonPlayer) -> str:
    """Returns the position in the lesson, such as "12 of 84"."""
    return _place(course, course.at + 1)


def last_place(course: LessonPlayer) -> str:
    """Returns the last position of the lesson, whose text is the longest, such as "84 of 84"."""
    return _place(course, len(course.lesson.steps))


def _place(course: LessonPlayer, number: int) -> str:
    text = _("{0} of {1}")
    return text.format(number, len(course.lesson.steps))


def spoken_step(course: LessonPlayer) -> str:
    """Returns the text of a step for screen readers; it names the stage only if that is new."""
    step, said = course.step, told(course.step.said)
    if step.part is StepPart.ASKS:
        said = _("Question: {0}").format(said)
    elif step.part is StepPart.REVEALS:
        said = _("Answer: {0}").format(said)
    if course.new_stage:
        title = told(TITLES[step.stage])
        return _("{0}. {1}").format(title, said)
    return said


def title_of(question: Question) -> str:
    """Returns the title of a lesson made from a board."""
    if not question.turns:
        return _("An empty board")
    words = ", ".join(turn.word for turn in question.turns)
    title = _("The board: {0}").format(words)
    return title if len(title) <= TITLE else title[: TITLE - 2] + " …"


def left_out(question: Question) -> str:
    """Returns a sentence on the turns of a board that a lesson leaves out; "" if it shows all."""
    whole = all(None not in _clue_numbers(turn.clue) for turn in question.turns)
    return "" if whole else _("Rows without all their colours are left out.")


def hidden_of() -> str:
    """Returns a sentence that says that offensive words are left out."""
    return _("Offensive words that fit are not among these.")


def _clue_numbers(clue: Clue) -> tuple[object, ...]:
    return clue.numbers if isinstance(clue, Counts) else clue


def end_text() -> str:
    """Returns the sentence that is shown after the last step of a lesson."""
    return _("End of the lesson. Backspace shows all lessons, Home starts this one again.")
