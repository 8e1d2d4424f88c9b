"""
`BarDataWrangler` reads the columns by position, whatever their names; only an impossible bar raises. Without a column of volume
every bar gets 1,000,000.
"""

from kit.failures import raised
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from nautilus_trader.persistence.wranglers import BarDataWrangler

import pandas as pd

index = pd.DatetimeIndex(["2024-01-02"], tz="UTC")
wrangler = BarDataWrangler(MINUTE_BARS, EURUSD)
right = pd.DataFrame({"open": [1.1], "high": [1.3], "low": [1.0], "close": [1.2], "volume": [7.0]}, index)
(bar,) = wrangler.process(right)
assert (float(bar.open), float(bar.close), float(bar.volume)) == (1.1, 1.2, 7), bar
(swapped,) = wrangler.process(right[["close", "high", "low", "open", "volume"]])
assert (float(swapped.open), float(swapped.close)) == (1.2, 1.1), swapped
(without,) = wrangler.process(right.drop(columns="volume"))
assert float(without.volume) == 1_000_000, without
error = raised(lambda: wrangler.process(right[["open", "low", "high", "close", "volume"]]))
assert type(error) is ValueError and "high was <" in str(error), error
