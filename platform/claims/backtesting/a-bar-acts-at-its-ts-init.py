"""
A bar acts at its `ts_init`: `process(frame, ts_init_delta=…)` of the wrangler shifts it, and leaves `ts_event` as the frame's index
says.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import MINUTE
from kit.market import MINUTE_BARS
from kit.market import at
from kit.simulation import when
from nautilus_trader.persistence.wranglers import BarDataWrangler

import pandas as pd

row = {"open": [1.1], "high": [1.1], "low": [1.1], "close": [1.1], "volume": [1e6]}
opened = pd.DataFrame(row, index=[pd.Timestamp(at(0), tz="UTC")])
for delta in (0, MINUTE):
    (made,) = BarDataWrangler(MINUTE_BARS, EURUSD).process(opened, ts_init_delta=delta)
    assert (made.ts_event, made.ts_init) == (at(0), at(0) + delta), made
    done = run([made], {0: when(Script.market, BUY, 1_000)})
    assert done.order.ts_last == at(0) + delta, done.order.ts_last
