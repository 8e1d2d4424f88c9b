"""A trade whose size is rounded to 0 by the instrument's decimals makes the trade wrangler raise `ValueError`."""

import pandas as pd
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import TradeTickDataWrangler


def process(quantity):
    index = pd.DatetimeIndex(["2024-01-02 12:00"], tz="UTC")
    frame = pd.DataFrame({"price": 1.1, "quantity": quantity, "trade_id": ["1"]}, index=index)
    return TradeTickDataWrangler(EURUSD).process(frame)


(tick,) = process([1.4])
assert tick.size == 1, tick.size
error = raised(lambda: process([0.4]))
assert type(error) is ValueError, repr(error)
