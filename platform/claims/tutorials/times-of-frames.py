"""
A wrangler takes a naive index for UTC and converts any other zone; `ts_init_delta` is added to `ts_init` alone, and a
negative one raises `ValueError`.
"""

import pandas as pd
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler


def process(time, zone=None, **arguments):
    index = pd.DatetimeIndex([time]).tz_localize(zone)
    frame = pd.DataFrame({"bid_price": 1.1, "ask_price": 1.1002}, index=index)
    (tick,) = QuoteTickDataWrangler(EURUSD).process(frame, **arguments)
    return tick


noon = pd.Timestamp("2024-01-02 12:00", tz="UTC").value
assert process("2024-01-02 12:00").ts_event == noon
assert process("2024-01-02 07:00", "America/New_York").ts_event == noon
late = process("2024-01-02 12:00", ts_init_delta=5)
assert (late.ts_event, late.ts_init) == (noon, noon + 5)
error = raised(lambda: process("2024-01-02 12:00", ts_init_delta=-5))
assert type(error) is ValueError, repr(error)
