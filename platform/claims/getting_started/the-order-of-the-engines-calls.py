"""
An instrument before its venue raises `InvalidConfiguration`, a `RuntimeError`, data before its instrument `ValueError`, and an empty
list `ValueError`; in the order venue, instrument, data nothing is raised.
"""

from kit.failures import raised
from kit.market import EURUSD
from kit.market import quote
from kit.simulation import build
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import LoggingConfig

item = quote(0, 1.1, 1.1002)
bare = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
error = raised(lambda: bare.add_instrument(EURUSD))
assert type(error).__name__ == "InvalidConfiguration" and isinstance(error, RuntimeError), error
assert "without first adding its associated venue" in str(error), error
error = raised(lambda: bare.add_data([item]))
assert type(error) is ValueError and "Add the instrument" in str(error), error
error = raised(lambda: build().add_data([]))
assert type(error) is ValueError and "collection was empty" in str(error), error
build().add_data([item])
