"""`ExecEngineConfig(debug=True)` logs the commands and events that the engine receives, at level DEBUG: with log level INFO nothing more shows."""

from kit.failures import process

PROGRAM = """
from kit.backtest import BUY, LoggingConfig, run
from kit.orders import quotes
from nautilus_trader.config import ExecEngineConfig
logging = LoggingConfig(log_level={level!r}, log_colors=False)
engine = {{"logging": logging, "exec_engine": ExecEngineConfig(debug={debug})}}
run(quotes(1.1, 1.1), {{0: lambda script: script.market(BUY, 1_000)}}, engine=engine)
"""


def received(level, debug):
    lines = process(PROGRAM.format(level=level, debug=debug)).stdout.splitlines()
    return [line.split("]", 2)[2].split("(")[0].strip() for line in lines if ".ExecEngine: <--[" in line]


found = received("DEBUG", True)
assert found == ["SubmitOrder", "OrderSubmitted", "OrderFilled"], found
assert received("INFO", True) == received("DEBUG", False) == []
