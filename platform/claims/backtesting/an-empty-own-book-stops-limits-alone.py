"""
If the book that a fill model brings gives no fills, a market order falls back to the standard logic; a limit order
doesn't, and stays open.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.backtest.models import FillModel
from nautilus_trader.model import OrderBook
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderStatus

class Empty(FillModel):
    def get_orderbook_for_fill_simulation(self, instrument, order, best_bid, best_ask):
        return OrderBook(instrument.id, BookType.L2_MBP)


data = [quote(0, 1.1000, 1.1002), quote(1, 1.0900, 1.0902)]
market = run(data, {0: when(Script.market, BUY, 1_000)}, fill_model=Empty())
assert prices(market) == [(1.1002, 1_000)], prices(market)
limit = run(data, {0: when(Script.limit, BUY, 1_000, 1.0950)}, fill_model=Empty())
assert (limit.order.status, prices(limit)) == (OrderStatus.ACCEPTED, []), limit.order
standard = run(data, {0: when(Script.limit, BUY, 1_000, 1.0950)})
assert standard.order.status == OrderStatus.FILLED, standard.order.status
