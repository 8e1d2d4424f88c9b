"""
A hyphen in `strategy_id` cuts the name when the tag is counted for you: `Slow-2` becomes `Slow-000`; with a tag of your
own the whole name stays.
"""

from kit.components import host
from kit.components import quotes
from nautilus_trader.config import StrategyConfig
from nautilus_trader.trading.strategy import Strategy

counted = Strategy(StrategyConfig(strategy_id="Slow-2"))
tagged = Strategy(StrategyConfig(strategy_id="Slow-2", order_id_tag="EU1"))
host(quotes(1), counted, tagged)
assert counted.id.value == "Slow-000", counted.id
assert tagged.id.value == "Slow-2-EU1", tagged.id
