"""Studies drawn at random, odd ones among them: dropouts, nothing solved, ties, arms met twice."""

import random
from dataclasses import replace

from tests.study.protocols import small
from wmh.study.journal.rows import AnswerRow, AttemptRow, GameRow, ParticipantRow, Tables
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.assignment import arms_in_turn, turn_of
from wmh.study.protocol.protocol import SEPARATOR, Arm, ArmBy, ArmOrder, Block, Design, Unsolved

WORDS = ("rain", "bird", "cord", "lamp", "moon", "fish", "sand", "tree", "gold", "milk", "salt",
         "wind", "rock", "star", "leaf", "road", "ship", "door")  # fmt: skip
DESIGNS = (
    (2, Design.BETWEEN, ()),
    (3, Design.BETWEEN, ()),
    (2, Design.WITHIN, (("a", "b"), ("b", "a"))),
    (3, Design.WITHIN, (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))),
    (2, Design.BOTH, (("a", "b", "a"), ("b", "a", "b"))),
    (3, Design.BOTH, (("a", "b"), ("b", "c"), ("c", "a"))),
)


def study(seed):
    """The protocol, the tables and the questionnaires of the study with this number."""
    draw = random.Random(seed)
    protocol = drawn_protocol(draw)
    asked = asked_by(protocol)
    rates = {arm.name: draw.choice((0.0, 0.5, 0.9, 0.97, 1.0)) for arm in protocol.arms}
    if draw.random() < 0.4:
        rates = dict.fromkeys(rates, 1.0)
    people, games, attempts, answers = [], [], [], []
    ties, leaves = draw.random() < 0.3, draw.choice((0.0, 0.0, 0.2, 0.5))
    wanted = draw.choice((0, 1, 2, 3, 5, 8, 12)) * len(protocol.groups)
    for place, group in zip(range(wanted), arms_in_turn(protocol), strict=False):
        code = f"p-{place:03}"
        last = draw.randrange(protocol.games) if draw.random() < leaves else protocol.games
        row = ParticipantRow(
            *(code, protocol.name, "d", False, group, place, draw.random() < 0.1, "1", ""),
            *(1, last, last == protocol.games, 0, draw.choice((0, 0, 0, 2)), 0),
        )
        row = replace(row, withdrawn=not row.finished and draw.random() < 0.4)
        people.append(row)
        person = Person(draw, protocol, row, asked, rates, ties)
        person.plays(last)
        games += person.games
        attempts += person.attempts
        answers += person.answers
    for extra in range(draw.choice((0, 0, 1, 2))):  # Who left before they were assigned.
        consented = draw.choice(("", "1"))
        people.append(
            ParticipantRow(f"q-{extra}", protocol.name, "d", False, "", None, False, consented, "",
                           1, 0, False, 0, 0, 0)
        )  # fmt: skip
    tables = Tables(tuple(people), tuple(games), tuple(attempts), tuple(answers))
    return protocol, tables, asked


def drawn_protocol(draw):
    arms, design, sequences = draw.choice(DESIGNS)
    titles = [f"Arm {name.upper()}" for name in "abc"[:arms]]
    blocks = (Block("practice", "Practice", 1, True), Block("measured", "Measured", 2, False))
    rounds = len(sequences[0]) if sequences else 1
    attempts, cap = draw.choice(((6, None), (6, 300.0), (None, 300.0), (None, None)))
    places = {
        "after_block": draw.choice(((), ("tlx",))),
        "after_arm": draw.choice(((), ("tlx",))) if sequences else (),
        "after_all": draw.choice(((), ("sus",), ("sus", "tlx"))),
    }
    return small(
        arms=tuple(Arm(name, title, None) for name, title in zip("abc", titles, strict=False)),
        blocks=blocks,
        design=design,
        sequences=sequences,
        arm_by=ArmBy.ROUND,
        secrets=WORDS[: 3 * rounds],
        order=draw.choice((ArmOrder.FIXED, ArmOrder.SHUFFLED, ArmOrder.BALANCED)),
        per_group=12,
        permuted=2 * (len(sequences) or arms),
        attempts=attempts,
        time_cap=cap,
        unsolved=draw.choice(tuple(Unsolved)),
        **places,
    )


class Person:
    def __init__(self, draw, protocol, row, asked, rates, ties):
        self.draw, self.protocol, self.row, self.rates, self.ties = draw, protocol, row, rates, ties
        self.asked = {each.name: each for each in asked}
        self.skill = draw.uniform(-0.5, 0.5)
        self.games, self.attempts, self.answers = [], [], []

    def plays(self, last):
        """The games up to the last, and the questionnaires between them."""
        protocol, row = self.protocol, self.row
        dealt = protocol.secrets_of(row.participant, row.arm, turn_of(protocol, row.place))
        number = 0
        parts = list(zip(protocol.parts(row.arm), dealt, strict=True))
        for place, (part, words) in enumerate(parts):
            for trial, word in enumerate(words, start=1):
                number += 1
                if number <= last:
                    self.play(part, word, number, trial)
            if number > last:
                return
            for name in protocol.after_block:
                self.answer(name, part.arm, part.block.name, part.period)
            ends = place + 1 == len(parts) or parts[place + 1][0].period != part.period
            for name in protocol.after_arm if ends else ():
                self.answer(name, part.arm, "", part.period)
        for name in protocol.after_all:
            self.answer(name, row.arm, "", 0)

    def play(self, part, word, number, trial):
        draw, protocol, row = self.draw, self.protocol, self.row
        solved = draw.random() < self.rates[part.arm]
        outcome = "solved" if solved else draw.choice(("out of attempts", "given up"))
        if draw.random() < 0.05:
            solved, outcome = False, "interrupted"
        tries = draw.randint(1, 6)
        seconds = round(10 * 2.718 ** (draw.gauss(1, 0.6) + self.skill), 6)
        seconds = draw.choice((60.0, 120.0)) if self.ties else seconds
        seconds = draw.choice((0.0, 0.4, 10800.0)) if draw.random() < 0.04 else seconds
        if protocol.time_cap:
            seconds = min(seconds, protocol.time_cap)
        self.games.append(
            GameRow(
                *(row.participant, "d", False, part.arm, part.block.name, part.block.practice),
                *(number, trial, word, 4, tries, solved, outcome),
                None if outcome == "interrupted" else seconds,
                *(1.0, 0.0, 0.0, 0, False, False, "", part.period),
            )
        )
        self.attempts += [
            AttemptRow(
                *(row.participant, "d", False, part.arm, part.block.name, part.block.practice),
                *(number, each + 1, word, "wwww", 1.0, True, 9, 1, 3.2),
                *(draw.choice((None, 1, 2)), False, draw.random() < 0.5),
            )
            for each in range(tries)
        ]

    def answer(self, name, arm, block, period):
        asked = self.asked[name]
        left_out = self.draw.random() < 0.1
        for item in asked.scales[left_out:]:
            value = float(self.draw.choice(asked.values))
            self.answers.append(
                AnswerRow(self.row.participant, "d", False, arm, name, block, item.name, value,
                          "", period)
            )  # fmt: skip


def met(row, arm):
    """Says if a participant meets an arm, by their group."""
    return arm in row.arm.split(SEPARATOR)
