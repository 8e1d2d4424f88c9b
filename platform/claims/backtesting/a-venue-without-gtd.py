"""
With `support_gtd_orders=False` the venue ignores an order's expiry; by default it expires.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import at
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import TimeInForce

import pandas as pd

expiry = pd.Timestamp(at(1), tz="UTC")
order = {0: when(Script.limit, BUY, 1_000, 1.05, time_in_force=TimeInForce.GTD, expire_time=expiry)}
data = [quote(second, 1.1, 1.1002) for second in range(4)]
assert run(data, order).order.status == OrderStatus.EXPIRED
assert run(data, order, support_gtd_orders=False).order.status == OrderStatus.ACCEPTED
