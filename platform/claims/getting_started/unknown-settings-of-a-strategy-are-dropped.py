"""
Unknown keys in the `config` of an `ImportableStrategyConfig` are dropped silently and the default is used; a missing required key
raises `ValidationError`. A field that the run's own configurations don't know raises `TypeError`.
"""

from kit.failures import raised
from kit.described import crossing
from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import BacktestRunConfig
from nautilus_trader.config import LoggingConfig

from nautilus_trader.examples.strategies.ema_cross import EMACrossConfig
from nautilus_trader.trading.config import StrategyFactory

made = StrategyFactory.create(crossing(fats_ema_period=7))
assert made.config.fast_ema_period == 2, made.config
assert not hasattr(made.config, "fats_ema_period")
lacking = crossing()
del lacking.config["trade_size"]
error = raised(lambda: StrategyFactory.create(lacking))
assert type(error).__name__ == "ValidationError", error
for kind, fields in ((BacktestRunConfig, {"venues": [], "data": []}), (BacktestEngineConfig, {}), (LoggingConfig, {})):
    kind(**fields)
    assert type(raised(lambda: kind(**fields, fats=1))) is TypeError, kind
