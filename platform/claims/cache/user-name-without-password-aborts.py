"""
A `DatabaseConfig` with a user name and no password aborts the process when the engine is built.
"""

from kit.failures import process

program = """
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import BacktestEngineConfig, CacheConfig, DatabaseConfig, LoggingConfig
database = {}
BacktestEngine(BacktestEngineConfig(cache=CacheConfig(database=database), logging=LoggingConfig(log_level="ERROR")))
"""
done = process(program.format('DatabaseConfig(username="bot")'))
assert done.returncode == -6 and "password" in done.stderr.lower(), done.stderr
assert process(program.format("None")).returncode == 0
