"""
A node of the environment `LIVE` refuses `bypass_logging` with `InvalidConfiguration`; one of `SANDBOX` takes it.
"""

import asyncio

from kit.failures import raised
from nautilus_trader.common.config import InvalidConfiguration
from nautilus_trader.common import Environment
from nautilus_trader.config import LoggingConfig
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.node import TradingNode

silent = LoggingConfig(bypass_logging=True)
error = raised(lambda: TradingNode(TradingNodeConfig(logging=silent), loop=asyncio.new_event_loop()))
assert type(error) is InvalidConfiguration, error
TradingNode(TradingNodeConfig(logging=silent, environment=Environment.SANDBOX), loop=asyncio.new_event_loop())
