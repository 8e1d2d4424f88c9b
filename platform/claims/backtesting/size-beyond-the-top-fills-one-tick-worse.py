"""
On an L1_MBP book, the part of a market order that is larger than the size at the best price fills one tick worse,
whatever its size.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when

data = [quote(0, 1.1000, 1.1002, size=1_000), quote(1, 1.1000, 1.1002, size=1_000)]
fits = run(data, {0: when(Script.market, BUY, 1_000)})
assert prices(fits) == [(1.1002, 1_000)], prices(fits)
larger = run(data, {0: when(Script.market, BUY, 900_000)})
assert prices(larger) == [(1.1002, 1_000), (1.10021, 899_000)], prices(larger)
sold = run(data, {0: when(Script.market, SELL, 3_000)})
assert prices(sold) == [(1.1000, 1_000), (1.09999, 2_000)], prices(sold)
