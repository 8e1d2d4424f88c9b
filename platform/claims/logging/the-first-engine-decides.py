"""
The `LoggingConfig` of an engine is ignored once another engine of the process has started the logger; one with
`bypass_logging=True` starts nothing, so the next one does.
"""

from kit.failures import process

PROGRAM = """
from nautilus_trader.backtest.engine import BacktestEngine, BacktestEngineConfig
from nautilus_trader.common.component import flush_logger
from nautilus_trader.config import LoggingConfig

def build(**logging):
    return BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(log_colors=False, **logging)))

first = build({first})
second = build(log_level="INFO")
second.logger.info("from the second engine")
print("guards", first.get_log_guard() is not None, second.get_log_guard() is not None)
"""


def seen(first):
    out = process(PROGRAM.format(first=first)).stdout
    return "from the second engine" in out, [line for line in out.splitlines() if line.startswith("guards")][0]


assert seen("log_level='ERROR'") == (False, "guards True False"), seen("log_level='ERROR'")
assert seen("bypass_logging=True") == (True, "guards False True"), seen("bypass_logging=True")
