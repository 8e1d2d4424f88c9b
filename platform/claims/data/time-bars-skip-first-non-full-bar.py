"""
With `time_bars_skip_first_non_full_bar=True` the first bar is left out if the run starts inside its interval, and
kept if the run starts on a boundary; by default it is kept in both cases.
"""

from kit.bars import built
from kit.market import at
from kit.market import quote

BARS = "EUR/USD.SIM-1-MINUTE-BID-INTERNAL"


def closes(start, **settings):
    data = [quote(start + second, 1.1, 1.1002) for second in (0, 20, 70, 130)]
    return [bar.ts_init for bar in built(BARS, data, time_bars_build_with_no_updates=False, **settings)]


assert closes(10) == [at(60), at(120)], closes(10)
assert closes(10, time_bars_skip_first_non_full_bar=True) == [at(120)]
on_boundary = closes(0, time_bars_skip_first_non_full_bar=True)
assert at(60) in on_boundary, on_boundary
