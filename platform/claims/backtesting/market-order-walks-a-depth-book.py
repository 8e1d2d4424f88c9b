"""
On a depth book a market order walks the levels, and what they can't fill leaves it PARTIALLY_FILLED; no tick is
added beyond the last level.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.simulation import book
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderStatus

data = [book(0, {1.1000: 5_000}, {1.1002: 1_000, 1.1005: 2_000})]
venue = {"book_type": BookType.L2_MBP}
walked = run(data, {0: when(Script.market, BUY, 2_500)}, **venue)
assert prices(walked) == [(1.1002, 1_000), (1.1005, 1_500)], prices(walked)
assert walked.order.status == OrderStatus.FILLED, walked.order.status
short = run(data, {0: when(Script.market, BUY, 9_000)}, **venue)
assert prices(short) == [(1.1002, 1_000), (1.1005, 2_000)], prices(short)
assert short.order.status == OrderStatus.PARTIALLY_FILLED, short.order.status
