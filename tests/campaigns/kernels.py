"""Campaign of the compiled kernels under sanitizers, also compared with numpy."""

import os
import resource
import subprocess
import sys
from pathlib import Path

from bundle.kernels import PACKAGE, SOURCES, compile_kernels, here, own_compiler
from tests.campaigns.campaign import Campaign, CampaignError

ROOT = Path(__file__).parents[2]

_OPTIONS = "detect_leaks=0:allocator_may_return_null=1"


class Sanitized:
    """Process that runs the sanitized kernels, since an error that is found ends the process."""

    def __init__(self, folder):
        compiler = own_compiler()
        if not compiler:
            raise CampaignError("there is no C compiler that could look on")
        self.folder = folder / "sanitized"
        sources = ROOT / "app" / "wmh" / PACKAGE / SOURCES
        compile_kernels(sources, self.folder, here(), levels=("",), sanitized=True)
        asked = [*compiler, "-print-file-name=libasan.so"]
        self.asan = subprocess.check_output(asked, text=True).strip()
        self.process = None

    def __call__(self, number, dice):
        if self.process is None:
            self._start()
        print(number, dice.getrandbits(32), file=self.process.stdin, flush=True)
        return self._heard()

    def _start(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.campaigns.sanitized", str(self.folder)],
            cwd=ROOT,
            # Python keeps what it has at its end; what is too much to reserve is a MemoryError.
            env=os.environ | {"LD_PRELOAD": self.asan, "ASAN_OPTIONS": _OPTIONS},
            preexec_fn=_unbounded,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._heard()

    def _heard(self):
        said = self.process.stdout.readline().strip()
        if not said:
            process, self.process = self.process, None
            _, report = process.communicate()
            lines = [x for x in report.splitlines() if "error" in x.lower() or "ERROR" in x]
            raise CampaignError(" / ".join(lines[:2]) or report[-300:])
        return said

    def end(self):
        if self.process is not None:
            self.process.communicate()
            self.process = None


def _unbounded():
    """Removes the limit of memory: a sanitizer reserves many terabytes, and uses few of them."""
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (hard, hard))


KERNELS = Campaign("kernels", 20_000, Sanitized)
