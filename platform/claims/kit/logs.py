"""Programs that log, in a process each, since logging starts once per process."""

from __future__ import annotations

from pathlib import Path

from kit.failures import process

HEAD = """
from nautilus_trader.common.component import Logger, flush_logger, init_logging
from nautilus_trader.common.enums import LogLevel
"""


def logged(settings: str, lines: str = "", before: str = "", after: str = "") -> tuple[str, str, int]:
    """
    Return standard output, standard error and the exit code of a process that logs with `init_logging(settings)`.

    Without `lines` the component `Pricing` writes one at DEBUG, INFO, WARNING and ERROR: d, i, w and e.
    """
    default = "log = Logger('Pricing'); log.debug('d'); log.info('i'); log.warning('w'); log.error('e')"
    ended = process(f"{HEAD}\n{before}\nguard = init_logging({settings})\n{lines or default}\nflush_logger()\ndel guard\n{after}\n")
    return ended.stdout, ended.stderr, ended.returncode


def messages(text: str) -> list[str]:
    """Return the messages of printed lines, the part behind the component."""
    return [line.split(": ", 1)[1].replace("\x1b[0m", "").strip() for line in text.splitlines() if ": " in line and "Z " in line]


def written(folder: str) -> list[str]:
    """Return the names of the files in a folder."""
    return sorted(path.name for path in Path(folder).iterdir()) if Path(folder).is_dir() else []
