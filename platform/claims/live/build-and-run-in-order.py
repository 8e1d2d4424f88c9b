"""
A node that is built twice raises `RuntimeError`; one that runs before it is built logs an error and returns, or raises
`RuntimeError` with `raise_exception=True`.
"""

import asyncio

from kit.failures import raised
from kit.node import OFF
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.node import TradingNode

node = TradingNode(TradingNodeConfig(logging=OFF), loop=asyncio.new_event_loop())
node.run()
error = raised(lambda: node.run(raise_exception=True))
assert type(error) is RuntimeError, error
node.build()
error = raised(node.build)
assert type(error) is RuntimeError, error
