"""
A node's timeouts in seconds are by default: reconciliation 30, portfolio 10, disconnection 10, post-stop 10, shutdown 5,
and connection 60 on 1.221.0, 120 on 1.222.0.
"""

from kit.version import RELEASE
from nautilus_trader.config import TradingNodeConfig

config = TradingNodeConfig()
found = {name: getattr(config, f"timeout_{name}") for name in (
    "connection", "reconciliation", "portfolio", "disconnection", "post_stop", "shutdown",
)}
connection = 60 if RELEASE == (1, 221, 0) else 120
assert found == {
    "connection": connection, "reconciliation": 30, "portfolio": 10, "disconnection": 10, "post_stop": 10, "shutdown": 5,
}, found
