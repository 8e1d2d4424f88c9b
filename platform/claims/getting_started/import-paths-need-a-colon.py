"""
An import path has a colon before the class: with a dot, a strategy's path raises `ValueError`.
"""

from kit.failures import raised
from kit.described import crossing
from nautilus_trader.config import ImportableStrategyConfig

from nautilus_trader.trading.config import StrategyFactory

path = "nautilus_trader.examples.strategies.ema_cross"
fields = crossing().config
right = ImportableStrategyConfig(strategy_path=f"{path}:EMACross", config_path=f"{path}:EMACrossConfig", config=fields)
assert type(StrategyFactory.create(right)).__name__ == "EMACross"
wrong = ImportableStrategyConfig(strategy_path=f"{path}.EMACross", config_path=f"{path}.EMACrossConfig", config=fields)
error = raised(lambda: StrategyFactory.create(wrong))
assert type(error) is ValueError and "expected 2, got 1" in str(error), error
