"""
An empty cell among prices makes `process` raise `ValueError`; `process_bar_data` drops the row of that bar without a
word.
"""

import numpy as np
import pandas as pd
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler

index = pd.date_range("2024-01-02", periods=3, freq="min", tz="UTC")
wrangler = QuoteTickDataWrangler(EURUSD)
quotes = pd.DataFrame({"bid_price": [1.1, np.nan, 1.1], "ask_price": 1.1002}, index=index)
assert len(wrangler.process(quotes.dropna())) == 2
error = raised(lambda: wrangler.process(quotes))
assert type(error) is ValueError, repr(error)

bars = pd.DataFrame({name: [1.1, 1.1, 1.1] for name in ("open", "high", "low", "close")}, index=index)
bars.loc[index[1], "high"] = np.nan
ticks = wrangler.process_bar_data(bars, bars.copy())
assert len(ticks) == 8, len(ticks)
