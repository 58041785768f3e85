"""A kill at any moment loses no finished attempt, and every file can be read."""

import json
import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.study.ui.studying import participant_file, prepare
from wmh.study.journal.chain import read_chain
from wmh.study.journal.derive import derive
from wmh.study.journal.events import EventKind
from wmh.study.journal.pin import keep_pin, new_pin

VICTIM = Path(__file__).with_name("study_victim.py")
SECRETS = ["born", "morn", "tern", "wren", "tear", "rate", "bear", "role", "sale", "sore"]
ENOUGH = 4
"""Games after which the next participant sits down: in another life this one might finish."""


def life(home, code, steps, delay):
    """The attempts that a person saw, from the first until the program was killed.

    That is done after so many steps and `delay` seconds: any moment is as good.
    """
    command = [sys.executable, str(VICTIM), str(home), code]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as victim:
        hung = threading.Timer(PATIENCE, victim.kill)
        hung.start()
        seen = [victim.stdout.readline().strip() for _ in range(steps)]
        time.sleep(delay)
        victim.kill()
        hung.cancel()
        return [text for text in [*seen, *victim.stdout.read().split("\n")[:-1]] if text]


@pytest.mark.parametrize("kills", [5, pytest.param(100, marks=pytest.mark.slow)])
def test_no_finished_attempt_is_lost(home, kills):
    protocol = prepare(
        ('["born", "tear", "sale"]', json.dumps(SECRETS)),
        ("games = 2", f"games = {len(SECRETS) - 1}"),
    )
    keep_pin(participant_file().parents[1], [*new_pin("4711", b"salt")][-1])
    draw, clues_seen, number = random.Random(kills), 0, 1
    for _ in range(kills):
        code = f"p-{number:03}"
        path = participant_file(code)
        held = path.read_bytes() if path.exists() else b""
        before = read_chain(held)
        seen = life(home, code, draw.randint(2, 9), draw.random() * 0.02)
        assert seen, "it never played"
        raw = path.read_bytes()
        chain = read_chain(raw)
        kinds = [event.kind for event in chain.events[len(before.events) :]]
        assert raw.startswith(held[: before.whole])
        assert all(str(fault.said) == "the last line is cut" for fault in chain.faults)
        assert kinds.count(EventKind.GAME_ENDED) >= seen.count("over")
        later = {text for text in seen if text != "over" and not text.startswith("Attempt 1,")}
        clues = len(later) + seen.count("over")
        assert kinds.count(EventKind.CLUED) >= clues
        clues_seen += clues
        games = derive(chain.events, protocol).games
        assert [game.game for game in games] == list(range(1, len(games) + 1))
        number += len(games) >= ENOUGH
    assert clues_seen >= kills  # They did play.
