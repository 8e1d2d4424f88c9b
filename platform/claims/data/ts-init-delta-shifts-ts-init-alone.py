"""
A wrangler takes a row's time as `ts_event`, and adds `ts_init_delta` to it for `ts_init`; without it a bar stamped at its
open is known at its open.
"""

from kit.frames import frame
from kit.market import EURUSD
from kit.market import MINUTE
from kit.market import MINUTE_BARS
from kit.market import at
from nautilus_trader.persistence.wranglers import BarDataWrangler

rows = frame(open=1.1, high=1.2, low=1.0, close=1.1, volume=5.0)
wrangler = BarDataWrangler(MINUTE_BARS, EURUSD)
early, late = wrangler.process(rows)[0], wrangler.process(rows, ts_init_delta=MINUTE)[0]
assert (early.ts_event, early.ts_init) == (at(0), at(0)), early
assert (late.ts_event, late.ts_init) == (at(0), at(60)), late
