"""What a block prints, from Python and from the platform's Rust core alike."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


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
        flush()
        for descriptor, original in zip((1, 2), kept, strict=True):
            os.dup2(original, descriptor)
            os.close(original)


def flush() -> None:
    """Bring out what Python and the platform's logger, which has a thread of its own, still hold."""
    sys.stdout.flush()
    sys.stderr.flush()
    core = sys.modules.get("nautilus_trader.core.nautilus_pyo3")
    if core is not None:
        core.logger_flush()
