"""The games of a participant are those of the plan, and the journal says of each which it is."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from tests.study.ui.studying import WORDS, Assistant
from wmh.base.files import paths
from wmh.base.text.languages import LanguageChoice
from wmh.helper.ui.program.language import speak
from wmh.study.journal.derive import derive
from wmh.study.journal.events import EventKind
from wmh.study.protocol.assignment import turn_of

SHIPPED = sorted(path.stem for path in (paths.folder("resources/study/protocols")).glob("*.toml"))
TRIED = "wren"


def shipped(name):
    """A protocol as it comes, but with words of a small lexicon, no breaks and no questions."""
    text = (paths.folder("resources/study/protocols") / f"{name}.toml").read_text("utf-8")
    several = len(re.findall(r"^\[\[arms\]\]", text, re.MULTILINE)) if "sequences" in text else 1
    games = sum(map(int, re.findall(r"^games *= (\d+)", text, re.MULTILINE))) * several
    secrets = [word for word in WORDS if word != TRIED][:games]
    for pattern, new in (
        (r"^secrets = (\[[^\]]*\]|\"\w+\")", f"secrets = {secrets}".replace("'", '"')),
        (r"^lexicon.*", 'lexicon = "small"'),
        (r"^strategy .*", 'strategy = "paper"'),
        (r"^proven_to.*", ""),
        (r"^rest .*", ""),
        (r"^tried .*", f'tried = "{TRIED}"'),
        (r"^(before|after_\w+)( *)=.*", r"\1 = []"),
    ):
        text = re.sub(pattern, new, text, flags=re.MULTILINE)
    return text


BETWEEN = shipped("classroom")


def planned(protocol, group, place):
    """The games to be played: try, block, arm, secret of each. Written apart."""
    listed, met = [], set()
    secrets = iter(
        word
        for part in protocol.secrets_of("p-001", group, turn_of(protocol, place))
        for word in part
    )
    for part in protocol.parts(group):
        tried = protocol.arm(part.arm).tried
        if tried and part.arm not in met:
            listed.append((True, "", part.arm, tried))
        met.add(part.arm)
        listed += [
            (False, part.block.name, part.arm, next(secrets)) for _ in range(part.block.games)
        ]
    return listed


def journalled(events, group):
    """The games that the journal says were played, in the same terms."""
    listed, block, arm = [], "", group.split(" > ")[0]
    for event in events:
        told = event.told
        match event.kind:
            case EventKind.INSTRUCTED:
                arm = told["arm"]
            case EventKind.BLOCK_BEGUN:
                block, arm = told["block"], told.get("arm", arm)
            case EventKind.GAME_BEGUN:
                tried = told.get("try", False)
                listed.append((tried, "" if tried else block, arm, told["secret"]))
            case _:
                pass
    return listed


class Participant:
    """Goes from page to page to the end, and solves every game at once."""

    def __init__(self, sat, *, by_hand):
        self.sat, self.by_hand = sat, by_hand
        self.headings = []

    def play_all(self):
        sat = self.sat
        for _ in range(200):
            if sat.shown("Thank you"):
                return self
            if self.due():
                self.play()
            elif any(box.isVisible() for box in sat.session.findChildren(QCheckBox)):
                sat.consent()
            elif sat.shown("Anything you want to say?"):
                sat.press("&Finish").await_text("Thank you")
            else:
                sat.keys(">")
                sat.until(lambda: self.settled())
        raise AssertionError(f"this sitting has no end: {sat.texts}, {sat.kinds()[-8:]}")

    def due(self):
        return self.sat.shown("Press S when the game begins." if self.by_hand else "Attempt 1")

    def settled(self):
        """A page waits for the participant."""
        buttons = [x for x in self.sat.session.findChildren(QPushButton) if x.isVisible()]
        return (
            self.due()
            or any(x.objectName() == "primary" for x in buttons)
            or (self.sat.shown("Thank you"))
        )

    def play(self):
        sat = self.sat
        self.headings += [text for text in sat.texts if re.search(r"[Gg]ame", text)][:1]
        if self.by_hand:
            sat.keys("sgd").await_text("1 attempt in 0:00: solved.")
            sat.keys(">").until(self.settled)
            return
        secret = next(e.told["secret"] for e in reversed(sat.events) if e.kind == "game-begun")
        sat.keys(f"{secret}>").until(lambda: sat.next_button() is not None)
        sat.keys(">").until(self.settled)


def box_of(sat):
    boxes = sat.window.findChildren(QCheckBox)
    return next(box for box in boxes if "by hand" in box.text().replace("&", ""))


def seated(qtbot, text, *, by_hand):
    speak(LanguageChoice.ENGLISH)
    sat = Assistant(qtbot, text=text)
    if by_hand:
        QTest.keyClick(box_of(sat), Qt.Key.Key_Space)
    return sat.seat()


@pytest.mark.parametrize("by_hand", [True, False], ids=["by-hand", "full-screen"])
@pytest.mark.parametrize("name", SHIPPED)
def test_the_games_played_are_the_planned_ones_and_the_journal_names_each(qtbot, name, by_hand):
    sat = seated(qtbot, shipped(name), by_hand=by_hand)
    player = Participant(sat, by_hand=by_hand).play_all()
    (assigned,) = [e.told for e in sat.events if e.kind is EventKind.ASSIGNED]
    plan = planned(sat.protocol, assigned["arm"], assigned["place"])
    assert journalled(sat.events, assigned["arm"]) == plan
    measured = [game for game in plan if not game[0]]
    tables = derive(sat.events, sat.protocol)
    assert [(g.block, g.arm, g.secret) for g in tables.games] == [each[1:] for each in measured]
    assert [g.game for g in tables.games] == list(range(1, len(measured) + 1))
    assert all(g.timed_by_hand is by_hand for g in tables.games)
    assert len(player.headings) == len(plan)
    for heading, (tried, *_) in zip(player.headings, plan, strict=True):
        assert ("does not count" in heading) is tried
        assert "ame 0" not in heading
        assert "of 0" not in heading


def test_a_clock_that_starts_at_a_key_is_not_kept_by_hand(qtbot):
    text = re.sub(r"^starts .*", 'starts = "first-key"', BETWEEN, flags=re.MULTILINE)
    sat = Assistant(qtbot, text=text).set_pin()
    QTest.keyClick(box_of(sat), Qt.Key.Key_Space)
    sat.write("Participant's code", "p-001").keys(">")
    sat.await_text("starts at the first letter typed, which the assistant cannot time")
    assert sat.session is None
    assert sat.events == ()


def test_the_time_is_kept_by_hand_for_one_participant_only(qtbot):
    sat = seated(qtbot, BETWEEN, by_hand=True)
    sat.leave().until(lambda: sat.session is None)
    box = box_of(sat)
    sat.await_text("&Resume").write("Participant's code", "p-002")
    assert not box.isChecked()
    sat.write("Participant's code", "p-001")
    assert box.isChecked()  # Who comes back goes on as before.
    sat.write("Participant's code", "p-002")
    assert not box.isChecked()


def test_the_instructions_are_seen_whole_by_hand(qtbot):
    sat = seated(qtbot, BETWEEN, by_hand=True).consent().await_text("What changes now")
    sat.session.grab()  # All is laid out.
    picture = next(
        x for x in sat.session.findChildren(QLabel) if x.isVisible() and not x.pixmap().isNull()
    )
    assert picture.visibleRegion().boundingRect() == picture.rect()
    assert sat.session.screen().availableGeometry().contains(sat.session.frameGeometry())
