"""Predictions of a class for a question, with raised hands, compared with the answer."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from wmh.base.text.sentence import Sentence, say, value_text
from wmh.base.text.wording import Plural
from wmh.teach.step import Step, StepPart

MOST_HANDS = 99
_MOST_LETTERS = 40
_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?")


@dataclass(frozen=True, slots=True)
class Prediction:
    """Predicted answer, and the number of pupils who raised a hand for it."""

    text: str
    hands: int = 1


@dataclass(frozen=True, slots=True)
class Predictions:
    """Predictions for one question, in the order in which they were made."""

    made: tuple[Prediction, ...] = ()

    def with_prediction(self, text: str) -> "Predictions":
        """Returns the predictions with `text` added; one made before gets another hand."""
        text = " ".join(text.split())[:_MOST_LETTERS]
        if not text:
            return self
        there = [each.text.casefold() for each in self.made]
        if text.casefold() in there:
            return self.with_hands(there.index(text.casefold()), 1)
        return Predictions((*self.made, Prediction(text)))

    def with_hands(self, number: int, by: int) -> "Predictions":
        """Returns the predictions with `by` more hands for one; without hands it is removed."""
        made = list(self.made)
        hands = min(made[number].hands + by, MOST_HANDS)
        made[number : number + 1] = [replace(made[number], hands=hands)] if hands > 0 else []
        return Predictions(tuple(made))


def answer_of(steps: Sequence[Step], asked: int) -> Step | None:
    """Returns the step that answers the question of step number `asked`; None without one."""
    return next((step for step in steps[asked:] if step.part is StepPart.REVEALS), None)


def question_at(steps: Sequence[Step], at: int) -> int | None:
    """Returns the index of the question that a step asks or answers; None for other steps."""
    if steps[at].part is StepPart.SHOWS:
        return None
    return next((place for place in range(at, -1, -1) if steps[place].part is StepPart.ASKS), None)


def true_number(answer: Step | None) -> int | float | None:
    """Returns the number in an answer; None if there is no number."""
    values = answer.said.values if answer is not None else ()
    return next((value for value in values if isinstance(value, int | float)), None)


def nearest(predictions: Predictions, true: float) -> Prediction | None:
    """Returns the prediction nearest to the true number; of equally near ones, with most hands."""
    numbers = [
        (abs(float(found.group().replace(",", ".")) - true), -each.hands, number)
        for number, each in enumerate(predictions.made)
        if (found := _NUMBER.fullmatch(each.text)) is not None
    ]
    return predictions.made[min(numbers)[2]] if numbers else None


def hands_said(prediction: Prediction) -> Sentence:
    """Returns a sentence with a prediction and the number of hands for it."""
    return say(
        Plural("{0} (one hand)", "{0} ({1} hands)", prediction.hands),
        prediction.text,
        prediction.hands,
    )


def comparison_of(predictions: Predictions, true: float | None) -> Sentence | None:
    """Returns a sentence that compares predictions with the true number; None without any."""
    if not predictions.made:
        return None
    made = hands_said(max(predictions.made, key=lambda each: each.hands))
    best = None if true is None else nearest(predictions, true)
    if true is None or best is None:
        return say("The class said: {0}.", made)
    if float(best.text.replace(",", ".")) == round(true, 1) or best.text == value_text(true):
        return say("The class said: {0}. Right: {1}.", made, best.text)
    return say("The class said: {0}. The nearest was {1}, and it is {2}.", made, best.text, true)


def summary(steps: Sequence[Step], kept: Sequence[tuple[int, Predictions]]) -> tuple[Sentence, ...]:
    """Returns a sentence for each question: `kept` has its step's index and its predictions."""
    lines: list[Sentence] = []
    for asked, predictions in kept:
        told = comparison_of(predictions, true_number(answer_of(steps, asked)))
        if told is not None:
            lines.append(say("{0} {1}", steps[asked].said, told))
    return tuple(lines)
