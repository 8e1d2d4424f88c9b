"""
A `trader_id` without a hyphen ends the process with an abort.
"""

from kit.failures import aborts

PROGRAM = """
from nautilus_trader.config import LoggingConfig, TradingNodeConfig
from nautilus_trader.live.node import TradingNode
TradingNode(TradingNodeConfig(trader_id={name!r}, logging=LoggingConfig(log_level="OFF")))
"""
assert aborts(PROGRAM.format(name="DESK"))
assert not aborts(PROGRAM.format(name="DESK-001"))
