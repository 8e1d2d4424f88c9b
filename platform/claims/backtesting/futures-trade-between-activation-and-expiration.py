"""
Orders for a future are rejected before its activation and after its expiration; in between they are filled.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import NOON
from kit.market import SECOND
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.test_kit.providers import TestInstrumentProvider

import pandas as pd

def status(year, month, day):
    seconds = pd.Timestamp(year, month, day, 12, tz="UTC").value / SECOND - NOON / SECOND
    future = TestInstrumentProvider.es_future(expiry_year=2024, expiry_month=3)
    return run([quote(seconds, 4700, 4700.25, size=10, instrument=future)], {0: when(Script.market, BUY, 1)}, instrument=future)


inside = status(2024, 1, 2)
assert inside.order.status == OrderStatus.FILLED, inside.order.status
for year, text in ((2020, "not yet active"), (2025, "has expired")):
    outside = status(year, 1, 2)
    assert outside.order.status == OrderStatus.REJECTED, outside.order.status
    assert text in outside.script.events[-1].reason, outside.script.events[-1]
