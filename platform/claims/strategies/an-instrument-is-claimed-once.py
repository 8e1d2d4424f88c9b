"""
Two strategies can't claim the orders of one instrument: adding the second raises `InvalidConfiguration`.
"""

from kit.components import host
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.common.config import InvalidConfiguration
from nautilus_trader.config import StrategyConfig
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.trading.strategy import Strategy


def claim(symbol, tag):
    instrument_id = InstrumentId.from_str(f"{symbol}.SIM")
    return Strategy(StrategyConfig(order_id_tag=tag, external_order_claims=[instrument_id]))


engine = host(quotes(1), claim("EUR/USD", "A"), claim("GBP/USD", "B"))
error = raised(lambda: engine.add_strategy(claim("EUR/USD", "C")))
assert type(error) is InvalidConfiguration, error
