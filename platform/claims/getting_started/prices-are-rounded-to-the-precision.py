"""
Wranglers round prices, sizes and volumes to the instrument's precision.
"""

from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler

import pandas as pd

index = pd.DatetimeIndex(["2024-01-02"], tz="UTC")
frame = pd.DataFrame({"bid_price": [1.100004], "ask_price": [1.200006], "bid_size": [5.4], "ask_size": [5.6]}, index)
(tick,) = QuoteTickDataWrangler(EURUSD).process(frame)
assert (str(tick.bid_price), str(tick.ask_price)) == ("1.10000", "1.20001"), tick
assert (str(tick.bid_size), str(tick.ask_size)) == ("5", "6"), tick
