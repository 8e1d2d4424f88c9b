"""
A log file with a name and without a size is appended to by the next run; an engine with `clear_log_file=True` empties it
first.
"""

from pathlib import Path

from kit.failures import process

PROGRAM = """
from nautilus_trader.backtest.engine import BacktestEngine, BacktestEngineConfig
from nautilus_trader.common.component import flush_logger
from nautilus_trader.config import LoggingConfig

engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(
    log_level="OFF", log_level_file="INFO", log_directory="logs", log_file_name="desk", clear_log_file={clear},
)))
engine.logger.info("once a run")
flush_logger()
engine.dispose()
"""


def count(clear):
    process(PROGRAM.format(clear=clear))
    return Path("logs/desk.log").read_text().count("once a run")


assert [count(False), count(False), count(True)] == [1, 2, 1]
