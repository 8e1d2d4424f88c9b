"""
`clear_log_file` empties the file at each engine of a process, also at one whose other logging settings come too late;
without `log_directory` it empties nothing.
"""

from pathlib import Path

from kit.failures import process

PROGRAM = """
import os, time
from nautilus_trader.backtest.engine import BacktestEngine, BacktestEngineConfig
from nautilus_trader.common.component import flush_logger
from nautilus_trader.config import LoggingConfig

def build(**logging):
    settings = LoggingConfig(log_level="OFF", log_level_file="WARNING", log_file_name="run", **logging)
    return BacktestEngine(BacktestEngineConfig(logging=settings))

first = build({settings})
first.logger.warning("from the first engine")
flush_logger()
path = os.path.join({folder!r}, "run.log")
deadline = time.monotonic() + 5
while not os.path.getsize(path) and time.monotonic() < deadline:
    pass
second = build({settings})
print("kept" if os.path.getsize(path) else "emptied")
"""


def after_a_second_engine(settings: str, folder: str) -> str:
    return process(PROGRAM.format(settings=settings, folder=folder)).stdout.split()[-1]


cleared = after_a_second_engine("log_directory='cleared', clear_log_file=True", "cleared")
assert cleared == "emptied", cleared
kept = after_a_second_engine("log_directory='kept'", "kept")
assert kept == "kept", kept
here = after_a_second_engine("clear_log_file=True", str(Path()))
assert here == "kept", here
