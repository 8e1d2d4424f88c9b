"""
The configuration of each engine must fit the environment: a live data, risk or execution engine configuration in a
backtest raises `InvalidConfiguration` when the engine is built.
"""

from kit.failures import raised
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.common.config import InvalidConfiguration
from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import DataEngineConfig
from nautilus_trader.config import LiveDataEngineConfig
from nautilus_trader.config import LiveExecEngineConfig
from nautilus_trader.config import LiveRiskEngineConfig
from nautilus_trader.config import LoggingConfig


def build(**engine):
    return BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True), **engine))


for name, config in (
    ("data_engine", LiveDataEngineConfig()),
    ("risk_engine", LiveRiskEngineConfig()),
    ("exec_engine", LiveExecEngineConfig()),
):
    error = raised(lambda: build(**{name: config}))
    assert type(error) is InvalidConfiguration, (name, error)
assert build(data_engine=DataEngineConfig()) is not None
