"""
No store is on by default: neither a cache database, nor streaming, nor a message bus database, nor a catalog.
"""

from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import CacheConfig
from nautilus_trader.config import MessageBusConfig
from nautilus_trader.config import TradingNodeConfig

for config in (BacktestEngineConfig(), TradingNodeConfig()):
    assert (config.cache or CacheConfig()).database is None, config.cache
    assert (config.message_bus or MessageBusConfig()).database is None, config.message_bus
    assert config.streaming is None and not config.catalogs, config
