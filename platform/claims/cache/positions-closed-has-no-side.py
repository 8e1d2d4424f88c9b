"""
Order and position queries filter by venue, instrument, strategy and side, except that `positions_closed` takes no side.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.components import quotes
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.model.enums import PositionSide
from nautilus_trader.model.identifiers import StrategyId
from nautilus_trader.model.identifiers import Venue

rest = {0: lambda script: (script.limit(BUY, 1_000, 1.05), script.limit(SELL, 1_000, 1.20), script.market(BUY, 1_000))}
cache = run(quotes(3), rest).engine.cache
assert len(cache.orders(side=BUY)) == 2 and len(cache.orders(instrument_id=EURUSD.id)) == 3
assert cache.orders(venue=Venue("OTHER")) == [] and cache.orders(strategy_id=StrategyId("X-1")) == []
assert len(cache.positions_open(side=PositionSide.LONG)) == 1 and cache.positions_open(side=PositionSide.SHORT) == []
assert type(raised(lambda: cache.positions_closed(side=PositionSide.LONG))) is TypeError
