"""
A time bar that the platform builds has its close as `ts_event` and as `ts_init` by default; with
`time_bars_timestamp_on_close=False` its `ts_event` is the open, and its `ts_init` still the close.
"""

from kit.bars import built
from kit.market import at
from kit.market import quote

BARS = "EUR/USD.SIM-1-MINUTE-BID-INTERNAL"
data = [quote(second, 1.1, 1.1002) for second in (10, 70, 130)]

first = built(BARS, data)[0]
assert (first.ts_event, first.ts_init) == (at(60), at(60)), first

opened = built(BARS, data, time_bars_timestamp_on_close=False)[0]
assert (opened.ts_event, opened.ts_init) == (at(0), at(60)), opened
