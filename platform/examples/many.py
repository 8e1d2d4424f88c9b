"""
Run many small programs, each in a fork of this process and in a folder of its own.

Usage: many.py LANES SECONDS LIST. LIST is a JSON file: objects with `program` and `results`, as `run.py` takes them, and
`folder`. One JSON line a program is written to stdout when it ends: its `index`, and whether it ended `well`.

Importing the platform takes many times as long as such a program, so it is imported once. Threads that an import started
don't live on in a fork: one that ends badly here has to run again in a process of its own, and that run counts.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import warnings
from pathlib import Path

sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from examples.run import run  # noqa: E402


def in_fork(task: dict[str, str]) -> int:
    """Start a program in a fork and return its process id; the fork itself never returns."""
    with warnings.catch_warnings():
        # Python 3.12 warns of the threads that the module's text is about.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child:
        return child
    code = 1
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(silence, descriptor)
        os.environ["HOME"] = task["folder"]
        os.chdir(task["folder"])
        code = 0 if run(Path(task["program"]), Path(task["results"])) else 1
    finally:
        os._exit(code)


def run_all(tasks: list[dict[str, str]], lanes: int, seconds: float) -> None:
    """Run programs, some at a time, and write how each ended."""
    waiting = list(enumerate(tasks))
    running: dict[int, tuple[int, float]] = {}
    while waiting or running:
        while waiting and len(running) < lanes:
            index, task = waiting.pop(0)
            running[in_fork(task)] = (index, time.monotonic() + seconds)
        child, status = os.waitpid(-1, os.WNOHANG)
        if child == 0:
            for late in [process for process, (_, until) in running.items() if time.monotonic() > until]:
                os.kill(late, signal.SIGKILL)
            time.sleep(0.005)
            continue
        index, _ = running.pop(child)
        print(json.dumps({"index": index, "well": status == 0}), flush=True)


if __name__ == "__main__":
    # What nearly all of them import.
    import nautilus_trader.backtest.engine
    import nautilus_trader.test_kit.providers
    import nautilus_trader.test_kit.stubs.data  # noqa: F401

    run_all(json.loads(Path(sys.argv[3]).read_text("utf-8")), int(sys.argv[1]), float(sys.argv[2]))
