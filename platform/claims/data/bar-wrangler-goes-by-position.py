"""
`BarDataWrangler` takes columns by position (open, high, low, close, volume), ignores their names and those after the
fifth, and takes a volume of 1,000,000 where there is none.
"""

from kit.frames import frame
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from nautilus_trader.persistence.wranglers import BarDataWrangler

wrangler = BarDataWrangler(MINUTE_BARS, EURUSD)
named = wrangler.process(frame(close=1.10, open=1.20, high=1.00, low=1.15))[0]
assert [str(price) for price in (named.open, named.high, named.low, named.close)] == ["1.10000", "1.20000", "1.00000", "1.15000"]
assert float(named.volume) == 1_000_000, named
extra = wrangler.process(frame(open=1.1, high=1.2, low=1.0, close=1.1, volume=7.0, trades=99.0))[0]
assert float(extra.volume) == 7, extra
