"""
`DatabaseConfig` is for Redis by default, and any other type, `"postgres"` too, raises `ValueError` when the engine is
built.
"""

from kit.failures import raised
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import CacheConfig
from nautilus_trader.config import DatabaseConfig
from nautilus_trader.config import LoggingConfig

config = DatabaseConfig()
assert (config.type, config.host, config.port, config.ssl, config.timeout) == ("redis", None, None, False, 20), config


def build(database):
    quiet = LoggingConfig(bypass_logging=True)
    return BacktestEngine(BacktestEngineConfig(logging=quiet, cache=CacheConfig(database=database)))


error = raised(lambda: build(DatabaseConfig(type="postgres")))
assert type(error) is ValueError and "'postgres'" in str(error), error
assert build(None) is not None
