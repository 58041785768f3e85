"""Journals of shipped protocols with all that happens: pauses, stalls, restarts, answers."""

import random

from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.sitting import Sitting, SittingStage, next_step
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.questionnaire import ItemKind

OUTCOMES = ("solved", "solved", "solved", "out of attempts", "out of time", "given up")


def lived(protocol, group, code, seed, *, place=0, leaves=None):
    """The events of a participant, drawn by a seed; who `leaves` withdraws after so many games."""
    return _Life(protocol, group, code, random.Random(f"{code}/{seed}"), leaves).run(place)


class _Life:
    def __init__(self, protocol, group, code, draw, leaves):
        self.asked = {each.name: each for each in asked_by(protocol)}
        self.protocol, self.group, self.code, self.draw = protocol, group, code, draw
        self.leaves, self.events, self.at, self.sitting = leaves, [], 0.0, Sitting()

    def tell(self, kind, **told):
        event = Event(kind, round(self.at, 6), told)
        self.events.append(event)
        self.sitting = self.sitting.after(event)

    def opens(self):
        utc = f"2026-02-03T1{self.sitting.sittings % 10}:00:00+00:00"
        self.tell(
            EventKind.OPENED, participant=self.code, protocol=self.protocol.name,
            digest=self.protocol.digest, words="w" * 64, format=2, machine="host-of-lovelace",
            utc=utc, language="en", resumed=self.sitting.sittings > 0,
        )  # fmt: skip

    def run(self, place):
        self.opens()
        self.tell(EventKind.CONSENTED, version="1", language="en")
        self.tell(EventKind.ASSIGNED, arm=self.group, place=place, by_hand=False)
        while not self.sitting.over:
            self.at += self.draw.uniform(0.2, 3)
            if self.leaves is not None and self.sitting.games >= self.leaves:
                self.tell(EventKind.CLOSED, finished=False, withdrawn=True)
                break
            self.step(next_step(self.sitting, self.protocol, self.code))
        return self.events

    def step(self, step):
        draw = self.draw
        match step.stage:
            case SittingStage.INSTRUCTIONS:
                self.tell(EventKind.INSTRUCTED, arm=step.arm)
            case SittingStage.TRY:
                self.tell(
                    EventKind.GAME_BEGUN, game=0, trial=0, secret=step.secret, **{"try": True}
                )
                self.plays(step.secret)
            case SittingStage.BLOCK:
                block = {"block": step.block.name, "practice": step.block.practice}
                self.tell(EventKind.BLOCK_BEGUN, **block, arm=step.arm, period=step.period)
            case SittingStage.GAME:
                told = {"game": step.game, "trial": step.trial, "secret": step.secret}
                self.tell(EventKind.GAME_BEGUN, **told)
                self.plays(step.secret)
            case SittingStage.BLOCK_END:
                self.tell(EventKind.BLOCK_ENDED, block=step.block.name)
                if draw.random() < 0.2:  # The program was closed and opened again.
                    self.at = 0.0
                    self.opens()
            case SittingStage.REST:
                self.tell(EventKind.RESTED)
            case SittingStage.ANSWERS:
                told = {"questionnaire": step.questionnaire}
                told["block"] = step.block.name if step.block else ""
                if step.period:
                    told["period"] = step.period
                self.tell(EventKind.ANSWERED, **told, answers=self.answers(step.questionnaire))
            case SittingStage.NOTE:
                self.tell(EventKind.NOTED, text="said that it is warm")
                self.tell(EventKind.CLOSED, finished=True)
            case other:
                raise AssertionError(other)

    def plays(self, secret):
        draw, outcome = self.draw, self.draw.choice(OUTCOMES)
        tries = draw.randint(1, 5)
        for row in range(tries):
            last = outcome == "solved" and row == tries - 1
            self.guesses(row, secret if last else draw.choice(("sale", "nerd")))
            if draw.random() < 0.02:  # Killed.
                self.at = 0.0
                self.opens()
                return
        self.at += 0.5
        self.tell(EventKind.GAME_ENDED, outcome=outcome, secret=secret)
        if draw.random() < 0.1:
            self.tell(EventKind.DEVIATED, text="the door was open")

    def guesses(self, row, guess):
        draw = self.draw
        for end in range(1, 5):
            self.at += draw.uniform(0.05, 2)
            system = int(self.at * 1e3)
            self.tell(EventKind.KEY, row=row, letters=guess[:end], system_ms=system)
        if draw.random() < 0.2:
            since = round(self.at + 0.3, 6)
            self.at += 2
            self.tell(EventKind.PAUSED, since=since)
            self.at += draw.uniform(1, 60)
            self.tell(EventKind.CONTINUED, reason="the phone rang")
        if draw.random() < 0.05:
            self.at += 4
            self.tell(EventKind.STALLED, seconds=3.5, asleep=0.0)
        self.at += draw.uniform(0.05, 2)
        self.tell(EventKind.GUESSED, row=row, guess=guess, known=True, remaining=9)
        self.at += 0.1
        if draw.random() < 0.95:
            self.tell(EventKind.CLUED, row=row, clue=draw.choice(("gggg", "-wyg", "-www")))

    def answers(self, name):
        return {
            item.name: "in my own words" if item.kind is ItemKind.TEXT
            else self.draw.choice(item.choices or item.values)
            for item in self.asked[name].items
        }  # fmt: skip
