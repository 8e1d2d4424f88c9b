"""
A second strategy of the same class with the same `order_id_tag` raises `RuntimeError`, 'Already registered a strategy with ID …';
one of another name raises 'strategy `order_id_tag` conflict'. Without a tag the engine counts them.
"""

from kit.failures import raised
from kit.simulation import build
from nautilus_trader.config import StrategyConfig
from nautilus_trader.trading.strategy import Strategy

class One(Strategy):
    pass


class Two(Strategy):
    pass


tag = StrategyConfig(order_id_tag="007")
for kind, text in ((One, "Already registered a strategy with ID"), (Two, "conflict")):
    engine = build()
    engine.add_strategy(One(tag))
    error = raised(lambda: engine.add_strategy(kind(tag)))
    assert type(error) is RuntimeError, error
    assert text in str(error), error
engine = build()
engine.add_strategies([One(), One(), Two()])
names = sorted(strategy.id.value for strategy in engine.trader.strategies())
assert names == ["One-000", "One-001", "Two-002"], names
