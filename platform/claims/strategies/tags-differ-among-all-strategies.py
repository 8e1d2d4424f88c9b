"""
Two strategies of one trader can't have the same order id tag, whatever their class or name: adding the second raises
`RuntimeError`.
"""

from kit.components import host
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.config import StrategyConfig
from nautilus_trader.trading.strategy import Strategy


class Trend(Strategy):
    pass


class Carry(Strategy):
    pass


engine = host(quotes(1), Trend(StrategyConfig(order_id_tag="EU1")))
error = raised(lambda: engine.add_strategy(Carry(StrategyConfig(order_id_tag="EU1"))))
assert type(error) is RuntimeError, error
engine.add_strategy(Carry(StrategyConfig(order_id_tag="EU2")))
assert {strategy.value for strategy in engine.trader.strategy_ids()} == {"Trend-EU1", "Carry-EU2"}
