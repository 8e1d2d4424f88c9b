"""
The quote wrangler takes sizes only from columns named `bid_size` and `ask_size`: a column `size` is ignored, and every quote
offers 1,000,000 on both sides.
"""

from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler

import pandas as pd

index = pd.DatetimeIndex(["2024-01-02"], tz="UTC")
frame = pd.DataFrame({"bid_price": [1.1], "ask_price": [1.2]}, index)
wrangler = QuoteTickDataWrangler(EURUSD)
(ignored,) = wrangler.process(frame.assign(size=5.0))
assert (float(ignored.bid_size), float(ignored.ask_size)) == (1_000_000, 1_000_000), ignored
(read,) = wrangler.process(frame.assign(bid_size=5.0, ask_size=6.0))
assert (float(read.bid_size), float(read.ask_size)) == (5, 6), read
(renamed_columns,) = wrangler.process(frame.rename(columns={"bid_price": "bid", "ask_price": "ask"}))
assert float(renamed_columns.bid_price) == 1.1, renamed_columns
