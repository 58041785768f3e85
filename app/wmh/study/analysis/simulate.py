"""Simulated participants, with which an analysis is rehearsed before there are data.

They are no model of people. Every output made from them says that it is simulated.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import ClassVar

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import mark, solves
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Turn
from wmh.engine.explain.spoiler import lists
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.study.analysis.simulated_lists import Shown, shown_by
from wmh.study.journal.chain import event_lines
from wmh.study.journal.events import Event, EventKind, Json
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.assignment import arms_in_turn, station_at, turn_of
from wmh.study.protocol.helping import asked_in
from wmh.study.protocol.protocol import Arm, Protocol
from wmh.study.protocol.questionnaire import Item, ItemKind

_PAUSE = 4.0
"""Seconds from the end of a game to the beginning of the next game."""
_MOST = 30
"""Number of guesses after which a simulated participant gives up if the protocol has no limit."""


@dataclass(frozen=True, slots=True)
class Manner:
    """Way in which a simulated participant plays; it is drawn for each one.

    `think` is the median of the seconds for a guess without the helper, `read` that with the
    helper. `slips` is the probability that a guess's feedback is forgotten, `follows` that a
    suggestion is taken, and `learns` the exponent of learning (the time of game n is n to the power
    of -learns).
    """

    think: float
    read: float
    slips: float
    follows: float
    learns: float


def simulate_participant(
    protocol: Protocol,
    lexicon: Lexicon,
    number: int,
    seed: int,
    stop: Stop = never,
    shown: Shown | None = None,
) -> tuple[str, tuple[Event, ...]]:
    """Returns a simulated participant's code and events; equal for equal numbers and seeds.

    `number` counts participants from 0. `shown` caches the lists of suggestions for all
    participants. Raises Cancelled, and InputError if an arm's strategy is not available on this
    machine.
    """
    shown = shown or shown_by(protocol, lexicon)
    code = f"{station_at(protocol, number)}-sim-{number + 1:04}".lstrip("-")
    person = _Person(protocol, lexicon, code, random.Random(f"{seed}/{number}"), shown, stop)
    arms = arms_in_turn(protocol)
    arm = next(name for place, name in enumerate(arms) if place == number)
    return code, tuple(person.events(number, arm))


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """Setting of a heavy run that simulates participants; its items are their numbers, from 0.

    A result is the participant's code and the content of the participant's file.
    """

    frees: ClassVar[bool] = False

    protocol: Protocol
    lexicon: Lexicon
    seed: int

    def prepare(self) -> Callable[[Sequence[int], Stop], list[list[str]]]:
        shown = shown_by(self.protocol, self.lexicon)

        def rehearse(some: Sequence[int], stop: Stop = never) -> list[list[str]]:
            made: list[list[str]] = []
            for number in some:
                code, events = simulate_participant(
                    self.protocol, self.lexicon, number, self.seed, stop, shown
                )
                made.append([code, b"".join(event_lines(iter(events))).decode()])
            return made

        return rehearse


class _Person:
    def __init__(
        self,
        protocol: Protocol,
        lexicon: Lexicon,
        code: str,
        draw: random.Random,
        shown: Shown,
        stop: Stop,
    ) -> None:
        self._protocol, self._lexicon, self._code = protocol, lexicon, code
        self._draw, self._shown, self._stop = draw, shown, stop
        self._at = 0.0
        self._asked = {each.name: each for each in asked_by(protocol)}
        self._manner = Manner(
            think=draw.lognormvariate(log(16.0), 0.35),
            read=draw.lognormvariate(log(7.0), 0.3),
            slips=draw.betavariate(2, 12),
            follows=draw.betavariate(8, 3),
            learns=draw.uniform(0.0, 0.25),
        )

    def events(self, place: int, arm: str) -> Iterator[Event]:
        protocol = self._protocol
        yield self._event(
            EventKind.OPENED,
            participant=self._code,
            protocol=protocol.name,
            digest=protocol.digest,
            words=protocol.words_sha256,
            simulated=True,
            resumed=False,
        )
        yield self._event(EventKind.CONSENTED, version=protocol.consent.version)
        yield self._event(EventKind.ASSIGNED, place=place, arm=arm, by_hand=False)
        game = 0
        for name in protocol.before:
            yield self._answers(name)
        parts = protocol.parts(arm)
        dealt = protocol.secrets_of(self._code, arm, turn_of(protocol, place))
        for number, (part, secrets) in enumerate(zip(parts, dealt, strict=True), start=1):
            begun = part.block
            several: dict[str, Json] = (
                {"arm": part.arm, "period": part.period} if protocol.sequences else {}
            )
            yield self._event(
                EventKind.BLOCK_BEGUN, block=begun.name, practice=begun.practice, **several
            )
            for trial, secret in enumerate(secrets, start=1):
                game += 1
                self._at += _PAUSE
                yield self._event(EventKind.GAME_BEGUN, game=game, trial=trial, secret=secret)
                yield from self._game(secret, game, protocol.arm(part.arm))
            yield self._event(EventKind.BLOCK_ENDED, block=begun.name)
            for name in protocol.after_block:
                yield self._answers(name, block=begun.name, period=part.period)
            if number == len(parts) or parts[number].period != part.period:
                for name in protocol.after_arm:
                    yield self._answers(name, block="", period=part.period)
        for name in protocol.after_all:
            yield self._answers(name)
        yield self._event(EventKind.CLOSED, finished=True)

    def _game(self, secret: str, number: int, arm: Arm) -> Iterator[Event]:
        protocol, lexicon, sees = self._protocol, self._lexicon, arm.sees
        letters = lexicon.alphabet.letters_of(secret)
        assert letters is not None
        begun = self._at
        turns: tuple[Turn, ...] = ()
        most = protocol.attempts or _MOST
        while True:
            check_cancelled(self._stop)
            left = self._candidates_left(turns)
            listed = lists(sees, len(left))
            question = replace(asked_in(protocol, arm), turns=turns)
            shown = self._shown(arm, question, self._stop) if listed else ()
            if listed:
                yield self._event(EventKind.LIST_OPENED)
            if sees is not None:
                yield self._event(EventKind.ADVISED, remaining=len(left), words=list(shown))
            self._think(number, helped=listed)
            if protocol.time_cap is not None and self._at - begun > protocol.time_cap:
                self._at = begun + protocol.time_cap
                yield self._event(EventKind.GAME_ENDED, outcome="out of time")
                return
            rank = self._rank(shown)
            guess = shown[rank - 1] if rank else self._own_guess(turns, left)
            if rank:
                yield self._event(EventKind.TAKEN, word=guess, rank=rank)
            elif guess in shown:
                rank = shown.index(guess) + 1
            row = len(turns)
            yield self._event(
                EventKind.GUESSED,
                row=row,
                guess=guess,
                known=True,
                remaining=len(left),
                rank=rank or None,
            )
            if listed:
                yield self._event(EventKind.LIST_CLOSED)
            spelt = lexicon.alphabet.letters_of(guess)
            assert spelt is not None
            clue = mark(protocol.rule, spelt, letters)
            turns = (*turns, Turn(spelt, clue))
            after = len(self._candidates_left(turns))
            yield self._event(EventKind.CLUED, row=row, clue=write_clue(clue), remaining=after)
            if solves(protocol.rule, spelt, clue):
                yield self._event(EventKind.GAME_ENDED, outcome="solved")
                return
            if len(turns) >= most:
                end = "out of attempts" if protocol.attempts else "given up"
                yield self._event(EventKind.GAME_ENDED, outcome=end)
                return

    def _think(self, game: int, *, helped: bool) -> None:
        manner = self._manner
        typical = (manner.read if helped else manner.think) * game**-manner.learns
        self._at += self._draw.lognormvariate(log(typical), 0.5)

    def _candidates_left(self, turns: Sequence[Turn]) -> Candidates:
        protocol = self._protocol
        question = Question(tuple(turns), protocol.length, protocol.rule, tier=protocol.tier)
        return candidates_of(question, self._lexicon, self._stop)

    def _rank(self, shown: Sequence[str]) -> int:
        """Draws the rank of the suggestion to take, from 1 and mostly 1; 0 to take none."""
        if not shown or self._draw.random() > self._manner.follows:
            return 0
        rank = 1
        while rank < len(shown) and self._draw.random() < 0.2:
            rank += 1
        return rank

    def _own_guess(self, turns: Sequence[Turn], left: Candidates) -> str:
        """Returns a random one of the words that fit the remembered feedback."""
        kept = [turn for turn in turns if self._draw.random() >= self._manner.slips]
        fits = left if len(kept) == len(turns) else self._candidates_left(kept)
        guessed = {turn.word for turn in turns}
        for _ in range(20):
            word = self._word(fits, self._draw.randrange(len(fits)))
            if word not in guessed:
                return word
        return self._word(left, 0)

    def _word(self, candidates: Candidates, place: int) -> str:
        return self._lexicon.alphabet.decode(candidates.letters[place].tobytes())

    def _answers(self, name: str, **about: Json) -> Event:
        self._at += 60.0
        items: dict[str, Json] = {item.name: self._answer(item) for item in self._asked[name].items}
        return self._event(
            EventKind.ANSWERED, questionnaire=name, **({"block": ""} | about), answers=items
        )

    def _answer(self, item: Item) -> Json:
        if item.kind is ItemKind.TEXT:
            return "made up"
        if item.kind is ItemKind.CHOICE:
            return self._draw.choice(item.choices)
        return self._draw.choice(item.values)

    def _event(self, kind: EventKind, **told: Json) -> Event:
        return Event(kind, round(self._at, 6), told)
