"""
On an L1_MBP book, a STOP_MARKET order fills at its trigger price even when the market gaps past it, and a stop that
`reject_stop_orders=False` accepts in the market does so too.
"""
# only: latest — release 1.222.0 fills them at the market, nightly's commit still at the trigger

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when

stop = {0: when(Script.stop_market, BUY, 1_000, 1.1500)}
gapped = run([quote(0, 1.1000, 1.1002), quote(1, 1.2000, 1.2002)], stop)
assert prices(gapped) == [(1.1500, 1_000)], prices(gapped)
inside = run([quote(0, 1.2000, 1.2002)], stop, reject_stop_orders=False)
assert prices(inside) == [(1.1500, 1_000)], prices(inside)
