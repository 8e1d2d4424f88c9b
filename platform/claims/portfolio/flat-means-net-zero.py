"""`net_position` adds up signed sizes, so `is_flat` and `is_completely_flat` are True with a long and a short of the same size open; `net_exposure` counts both."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import OmsType

plan = {0: lambda s: s.market(BUY, 1_000), 1: lambda s: s.market(SELL, 1_000)}
done = run(quotes(1.1, 1.1, 1.1), plan, oms_type=OmsType.HEDGING)
portfolio = done.engine.portfolio
assert len(done.engine.cache.positions_open()) == 2
assert portfolio.net_position(EURUSD.id) == 0 and portfolio.is_flat(EURUSD.id) and portfolio.is_completely_flat()
exposure = portfolio.net_exposure(EURUSD.id, price=EURUSD.make_price(1.1)).as_double()
assert exposure == 2_200, exposure
