"""Compilation of the kernels from their C sources, when the program is installed or packed.

The system's C compiler is used if it works, otherwise that of the package `ziglang`, which is
required only then. It also compiles for other systems:

    python -m bundle.kernels                  for this computer, into the checkout
    python -m bundle.kernels --lacking        print the package that is needed for it, if any
    python -m bundle.kernels --sanitized DIR  with sanitizers, for campaigns of tests
    WMH_PLATFORM=win_arm64 hatchling build    a wheel for another system

For PCs several libraries are made, each for a level of processors, and a file beside them describes
them: `strategy.kernels.library` takes the best one that the processor supports.
"""

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))
from wmh.engine.strategy.kernels.library import digest

PACKAGE = "engine/strategy/kernels"
SOURCES = "c"
"""Folder of the C sources, below that of the kernels' package."""
COMPILED = "compiled"
"""Folder of the compiled libraries, beside that of the sources."""
_TOLD = "kernels.json"

_UNITS = (
    "graph.c", "partition.c", "placement.c", "processor.c", "search.c", "trie.c", "walk.c",
)  # fmt: skip
_FLAGS = (
    "-std=c11", "-O3", "-shared", "-fvisibility=hidden", "-Wall", "-Wextra",
    # Every computer gets the same numbers.
    "-ffp-contract=off", "-fno-math-errno",
)  # fmt: skip
_LEVELS = ("x86-64-v4", "x86-64-v3", "")
"""Levels of processors, the best first; "" is for every processor."""
_SANITIZED = ("-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")


class Target(NamedTuple):
    """System for which kernels are compiled: names for ziglang and for wheels, and suffix."""

    zig: str
    tag: str
    suffix: str = ".so"

    @property
    def levels(self) -> Sequence[str]:
        return _LEVELS if self.zig.startswith("x86_64") else _LEVELS[-1:]

    @property
    def libraries(self) -> Sequence[str]:
        """Options of the compiler for libraries that the system has separately."""
        return ["-lm"] if "linux" in self.zig else []


TARGETS = {
    "linux_x86_64": Target("x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64.manylinux2014_x86_64"),
    "linux_aarch64": Target(
        "aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64.manylinux2014_aarch64"
    ),
    "win_amd64": Target("x86_64-windows-gnu", "win_amd64", ".dll"),
    "win_arm64": Target("aarch64-windows-gnu", "win_arm64", ".dll"),
    "macos_x86_64": Target("x86_64-macos.11.0", "macosx_11_0_x86_64", ".dylib"),
    "macos_arm64": Target("aarch64-macos.11.0", "macosx_11_0_arm64", ".dylib"),
}


def here() -> str:
    """Returns the name of this system as in TARGETS, which may lack it."""
    system = {"win32": "win", "darwin": "macos"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    if system == "win":
        return f"win_{'arm64' if machine in ('arm64', 'aarch64') else 'amd64'}"
    if system == "macos":
        return f"macos_{machine}"
    return f"{system}_{machine}"


def own_compiler() -> list[str]:
    """Returns the command of the system's C compiler; empty if it makes no shared library."""
    called = (os.environ.get("CC") or "cc").split()
    if sys.platform == "win32" or not shutil.which(called[0]):
        return []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "tried.c")
        source.write_text("#include <math.h>\n#include <stdlib.h>\nint tried(void) { return 1; }\n")
        made = [*called, "-shared", "-fPIC", str(source), "-o", str(source.with_suffix(".so"))]
        return (
            called if subprocess.run(made, capture_output=True, check=False).returncode == 0 else []
        )


def compile_kernels(
    sources: Path,
    into: Path,
    name: str,
    *,
    levels: Sequence[str] | None = None,
    sanitized: bool = False,
) -> str:
    """Compiles the libraries for a target, at the given or all levels, and the file on them.

    Returns the tag of a wheel with them. Raises CalledProcessError.
    """
    own = own_compiler() if name == here() and not os.environ.get("WMH_PLATFORM") else []
    target = TARGETS.get(name, Target("", ""))
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    made: list[dict[str, str]] = []
    for level in levels or target.levels:
        # As a module would be called, or what looks through wheels takes it for a misplaced one.
        path = into / f"kernels{'_' if level else ''}{level.replace('-', '_')}{target.suffix}"
        if own:
            command = [*own, "-fPIC", *([f"-march={level}"] if level else [])]
        else:
            command = [sys.executable, "-m", "ziglang", "cc", "-target", target.zig, "-s"]
            command += [f"-mcpu={level.replace('-', '_')}"] if level else []
        command += [*_FLAGS, *(_SANITIZED if sanitized else ()), f"-I{sources}"]
        command += [str(sources / unit) for unit in _UNITS]
        done = subprocess.run([*command, *target.libraries, "-o", str(path)], check=False)
        if done.returncode:
            if level:  # A compiler of some years ago does not know it.
                continue
            done.check_returncode()
        told = hashlib.sha256(path.read_bytes()).hexdigest()
        made.append({"file": path.name, "level": level, "sha256": told})
    for other in into.iterdir():  # What linkers of Windows leave.
        if other.suffix != target.suffix:
            other.unlink()
    tag = sysconfig.get_platform().replace("-", "_").replace(".", "_") if own else target.tag
    said = {"sources": digest(sources), "target": name, "tag": tag, "libraries": made}
    (into / _TOLD).write_text(json.dumps(said, indent=1) + "\n", "utf-8")
    return tag


def kept(sources: Path, compiled: Path, name: str) -> str | None:
    """Returns the wheel's tag of compiled libraries; None unless they are of these sources."""
    try:
        told = json.loads((compiled / _TOLD).read_bytes())
    except (OSError, ValueError):
        return None
    return (
        told["tag"] if told.get("target") == name and told["sources"] == digest(sources) else None
    )


def lacking(package: Path, name: str) -> list[str]:
    """Returns the required package with a compiler for a target; empty if none is needed."""
    named = os.environ.get("WMH_PLATFORM")
    if name not in TARGETS or (not named and kept(package / SOURCES, package / COMPILED, name)):
        return []
    return [] if name == here() and not named and own_compiler() else ["ziglang>=0.14"]


class KernelsHook(BuildHookInterface[Any]):
    """Hook of Hatch that compiles the kernels and adds them to the wheel."""

    def dependencies(self) -> list[str]:
        return lacking(self._package, self._name)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        name, package = self._name, self._package
        if name not in TARGETS and not own_compiler():
            self.app.display_warning(
                "There is no C compiler for this system: strategies are measured by numpy, slower."
            )
            return
        into = package / COMPILED
        tag = self._kept()
        if version == "editable":
            if tag is None:
                compile_kernels(package / SOURCES, into, name)
            return
        if tag is None:
            into = Path(self.directory, f".kernels-{name}")
            tag = compile_kernels(package / SOURCES, into, name)
        for path in into.iterdir():
            build_data["force_include"][str(path)] = f"wmh/{PACKAGE}/{COMPILED}/{path.name}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{tag}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for left in Path(self.directory).glob(".kernels-*"):
            shutil.rmtree(left)

    def _kept(self) -> str | None:
        """Returns the tag of libraries that are compiled already, if they can be used.

        If a system is named, they cannot: those compiled here may need a system as new as this one.
        """
        package = self._package
        named = os.environ.get("WMH_PLATFORM")
        return None if named else kept(package / SOURCES, package / COMPILED, self._name)

    @property
    def _name(self) -> str:
        return os.environ.get("WMH_PLATFORM") or here()

    @property
    def _package(self) -> Path:
        return Path(self.root, "app", "wmh", *PACKAGE.split("/"))


def main(arguments: Sequence[str]) -> None:
    package = Path(__file__).parents[1] / "app" / "wmh" / PACKAGE
    if "--lacking" in arguments:
        print(*lacking(package, here()))
        return
    sanitized = "--sanitized" in arguments
    into = Path(arguments[-1]) if sanitized else package / COMPILED
    levels = _LEVELS[-1:] if sanitized else None
    compile_kernels(package / SOURCES, into, here(), levels=levels, sanitized=sanitized)


if __name__ == "__main__":
    main(sys.argv[1:])
