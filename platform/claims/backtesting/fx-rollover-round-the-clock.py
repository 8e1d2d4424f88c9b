"""
With data round the clock, `FXRolloverInterestModule` books at midnight UTC, and a position held over 17:00 in New York but closed
before midnight UTC pays nothing; only on a first day whose data begins after midnight in New York does it pay, at 17:00.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import NOON
from kit.market import SECOND
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.config import FXRolloverInterestConfig
from nautilus_trader.backtest.modules import FXRolloverInterestModule

import pandas as pd

rates = pd.DataFrame({"LOCATION": ["EA19", "USA"], "TIME": ["2024-01"] * 2, "Value": [3.0, 5.0]})


def bookings(start, bought, sold):
    """Return when interest was booked, with a quote an hour; bought and sold after so many hours."""
    first = (pd.Timestamp(start, tz="UTC").value - NOON) / SECOND
    data = [quote(first + 3_600 * hour, 1.1, 1.1001) for hour in range(40)]
    module = FXRolloverInterestModule(FXRolloverInterestConfig(rate_data=rates))
    plan = {bought: when(Script.market, BUY, 1_000_000), sold: when(Script.market, SELL, 1_000_000)}
    report = run(data, plan, modules=[module]).engine.trader.generate_account_report(EURUSD.venue)
    begin = pd.Timestamp(start, tz="UTC")
    trades = [begin + pd.Timedelta(hours=hour) for hour in (bought, sold)]
    return [f"{time:%a %H:%M}" for time in report.index[1:] if time not in trades]


# 17:00 in New York is 22:00 UTC in January.
assert bookings("2024-01-08 00:00", 1, 23) == []
assert bookings("2024-01-08 00:00", 1, 25) == ["Tue 00:00"]
assert bookings("2024-01-08 12:00", 1, 11) == ["Mon 22:00"]
assert bookings("2024-01-08 12:00", 25, 35) == []
