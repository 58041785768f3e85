"""Campaign of whole sessions of each shipped protocol: killed, stopped, withdrawn and published.

Each case is a study with a process for each participant, under a virtual display, with a window
manager if there is one. Two stations have a participant each: one plays full screen, is killed in
the middle of a word, continues, and is stopped for some seconds; the games of the other are timed
by hand, and killed too; a third participant withdraws. Then everything is merged, analysed and
published, and the kit is verified without the program. `WMH_PICTURES` is a folder for a picture of
each page.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time
import zipfile
from contextlib import contextmanager
from pathlib import Path
from shutil import which

from tests.campaigns.campaign import Campaign, CampaignError
from tests.campaigns.participant import HALF
from tests.program import wmh
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.chain import read_chain
from wmh.study.journal.derive import derive
from wmh.study.journal.events import EventKind

ROOT = Path(__file__).parents[2]
NAMES = ("bahinting-2013", "classroom", "crossover", "strategies-compared")
LANGUAGES = ("English", "Deutsch", "Español", "Filipino", "Français")
_LONGEST = 600
"""Most seconds that a session may take."""


def begin(folder):
    def act(number, dice):
        case = folder / f"case-{number}"
        with display() as there:
            name, language = NAMES[number % len(NAMES)], LANGUAGES[number % len(LANGUAGES)]
            return Study(case, name, language, dice, there).run()

    return act


@contextmanager
def display():
    """Yields the environment for a process with a virtual display, or without one."""
    plain = {"PYTHONPATH": str(ROOT / "app"), "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    there = os.environ | plain
    if not (which("Xvfb") and which("openbox")):
        yield there | {"QT_QPA_PLATFORM": "offscreen"}
        return
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write)
        with os.fdopen(read) as number:
            there |= {"DISPLAY": f":{number.readline().strip()}", "QT_QPA_PLATFORM": "xcb"}
        with subprocess.Popen(["openbox"], env=there, stderr=subprocess.DEVNULL) as manager:
            try:
                yield there
            finally:
                manager.kill()
                server.kill()


class Study:
    """Study with two stations, from its plan to its kit."""

    def __init__(self, folder, name, language, dice, there):
        self.folder, self.name, self.dice, self.there = folder, name, dice, there
        self.protocol = PROTOCOLS.read_named(name)
        self.language = language if self.protocol.languages else ""
        self.pictures = os.environ.get("WMH_PICTURES", "")

    def run(self):
        for station in ("a", "b"):
            self.study(station).parent.mkdir(parents=True)
        self.command("study", "plan", self.name, self.study("a"))
        self.study("b").mkdir()
        for path in self.study("a").rglob("*"):
            if path.is_file():
                there = self.study("b") / path.relative_to(self.study("a"))
                there.parent.mkdir(parents=True, exist_ok=True)
                there.write_bytes(path.read_bytes())
        self.full_screen()
        self.by_hand()
        self.withdrawn()
        self.together()
        return f"{self.name} in {self.language or 'English'}, {self.there['QT_QPA_PLATFORM']}"

    def study(self, station):
        return self.folder / station / "studies" / self.name

    def file(self, station, code):
        return self.study(station) / "participants" / f"{code}.jsonl"

    def chain(self, station, code):
        return read_chain(self.file(station, code).read_bytes())

    # Participants

    def life(self, station, code, react, **told):
        """Runs a participant's process to its end; `react` gets each line and may kill it."""
        told |= {"home": str(self.folder / station), "protocol": self.name, "code": code}
        told |= {"language": self.language, "pictures": self.pictures}
        command = [sys.executable, "-m", "tests.campaigns.participant", json.dumps(told)]
        lines = []
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True,
            env=self.there,
        ) as process:  # fmt: skip
            late = threading.Timer(_LONGEST, process.kill)
            late.start()
            for line in process.stdout:
                lines.append(line.rstrip("\n"))
                react(lines[-1], process)
            late.cancel()
            errors = process.stderr.read()
            if lines[-1:] not in (["left"], ["half"]):
                raise CampaignError(f"{self.name}, {code}: last {lines[-3:]}; {errors[-1500:]}")
        if "Traceback" in errors:
            raise CampaignError(f"{self.name}, {code}: {errors[-1500:]}")
        return lines

    def full_screen(self):
        """Plays a session that is killed within a word, continued, stopped, and finished."""
        code = "aa-01"

        def kill(line, process):
            if line == "half":
                process.kill()

        self.life("a", code, kill, half=2, deviation=1)
        chain = self.chain("a", code)
        self.expect(all(str(f.said) == "the last line is cut" for f in chain.faults), chain.faults)
        keys = [event.told["letters"] for event in chain.events if event.kind is EventKind.KEY]
        self.expect(len(keys[-1]) == HALF, f"killed after two letters, the file has {keys[-1]!r}")
        before = len(chain.events)
        stopped = []

        def stop(line, process):
            if not stopped and line.startswith("over"):
                stopped.append("next")
            elif stopped == ["next"] and line.startswith("game "):
                stopped.append(self.dice.uniform(5, 20))
                process.send_signal(signal.SIGSTOP)
                time.sleep(stopped[-1])
                process.send_signal(signal.SIGCONT)

        lines = self.life("a", code, stop, pause=3)
        self.expect(lines[-1] == "left", f"the last line is {lines[-1:]}")
        chain = self.chain("a", code)
        self.expect(not [f for f in chain.faults if "cut" not in str(f.said)], chain.faults)
        kinds = [event.kind for event in chain.events]
        resumed = [e for e in chain.events[before:] if e.kind is EventKind.OPENED]
        self.expect([e.told["resumed"] for e in resumed] == [True], "it was resumed once")
        stalled = [e.told["seconds"] for e in chain.events if e.kind is EventKind.STALLED]
        self.expect(
            any(abs(each - stopped[-1]) < 1.5 for each in stalled),
            f"stopped for {stopped[-1]:.1f} s, stalled {stalled}",
        )
        tables = derive(chain.events, self.protocol)
        person = tables.participants[0]
        self.expect(person.finished and not person.withdrawn, f"finished: {person}")
        self.expect(EventKind.DEVIATED in kinds, "a deviation was logged")
        paused = [e for e in chain.events if e.kind is EventKind.CONTINUED]
        self.expect(len(paused) == 1, f"{len(paused)} pauses")
        self.whole(tables)

    def by_hand(self):
        """Plays a session that is timed by hand, killed within a game, continued, and finished."""
        code = "bb-01"

        def kill(line, process):
            if line == "half":
                time.sleep(0.3)
                process.kill()

        self.life("b", code, kill, half=2, by_hand=True)
        lines = self.life("b", code, lambda *_: None, by_hand=True)
        self.expect(lines[-1] == "left", f"the last line is {lines[-1:]}")
        tables = derive(self.chain("b", code).events, self.protocol)
        self.expect(tables.participants[0].finished, "finished by hand")
        self.expect(tables.participants[0].timed_by_hand, "timed by hand")
        self.whole(tables)

    def withdrawn(self):
        code = "bb-02"
        lines = self.life("b", code, lambda *_: None, withdraw=2)
        self.expect(lines[-1] == "left", f"the last line is {lines[-1:]}")
        person = derive(self.chain("b", code).events, self.protocol).participants[0]
        self.expect(person.withdrawn and not person.finished, f"withdrawn: {person}")

    def whole(self, tables):
        """Checks that a session's games, questionnaires and outcomes are those of the protocol."""
        protocol = self.protocol
        person = tables.participants[0]
        parts = protocol.parts(person.arm)
        due = sum(part.block.games for part in parts)
        numbers = [game.game for game in tables.games]
        self.expect(numbers == list(range(1, due + 1)), f"{due} games, there are {numbers}")
        outcomes = [game.outcome for game in tables.games]
        # One was killed, unless it was a game to try; a busy machine stalls others than that.
        cut = [x for x in tables.games if x.outcome == "interrupted" and not x.seconds_stalled]
        self.expect(len(cut) <= 1, f"outcomes {outcomes}")
        others = {each for each in outcomes if each != "interrupted"}
        self.expect(others == {"solved"}, f"outcomes {outcomes}")
        asked = {row.questionnaire for row in tables.answers}
        listed = (protocol.before, protocol.after_block, protocol.after_arm, protocol.after_all)
        self.expect(asked == {name for names in listed for name in names}, f"asked {asked}")

    # What comes after

    def together(self):
        """Merges, analyses and publishes; verifies the kit with what a stranger has."""
        out, kit = self.folder / "all", self.folder / "kit.zip"
        self.command("study", "merge", self.name, self.study("a"), self.study("b"), "--out", out)
        status = self.command("study", "status", self.name, out)
        self.expect("aa-01" in status and "bb-02" in status, status)
        report = self.command("study", "analyse", self.name, out)
        self.expect("aa-01" in report, "the deviation is listed")
        self.command("study", "export", self.name, out, "--out", self.folder / "tables", "--csv")
        first = (self.folder / "tables" / "games.csv").read_bytes()[:3]
        self.expect(first == b"\xef\xbb\xbf", "a CSV for spreadsheets begins with its mark")
        self.command("study", "person", out, "aa-01", "--out", self.folder / "person")
        self.command("study", "publish", out, "--out", kit)
        unpacked = self.folder / "kit"
        zipfile.ZipFile(kit).extractall(unpacked)
        self.strangers(unpacked, out)
        certificate = self.folder / "deleted.txt"
        self.command("study", "delete", out, "aa-01", "--yes", "--certificate", certificate)
        left = [p for p in out.rglob("*") if p.is_file() and b"aa-01" in p.read_bytes()]
        self.expect(not left, f"after delete aa-01 is in {left}")
        self.expect(certificate.exists(), "a certificate")

    def strangers(self, kit, study):
        home = {"cwd": kit, "capture_output": True, "text": True}
        originals = [str(each.resolve()) for each in (study / "participants").glob("*.jsonl")]
        programs = [
            ["sha256sum", "-c", "--quiet", "SHA256SUMS"],
            [sys.executable, "-I", "verify.py"],
            [sys.executable, "-I", "verify.py", *originals],
        ]
        if which("Rscript"):
            programs += [["Rscript", "load.R"], ["Rscript", "analysis.R"]]
        if python := os.environ.get("WMH_PANDAS"):
            # A Python with pandas and frictionless.
            programs += [[python, "load.py"], [python, "-m", "frictionless", "validate",
                                               "datapackage.json"]]  # fmt: skip
        for program in programs:
            where = home | {"cwd": self.script_folder(kit, program[-1])}
            done = subprocess.run(program, check=False, **where)
            self.expect(
                done.returncode == 0,
                f"{program[:3]}: {done.stdout[-600:]} {done.stderr[-600:]}",
            )
        text = "".join(
            path.read_text("utf-8", "replace") for path in kit.rglob("*") if path.is_file()
        )
        machine = os.uname().nodename
        self.expect(f'"{machine}"' not in text, "the name of the machine is in the kit")
        gone = list(kit.rglob("bb-02*"))
        self.expect(not gone, f"who withdrew is in {gone}")

    @staticmethod
    def script_folder(kit, name):
        """Returns the folder of a kit that has this file."""
        found = next(iter(sorted(kit.rglob(name))), None) if "/" not in name else None
        return kit if found is None else found.parent

    def command(self, *told):
        code, said, err = wmh(*told)
        self.expect(code == 0, f"wmh {' '.join(map(str, told[:3]))}: {err[-800:]}")
        return said

    def expect(self, true, told):
        if not true:
            raise CampaignError(f"{self.name} in {self.language}: {told}")


SESSIONS = Campaign("sessions", len(NAMES) * len(LANGUAGES), begin)
