"""
`BarDataWrangler` raises `ValueError` for whole numbers in all columns and for an empty cell, and `AttributeError` for an index
that isn't of timestamps; a naive index is taken for UTC.
"""

from kit.failures import raised
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from nautilus_trader.persistence.wranglers import BarDataWrangler

import numpy as np
import pandas as pd

wrangler = BarDataWrangler(MINUTE_BARS, EURUSD)
names = ["open", "high", "low", "close", "volume"]
index = pd.DatetimeIndex(["2024-01-02"], tz="UTC")
floats = pd.DataFrame([[2.0] * 5], index, names)
error = raised(lambda: wrangler.process(floats.astype(int)))
assert type(error) is ValueError and "Buffer dtype mismatch" in str(error), error
error = raised(lambda: wrangler.process(floats.assign(close=np.nan)))
assert type(error) is ValueError and "was nan" in str(error), error
error = raised(lambda: wrangler.process(floats.reset_index(drop=True)))
assert type(error) is AttributeError and "tzinfo" in str(error), error
(aware,), (naive,) = wrangler.process(floats), wrangler.process(floats.tz_localize(None))
assert aware.ts_init == naive.ts_init == index[0].value, (aware, naive)
