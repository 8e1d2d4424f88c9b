"""
A strategy's id is the class name, or `strategy_id` if given, a hyphen, and the tag; without `order_id_tag` the trader
counts tags from 000 in the order of adding.
"""

from kit.components import host
from kit.components import quotes
from nautilus_trader.config import StrategyConfig
from nautilus_trader.trading.strategy import Strategy


class Trend(Strategy):
    pass


configs = [{}, {}, {"order_id_tag": "EU1"}, {"strategy_id": "Slow", "order_id_tag": "EU2"}, {"strategy_id": "Fast"}]
strategies = [Trend(StrategyConfig(**fields)) for fields in configs]
host(quotes(1), *strategies)
ids = [strategy.id.value for strategy in strategies]
assert ids == ["Trend-000", "Trend-001", "Trend-EU1", "Slow-EU2", "Fast-004"], ids
