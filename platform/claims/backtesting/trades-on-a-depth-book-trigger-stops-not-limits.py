"""
On a depth book with `trade_execution=True`, a trade triggers stops, but it doesn't fill limit orders: the order stays ACCEPTED,
since fills come from the book. A fill model that brings its own book fills it.
"""
# only: latest — release 1.222.0 fills the limit order too, nightly's commit doesn't

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import trade
from kit.simulation import book
from kit.simulation import when
from nautilus_trader.backtest.models import BestPriceFillModel
from nautilus_trader.model.enums import AggressorSide
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderStatus

data = [book(0, {1.1000: 5_000}, {1.1002: 5_000}), trade(1, 1.0900, aggressor=AggressorSide.SELLER)]
venue = {"book_type": BookType.L2_MBP, "trade_execution": True}
stop = run(data, {0: when(Script.stop_market, SELL, 1_000, 1.0950)}, **venue)
assert stop.order.status == OrderStatus.FILLED, stop.order.status
sellers = [data[0], trade(1, 1.0900, aggressor=AggressorSide.BUYER)]
limit = run(sellers, {0: when(Script.limit, BUY, 1_000, 1.0950)}, **venue)
assert limit.order.status == OrderStatus.ACCEPTED, limit.order.status
model = run(sellers, {0: when(Script.limit, BUY, 1_000, 1.0950)}, fill_model=BestPriceFillModel(), **venue)
assert model.order.status == OrderStatus.FILLED, model.order.status
