"""
With a fill model that brings its own book, such as `BestPriceFillModel`, a stop that the market gaps past fills at
the market's price, and not at its trigger.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.backtest.models import BestPriceFillModel

data = [quote(0, 1.1000, 1.1002), quote(1, 1.2000, 1.2002)]
stop = {0: when(Script.stop_market, BUY, 1_000, 1.1500)}
gapped = run(data, stop, fill_model=BestPriceFillModel())
assert prices(gapped) == [(1.2002, 1_000)], prices(gapped)
reached = run([data[0], quote(1, 1.1498, 1.1500)], stop, fill_model=BestPriceFillModel())
assert prices(reached) == [(1.1500, 1_000)], prices(reached)
