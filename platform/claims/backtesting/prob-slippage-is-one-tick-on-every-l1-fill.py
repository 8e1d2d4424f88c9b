"""
With `prob_slippage=1`, each fill against the size in an L1_MBP book is one tick worse, those of limit orders too, which then fill
beyond their limit. What a resting limit order fills beyond that size stays at its limit. On depth books it has no effect.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import book
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.backtest.models import FillModel
from nautilus_trader.model.enums import BookType

slips = FillModel(prob_slippage=1.0)
data = [quote(0, 1.1000, 1.1002), quote(1, 1.0900, 1.0902)]
market = run(data, {0: when(Script.market, BUY, 1_000), 1: when(Script.market, SELL, 1_000)}, fill_model=slips)
assert prices(market) == [(1.10021, 1_000), (1.08999, 1_000)], prices(market)
limit = run(data, {0: when(Script.limit, BUY, 1_000, 1.0950)}, fill_model=slips)
assert prices(limit) == [(1.09501, 1_000)], prices(limit)
thin = [quote(0, 1.1000, 1.1002, size=1_000), quote(1, 1.0900, 1.0902, size=1_000)]
beyond = run(thin, {0: when(Script.limit, BUY, 3_000, 1.0950)}, fill_model=slips)
assert prices(beyond) == [(1.09501, 1_000), (1.09500, 2_000)], prices(beyond)
books = [book(0, {1.1000: 5_000}, {1.1002: 5_000})]
depth = run(books, {0: when(Script.market, BUY, 1_000)}, fill_model=slips, book_type=BookType.L2_MBP)
assert prices(depth) == [(1.1002, 1_000)], prices(depth)
