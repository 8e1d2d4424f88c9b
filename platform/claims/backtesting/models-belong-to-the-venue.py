"""
A fill model given to `BacktestEngineConfig` raises `TypeError`: models of fills, fees and latency belong to the venue.
"""

import inspect

from kit.failures import raised
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import BacktestEngineConfig

for name in ("fill_model", "fee_model", "latency_model"):
    error = raised(lambda: BacktestEngineConfig(**{name: None}))
    assert type(error) is TypeError and name in str(error), error
    assert name in inspect.signature(BacktestEngine.add_venue).parameters
