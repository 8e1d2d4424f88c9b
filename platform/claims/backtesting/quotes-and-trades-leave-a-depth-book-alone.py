"""
On a depth book quotes and trades don't change the book: market orders keep filling at the levels of the last deltas.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.market import trade
from kit.simulation import book
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import BookType

data = [book(0, {1.1000: 5_000}, {1.1002: 5_000}), quote(1, 1.2000, 1.2002), trade(2, 1.3000)]
buying = dict.fromkeys(range(3), when(Script.market, BUY, 1_000))
deep = run(data, buying, book_type=BookType.L2_MBP)
assert [price for price, _ in prices(deep)] == [1.1002] * 3, prices(deep)
top = run(data[1:], {0: buying[0], 1: buying[1]})
assert [price for price, _ in prices(top)] == [1.2002, 1.3000], prices(top)
