"""Flow of participants through a study, as CONSORT 2010 asks for it."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.study.journal.rows import Tables
from wmh.study.protocol.protocol import Protocol


@dataclass(frozen=True, slots=True)
class GroupFlow:
    """Numbers of a group's participants and games, from allocation to analysis.

    `wanted` is the number of participants that the protocol wants. `none` participants have no
    measured game that counts, though they did not withdraw; `unstarted` of them began none. `games`
    are the measured games begun by participants who did not withdraw. Left out of the analysis are
    `interrupted` games, because the program ended, and `stalled` games, because program or machine
    stood still.
    """

    group: str
    wanted: int
    assigned: int
    by_hand: int
    withdrew: int
    unfinished: int
    finished: int
    none: int
    unstarted: int
    analysed: int
    games: int
    interrupted: int
    stalled: int


@dataclass(frozen=True, slots=True)
class ParticipantFlow:
    """Numbers of participants who came, agreed, and were assigned, and of each group (CONSORT)."""

    enrolled: int
    not_agreed: int
    not_assigned: int
    groups: tuple[GroupFlow, ...]


def flow_of(tables: Tables, protocol: Protocol) -> ParticipantFlow:
    """Returns the flow of all participants in the tables."""
    people = tables.participants
    begun = [game for game in tables.games if not game.practice]
    played = {game.participant for game in begun if game.outcome != "interrupted"}
    groups: list[GroupFlow] = []
    for name in protocol.groups:
        here = [person for person in people if person.arm == name]
        stayed = [person for person in here if not person.withdrawn]
        analysed = [person for person in stayed if person.participant in played]
        codes = {person.participant for person in stayed}
        games = [game for game in begun if game.participant in codes]
        out = [game for game in games if game.outcome == "interrupted"]
        stalled = sum(game.seconds_stalled > 0 for game in out)
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
                len(codes - {game.participant for game in games}),
                len(analysed),
                len(games),
                len(out) - stalled,
                stalled,
            )
        )
    return ParticipantFlow(
        len(people),
        sum(not person.consent_version for person in people),
        sum(bool(person.consent_version) and not person.arm for person in people),
        tuple(groups),
    )


def flow_lines(flow: ParticipantFlow) -> Iterator[str]:
    """Yields the flow as lines of text, one for each box of the CONSORT diagram."""
    yield (
        f"Enrolled: {flow.enrolled}. Did not agree: {flow.not_agreed}. Agreed, but left before"
        f" they were assigned: {flow.not_assigned}."
    )
    for each in flow.groups:
        yield (
            f"{each.group}: assigned {each.assigned} of {each.wanted} wanted"
            f" ({each.by_hand} by hand); withdrew {each.withdrew}; did not finish"
            f" {each.unfinished}; finished {each.finished}; analysed {each.analysed}"
            f" (without a measured game {each.none}: {each.unstarted} began none,"
            f" {each.none - each.unstarted} had only games that are left out)."
            f" Measured games begun by those who did not withdraw: {each.games}; left out because"
            f" the program ended {each.interrupted}, because it or the machine stood still"
            f" {each.stalled}; analysed {each.games - each.interrupted - each.stalled}."
        )
