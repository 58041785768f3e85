"""The folder of compiled code that a state of the kernels has to itself.

A kernel does not notice that one it calls, or the fields of what it is given, have changed: run
with what was compiled before, it reads beyond its arrays.
"""

from hashlib import sha256
from pathlib import Path

KERNELS = Path(__file__).parents[1] / "app" / "wmh" / "engine" / "strategy" / "kernels"


def compiled_in(room: Path, kernels: Path = KERNELS) -> Path:
    sources = sorted(kernels.glob("*.py"))
    state = sha256(b"\0".join(each.name.encode() + each.read_bytes() for each in sources))
    return room / "compiled" / state.hexdigest()[:16]
