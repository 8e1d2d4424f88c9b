"""Ways to see that something fails: an exception, or a process that is ended."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from collections.abc import Callable
from typing import Any


def raised(call: Callable[[], Any]) -> BaseException:
    """Return what a call raises; raise `AssertionError` when it returns."""
    try:
        result = call()
    except Exception as error:  # noqa: BLE001 the claim says which one it must be
        return error
    raise AssertionError(f"nothing was raised; it returned {result!r}")


def process(program: str, seconds: float = 30) -> subprocess.CompletedProcess[str]:
    """Run a program's text in a process of its own, with the kit at hand, and return how it ended and what it printed."""
    return subprocess.run(
        [sys.executable, "-B", "-c", textwrap.dedent(program)],
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )


def aborts(program: str) -> bool:
    """Whether a program's process is ended by SIGABRT, with no exception to catch."""
    return process(program).returncode == -6
