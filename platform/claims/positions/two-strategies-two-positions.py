"""
Two strategies on one instrument have a position each in NETTING, and `is_flat` is True when they offset each other; a strategy that passes
the other's `position_id` joins that position.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.identifiers import PositionId

data = quotes(1.1, 1.1, 1.1)
apart = run(data, {0: lambda s: s.market(BUY, 1_000)}, {1: lambda s: s.market(SELL, 1_000)})
assert len(apart.engine.cache.positions_open()) == 2
assert apart.engine.portfolio.is_flat(apart.script.instrument.id)
assert apart.engine.portfolio.is_completely_flat()
theirs = {"position_id": PositionId("EUR/USD.SIM-Script-000")}
joined = run(data, {0: lambda s: s.market(BUY, 1_000)}, {1: lambda s: s.market(SELL, 1_000, submit=theirs)})
assert [position.is_closed for position in joined.positions] == [True], joined.positions
