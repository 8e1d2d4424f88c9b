"""The bar wrangler takes the first five columns for open, high, low, close and volume, whatever their names are, and ignores those behind them."""

import pandas as pd
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from nautilus_trader.persistence.wranglers import BarDataWrangler

index = pd.DatetimeIndex(["2024-01-02 12:00"], tz="UTC")
frame = pd.DataFrame({"a": 1.1, "b": 1.3, "c": 1.0, "d": 1.2, "e": 5.0, "open": 9.0}, index=index)
(bar,) = BarDataWrangler(MINUTE_BARS, EURUSD).process(frame)
assert [float(value) for value in (bar.open, bar.high, bar.low, bar.close, bar.volume)] == [1.1, 1.3, 1.0, 1.2, 5.0], bar
