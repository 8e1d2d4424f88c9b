"""
The factory raises `ValueError` for GTD without `expire_time`, for an `expire_time` without GTD, for a GTD market order,
for an auction time in force on a stop, and for a display size above the quantity.
"""

from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.enums import TimeInForce
from nautilus_trader.model.identifiers import StrategyId
from nautilus_trader.model.identifiers import TraderId

import pandas as pd

make = OrderFactory(TraderId("TESTER-001"), StrategyId("S-001"), TestClock())
name, buy, size, price = EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000), EURUSD.make_price(1.1)
later = pd.Timestamp("2024-01-03", tz="UTC")
gtd, opening = TimeInForce.GTD, TimeInForce.AT_THE_OPEN
for call in (
    lambda: make.limit(name, buy, size, price, time_in_force=gtd),
    lambda: make.limit(name, buy, size, price, expire_time=later),
    lambda: make.market(name, buy, size, time_in_force=gtd),
    lambda: make.stop_market(name, buy, size, price, time_in_force=opening),
    lambda: make.limit(name, buy, size, price, display_qty=EURUSD.make_qty(2_000)),
):
    error = raised(call)
    assert type(error) is ValueError, error
assert make.limit(name, buy, size, price, time_in_force=gtd, expire_time=later).expire_time == later
assert make.limit(name, buy, size, price, display_qty=size).display_qty == size
