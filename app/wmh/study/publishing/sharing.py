"""Selection of the data of a study that may be shared with other people."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from wmh.study.journal.events import Event, EventKind, Json
from wmh.study.journal.rows import AnswerRow, Tables, without_withdrawn
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.protocol import Protocol

Offered = frozenset[tuple[str, str, str]]
"""Choices that questionnaires offer, each as (questionnaire, item, text)."""

_FREE = frozenset({"text", "reason"})
"""Fields of events with free text."""
_PRIVATE = frozenset({"machine"})
"""Fields of events that are never shared: a machine may be named after a person."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """Options for what is shared; names of machines are never included.

    With `notes` free texts are included; with `withdrawn` also games, answers and events of
    participants who withdrew.
    """

    notes: bool = False
    withdrawn: bool = False

    def rows(self, tables: Tables) -> Tables:
        """Returns the shared rows of the tables; free texts of answers are not yet removed."""
        shared = tables if self.withdrawn else without_withdrawn(tables)
        if self.notes:
            return shared
        return replace(
            shared, deviations=tuple(replace(each, text="") for each in shared.deviations)
        )


def offered_texts(protocol: Protocol) -> Offered:
    """Returns all choices that the protocol's questionnaires offer, in every language."""
    return frozenset(
        (asked.name, item.name, choice)
        for language in ("", *protocol.spoken)
        for asked in asked_by(protocol, language)
        for item in asked.items
        for choice in item.choices
    )


def in_own_words(row: object, offered: Offered) -> bool:
    """True if the row is an answer that was written freely and not chosen."""
    if not isinstance(row, AnswerRow) or not row.text:
        return False
    return (row.questionnaire, row.item, row.text) not in offered


def shared_fields(
    events: Iterable[Event], sharing: Sharing | None, offered: Offered
) -> list[Mapping[str, Json]]:
    """Returns the shared fields of each event; all fields if `sharing` is None."""
    if sharing is None:
        return [event.told for event in events]
    dropped = _PRIVATE if sharing.notes else _PRIVATE | _FREE
    found: list[Mapping[str, Json]] = []
    for event in events:
        told = event.told
        if not dropped.isdisjoint(told):
            told = {name: value for name, value in told.items() if name not in dropped}
        if event.kind is EventKind.ANSWERED and not sharing.notes:
            told = {**told, "answers": _shared_answers(told, offered)}
        found.append(told)
    return found


def _shared_answers(told: Mapping[str, Json], offered: Offered) -> Json:
    answers, asked = told.get("answers"), told.get("questionnaire")
    if not isinstance(answers, Mapping):
        return None
    return {
        item: value
        for item, value in answers.items()
        if not isinstance(value, str) or not value or (asked, item, value) in offered
    }
