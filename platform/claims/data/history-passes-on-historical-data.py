"""
The bars of a request pass `on_historical_data`, not `on_bar`, all of them before its `callback`; they update the indicators
registered before the request, and miss one registered after it.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.history import ask
from kit.market import MINUTE_BARS
from kit.market import at
from nautilus_trader.indicators import SimpleMovingAverage

import pandas as pd

early, late = SimpleMovingAverage(10), SimpleMovingAverage(10)


def begin(asker):
    asker.register_indicator_for_bars(MINUTE_BARS, early)
    asker.request_bars(MINUTE_BARS, start=pd.Timestamp(at(60), tz="UTC"), callback=asker.done)
    asker.register_indicator_for_bars(MINUTE_BARS, late)


assert ask(begin, minutes(5, 6), catalog(minutes(1, 4))).names() == ["history"] * 4 + ["done"]
assert (early.count, late.count) == (4, 0), (early.count, late.count)
