"""The kernels that a frozen program brings compiled, for the kind of processor it was made for.

Numba finds what is compiled by the folder of its source, and takes it where source, program and
processor are those it was compiled for. The processor is therefore called by its kind, and the
files are laid where numba looks once the program has its place. On an older processor, as anywhere
but in a frozen program, everything is compiled on the spot.
"""

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

KERNELS = "engine/strategy/kernels"
"""The folder of all that is compiled, in that of the program."""
_FOLDER = "compiled"

_PC = ("x86-64-v3", ("avx2", "bmi2", "fma"))
"""Those of ten years and less."""
_KINDS = {
    "x86_64": _PC,
    "AMD64": _PC,
    "arm64": ("apple-m1", ("neon",)),
    "aarch64": ("generic", ("neon",)),
}


def settle(folder: Path) -> bool:
    """Have numba, which is not imported yet, keep what it compiles in a folder.

    Lays what the program brought there, and says whether it brought anything of use.
    """
    os.environ.setdefault("NUMBA_CACHE_DIR", str(folder))
    package = Path(__file__).parents[1]
    brought = package / _FOLDER
    if not (getattr(sys, "frozen", False) and brought.is_dir() and _is_of_the_kind()):
        return False
    os.environ |= kind()
    from numba.core import caching

    source = package / KERNELS / "__init__.py"
    # The name lost its underscore with numba 0.62.
    name = "UserProvidedCacheLocator"
    locator: Any = getattr(caching, name, None) or getattr(caching, f"_{name}")
    place = folder / locator.get_suitable_cache_subpath(str(source))
    if not place.is_dir():
        with suppress(OSError):  # Where nothing can be kept, everybody compiles.
            half = place.with_name(f"{place.name}.{os.getpid()}")
            shutil.copytree(brought, half)
            half.replace(place)
    return place.is_dir()


def kind() -> dict[str, str]:
    """What tells numba to compile for every processor of this machine's kind."""
    import platform

    name, features = _KINDS.get(platform.machine(), ("generic", ()))
    told = ",".join(f"+{each}" for each in features)
    return {"NUMBA_CPU_NAME": name, "NUMBA_CPU_FEATURES": told}


def take(made: Path, package: Path) -> None:
    """Put what was compiled into the folder `made` where a frozen program brings it."""
    (place,) = made.glob(f"{Path(KERNELS).name}_*/")
    shutil.copytree(place, package / _FOLDER)


def _is_of_the_kind() -> bool:
    import platform

    from llvmlite import binding  # pyright: ignore[reportMissingTypeStubs]

    has: dict[str, bool] = dict(cast("Any", binding).get_host_cpu_features())
    return all(has.get(each) for each in _KINDS.get(platform.machine(), ("", ()))[1])
