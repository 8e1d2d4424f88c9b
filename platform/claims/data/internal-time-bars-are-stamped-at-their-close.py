"""
A time bar that the platform builds has its close as `ts_event` and as `ts_init` by default; with
`time_bars_timestamp_on_close=False` its `ts_event` is its open, but an earlier boundary if the intervals before it had no
bar, and its `ts_init` still the close.
"""

from kit.bars import built
from kit.market import at
from kit.market import quote

BARS = "EUR/USD.SIM-1-MINUTE-BID-INTERNAL"
data = [quote(second, 1.1, 1.1002) for second in (10, 70, 310)]


def stamps(**settings):
    return [(item.ts_event, item.ts_init) for item in built(BARS, [*data, quote(400, 1.1, 1.1002)], **settings)]


assert stamps()[0] == (at(60), at(60)), stamps()
opened = stamps(time_bars_timestamp_on_close=False)
assert opened[:2] == [(at(0), at(60)), (at(60), at(120))], opened
gap = stamps(time_bars_timestamp_on_close=False, time_bars_build_with_no_updates=False)
assert gap[1:3] == [(at(60), at(120)), (at(120), at(360))], gap
