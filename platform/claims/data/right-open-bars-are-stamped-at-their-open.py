"""
With `time_bars_interval_type="right-open"` the `ts_event` of a built time bar is stamped as with
`time_bars_timestamp_on_close=False`, whatever that field says; its `ts_init` stays the close. Other text raises `ValueError`.
"""

from kit.bars import built
from kit.failures import raised
from kit.market import at
from kit.market import quote

BARS = "EUR/USD.SIM-1-MINUTE-BID-INTERNAL"
data = [quote(second, 1.1, 1.1002) for second in (10, 70, 130)]

right = built(BARS, data, time_bars_interval_type="right-open", time_bars_timestamp_on_close=True)[0]
assert (right.ts_event, right.ts_init) == (at(0), at(60)), right
opened = built(BARS, data, time_bars_timestamp_on_close=False)[0]
assert (opened.ts_event, opened.ts_init) == (at(0), at(60)), opened
left = built(BARS, data, time_bars_interval_type="left-open")[0]
assert (left.ts_event, left.ts_init) == (at(60), at(60)), left
error = raised(lambda: built(BARS, data, time_bars_interval_type="closed"))
assert type(error) is ValueError, error
