"""What a block prints, from Python and from the platform's Rust core alike."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


# Seconds of silence after which the logger's thread has nothing left, and seconds that this is waited for at most.
QUIET = 0.1
LONGEST = 2.0


@contextmanager
def captured(path: Path) -> Iterator[None]:
    """
    Send standard output and standard error of the process to a file, in the order of writing.

    The descriptors themselves are turned: the platform's logger writes past `sys.stdout`.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    target = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(target, 1)
    os.dup2(target, 2)
    os.close(target)
    try:
        yield
    finally:
        flush(path)
        for descriptor, original in zip((1, 2), kept, strict=True):
            os.dup2(original, descriptor)
            os.close(original)


def flush(path: Path) -> None:
    """
    Bring out what Python and the platform's logger still hold.

    The logger has a thread of its own, and its `logger_flush` doesn't wait for that: the thread is done when the file
    has stopped growing.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    core = sys.modules.get("nautilus_trader.core.nautilus_pyo3")
    if core is None:
        return
    core.logger_flush()
    deadline = time.monotonic() + LONGEST
    size = -1
    while size != path.stat().st_size and time.monotonic() < deadline:
        size = path.stat().st_size
        time.sleep(QUIET)
