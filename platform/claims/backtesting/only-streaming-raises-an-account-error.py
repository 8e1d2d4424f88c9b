"""
A run with `streaming=True` raises the `AccountBalanceNegative` of an overdrawn cash account, and so does a run in which the order waits
past the last item, as that of the second of two timers at that instant; otherwise the run returns.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.failures import raised
from kit.market import at
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import build
from kit.simulation import cash
from kit.simulation import when

import pandas as pd

data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(4)]
plan = {1: when(Script.market, BUY, 1)}
error = raised(lambda: build(data, plan, instrument=BTCUSDT, **cash(40_001)).run(streaming=True))
assert type(error).__name__ == "AccountBalanceNegative", error
assert build(data, plan, instrument=BTCUSDT, **cash(40_001)).run() is None


def two_timers(second):
    def alerts(script):
        moment = pd.Timestamp(at(second), tz="UTC")
        script.clock.set_time_alert("a", moment, lambda event: None)
        script.clock.set_time_alert("b", moment, lambda event: script.market(BUY, 1))

    return build(data, {"start": alerts}, instrument=BTCUSDT, **cash(40_001))


assert two_timers(1.5).run() is None
late = raised(lambda: two_timers(3).run())
assert type(late).__name__ == "AccountBalanceNegative", late
