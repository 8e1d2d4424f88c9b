"""
Of a `LAST` bar, a price equal to the one before is left out: a flat bar at the last price doesn't bring its own volume to the
book.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.simulation import prices
from kit.simulation import when

buy = {1: when(Script.market, BUY, 5_000)}
repeated = run([bar(60, 1.1, 1.1, 1.1, 1.1, volume=4_000), bar(120, 1.1, 1.1, 1.1, 1.1, volume=40_000)], buy)
assert prices(repeated) == [(1.1, 1_000), (1.10001, 4_000)], prices(repeated)
moved = run([bar(60, 1.1, 1.1, 1.1, 1.1, volume=4_000), bar(120, 1.2, 1.2, 1.2, 1.2, volume=40_000)], buy)
assert prices(moved) == [(1.2, 5_000)], prices(moved)
