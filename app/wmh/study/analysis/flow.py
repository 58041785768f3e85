"""The flow of participants through a study, as CONSORT 2010 wants it told."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.study.journal.rows import Tables
from wmh.study.protocol.protocol import Protocol


@dataclass(frozen=True, slots=True)
class GroupFlow:
    """A group from its allocation to its analysis; `wanted` is how many the protocol wants.

    `none` have no measured game that ended, and count in no figure though they did not withdraw.
    """

    group: str
    wanted: int
    assigned: int
    by_hand: int
    withdrew: int
    unfinished: int
    finished: int
    none: int
    analysed: int


@dataclass(frozen=True, slots=True)
class ParticipantFlow:
    """Numbers of participants who came, who agreed, and who stayed in each group (CONSORT)."""

    enrolled: int
    not_agreed: int
    not_assigned: int
    groups: tuple[GroupFlow, ...]


def flow_of(tables: Tables, protocol: Protocol) -> ParticipantFlow:
    """The flow of all participants whose files are there."""
    people = tables.participants
    played = {
        game.participant
        for game in tables.games
        if not game.practice and game.outcome != "interrupted"
    }
    groups: list[GroupFlow] = []
    for name in protocol.groups:
        here = [person for person in people if person.arm == name]
        stayed = [person for person in here if not person.withdrawn]
        analysed = [person for person in stayed if person.participant in played]
        groups.append(
            GroupFlow(
                name,
                protocol.per_group,
                len(here),
                sum(person.by_hand for person in here),
                len(here) - len(stayed),
                sum(not person.finished for person in stayed),
                sum(person.finished for person in stayed),
                len(stayed) - len(analysed),
                len(analysed),
            )
        )
    return ParticipantFlow(
        len(people),
        sum(not person.consent_version for person in people),
        sum(bool(person.consent_version) and not person.arm for person in people),
        tuple(groups),
    )


def flow_lines(flow: ParticipantFlow) -> Iterator[str]:
    """The flow in lines, one for each box of the figure."""
    yield (
        f"Enrolled: {flow.enrolled}. Did not agree: {flow.not_agreed}. Agreed, but left before"
        f" they were assigned: {flow.not_assigned}."
    )
    for each in flow.groups:
        yield (
            f"{each.group}: assigned {each.assigned} of {each.wanted} wanted"
            f" ({each.by_hand} by hand); withdrew {each.withdrew}; did not finish"
            f" {each.unfinished}; finished {each.finished}; analysed {each.analysed}"
            f" (without a measured game {each.none})."
        )
