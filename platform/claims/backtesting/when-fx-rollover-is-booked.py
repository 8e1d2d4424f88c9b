"""
`FXRolloverInterestModule` books once a UTC day: at the first data of the day if that lies before midnight in New York, else at the
first data from 17:00 in New York on. It triples the bookings dated Wednesday and Friday in New York.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import NOON
from kit.market import SECOND
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.config import FXRolloverInterestConfig
from nautilus_trader.backtest.modules import FXRolloverInterestModule
from nautilus_trader.model.currencies import USD

import pandas as pd

rates = pd.DataFrame({"LOCATION": ["EA19", "USA"], "TIME": ["2024-01"] * 2, "Value": [3.0, 5.0]})


def bookings(start, hours):
    first = (pd.Timestamp(start, tz="UTC").value - NOON) / SECOND
    data = [quote(first + 3_600 * hour, 1.1, 1.1001) for hour in hours]
    module = FXRolloverInterestModule(FXRolloverInterestConfig(rate_data=rates))
    done = run(data, {0: when(Script.market, BUY, 1_000_000)}, modules=[module])
    report = done.engine.trader.generate_account_report(EURUSD.venue)
    totals = [float(total) for total in report["total"]]
    times = [f"{time:%a %H:%M}" for time in report.index[2:]]
    return times, totals, float(done.account.balance_total(USD)) - 1_000_000 + float(done.account.commission(USD))


# 17:00 in New York is 22:00 UTC in January; data around the clock, from Monday 12:00 to Wednesday 11:00.
around = bookings("2024-01-08 12:00", range(48))[0]
assert around == ["Mon 22:00", "Tue 00:00", "Wed 00:00"], around
# Each day's data begins after 05:00 UTC, midnight in New York.
days = [24 * day + hour for day in range(2) for hour in range(17)]
late = bookings("2024-01-08 06:00", days)[0]
assert late == ["Mon 22:00", "Tue 22:00"], late
single, triple = bookings("2024-01-09 12:00", range(11))[2], bookings("2024-01-10 12:00", range(11))[2]
friday = bookings("2024-01-12 12:00", range(11))[2]
assert abs(triple / single - 3) < 0.001, (single, triple)
assert abs(friday / single - 3) < 0.001, (single, friday)
