"""
A resting limit order on an L1_MBP book fills whole, at its limit, once the market goes through its price. While
the market only touches it, it takes the size on offer and waits with the rest.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus

resting = {0: when(Script.limit, BUY, 50_000, 1.0950)}
start = quote(0, 1.1000, 1.1002, size=1_000)
through = run([start, quote(1, 1.0940, 1.0949, size=1_000)], resting)
assert sum(size for _, size in prices(through)) == 50_000, prices(through)
assert {price for price, _ in prices(through)} == {1.0950}, prices(through)
touched = run([start, quote(1, 1.0940, 1.0950, size=1_000)], resting)
assert prices(touched) == [(1.0950, 1_000)], prices(touched)
assert touched.order.status == OrderStatus.PARTIALLY_FILLED, touched.order.status
