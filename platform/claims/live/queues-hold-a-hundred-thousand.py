"""
The queues of a node's data, risk and execution engine hold 100,000 messages by default, and an exception in a handler
doesn't shut the node down in order unless `graceful_shutdown_on_exception` is set.
"""

from nautilus_trader.config import LiveDataEngineConfig
from nautilus_trader.config import LiveExecEngineConfig
from nautilus_trader.config import LiveRiskEngineConfig

for kind in (LiveDataEngineConfig, LiveRiskEngineConfig, LiveExecEngineConfig):
    assert kind().qsize == 100_000, kind
    assert kind().graceful_shutdown_on_exception is False, kind
