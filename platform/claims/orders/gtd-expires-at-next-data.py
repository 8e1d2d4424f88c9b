"""
A GTD order expires at the instrument's first data after its time, and after that data was matched: data beyond
the expiry can still fill it.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import at
from kit.market import quote
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import TimeInForce

import pandas as pd


def buy_until(seconds):
    expiry = pd.Timestamp(at(seconds), tz="UTC")
    return lambda script: script.limit(BUY, 1_000, 1.0995, time_in_force=TimeInForce.GTD, expire_time=expiry)


venue = {"support_gtd_orders": True}
# The quote half a second after the expiry crosses the limit: filled, not expired.
crossed = run([quote(0, 1.1000, 1.1002), quote(2, 1.0990, 1.0992)], {0: buy_until(1.5)}, **venue)
assert crossed.order.status == OrderStatus.FILLED, crossed.order.status

# A quote that doesn't cross expires it, at that quote's time.
expired = run([quote(0, 1.1000, 1.1002), quote(2, 1.1000, 1.1002)], {0: buy_until(1.5)}, **venue)
assert expired.order.status == OrderStatus.EXPIRED, expired.order.status
assert expired.order.ts_last == at(2), expired.order.ts_last
