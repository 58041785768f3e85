"""Outside clock of a validation: a separate process that sends keys and reports their times.

It is run as `python -m wmh.study.timing.outside_clock METHOD`. Each character on standard input is
a key, and a line break is Enter. For each key it writes a line on standard output: the clock's
reading just before the key was sent. The first line is `ready`, or the reason why no key can be
sent. The clock is the system's monotonic one, which all processes share; sessions use it too.
"""

import os
import sys
from time import perf_counter

from wmh.study.timing.xtest import XTestError, XTestKeys


def main() -> None:
    keys = None
    if sys.argv[1:] == ["xtest"]:
        try:
            keys = XTestKeys(os.environ.get("DISPLAY", ""))
        except (XTestError, OSError) as error:
            print(error, flush=True)
            return
    print("ready", flush=True)
    while key := sys.stdin.read(1):
        code = None if keys is None else keys.code_of(key)
        if keys is not None and code is None:
            print("no key", flush=True)
            continue
        now = perf_counter()
        if keys is not None and code is not None:
            keys.press(code)
        # Where no window system is asked, this line itself is the key.
        print(repr(now), flush=True)


if __name__ == "__main__":
    main()
