"""
Run claims, each in a process and an empty folder of its own, and tell how each ended.

Usage: run_claims.py LANES SECONDS CLAIM … Each CLAIM is a path; its folder's parent holds the kit. One JSON line a claim
is written to stdout when it ends: `file`, and `failure` when it didn't hold.

Importing the platform takes many times as long as a claim. So it is imported once, here, and each claim runs in a fork of
this process. Threads that an import started don't live on in a fork: what depends on one could fail or hang there. So a
claim that fails in a fork, or takes longer than the limit, runs once more in a fresh process, and that run counts.
"""

from __future__ import annotations

import contextlib
import json
import os
import runpy
import signal
import subprocess
import sys
import tempfile
import time
import traceback
import warnings
from pathlib import Path

SHOWN_LINES = 12


def in_fork(file: Path, output: Path) -> int:
    """Start a claim in a fork and return its process id; the fork itself never returns."""
    sys.stdout.flush()
    with warnings.catch_warnings():
        # Python 3.12 warns of the threads that the module's text is about.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child:
        return child
    code = 1
    with contextlib.suppress(BaseException):
        stream = os.open(output, os.O_WRONLY | os.O_CREAT)
        os.dup2(stream, 1)
        os.dup2(stream, 2)
        os.environ["HOME"] = str(output.parent)
        os.chdir(output.parent)
        sys.argv = [str(file)]
        try:
            runpy.run_path(str(file), run_name="__main__")
            code = 0
        except BaseException:  # noqa: BLE001 a claim may end in any way
            traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def afresh(file: Path, seconds: float) -> str | None:
    """Run a claim in a process of its own; return what went wrong, in the last lines of what it printed."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = subprocess.run(
                [sys.executable, "-B", str(file)],
                cwd=folder,
                env={**os.environ, "HOME": folder},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"it ran longer than {seconds:g} s"
    if done.returncode == 0:
        return None
    code = done.returncode
    end = f"the process ended with {code}" if code > 0 else f"the process was ended by {signal.Signals(-code).name}"
    return "\n".join([end, *done.stdout.rstrip().split("\n")[-SHOWN_LINES:]])


def run(files: list[Path], lanes: int, seconds: float) -> None:
    """Run claims, some at a time, and write how each ended."""
    waiting = list(files)
    running: dict[int, tuple[Path, float]] = {}
    with tempfile.TemporaryDirectory() as base:
        while waiting or running:
            while waiting and len(running) < lanes:
                file = waiting.pop(0)
                folder = Path(tempfile.mkdtemp(dir=base))
                running[in_fork(file, folder / ".output")] = (file, time.monotonic() + seconds)
            child, status = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                for late in [process for process, (_, until) in running.items() if time.monotonic() > until]:
                    os.kill(late, signal.SIGKILL)
                time.sleep(0.005)
                continue
            file, _ = running.pop(child)
            failure = None if status == 0 else afresh(file, seconds)
            result = {"file": str(file)} if failure is None else {"file": str(file), "failure": failure}
            print(json.dumps(result), flush=True)


if __name__ == "__main__":
    claims = [Path(path).resolve() for path in sys.argv[3:]]
    kit_folder = str(claims[0].parent.parent)
    sys.path[0] = kit_folder
    os.environ["PYTHONPATH"] = kit_folder
    with contextlib.suppress(ImportError):
        import kit.backtest  # noqa: F401 what nearly all claims import
    run(claims, int(sys.argv[1]), float(sys.argv[2]))
