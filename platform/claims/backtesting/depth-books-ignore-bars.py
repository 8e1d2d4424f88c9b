"""
A depth book ignores bars: they don't move the market, but they reach the strategy.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.market import quote
from kit.simulation import book
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model import Bar
from nautilus_trader.model.enums import BookType

data = [book(0, {1.1000: 5_000}, {1.1002: 5_000}), bar(60, 1.2, 1.2, 1.2, 1.2)]
deep = run(data, {1: when(Script.market, BUY, 1_000)}, book_type=BookType.L2_MBP)
assert type(deep.script.seen[1]) is Bar, deep.script.seen
assert prices(deep) == [(1.1002, 1_000)], prices(deep)
top = run([quote(0, 1.1000, 1.1002), data[1]], {1: when(Script.market, BUY, 1_000)})
assert prices(top) == [(1.2, 1_000)], prices(top)
