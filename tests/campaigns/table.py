"""Table of all campaigns by name; a campaign's modules are imported when it runs."""

from importlib import import_module


def _of(module, name):
    return lambda: getattr(import_module(f"tests.campaigns.{module}"), name)


CAMPAIGNS = {
    "formats": _of("formats", "FORMATS"),
    "arguments": _of("arguments", "ARGUMENTS"),
    "kills": _of("kills", "KILLS"),
    "commands": _of("commands", "COMMANDS"),
    "clocks": _of("clocks", "CLOCKS"),
    "disks": _of("disks", "DISKS"),
    "evening": _of("evening", "EVENING"),
    "monkey": _of("monkey", "MONKEY"),
    "sittings": _of("sittings", "SITTINGS"),
    "searches": _of("searches", "SEARCHES"),
    "pairs": _of("pairs", "PAIRS"),
    "kernels": _of("kernels", "KERNELS"),
    "sessions": _of("sessions", "SESSIONS"),
}
